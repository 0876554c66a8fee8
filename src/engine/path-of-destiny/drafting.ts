import type { Result } from '../result.ts';
import { printed, reading, type Reason } from '../reasons.ts';

/** The space by the Main deck, which several players may share, or a row of the pool, counted from 1. */
export type Spot = 'deck' | number;

export type Draft<P> = { readonly player: P; readonly spot: Spot };

export const DRAFT_ERRORS = ['no-such-row', 'row-taken'] as const;
export type DraftError = (typeof DRAFT_ERRORS)[number];

/** The new Initiative, top first, from the drafts in the order in which they happened (p. 14). */
export function initiativeAfterDraft<P>(
  drafts: readonly Draft<P>[],
  rows: number,
): Result<readonly P[], DraftError> {
  const taken = drafts.flatMap(({ spot }) => (spot === 'deck' ? [] : [spot]));
  if (!taken.every((row) => Number.isInteger(row) && row >= 1 && row <= rows)) {
    return { ok: false, error: 'no-such-row' };
  }
  if (new Set(taken).size < taken.length) return { ok: false, error: 'row-taken' };
  // The sort is stable: on the deck space who came later stands below.
  const height = ({ spot }: Draft<P>): number => (spot === 'deck' ? 0 : spot);
  const order = drafts.toSorted((a, b) => height(a) - height(b));
  return { ok: true, value: order.map(({ player }) => player) };
}

export const REFRESH_REASONS = [
  'first-turn-no-discard',
  'topmost-pair-discarded',
  'topmost-remaining-pair-discarded',
  'pairs-move-up',
  'new-pairs-revealed',
  'reshuffle-discard-pile',
] as const;
export type RefreshReason = (typeof REFRESH_REASONS)[number];

export type RefreshedPool<T> = {
  /** Shorter than before only when the deck ran out: shuffle the discard pile and fill the rest from it. */
  readonly pool: readonly T[];
  readonly discarded: T | undefined;
  readonly deck: readonly T[];
  readonly reasons: readonly Reason<RefreshReason>[];
};

/** The pool at the start of a Turn (p. 14): rows top to bottom, `undefined` for those whose pair was taken. */
export function refreshPool<T>(
  rows: readonly (T | undefined)[],
  deck: readonly T[],
  firstTurnOfGame: boolean,
): RefreshedPool<T> {
  const lying = rows.filter((pair) => pair !== undefined);
  const discarded = firstTurnOfGame ? undefined : lying[0];
  const kept = discarded === undefined ? lying : lying.slice(1);
  const revealed = deck.slice(0, rows.length - kept.length);
  const moved = kept.length > 0 && rows.indexOf(kept[0]) > 0;
  return {
    pool: [...kept, ...revealed],
    discarded,
    deck: deck.slice(revealed.length),
    reasons: [
      ...(firstTurnOfGame ? [printed('first-turn-no-discard')] : []),
      ...(discarded === undefined
        ? []
        : [
            rows[0] === undefined
              ? reading('topmost-remaining-pair-discarded')
              : printed('topmost-pair-discarded'),
          ]),
      ...(moved ? [printed('pairs-move-up')] : []),
      ...(revealed.length > 0 ? [printed('new-pairs-revealed')] : []),
      ...(kept.length + revealed.length < rows.length ? [printed('reshuffle-discard-pile')] : []),
    ],
  };
}
