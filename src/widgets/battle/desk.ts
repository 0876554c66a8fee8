import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type BattleSheet, EMPTY_SHEET } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { readSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import {
  makeOwnEnemies,
  type OwnEnemy,
  readOwnEnemies,
} from '../../engine/adventure-game/battle/own-enemies.ts';
import {
  type DiceSet,
  type DiceSetError,
  makeDiceSet,
  NO_DICE,
  readDiceSet,
} from '../../engine/adventure-game/dice/dice-set.ts';
import {
  makeSeenRolls,
  NOTHING_SEEN,
  readSeenRolls,
  type SeenRolls,
} from '../../engine/adventure-game/dice/learned-dice.ts';
import type { KnownEnemy } from '../../engine/adventure-game/enemy/known-enemies.ts';
import { statsOf } from '../../engine/adventure-game/enemy/verdict.ts';
import type { Read } from '../../engine/result.ts';
import type { Lang } from '../../i18n/locales.ts';
import { readAddress, writeAddress } from '../kit/address.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import { type ToolState, useToolState } from '../kit/tool-state.ts';
import type { BattleReason } from './reasons.ts';
import { type View, VIEWS } from './views.ts';
import type { BattleWords } from './words/words.ts';

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: BattleWords;
  readonly lang: Lang;
  readonly links: Readonly<Record<BattleReason, ClauseLink>>;
  readonly enemyLinks: Readonly<Record<Exclude<KnownEnemy, 'kikimore'>, ClauseLink>>;
  readonly sheet: BattleSheet;
  readonly onChange: (sheet: BattleSheet) => void;
  readonly onView: (view: View) => void;
} & Kept;

/** What is the reader's own, beside the battle. */
type Kept = {
  /** Entered once, kept on the device, and in the address only where the reader wants to share them. */
  readonly dice: ToolState<DiceSet, DiceSetError>;
  readonly seen: ToolState<SeenRolls, never>;
  readonly enemies: ToolState<readonly OwnEnemy[], never>;
};

export const DeskContext = createContext({} as Desk);
export const useDesk = (): Desk => useContext(DeskContext);

/** The name of the battle in the address. */
export const SHEET_NAME = 'battle';
const DICE = 'battle-dice';
const VIEW = 'battle-view';

/** What is not in the address cannot be wrong there. */
const always =
  <T>(read: (text: string) => T) =>
  (text: string): Read<T, never> => ({ value: read(text), error: undefined });

export const useKept = (): Kept => ({
  dice: useToolState({
    name: DICE,
    initial: NO_DICE,
    read: readDiceSet,
    make: makeDiceSet,
    device: DICE,
    address: 'shared',
  }),
  seen: useToolState({
    name: 'battle-seen',
    initial: NOTHING_SEEN,
    read: always(readSeenRolls),
    make: makeSeenRolls,
    device: 'battle-seen',
    address: 'never',
  }),
  enemies: useToolState({
    name: 'battle-enemies',
    initial: [] as readonly OwnEnemy[],
    read: always(readOwnEnemies),
    make: makeOwnEnemies,
    device: 'battle-enemies',
    address: 'never',
  }),
});

/** Which part of the tool is open. It is in the address, but no step that undo takes back. */
export function useView(initial: BattleSheet): readonly [view: View, setView: (view: View) => void] {
  const [view, show] = useState<View>(() => openingView(initial, false));
  useEffect(() => {
    const [named, text] = [readAddress(VIEW), readAddress(SHEET_NAME)];
    const sheet = text === undefined ? initial : readSheet(text).value;
    show(VIEWS.find((known) => known === named) ?? openingView(sheet, readAddress(DICE) !== undefined));
    // Only what the page was opened with is of interest.
  }, []);
  return [
    view,
    (next) => {
      show(next);
      writeAddress(VIEW, next);
    },
  ];
}

/** Where an address leads that names no part: to the roll if there is one, else to what it holds besides. */
export function openingView({ battle, hero, blows, wounded }: BattleSheet, holdsDice: boolean): View {
  if (battle.faces.length > 0) return 'rolled';
  if (holdsDice) return statsOf(battle.enemy).length > 0 ? 'before' : 'dice';
  if ([...Object.values(blows), ...Object.values(wounded)].some((count) => count > 0)) return 'wounds';
  return hero === EMPTY_SHEET.hero ? 'rolled' : 'before';
}
