import { type DieValue, HAND_SIZE, type Seat } from '../../../engine/old-world/poker/dice-poker.ts';
import type { Table } from '../../../engine/old-world/poker/dice-poker-table.ts';
import { seatsIn } from '../../../engine/old-world/poker/poker-game.ts';

/** One place for a die. */
export type Slot = { readonly seat: Seat; readonly index: number };

/** The next die to be entered: the active player's hand first; none when all lie there. */
export function nextSlot(table: Table): Slot | undefined {
  const seat = seatsIn(table.mode).find((candidate) => table[candidate].length < HAND_SIZE);
  return seat && { seat, index: table[seat].length };
}

export function enterDie(table: Table, { seat, index }: Slot, value: DieValue): Table {
  const dice = [...table[seat]];
  dice[index] = value;
  return { ...table, [seat]: dice };
}

/** Takes the chosen die away, else the one that was entered last. */
export function eraseDie(table: Table, chosen: Slot | undefined): Table {
  const last = seatsIn(table.mode).findLast((seat) => table[seat].length > 0) ?? 'active';
  const { seat, index } = chosen ?? { seat: last, index: table[last].length - 1 };
  return { ...table, [seat]: table[seat].filter((_, place) => place !== index) };
}

/** Rolls the dice that are missing; when none is, a new game for everybody. */
export function rollTable(table: Table, roll: (count: number) => readonly DieValue[]): Table {
  const anew = nextSlot(table) === undefined;
  const hands = seatsIn(table.mode).map((seat) => {
    const kept = anew ? [] : table[seat];
    return [seat, [...kept, ...roll(HAND_SIZE - kept.length)]] as const;
  });
  return { ...table, ...Object.fromEntries(hands) };
}

/** Whether there is anything to clear; the mode stays in any case. */
export const isCleared = ({ active, other, bars }: Table): boolean =>
  active.length + other.length + bars.length === 0;
