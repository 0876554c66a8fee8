import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Trophy, TrophyReckoning, TrophySheet } from '../../engine/old-world/game/trophy-sheet.ts';
import { fill } from '../../i18n/words.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { TrophiesReason } from './reasons.ts';
import type { TrophiesWords } from './words.ts';

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: TrophiesWords;
  readonly links: Readonly<Record<TrophiesReason, ClauseLink>>;
  /** What the players are called, by their seats. */
  readonly names: readonly string[];
  readonly sheet: TrophySheet;
  readonly reckoning: TrophyReckoning;
  readonly onChange: (sheet: TrophySheet) => void;
};

export const DeskContext = createContext({} as Desk);
export const useDesk = (): Desk => useContext(DeskContext);

/** What a trophy is called on the sheet. */
export const trophyName = (trophy: Trophy, { words, names }: Pick<Desk, 'words' | 'names'>): string =>
  fill(words.gained[trophy.kind], {
    name: trophy.kind === 'witcher' ? (names[trophy.from] ?? '') : '',
    what: trophy.kind === 'attribute' ? words.attributes[trophy.attribute] : '',
  });
