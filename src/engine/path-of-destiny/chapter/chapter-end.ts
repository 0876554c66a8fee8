import type { Place } from './destiny-token.ts';
import { printed, reading, type Reason } from '../../reasons.ts';
import { type Counts, otherSide, type Side } from '../vocabulary.ts';

/** Where the Destiny tokens I, II and III of a Chapter ended up. */
export type Places = readonly [Place, Place, Place];

export const DOMINATION_REASONS = [
  'more-destiny-tokens',
  'higher-numbered-token',
  'top-initiative-chooses',
] as const;
export type DominationReason = (typeof DOMINATION_REASONS)[number];

export type Domination = {
  /** None when the top player on the Initiative track chooses, either Symbol. For the Automa the book is silent. */
  readonly side: Side | undefined;
  readonly reasons: readonly Reason<DominationReason>[];
};

/** Which Symbol dominates the Chapter (p. 18). */
export function dominatingSide(places: Places): Domination {
  const placed = places.filter((place) => place !== 'aside');
  const lefts = placed.filter((place) => place === 'left').length;
  const rights = placed.length - lefts;
  if (lefts !== rights) {
    return { side: lefts > rights ? 'left' : 'right', reasons: [printed('more-destiny-tokens')] };
  }
  const side = placed.at(-1);
  return {
    side,
    reasons: [printed(side === undefined ? 'top-initiative-chooses' : 'higher-numbered-token')],
  };
}

export type Award = { readonly victory: number; readonly experience: number };

/** Victory Points for Dominating Symbols, Experience Points for the others (p. 18). */
export const award = (counts: Counts, dominating: Side): Award => ({
  victory: counts[dominating],
  experience: counts[otherSide(dominating)],
});

export type Contender<P> = { readonly player: P; readonly counts: Counts };

export const PATH_TOKEN_REASONS = [
  'most-symbols',
  'higher-initiative',
  'nobody-has-any',
  'automa-left-out',
] as const;
export type PathTokenReason = (typeof PATH_TOKEN_REASONS)[number];

export type PathToken<P> = { readonly player: P; readonly reasons: readonly Reason<PathTokenReason>[] };

/**
 * Who receives the Path token of a side (p. 18). The players stand in Initiative order, top first; the Automa
 * receives none (p. 21), and whether its Symbols still keep the player from one the book does not say.
 */
export function pathToken<P>(initiative: readonly Contender<P>[], side: Side): PathToken<P> | undefined {
  const most = Math.max(...initiative.map(({ counts }) => counts[side]));
  const leaders = initiative.filter(({ counts }) => counts[side] === most);
  const [first] = leaders;
  if (first === undefined) return undefined;
  return {
    player: first.player,
    reasons: [
      most === 0 ? reading('nobody-has-any') : printed('most-symbols'),
      // "According to the Initiative track": that the higher place wins is printed only for the winner (p. 19).
      ...(leaders.length > 1 ? [reading('higher-initiative')] : []),
    ],
  };
}

export const BONUS_REASONS = [
  'token-brings-bonus',
  'most-dominating-symbols',
  'token-marks-culprit',
] as const;
export type BonusReason = (typeof BONUS_REASONS)[number];

export type PathTokenBonus = {
  readonly brings: 'reward' | 'penalty';
  readonly reasons: readonly Reason<BonusReason>[];
};

/** What a Path token brings: in The Lesser Evil the most Dominating Symbols mean a penalty (p. 26). */
export const pathTokenBonus = (side: Side, dominating: Side, lesserEvil: boolean): PathTokenBonus =>
  lesserEvil && side === dominating
    ? // The book names the player with the most Symbols, not the token; that the two are the same is our reading.
      {
        brings: 'penalty',
        reasons: [printed('most-dominating-symbols'), reading('token-marks-culprit')],
      }
    : { brings: 'reward', reasons: [printed('token-brings-bonus')] };
