import type { Read } from '../../result.ts';
import {
  DIE_VALUES,
  type DieValue,
  type Hand,
  HAND_SIZE,
  type Seat,
  TIE_READINGS,
  type TieReading,
} from './dice-poker.ts';

/** Against another witcher (p. 13), against the locals of a location (p. 35), or alone in solo mode (p. 33). */
export const POKER_MODES = ['witcher', 'locals', 'solo'] as const;
export type PokerMode = (typeof POKER_MODES)[number];

/** What a player can say against a game; the place and the move before it are plain to see on the board. */
export const SAID_BARS = ['already-played', 'no-gold', 'other-no-gold'] as const;
export type SaidBar = (typeof SAID_BARS)[number];

/** A game while it is being entered: up to five dice each. Unlike `Hand`, they may be incomplete. */
export type Table = Readonly<Record<Seat, readonly DieValue[]>> & {
  readonly mode: PokerMode;
  /** In the order of `SAID_BARS`. */
  readonly bars: readonly SaidBar[];
  readonly ties: TieReading;
};

export const EMPTY_TABLE: Table = { active: [], other: [], mode: 'witcher', bars: [], ties: 'two-dice' };

export const TABLE_ERRORS = [
  'unknown-version',
  'not-two-hands',
  'not-a-die',
  'too-many-dice',
  'unknown-mode',
  'unknown-extra',
] as const;
export type TableError = (typeof TABLE_ERRORS)[number];

const VERSION = 'v1';

/**
 * The plain game between witchers has the form that it had before there were other modes.
 *
 * @example makeTable({ ...EMPTY_TABLE, active: [5, 5, 1, 2, 3], other: [3, 3] }) // => 'v1.55123.33'
 * @example makeTable({ ...EMPTY_TABLE, active: [5, 5], mode: 'solo', bars: ['no-gold'] }) // => 'v1.55..solo.no-gold'
 */
export function makeTable({ active, other, mode, bars, ties }: Table): string {
  const extras = ties === EMPTY_TABLE.ties ? bars : [...bars, ties];
  const isPlain = mode === EMPTY_TABLE.mode && extras.length === 0;
  return [VERSION, active.join(''), other.join(''), ...(isPlain ? [] : [mode, ...extras])].join('.');
}

/** The table that an address holds, as far as it can be read; another version is read by the same fields. */
export function readTable(text: string): Read<Table, TableError> {
  const [version, activeText, otherText, modeText = EMPTY_TABLE.mode, ...extras] = text.split('.');
  const [active, other] = [readDice(activeText), readDice(otherText)];
  const mode = POKER_MODES.find((known) => known === modeText);
  const bars = SAID_BARS.filter((bar) => extras.includes(bar));
  const ties = TIE_READINGS.find((known) => extras.includes(known));
  const understood = bars.length + (ties === undefined ? 0 : 1);
  const error =
    (version === VERSION ? undefined : 'unknown-version') ??
    active.error ??
    other.error ??
    (mode === undefined ? 'unknown-mode' : undefined) ??
    (new Set(extras).size > understood ? 'unknown-extra' : undefined);
  const value = {
    active: active.value,
    other: other.value,
    mode: mode ?? EMPTY_TABLE.mode,
    bars,
    ties: ties ?? EMPTY_TABLE.ties,
  };
  return { value, error };
}

/** Whether five dice lie there, so that the hand has a rank. */
export const isHand = (dice: readonly DieValue[]): dice is Hand => dice.length === HAND_SIZE;

export function parseDie(text: string): DieValue | undefined {
  return DIE_VALUES.find((value) => String(value) === text);
}

/** Up to five dice as typed: "55123". Those that can be read are kept. */
function readDice(text: string | undefined): Read<readonly DieValue[], TableError> {
  if (text === undefined) return { value: [], error: 'not-two-hands' };
  const dice = Array.from(text, parseDie);
  const known = dice.filter((die) => die !== undefined);
  const tooMany = known.length > HAND_SIZE ? 'too-many-dice' : undefined;
  return {
    value: known.slice(0, HAND_SIZE),
    error: known.length < dice.length ? 'not-a-die' : tooMany,
  };
}
