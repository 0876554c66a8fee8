import type { Result } from '../result.ts';
import { holding, type Permission, permission, printed, reading, type Reason } from '../reasons.ts';
import { HAND_LIMIT } from './vocabulary.ts';

/** The slots of the action card pool, from the left (p. 19). */
export const POOL_SLOTS = [1, 2, 3, 4, 5, 6] as const;
export type PoolSlot = (typeof POOL_SLOTS)[number];
export const RIGHT_MOST_SLOT: PoolSlot = 6;

export const COST_REASONS = [
  'printed-cost',
  'two-left-most-slots',
  'right-most-slot',
  'not-below-zero',
] as const;
export type CostReason = (typeof COST_REASONS)[number];

export type CardCost = { readonly cost: number; readonly reasons: readonly Reason<CostReason>[] };

/** Cards to discard for a card of the pool: 1 more on the two left-most slots, 1 less on the right-most (p. 19). */
export function cardCost(printedCost: number, slot: PoolSlot): CardCost {
  const modifier = slot <= 2 ? 1 : slot === RIGHT_MOST_SLOT ? -1 : 0;
  return {
    cost: Math.max(0, printedCost + modifier),
    reasons: holding(
      [true, printed('printed-cost')],
      [modifier > 0, printed('two-left-most-slots')],
      [modifier < 0, printed('right-most-slot')],
      [printedCost + modifier < 0, printed('not-below-zero')],
    ),
  };
}

/** The pool's printed costs from the left; `undefined` where no card lies. */
export type PoolCosts = readonly (number | undefined)[];

export const GAIN_REASONS = ['must-take-one', 'nothing-affordable'] as const;
export type GainReason = (typeof GAIN_REASONS)[number];

export type CardGain = {
  readonly slots: readonly PoolSlot[];
  readonly reasons: readonly Reason<GainReason>[];
};

/** The slots that a hand can pay in Phase III. One must be taken (p. 19); that none is affordable, no book foresees. */
export function affordableSlots(costs: PoolCosts, hand: number): CardGain {
  const slots = slotsWhere(costs, (cost, slot) => cardCost(cost, slot).cost <= hand);
  return { slots, reasons: [slots.length > 0 ? printed('must-take-one') : reading('nothing-affordable')] };
}

/** Step 3 of Phase III: the cost leaves the hand, and the new card comes into it (p. 19). */
export const handAfterGain = (hand: number, cost: number): number => hand - cost + 1;

export const ZERO_COST_REASONS = ['from-pool', 'reveal-until-found'] as const;
export type ZeroCostReason = (typeof ZERO_COST_REASONS)[number];

export type ZeroCostCards = {
  readonly slots: readonly PoolSlot[];
  readonly reasons: readonly Reason<ZeroCostReason>[];
};

/** Where the 0-cost card after a lost fight may come from: the printed cost counts, the slot does not (p. 27). */
export function zeroCostSlots(costs: PoolCosts): ZeroCostCards {
  const slots = slotsWhere(costs, (cost) => cost === 0);
  return { slots, reasons: [printed(slots.length > 0 ? 'from-pool' : 'reveal-until-found')] };
}

const slotsWhere = (costs: PoolCosts, fits: (cost: number, slot: PoolSlot) => boolean): readonly PoolSlot[] =>
  POOL_SLOTS.filter((slot) => {
    const cost = costs[slot - 1];
    return cost !== undefined && fits(cost, slot);
  });

/**
 * The pool after cards left these slots: the others slide to the right, new cards come on the left (p. 19, 36).
 * In which order two new cards are laid, no book says: `fresh` lists them from the left, as many as were taken.
 */
export const refillPool = <Card>(
  pool: readonly Card[],
  taken: readonly PoolSlot[],
  fresh: readonly Card[],
): readonly Card[] => [...fresh, ...pool.filter((_, index) => !taken.some((slot) => slot === index + 1))];

export type LimitedDraw = { readonly drawn: number; readonly reasons: readonly Reason<'hand-limit'>[] };

/** Drawing stops at seven cards in hand and the rest is lost (p. 19). */
export function drawUpToLimit(hand: number, wanted: number): LimitedDraw {
  const drawn = Math.min(wanted, Math.max(0, HAND_LIMIT - hand));
  return { drawn, reasons: holding([drawn < wanted, printed('hand-limit')]) };
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

/** Exchange of a card for one of the pool: its printed cost is at most 1 higher; slots do not matter (p. 35). */
export const mayExchange = (trashedCost: number, gainedCost: number): Permission<'costs-too-much'> =>
  permission([gainedCost > trashedCost + 1, printed('costs-too-much')]);
