import type { Result } from '../result.ts';
import { DIE_VALUES, type DieValue, type Hand, HAND_SIZE, type Seat } from './dice-poker.ts';
import { POKER_MODES, type PokerBar, type PokerMode } from './poker-stakes.ts';

/** What a player can say against a game; the place and the move before it are plain to see on the board. */
export const SAID_BARS = [
  'already-played',
  'no-gold',
  'other-no-gold',
] as const satisfies readonly PokerBar[];
export type SaidBar = (typeof SAID_BARS)[number];

/** A game while it is being entered: up to five dice each. Unlike `Hand`, they may be incomplete. */
export type Table = Readonly<Record<Seat, readonly DieValue[]>> & {
  readonly mode: PokerMode;
  /** In the order of `SAID_BARS`. */
  readonly bars: readonly SaidBar[];
};

export const EMPTY_TABLE: Table = { active: [], other: [], mode: 'witcher', bars: [] };

export const TABLE_ERRORS = [
  'unknown-version',
  'not-two-hands',
  'not-a-die',
  'too-many-dice',
  'unknown-mode',
  'unknown-bar',
] as const;
export type TableError = (typeof TABLE_ERRORS)[number];

const VERSION = 'v1';

/**
 * The plain game between witchers has the form that it had before there were other modes.
 *
 * @example makeTable({ active: [5, 5, 1, 2, 3], other: [3, 3], mode: 'witcher', bars: [] }) // => 'v1.55123.33'
 * @example makeTable({ active: [5, 5], other: [], mode: 'solo', bars: ['no-gold'] }) // => 'v1.55..solo.no-gold'
 */
export function makeTable({ active, other, mode, bars }: Table): string {
  const isPlain = mode === 'witcher' && bars.length === 0;
  return [VERSION, active.join(''), other.join(''), ...(isPlain ? [] : [mode, ...bars])].join('.');
}

/** The table that an address holds. Anything else gives a code, never an exception. */
export function parseTable(text: string): Result<Table, TableError> {
  const [version, activeText, otherText, modeText = 'witcher', ...barTexts] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  if (activeText === undefined || otherText === undefined) return { ok: false, error: 'not-two-hands' };
  const [active, other] = [parseDice(activeText), parseDice(otherText)];
  if (!active.ok) return active;
  if (!other.ok) return other;
  const mode = POKER_MODES.find((known) => known === modeText);
  if (mode === undefined) return { ok: false, error: 'unknown-mode' };
  const bars = SAID_BARS.filter((bar) => barTexts.includes(bar));
  if (bars.length < barTexts.length) return { ok: false, error: 'unknown-bar' };
  return { ok: true, value: { active: active.value, other: other.value, mode, bars } };
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
