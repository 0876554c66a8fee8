/** The monster that follows one that is gone (rulebook p. 26). Nothing here draws. */

import type { MonsterFightEnd } from '../fight/fight-outcome.ts';
import { printed, reading, type Reason } from '../../reasons.ts';
import type { MonsterLevel, PlayerCount } from '../vocabulary.ts';

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

export const LEAVING_REASONS = ['laid-aside', 'stays-out-as-trophy'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/**
 * One step shuffles the old token back into its pool; another makes a new stack of driven-away monsters only. Our
 * reading: the token of a driven-away monster waits beside the stack, and may come straight back if that is empty; a
 * defeated one, whose card is a trophy, stays out.
 */
export const putAwayToken = (outcome: Exclude<MonsterFightEnd, 'complete-defeat'>): Reason<LeavingReason> =>
  reading(outcome === 'driven-away' ? 'laid-aside' : 'stays-out-as-trophy');
