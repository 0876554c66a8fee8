import type { Result } from '../result.ts';
import { printed, reading, type Reason } from '../reasons.ts';

export const TRAIL_QUEST_REASONS = [
  'gold-now',
  'token-with-gold',
  'draw-another-token',
  'no-token-of-terrain',
  'only-this-location-left',
] as const;
export type TrailQuestReason = (typeof TRAIL_QUEST_REASONS)[number];

export type TrailQuestInput<Location extends string | number> = {
  readonly gold: number;
  readonly here: Location;
  /** The tokens of the monster's terrain in the order in which they are drawn. */
  readonly pile: readonly Location[];
};

export type TrailQuest<Location extends string | number> = {
  readonly gold: number;
  /** The token that becomes the quest; none if the pile has no other location. */
  readonly token: Location | undefined;
  readonly reasons: readonly Reason<TrailQuestReason>[];
};

/**
 * Asking the locals about a monster (p. 36): 1 gold comes first and is kept even when no token can be had.
 * A token of the own location is drawn again.
 */
export function trailQuest<Location extends string | number>({
  gold,
  here,
  pile,
}: TrailQuestInput<Location>): TrailQuest<Location> {
  const place = pile.findIndex((location) => location !== here);
  const again = pile.slice(0, Math.max(0, place)).map(() => printed('draw-another-token' as const));
  const end =
    place >= 0
      ? printed('token-with-gold' as const)
      : pile.length === 0
        ? printed('no-token-of-terrain' as const)
        : reading('only-this-location-left' as const);
  return { gold: gold + 1, token: pile[place], reasons: [printed('gold-now'), ...again, end] };
}

/** Entering the location of a trail quest: the token's gold, and the token turns into a trail (p. 36). */
export const arriveAtTrail = (gold: number): { readonly gold: number; readonly face: 'trail' } => ({
  gold: gold + 1,
  face: 'trail',
});

export type PoolCleaning = {
  readonly gold: number;
  readonly trashed: number;
  readonly reasons: readonly Reason<'gold-if-none' | 'has-gold' | 'pool-cards-trashed'>[];
};

/** The location that gives 1 gold to who has none, and lets up to 2 pool cards be trashed (p. 36). */
export function cleanPool(gold: number, trashed: number): Result<PoolCleaning, 'more-than-2-cards'> {
  if (trashed > 2) return { ok: false, error: 'more-than-2-cards' };
  return {
    ok: true,
    value: {
      gold: gold === 0 ? 1 : gold,
      trashed,
      reasons: [
        printed(gold === 0 ? 'gold-if-none' : 'has-gold'),
        ...(trashed > 0 ? [printed('pool-cards-trashed' as const)] : []),
      ],
    },
  };
}
