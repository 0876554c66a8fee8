import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Table } from '../../engine/old-world/poker/dice-poker-table.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { DicePokerReason } from './reasons.ts';
import type { DicePokerWords } from './words.ts';

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: DicePokerWords;
  readonly lang: Lang;
  readonly links: Readonly<Record<DicePokerReason, ClauseLink>>;
  readonly table: Table;
  readonly onChange: (table: Table) => void;
};

export const DeskContext = createContext({} as Desk);
export const useDesk = (): Desk => useContext(DeskContext);
