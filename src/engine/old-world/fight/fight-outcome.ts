import { holding, printed, type Reason } from '../../reasons.ts';
import { refillShield, type Shield, type ShieldLimits } from './shield.ts';
import type { Terrain } from '../vocabulary.ts';

export const FIRST_TURN_REASONS = ['attacker-begins', 'has-trail-token', 'no-trail-token'] as const;
export type FirstTurnReason = (typeof FIRST_TURN_REASONS)[number];

/** A location token on a player board: face down it is a trail, face up still a quest (p. 11, 36). */
export type TrailToken = { readonly terrain: Terrain; readonly face: 'trail' | 'quest' };

export type Opponent =
  | { readonly kind: 'witcher' }
  | { readonly kind: 'monster'; readonly terrain: Terrain; readonly tokens: readonly TrailToken[] };

export type FirstTurn = {
  readonly first: 'active-witcher' | 'monster';
  readonly reasons: readonly Reason<FirstTurnReason>[];
};

/** Who takes the first fight turn (p. 20, 21). */
export function firstTurn(opponent: Opponent): FirstTurn {
  if (opponent.kind === 'witcher') return { first: 'active-witcher', reasons: [printed('attacker-begins')] };
  const { terrain, tokens } = opponent;
  return tokens.some((token) => token.face === 'trail' && token.terrain === terrain)
    ? { first: 'active-witcher', reasons: [printed('has-trail-token')] }
    : { first: 'monster', reasons: [printed('no-trail-token')] };
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
      [!lost, printed('gold-for-monster')],
      [trophy, printed('monster-trophy')],
      [trailToken, printed('trail-token')],
      [lost && hasTrail, printed('has-trail-already')],
      [lost && !hasTrail && !trailToken, printed('no-token-of-terrain')],
      [!trophy, printed('zero-cost-card')],
      [lost, printed('draw-only-to-2')],
    ),
  };
}

/** All of a witcher's action cards that are in the game; a combo or a 0-cost card counts as discarded. */
export type CardPiles = { readonly deck: number; readonly hand: number; readonly discard: number };

export type AfterFight = CardPiles & Shield;

/** After any fight all cards form one deck and the shield goes up to Defense (p. 27, 28), before Phase III. */
export const afterFight = ({ deck, hand, discard }: CardPiles, limits: ShieldLimits): AfterFight => ({
  deck: deck + hand + discard,
  hand: 0,
  discard: 0,
  ...refillShield(limits),
});
