import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OwnSheet } from '../../engine/card-game/sheets/own-sheet.ts';
import type { TableSheet } from '../../engine/card-game/sheets/table-sheet.ts';
import type { AttackCard, AttackClass } from '../../engine/card-game/vocabulary.ts';
import {
  ATTACK_CLASSES,
  CARD_FACTS,
  type Strengths,
  SWORD_OF_DESTINY,
} from '../../engine/card-game/vocabulary.ts';
import type { Reason } from '../../engine/reasons.ts';
import { fill } from '../../i18n/words.ts';
import type { ClauseLink } from '../kit/clause-links.ts';
import type { Step } from '../kit/Why.tsx';
import type { PerReason, ReasonCodes } from './reasons.ts';
import type { HandAndBidsWords } from './words/words.ts';

/** What all parts of the tool have at hand. */
export type Desk = {
  readonly words: HandAndBidsWords;
  readonly links: PerReason<ClauseLink>;
  readonly own: OwnSheet;
  readonly onOwn: (sheet: OwnSheet) => void;
  readonly table: TableSheet;
  readonly onTable: (table: TableSheet) => void;
  /** Goes on with the last change. */
  readonly onAmend: (table: TableSheet) => void;
};

export const DeskContext = createContext({} as Desk);
export const useDesk = (): Desk => useContext(DeskContext);

export function toSteps<Group extends keyof ReasonCodes>(
  { words, links }: Pick<Desk, 'words' | 'links'>,
  group: Group,
  reasons: readonly Reason<ReasonCodes[Group]>[],
  values: Readonly<Record<string, string | number>> = {},
): readonly Step[] {
  return reasons.map(({ reason, basis }) => ({
    text: fill(words.reasons[group][reason], values),
    link: links[group][reason],
    basis,
  }));
}

/** What a player is called. */
export const nameOf = (seat: number, { table, words }: Pick<Desk, 'table' | 'words'>): string =>
  table.names[seat] ?? fill(words.atTable.seat, { number: seat + 1 });

/** Several of them in a row. */
export const namesOf = (seats: readonly number[], desk: Pick<Desk, 'table' | 'words'>): string =>
  seats.map((seat) => nameOf(seat, desk)).join(', ');

/** A card as it is read out: "Steel Sword 2"; a Sword of Destiny is always 1. */
export function cardName(card: AttackCard, { words: { inHand } }: Pick<Desk, 'words'>): string {
  const { attackClass, strength } = CARD_FACTS[card];
  return attackClass === undefined
    ? inHand.classes[SWORD_OF_DESTINY]
    : fill(inHand.card, { name: inHand.classes[attackClass], strength });
}

/** The classes that are asked for, with their strengths. */
export const needsOf = (strengths: Strengths): readonly (readonly [AttackClass, number])[] =>
  ATTACK_CLASSES.map((attackClass) => [attackClass, strengths[attackClass]] as const).filter(
    ([, strength]) => strength > 0,
  );

export const strengthNames = (strengths: Strengths, { words: { inHand } }: Pick<Desk, 'words'>): string =>
  needsOf(strengths)
    .map(([attackClass, strength]) => fill(inHand.card, { name: inHand.classes[attackClass], strength }))
    .join(', ');
