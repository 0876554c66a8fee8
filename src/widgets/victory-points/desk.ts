import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PointsSheet, Reckoning } from '../../engine/adventure-game/hero/points-sheet.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { PointsReason } from './reasons.ts';
import type { PointsWords } from './words.ts';

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: PointsWords;
  readonly links: Readonly<Record<PointsReason, ClauseLink>>;
  /** What the players are called, by their seats. */
  readonly names: readonly string[];
  readonly sheet: PointsSheet;
  readonly reckoning: Reckoning;
  readonly onChange: (sheet: PointsSheet) => void;
};

export const DeskContext = createContext({} as Desk);
export const useDesk = (): Desk => useContext(DeskContext);
