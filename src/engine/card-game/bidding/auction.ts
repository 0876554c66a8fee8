import type { Result } from '../../result.ts';
import type { Auction } from './bids.ts';
import { printed, reading, type Reason } from '../../reasons.ts';

/** A player's new total stake, or leaving the auction for good. */
export type Call = number | 'pass';

export const AUCTION_ERRORS = ['auction-over', 'not-higher', 'not-payable'] as const;
export type AuctionError = (typeof AUCTION_ERRORS)[number];

export const AUCTION_REASONS = [
  'last-player-may-open',
  'nobody-bid',
  'only-one-left',
  'event-has-no-runner-up',
  'two-players-no-runner-up',
  'one-bidder-no-runner-up',
  'second-highest-stake',
] as const;
export type AuctionReason = (typeof AUCTION_REASONS)[number];

export type Bidder<P> = { readonly player: P; readonly stake: number };

export type AuctionState<P> = {
  readonly over: boolean;
  /** Whose call it is, while the auction goes on. */
  readonly next: P | undefined;
  readonly highest: number;
  readonly winner: Bidder<P> | undefined;
  /** Who may send Geralt second. */
  readonly runnerUp: Bidder<P> | undefined;
  /** All that was staked: gold goes back to the pouch, cards to the Discard Pile, winner or not. */
  readonly staked: number;
  readonly reasons: readonly Reason<AuctionReason>[];
  /** Whom another reading of one of the reasons would favour. */
  readonly otherwise: { readonly reason: OpenReason; readonly player: P } | undefined;
};

/** Readings by which somebody else would send Geralt: without any bid, or though never having bid. */
export type OpenReason = Extract<AuctionReason, 'last-player-may-open' | 'one-bidder-no-runner-up'>;

/** An auction: the players in the order of their Characters' numbers, and what they called one after the other. */
export type AuctionRecord<P> = {
  readonly auction: Auction;
  readonly players: readonly P[];
  readonly calls: readonly Call[];
};

type Bidders<P> = { readonly waiting: readonly Bidder<P>[]; readonly out: readonly Bidder<P>[] };

/** Where an auction stands after these calls (Bidding for the Witcher, Bidding for Events). */
export function runAuction<P>({
  auction,
  players,
  calls,
}: AuctionRecord<P>): Result<AuctionState<P>, AuctionError> {
  let bidders: Bidders<P> = { waiting: players.map((player) => ({ player, stake: 0 })), out: [] };
  for (const call of calls) {
    const [bidder, ...others] = bidders.waiting;
    if (bidder === undefined || isOver(bidders)) return { ok: false, error: 'auction-over' };
    if (call === 'pass') {
      bidders = { waiting: others, out: [...bidders.out, bidder] };
      continue;
    }
    if (!(call > highestStake(bidders))) return { ok: false, error: 'not-higher' };
    if (!isPayable(call - bidder.stake, auction)) return { ok: false, error: 'not-payable' };
    bidders = { ...bidders, waiting: [...others, { ...bidder, stake: call }] };
  }
  return { ok: true, value: describe(bidders, auction, isLeftToLast(players, calls)) };
}

function describe<P>(bidders: Bidders<P>, auction: Auction, leftToLast: boolean): AuctionState<P> {
  const all = [...bidders.waiting, ...bidders.out];
  const stakes = all.filter(({ stake }) => stake > 0).toSorted((a, b) => b.stake - a.stake);
  const over = isOver(bidders);
  const [winner, second] = over ? stakes : [];
  const why = over ? runnerUpReason(stakes.length, all.length, auction) : undefined;
  return {
    over,
    next: over ? undefined : bidders.waiting[0]?.player,
    highest: highestStake(bidders),
    winner,
    runnerUp: why?.reason === 'second-highest-stake' ? second : undefined,
    staked: stakes.reduce((sum, { stake }) => sum + stake, 0),
    reasons: [
      ...(leftToLast ? [reading('last-player-may-open')] : []),
      ...(winner === undefined ? [] : [printed('only-one-left')]),
      ...(why === undefined ? [] : [why]),
    ],
    otherwise: otherwise(bidders, leftToLast, why?.reason),
  };
}

/** Passing may be no part in a bidding, or one; and the last player left may win without a bid, or not. */
function otherwise<P>(
  { waiting, out }: Bidders<P>,
  leftToLast: boolean,
  why: AuctionReason | undefined,
): AuctionState<P>['otherwise'] {
  const last = out.at(-1);
  if (why === 'one-bidder-no-runner-up' && last) return { reason: why, player: last.player };
  const [left = last] = waiting;
  return leftToLast && left?.stake === 0
    ? { reason: 'last-player-may-open', player: left.player }
    : undefined;
}

/** The lowest totals that the next player may bid. */
export function nextBids<P>(record: AuctionRecord<P>, count: number): readonly number[] {
  const now = runAuction(record);
  if (!now.ok || now.value.over) return [];
  const { highest } = now.value;
  return Array.from({ length: count + 1 }, (_, step) => highest + 1 + step)
    .filter((bid) => runAuction({ ...record, calls: [...record.calls, bid] }).ok)
    .slice(0, count);
}

function runnerUpReason(bidders: number, players: number, auction: Auction): Reason<AuctionReason> {
  if (bidders === 0) return printed('nobody-bid');
  // "The same rules", but there is only one card to win.
  if (auction === 'event') return reading('event-has-no-runner-up');
  if (players === 2) return printed('two-players-no-runner-up');
  // The last to drop out and the second highest stake are the same player, as every bid exceeds all before it.
  // The book says so where only one player took part; that passing is no part is our reading.
  return bidders === 1 ? reading('one-bidder-no-runner-up') : printed('second-highest-stake');
}

/** Whether all but the last player passed at once. That this player must still bid to hire Geralt is our reading. */
const isLeftToLast = (players: readonly unknown[], calls: readonly Call[]): boolean =>
  calls.length >= players.length - 1 && calls.slice(0, players.length - 1).every((call) => call === 'pass');

/** Over when all passed, or all but one who has bid: the last one who has not may still open (our reading). */
const isOver = ({ waiting }: Bidders<unknown>): boolean =>
  waiting.length === 0 || (waiting.length === 1 && waiting.every(({ stake }) => stake > 0));

const highestStake = ({ waiting, out }: Bidders<unknown>): number =>
  Math.max(0, ...waiting.map(({ stake }) => stake), ...out.map(({ stake }) => stake));

/** Gold is worth 2 or 3, so 1 cannot be added with gold alone; an Attack Card of strength 1 can. */
const isPayable = (added: number, auction: Auction): boolean =>
  Number.isInteger(added) && (auction === 'event' || added !== 1);
