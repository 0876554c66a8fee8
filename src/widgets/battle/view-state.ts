import { useEffect, useState } from 'preact/hooks';
import { readSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import { type BattleSheet, EMPTY_SHEET } from '../../engine/adventure-game/battle/battle-sheet.ts';
import { STATS } from '../../engine/adventure-game/enemy/verdict.ts';
import { putInAddress } from '../address-state.ts';
import { DICE_NAME } from './dice-state.ts';

export const VIEWS = ['rolled', 'before', 'dice', 'wounds'] as const;
export type View = (typeof VIEWS)[number];

/** The name of the battle in the address. */
export const SHEET_NAME = 'battle';
const NAME = 'battle-view';

/** Which part of the tool is open. It is in the address, but no step that undo takes back. */
export function useView(initial: BattleSheet): readonly [view: View, setView: (view: View) => void] {
  const [view, show] = useState<View>(() => openingView(initial, false));
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    const named = address.get(NAME);
    const text = address.get(SHEET_NAME);
    const sheet = text === null ? initial : readSheet(text).value;
    show(VIEWS.find((known) => known === named) ?? openingView(sheet, address.has(DICE_NAME)));
    // Only what the page was opened with is of interest.
  }, []);
  return [
    view,
    (next) => {
      show(next);
      putInAddress(NAME, next);
    },
  ];
}

/** Where an address leads that names no part: to the roll if there is one, else to what it holds besides. */
export function openingView({ battle, hero, blows, wounded }: BattleSheet, holdsDice: boolean): View {
  if (battle.faces.length > 0) return 'rolled';
  if (holdsDice) return STATS.some((stat) => battle.enemy[stat] !== undefined) ? 'before' : 'dice';
  if ([...Object.values(blows), ...Object.values(wounded)].some((count) => count > 0)) return 'wounds';
  return hero === EMPTY_SHEET.hero ? 'rolled' : 'before';
}
