import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Auction,
  AUCTIONS,
  biddable,
  type BidPiece,
  goldBounds,
  pieceValue,
  reachableTotals,
  smallestRaise,
} from '../../../../../src/engine/card-game/bidding/bids.ts';
import { ATTACK_CARDS, GOLD_TOKENS } from '../../../../../src/engine/card-game/vocabulary.ts';

describe('reachableTotals', () => {
  // Bidding for the Witcher, Bidding for Events.
  it.each<[Auction, BidPiece[], number[]]>([
    ['witcher', gold(2, 2, 3), [2, 3, 4, 5, 7]],
    ['witcher', gold(3, 3), [3, 6]],
    ['witcher', gold(2, 3, 3), [2, 3, 5, 6, 8]],
    ['event', ['gold-2', 'steel-1', 'sign-1'], [1, 2, 3, 4]],
    ['event', ['gold-3', 'potion-2', 'sword-of-destiny'], [1, 2, 3, 4, 5, 6]],
    ['witcher', ['gold-2', 'steel-1'], [2]],
    ['witcher', [], []],
  ])('for the %s with %j: %j', (auction, pieces, totals) => {
    expect(reachableTotals({ pieces, stake: 0 }, auction)).toEqual(totals);
  });

  it('agrees with adding up all subsets', () => {
    fc.assert(
      fc.property(anyPurse, fc.nat({ max: 9 }), anyAuction, (pieces, stake, auction) => {
        const totals = new Set(
          subsets(biddable(pieces, auction))
            .slice(1)
            .map((some) => stake + value(some)),
        );
        expect(reachableTotals({ pieces, stake }, auction)).toEqual([...totals].sort((a, b) => a - b));
      }),
    );
  });
});

describe('smallestRaise', () => {
  it.each<[Auction, BidPiece[], number, number, number | undefined, BidPiece[]]>([
    ['witcher', gold(2, 2, 3), 0, 0, 2, gold(2)],
    ['witcher', gold(2, 2, 3), 0, 4, 5, gold(2, 3)],
    ['witcher', gold(2, 3), 4, 5, 6, gold(2)],
    ['witcher', gold(2), 2, 4, undefined, []],
    ['witcher', gold(3, 3), 3, 6, 9, gold(3, 3)],
    ['event', ['gold-2', 'gold-3', 'steel-1', 'steel-2'], 0, 2, 3, gold(3)],
    ['event', ['steel-1', 'steel-2'], 3, 3, 4, ['steel-1']],
  ])('for the %s with %j, own stake %i, current %i: %s', (auction, pieces, stake, current, total, used) => {
    const raise = smallestRaise({ pieces, stake }, auction, current);
    expect(raise).toEqual(total === undefined ? undefined : { total, pieces: used });
  });

  it('proposes what comes first in the purse when two raises are equally good', () => {
    const propose = (...pieces: BidPiece[]) => smallestRaise({ pieces, stake: 0 }, 'event', 1)?.pieces;
    expect(propose('gold-2', 'sign-2')).toEqual(['gold-2']);
    expect(propose('sign-2', 'gold-2')).toEqual(['sign-2']);
  });

  it('is the least of all subsets above the stake, with the fewest pieces', () => {
    fc.assert(
      fc.property(
        anyPurse,
        fc.nat({ max: 9 }),
        fc.nat({ max: 20 }),
        anyAuction,
        (pieces, stake, current, auction) => {
          const raise = smallestRaise({ pieces, stake }, auction, current);
          const options = subsets(biddable(pieces, auction))
            .slice(1)
            .map((some) => [stake + value(some), some.length] as const)
            .filter(([total]) => total > current)
            .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
          expect(raise && [raise.total, raise.pieces.length]).toEqual(options[0]);
          if (raise) expect(stake + value(raise.pieces)).toBe(raise.total);
        },
      ),
    );
  });
});

describe('goldBounds', () => {
  // Gold Tokens: 16 of value 2, 8 of value 3.
  it.each([
    [0, 0, 0],
    [3, 6, 9],
    [8, 16, 24],
    [9, 18, 26],
    [17, 35, 42],
    [24, 56, 56],
  ])('%i tokens are worth %i to %i', (tokens, least, most) => {
    expect(goldBounds(tokens)).toEqual({ least, most });
  });
});

// Helpers

function gold(...values: (2 | 3)[]): BidPiece[] {
  return values.map((worth) => `gold-${worth}` as const);
}

const value = (pieces: readonly BidPiece[]): number =>
  pieces.reduce((sum, piece) => sum + pieceValue(piece), 0);

/** All subsets, the empty one first. */
const subsets = (pieces: readonly BidPiece[]): BidPiece[][] =>
  pieces.reduce<BidPiece[][]>((all, piece) => [...all, ...all.map((some) => [...some, piece])], [[]]);

const anyPurse = fc.array(fc.constantFrom<BidPiece>(...GOLD_TOKENS, ...ATTACK_CARDS), { maxLength: 8 });

const anyAuction = fc.constantFrom(...AUCTIONS);
