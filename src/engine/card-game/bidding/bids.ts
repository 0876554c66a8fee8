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

/** Every total that adding at least one piece can reach, lowest first. No change is given. */
export function reachableTotals(purse: Purse, auction: Auction): readonly number[] {
  return raises(purse, auction).map(({ total }) => total);
}

/** The smallest total above the current stake with the fewest pieces that make it; none means that one must pass. */
export function smallestRaise(purse: Purse, auction: Auction, current: number): Raise | undefined {
  return raises(purse, auction).find(({ total }) => total > current);
}

/** The least and the most gold that so many covered tokens can be worth, given the 24 tokens of the game. */
export function goldBounds(tokens: number): { readonly least: number; readonly most: number } {
  const { 'gold-2': two, 'gold-3': three } = GOLD_FACTS;
  const [twos, threes] = [Math.min(tokens, two.copies), Math.min(tokens, three.copies)];
  return {
    least: twos * two.value + (tokens - twos) * three.value,
    most: threes * three.value + (tokens - threes) * two.value,
  };
}

/** For every reachable total the fewest pieces that make it. */
function raises({ pieces, stake }: Purse, auction: Auction): readonly Raise[] {
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

const isGold = (piece: BidPiece): piece is GoldToken => GOLD_TOKENS.some((token) => token === piece);
