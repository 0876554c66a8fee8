import type { Result } from '../../result.ts';
import { holding, printed, reading, type Reason } from '../../reasons.ts';

/** The slots of the action card pool, from the left (p. 19). */
export const POOL_SLOTS = [1, 2, 3, 4, 5, 6] as const;
export type PoolSlot = (typeof POOL_SLOTS)[number];

/** The pool's printed costs from the left; `undefined` where no card lies. */
export type PoolCosts = readonly (number | undefined)[];

export const ZERO_COST_REASONS = ['from-pool', 'reveal-until-found'] as const;
export type ZeroCostReason = (typeof ZERO_COST_REASONS)[number];

export type ZeroCostCards = {
  readonly slots: readonly PoolSlot[];
  readonly reasons: readonly Reason<ZeroCostReason>[];
};

/** Where the 0-cost card after a lost fight may come from: the printed cost counts, the slot does not (p. 27). */
export function zeroCostSlots(costs: PoolCosts): ZeroCostCards {
  const slots = POOL_SLOTS.filter((slot) => costs[slot - 1] === 0);
  return { slots, reasons: [printed(slots.length > 0 ? 'from-pool' : 'reveal-until-found')] };
}

export const PHASE_THREE_REASONS = [
  'at-most-3-kept',
  'draw-to-3',
  'draw-to-2',
  'reshuffle',
  'no-cards-left',
] as const;
export type PhaseThreeReason = (typeof PHASE_THREE_REASONS)[number];

export const PHASE_THREE_ERRORS = ['too-few-discarded', 'more-than-hand'] as const;
export type PhaseThreeError = (typeof PHASE_THREE_ERRORS)[number];

/** Most cards that may be kept in step 1 of Phase III, and the hand to draw up to in step 2. */
const PHASE_THREE_HAND = 3;

export type PhaseThreeInput = {
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  /** Cards the player discards in step 1. */
  readonly discarded: number;
  /** 2 in the turn of a complete defeat or of a lost attack (p. 26, 28). */
  readonly drawTo: 2 | 3;
};

export type PhaseThree = {
  readonly drawn: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly reasons: readonly Reason<PhaseThreeReason>[];
};

/** How many cards step 1 of Phase III forces out of the hand: it may keep 3 (p. 18). */
export const mustDiscard = (hand: number): number => Math.max(0, hand - PHASE_THREE_HAND);

/** Steps 1 and 2 of Phase III (p. 18). An empty deck is made anew from the discard pile. */
export function phaseThree(input: PhaseThreeInput): Result<PhaseThree, PhaseThreeError> {
  const { hand, discarded, drawTo } = input;
  if (discarded > hand) return { ok: false, error: 'more-than-hand' };
  if (discarded < mustDiscard(hand)) return { ok: false, error: 'too-few-discarded' };
  const kept = hand - discarded;
  const wanted = Math.max(0, drawTo - kept);
  const thrown = input.discard + discarded;
  const reshuffle = wanted > input.deck && thrown > 0;
  const drawn = Math.min(wanted, input.deck + thrown);
  return {
    ok: true,
    value: {
      drawn,
      hand: kept + drawn,
      deck: input.deck + (reshuffle ? thrown : 0) - drawn,
      discard: reshuffle ? 0 : thrown,
      reasons: holding(
        [mustDiscard(hand) > 0, printed('at-most-3-kept')],
        [true, printed(drawTo === 3 ? 'draw-to-3' : 'draw-to-2')],
        [reshuffle, printed('reshuffle')],
        [drawn < wanted, reading('no-cards-left')],
      ),
    },
  };
}
