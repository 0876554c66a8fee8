import type { Result } from '../result.ts';
import type { Tally } from './destiny-token.ts';
import type { Counts } from './vocabulary.ts';

export const TALLY_ERRORS = [
  'unknown-version',
  'unknown-mode',
  'wrong-number-of-counts',
  'not-a-count',
] as const;
export type TallyError = (typeof TALLY_ERRORS)[number];

const VERSION = 'v1';

/** @example makeTally({ mode: 'solo', automa: { left: 3, right: 2 } }) // => 'v1.solo.3-2' */
export function makeTally(tally: Tally): string {
  const counts =
    tally.mode === 'solo'
      ? [tally.automa]
      : tally.mode === 'two-players'
        ? [...tally.counts, tally.playmat]
        : tally.counts;
  return [VERSION, tally.mode, ...counts.map(({ left, right }) => `${left}-${right}`)].join('.');
}

/** The tally that an address holds: counts up to 99, three to five of them for players. */
export function parseTally(text: string): Result<Tally, TallyError> {
  const [version, mode, ...parts] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  if (mode !== 'players' && mode !== 'two-players' && mode !== 'solo') {
    return { ok: false, error: 'unknown-mode' };
  }
  const counts = parts.map(parseCounts).filter((parsed) => parsed !== undefined);
  if (counts.length < parts.length) return { ok: false, error: 'not-a-count' };
  const tally = toTally(mode, counts);
  return tally === undefined ? { ok: false, error: 'wrong-number-of-counts' } : { ok: true, value: tally };
}

function toTally(mode: Tally['mode'], counts: readonly Counts[]): Tally | undefined {
  const [first, second, third, ...more] = counts;
  if (mode === 'solo') {
    return first !== undefined && second === undefined ? { mode, automa: first } : undefined;
  }
  if (first === undefined || second === undefined || third === undefined || more.length > 2) return undefined;
  if (mode === 'players') return { mode, counts };
  return more.length === 0 ? { mode, counts: [first, second], playmat: third } : undefined;
}

function parseCounts(text: string): Counts | undefined {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  return match === null ? undefined : { left: Number(match[1]), right: Number(match[2]) };
}
