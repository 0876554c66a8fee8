import { holding, printed, reading, type Reason } from '../../reasons.ts';
import { type AttackCard, CARD_FACTS, GOLD_FACTS, GOLD_TOKENS, type GoldToken } from '../vocabulary.ts';

/** For the Witcher only gold counts; for an Event also Attack Cards, at their strength (Bidding for Events). */
export const AUCTIONS = ['witcher', 'event'] as const;
export type Auction = (typeof AUCTIONS)[number];

export type BidPiece = GoldToken | AttackCard;

export type Purse = {
  /** In the order in which they may go: of equally good raises the one found first in it is proposed. */
  readonly pieces: readonly BidPiece[];
  /** What already lies on the table; it cannot be taken back. */
  readonly stake: number;
};

export type Raise = { readonly total: number; readonly pieces: readonly BidPiece[] };

export const pieceValue = (piece: BidPiece): number =>
  isGold(piece) ? GOLD_FACTS[piece].value : CARD_FACTS[piece].strength;

/** The pieces that one may bid with in this auction. */
export const biddable = (pieces: readonly BidPiece[], auction: Auction): readonly BidPiece[] =>
  auction === 'event' ? pieces : pieces.filter(isGold);

/** The totals above the current stake, the smallest first; none means that one must pass. */
export const legalRaises = (purse: Purse, auction: Auction, current: number): readonly Raise[] =>
  raises(purse, auction).filter(({ total }) => total > current);

export const BID_REASONS = [
  'gold-only',
  'cards-count-too',
  'exceed-stake',
  'adds-to-stake',
  'no-change',
  'must-pass',
  'gold-is-lost',
  'cards-are-lost',
] as const;
export type BidReason = (typeof BID_REASONS)[number];

/** Why a bid is as it is. */
export function bidReasons(purse: Purse, auction: Auction, current: number): readonly Reason<BidReason>[] {
  const [smallest] = legalRaises(purse, auction, current);
  return holding<BidReason>(
    [auction === 'witcher', printed('gold-only')],
    [auction === 'event', printed('cards-count-too')],
    [true, printed('exceed-stake')],
    [purse.stake > 0, printed('adds-to-stake')],
    // The book does not mention change.
    [smallest !== undefined && smallest.total > current + 1, reading('no-change')],
    [smallest === undefined, printed('must-pass')],
    [smallest !== undefined, printed('gold-is-lost')],
    [smallest !== undefined && auction === 'event', printed('cards-are-lost')],
  );
}

/**
 * The least and the most gold that so many covered tokens of another player can be worth, given the 24 tokens of the
 * game and those that one holds oneself.
 */
export function goldBounds(
  tokens: number,
  own: Readonly<Record<GoldToken, number>>,
): { readonly least: number; readonly most: number } {
  const worth = (first: GoldToken, second: GoldToken): number => {
    const many = Math.min(tokens, GOLD_FACTS[first].copies - own[first]);
    return many * GOLD_FACTS[first].value + (tokens - many) * GOLD_FACTS[second].value;
  };
  return { least: worth('gold-2', 'gold-3'), most: worth('gold-3', 'gold-2') };
}

/** Every total that adding at least one piece can reach, lowest first, with the fewest pieces. No change is given. */
export function raises({ pieces, stake }: Purse, auction: Auction): readonly Raise[] {
  const fewest = new Map<number, readonly BidPiece[]>([[0, []]]);
  for (const piece of biddable(pieces, auction)) {
    // A copy: what this piece adds must not be added to again with the same piece.
    for (const [sum, used] of [...fewest]) {
      const next = sum + pieceValue(piece);
      if (used.length + 1 < (fewest.get(next)?.length ?? Infinity)) fewest.set(next, [...used, piece]);
    }
  }
  return [...fewest]
    .filter(([sum]) => sum > 0)
    .map(([sum, used]) => ({ total: stake + sum, pieces: used }))
    .sort((a, b) => a.total - b.total);
}

export const isGold = (piece: BidPiece): piece is GoldToken => GOLD_TOKENS.some((token) => token === piece);
