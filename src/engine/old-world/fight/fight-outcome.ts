import { holding, printed, type Reason } from '../../reasons.ts';

export const FIRST_TURN_REASONS = ['attacker-begins', 'has-trail-token', 'no-trail-token'] as const;
export type FirstTurnReason = (typeof FIRST_TURN_REASONS)[number];

export type Opponent = { readonly kind: 'witcher' } | { readonly kind: 'monster'; readonly trail: boolean };

export type FirstTurn = {
  readonly first: 'active-witcher' | 'monster';
  readonly reason: Reason<FirstTurnReason>;
};

/** Who takes the first fight turn (p. 20, 21). */
export function firstTurn(opponent: Opponent): FirstTurn {
  if (opponent.kind === 'witcher') return { first: 'active-witcher', reason: printed('attacker-begins') };
  return opponent.trail
    ? { first: 'active-witcher', reason: printed('has-trail-token') }
    : { first: 'monster', reason: printed('no-trail-token') };
}

export const MONSTER_FIGHT_ENDS = ['defeated', 'driven-away', 'complete-defeat'] as const;
export type MonsterFightEnd = (typeof MONSTER_FIGHT_ENDS)[number];
export type MonsterFightOutcome = MonsterFightEnd | 'goes-on';

export const OUTCOME_REASONS = [
  'both-have-life',
  'monster-out-of-cards',
  'survived-its-last-card',
  'own-cards-ended-both',
  'knocked-out',
  'at-most-1-card-left',
  'at-least-2-cards-left',
] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

export type MonsterFightState = {
  readonly knockedOut: boolean;
  readonly pool: number;
  /** Whose cards brought the fight to this point. */
  readonly lastAction: 'witcher' | 'monster';
};

export type MonsterFightResult = {
  readonly outcome: MonsterFightOutcome;
  readonly reasons: readonly Reason<OutcomeReason>[];
};

/** How a monster fight stands once the last cards are resolved (p. 20, 25, 26). */
export function monsterFightOutcome({ knockedOut, pool, lastAction }: MonsterFightState): MonsterFightResult {
  if (!knockedOut) {
    if (pool > 0) return { outcome: 'goes-on', reasons: [printed('both-have-life')] };
    return lastAction === 'witcher'
      ? { outcome: 'defeated', reasons: [printed('monster-out-of-cards')] }
      : { outcome: 'defeated', reasons: [printed('survived-its-last-card')] };
  }
  if (pool === 0 && lastAction === 'witcher')
    return { outcome: 'defeated', reasons: [printed('own-cards-ended-both')] };
  return pool <= 1
    ? { outcome: 'driven-away', reasons: [printed('knocked-out'), printed('at-most-1-card-left')] }
    : { outcome: 'complete-defeat', reasons: [printed('knocked-out'), printed('at-least-2-cards-left')] };
}

export const REWARD_REASONS = [
  'monster-trophy',
  'gold-for-monster',
  'gold-for-driving-away',
  'trail-token',
  'has-trail-already',
  'no-token-of-terrain',
  'zero-cost-card',
  'draw-only-to-2',
] as const;
export type RewardReason = (typeof REWARD_REASONS)[number];

export type TrailSupply = { readonly hasTrail: boolean; readonly tokensOfTerrain: number };

export type MonsterFightReward = {
  /** One step up the trophy track, with fatigue. */
  readonly trophy: boolean;
  readonly gold: number;
  readonly trailToken: boolean;
  readonly zeroCostCard: boolean;
  /** Cards in hand after step 2 of Phase III. */
  readonly drawTo: 2 | 3;
  readonly reasons: readonly Reason<RewardReason>[];
};

/** What the witcher gets (p. 26). No trail token comes from an empty pile of that terrain (p. 11). */
export function monsterFightReward(
  outcome: MonsterFightEnd,
  { hasTrail, tokensOfTerrain }: TrailSupply,
): MonsterFightReward {
  const lost = outcome === 'complete-defeat';
  const trophy = outcome === 'defeated';
  const trailToken = lost && !hasTrail && tokensOfTerrain > 0;
  return {
    trophy,
    gold: lost ? 0 : 2,
    trailToken,
    zeroCostCard: !trophy,
    drawTo: lost ? 2 : 3,
    reasons: holding(
      [trophy, printed('gold-for-monster')],
      [!lost && !trophy, printed('gold-for-driving-away')],
      [trophy, printed('monster-trophy')],
      [trailToken, printed('trail-token')],
      [lost && hasTrail, printed('has-trail-already')],
      [lost && !hasTrail && !trailToken, printed('no-token-of-terrain')],
      [!trophy, printed('zero-cost-card')],
      [lost, printed('draw-only-to-2')],
    ),
  };
}
