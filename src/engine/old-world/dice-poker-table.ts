import type { Result } from '../result.ts';
import { DIE_VALUES, type DieValue, type Hand, HAND_SIZE, type Seat } from './dice-poker.ts';

/** Two hands while they are being entered: up to five dice each. Unlike `Hand`, they may be incomplete. */
export type Table = Readonly<Record<Seat, readonly DieValue[]>>;

export const EMPTY_TABLE: Table = { active: [], other: [] };

export const TABLE_ERRORS = ['unknown-version', 'not-two-hands', 'not-a-die', 'too-many-dice'] as const;
export type TableError = (typeof TABLE_ERRORS)[number];

const VERSION = 'v1';

/** @example makeTable({ active: [5, 5, 1, 2, 3], other: [3, 3] }) // => 'v1.55123.33' */
export const makeTable = ({ active, other }: Table): string =>
  [VERSION, active.join(''), other.join('')].join('.');

/** The table that an address holds. Anything else gives a code, never an exception. */
export function parseTable(text: string): Result<Table, TableError> {
  const [version, ...hands] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  const [active, other] = hands.map(parseDice);
  if (active === undefined || other === undefined || hands.length !== 2)
    return { ok: false, error: 'not-two-hands' };
  if (!active.ok) return active;
  if (!other.ok) return other;
  return { ok: true, value: { active: active.value, other: other.value } };
}

/** Whether five dice lie there, so that the hand has a rank. */
export const isHand = (dice: readonly DieValue[]): dice is Hand => dice.length === HAND_SIZE;

export function parseDie(text: string): DieValue | undefined {
  return DIE_VALUES.find((value) => String(value) === text);
}

/** Up to five dice as typed: "55123". */
function parseDice(text: string): Result<readonly DieValue[], TableError> {
  const dice = Array.from(text, parseDie);
  const known = dice.filter((die) => die !== undefined);
  if (known.length < dice.length) return { ok: false, error: 'not-a-die' };
  if (known.length > HAND_SIZE) return { ok: false, error: 'too-many-dice' };
  return { ok: true, value: known };
}
