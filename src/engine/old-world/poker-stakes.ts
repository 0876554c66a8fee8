/**
 * The gold of dice poker in Old World: whether a game may be played and what it pays, against a witcher (rulebook
 * p. 13–14), the locals (p. 35) or alone (p. 33). Nothing here rolls: the winner or the final hand is handed in.
 */

import type { Result } from '../result.ts';
import { type Hand, type HandRank, rank, type Seat } from './dice-poker.ts';

/** What a player puts into the pool. */
export const STAKE = 1;
/** What the winner takes: two stakes and one gold of the bank, or one stake and two of the bank. */
export const POOL = 3;

/** Against another witcher, against the locals of a location, or alone in solo mode. */
export const POKER_MODES = ['witcher', 'locals', 'solo'] as const;
export type PokerMode = (typeof POKER_MODES)[number];

/** Why a game may not be played. */
export const POKER_BARS = [
  'no-move-yet',
  'not-same-location',
  'no-locals-here',
  'already-played',
  'no-gold',
  'other-no-gold',
] as const;
export type PokerBar = (typeof POKER_BARS)[number];

/** What has to be known about the active player in every kind of game. */
type PokerChance = {
  /** Actions need at least one move before them in the same turn (p. 13). */
  readonly moved: boolean;
  /** This turn: with this witcher (p. 13), or at this location, whose action counts once (p. 13). */
  readonly alreadyPlayed: boolean;
  readonly gold: number;
};

/** A game that the active player would like to start. */
export type PokerPlan =
  | (PokerChance & { readonly kind: 'witcher'; readonly sameLocation: boolean; readonly otherGold: number })
  /** Two locations have locals (p. 35). Alone, only these are left to play at (our reading of p. 33). */
  | (PokerChance & { readonly kind: 'locals' | 'solo'; readonly localsHere: boolean });

/** Everything that forbids a game, in the order of `POKER_BARS`. With an empty list it may be played. */
export function findPokerBars(plan: PokerPlan): readonly PokerBar[] {
  const withWitcher = plan.kind === 'witcher';
  const holds: Readonly<Record<PokerBar, boolean>> = {
    'no-move-yet': !plan.moved,
    'not-same-location': withWitcher && !plan.sameLocation,
    'no-locals-here': !withWitcher && !plan.localsHere,
    'already-played': plan.alreadyPlayed,
    'no-gold': !canPay(plan.gold),
    'other-no-gold': withWitcher && !canPay(plan.otherGold),
  };
  return POKER_BARS.filter((bar) => holds[bar]);
}

/**
 * Whether poker forbids a fight with this witcher in the same turn (p. 13, p. 15). It binds the active player only;
 * whoever was challenged may attack in their own turn (our reading).
 */
export const isFightBarred = <W>(witcher: W, playedThisTurn: readonly W[]): boolean =>
  playedThisTurn.includes(witcher);

export type StakeError = Extract<PokerBar, 'no-gold' | 'other-no-gold'>;

/** Gold after a game against a witcher. */
export type Settlement = {
  readonly gold: Readonly<Record<Seat, number>>;
  /** What the bank gains; negative when it pays. */
  readonly bank: number;
};

/** Gold after a game without another witcher. */
export type OwnSettlement = { readonly gold: number; readonly bank: number };

/** Both pay 1, the bank adds 1, the winner takes 3 (p. 14): +2 for the winner, -1 for the loser. */
export function settleWitcherPoker(
  gold: Readonly<Record<Seat, number>>,
  winner: Seat,
): Result<Settlement, StakeError> {
  if (!canPay(gold.active)) return { ok: false, error: 'no-gold' };
  if (!canPay(gold.other)) return { ok: false, error: 'other-no-gold' };
  const after = (seat: Seat): number => gold[seat] + gainFrom(winner === seat ? POOL : 0);
  return {
    ok: true,
    value: { gold: { active: after('active'), other: after('other') }, bank: 2 * STAKE - POOL },
  };
}

/**
 * You pay 1, the bank adds 2; the pool is yours or goes back to the bank (p. 35). The neighbour who rolls for the
 * locals neither pays nor wins.
 */
export const settleLocalPoker = (gold: number, winner: Seat): Result<OwnSettlement, StakeError> =>
  settleWithBank(gold, winner === 'active' ? POOL : 0);

/** You pay 1 and gain what the final hand pays (p. 33). */
export const settleSoloPoker = (gold: number, hand: Hand): Result<OwnSettlement, StakeError> =>
  settleWithBank(gold, soloPayout(rank(hand).rank));

/** The Solo-Help Card (p. 33). It has no row for "nothing", which pays nothing by our reading. */
const SOLO_PAYOUTS: Readonly<Record<HandRank, number>> = {
  nothing: 0,
  pair: 0,
  'two-pairs': 1,
  'three-of-a-kind': 2,
  'five-high-straight': 3,
  'six-high-straight': 3,
  'full-house': 4,
  'four-of-a-kind': 5,
  'five-of-a-kind': 6,
};

/** What a result pays when playing alone, before the stake is taken off. */
export const soloPayout = (result: HandRank): number => SOLO_PAYOUTS[result];

function settleWithBank(gold: number, payout: number): Result<OwnSettlement, StakeError> {
  if (!canPay(gold)) return { ok: false, error: 'no-gold' };
  return { ok: true, value: { gold: gold + gainFrom(payout), bank: STAKE - payout } };
}

/** What a game changes for a player whom it pays so much: the stake is gone in any case. */
export const gainFrom = (payout: number): number => payout - STAKE;

const canPay = (gold: number): boolean => gold >= STAKE;
