/** The monster that follows one that is gone (rulebook p. 26). Nothing here draws: tokens are counted. */

import type { MonsterFightEnd, TrailToken } from '../fight/fight-outcome.ts';
import { holding, printed, reading, type Reason } from '../../reasons.ts';
import type { MonsterLevel, PlayerCount, Terrain } from '../vocabulary.ts';

export const SPAWN_REASONS = [
  'one-level-higher',
  'level-3-again',
  'extra-stack-first',
  'same-level',
  'solo-no-new-monster',
  'monster-stays',
] as const;
export type SpawnReason = (typeof SPAWN_REASONS)[number];

export type SpawnInput = {
  readonly level: MonsterLevel;
  readonly outcome: MonsterFightEnd;
  readonly players: PlayerCount;
  /** Tokens left in the additional level I stack of a game for four or five. */
  readonly extraStack: number;
};

export type Spawn = {
  /** None when no new monster comes. */
  readonly level: MonsterLevel | undefined;
  readonly from: 'level-stack' | 'extra-stack' | 'none';
  readonly reasons: readonly Reason<SpawnReason>[];
};

/** Which monster comes next (p. 26; solo p. 33). */
export function spawn({ level, outcome, players, extraStack }: SpawnInput): Spawn {
  if (outcome === 'driven-away') return { level, from: 'level-stack', reasons: [printed('same-level')] };
  if (outcome === 'complete-defeat')
    return { level: undefined, from: 'none', reasons: [printed('monster-stays')] };
  if (players === 1) return { level: undefined, from: 'none', reasons: [printed('solo-no-new-monster')] };
  if (level === 1 && players >= 4 && extraStack > 0)
    return { level: 1, from: 'extra-stack', reasons: [printed('extra-stack-first')] };
  return level === 3
    ? { level: 3, from: 'level-stack', reasons: [printed('level-3-again')] }
    : { level: level === 1 ? 2 : 3, from: 'level-stack', reasons: [printed('one-level-higher')] };
}

/** The monster tokens of one level: the face-down stack, and those driven away. */
export type MonsterTokens = { readonly stack: number; readonly drivenAway: number };

export const LEAVING_REASONS = ['laid-aside', 'stays-out-as-trophy'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

export type LeavingToken = MonsterTokens & { readonly reasons: readonly Reason<LeavingReason>[] };

/**
 * One step shuffles the old token back into its pool; another makes a new stack of driven-away monsters only. Our
 * reading: the token of a driven-away monster waits beside the stack, and may come straight back if that is empty; a
 * defeated one, whose card is a trophy, stays out.
 */
export const putAwayToken = (
  outcome: Exclude<MonsterFightEnd, 'complete-defeat'>,
  { stack, drivenAway }: MonsterTokens,
): LeavingToken =>
  outcome === 'driven-away'
    ? { stack, drivenAway: drivenAway + 1, reasons: [reading('laid-aside')] }
    : { stack, drivenAway, reasons: [reading('stays-out-as-trophy')] };

export const TOKEN_DRAW_REASONS = ['from-stack', 'stack-made-anew', 'no-token-left'] as const;
export type TokenDrawReason = (typeof TOKEN_DRAW_REASONS)[number];

export type MonsterTokenDraw = MonsterTokens & {
  readonly drawn: boolean;
  readonly reasons: readonly Reason<TokenDrawReason>[];
};

/** Step 1 of spawning. That no driven-away monster is left for an empty stack, no book foresees. */
export function drawMonsterToken({ stack, drivenAway }: MonsterTokens): MonsterTokenDraw {
  if (stack > 0) return { drawn: true, stack: stack - 1, drivenAway, reasons: [printed('from-stack')] };
  return drivenAway > 0
    ? { drawn: true, stack: drivenAway - 1, drivenAway: 0, reasons: [printed('stack-made-anew')] }
    : { drawn: false, stack: 0, drivenAway: 0, reasons: [reading('no-token-left')] };
}

export const LOCATION_CHANGE_REASONS = [
  'location-token-returns',
  'trails-return',
  'trail-quests-return',
  'new-location-of-same-terrain',
] as const;
export type LocationChangeReason = (typeof LOCATION_CHANGE_REASONS)[number];

export type LocationTokens = {
  /** Face-down tokens of the monster's terrain. */
  readonly pile: number;
  /** The trails and trail quests of all players. Tokens on quest cards stay and are not among them. */
  readonly held: readonly TrailToken[];
};

export type LocationChange = {
  readonly kept: readonly TrailToken[];
  readonly pile: number;
  readonly reasons: readonly Reason<LocationChangeReason>[];
};

/**
 * Steps 2 and 3 of spawning. The old location token goes back before a new one is drawn, so there is always one,
 * and it may be the same.
 */
export function changeLocation(terrain: Terrain, { pile, held }: LocationTokens): LocationChange {
  const returned = held.filter((token) => token.terrain === terrain);
  return {
    kept: held.filter((token) => token.terrain !== terrain),
    pile: pile + returned.length,
    reasons: holding(
      [true, printed('location-token-returns')],
      [returned.some(({ face }) => face === 'trail'), printed('trails-return')],
      [returned.some(({ face }) => face === 'quest'), printed('trail-quests-return')],
      [true, printed('new-location-of-same-terrain')],
    ),
  };
}
