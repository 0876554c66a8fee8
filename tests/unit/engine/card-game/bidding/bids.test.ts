import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Auction,
  AUCTIONS,
  BID_REASONS,
  biddable,
  type BidPiece,
  bidReasons,
  goldBounds,
  legalRaises,
  pieceValue,
  raises,
} from '../../../../../src/engine/card-game/bidding/bids.ts';
import { ATTACK_CARDS, GOLD_TOKENS } from '../../../../../src/engine/card-game/vocabulary.ts';

describe('raises', () => {
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
    expect(raises({ pieces, stake: 0 }, auction).map(({ total }) => total)).toEqual(totals);
  });

  it('agrees with adding up all subsets', () => {
    fc.assert(
      fc.property(anyPurse, fc.nat({ max: 9 }), anyAuction, (pieces, stake, auction) => {
        const totals = new Set(
          subsets(biddable(pieces, auction))
            .slice(1)
            .map((some) => stake + value(some)),
        );
        const found = raises({ pieces, stake }, auction).map(({ total }) => total);
        expect(found).toEqual([...totals].sort((a, b) => a - b));
      }),
    );
  });
});

describe('legalRaises', () => {
  it.each<[Auction, BidPiece[], number, number, number | undefined, BidPiece[]]>([
    ['witcher', gold(2, 2, 3), 0, 0, 2, gold(2)],
    ['witcher', gold(2, 2, 3), 0, 4, 5, gold(2, 3)],
    ['witcher', gold(2, 3), 4, 5, 6, gold(2)],
    ['witcher', gold(2), 2, 4, undefined, []],
    ['witcher', gold(3, 3), 3, 6, 9, gold(3, 3)],
    ['event', ['gold-2', 'gold-3', 'steel-1', 'steel-2'], 0, 2, 3, gold(3)],
    ['event', ['steel-1', 'steel-2'], 3, 3, 4, ['steel-1']],
  ])('for the %s with %j, own stake %i, current %i: %s', (auction, pieces, stake, current, total, used) => {
    const [raise] = legalRaises({ pieces, stake }, auction, current);
    expect(raise).toEqual(total === undefined ? undefined : { total, pieces: used });
  });

  it('propose what comes first in the purse when two raises are equally good', () => {
    const propose = (...pieces: BidPiece[]) => legalRaises({ pieces, stake: 0 }, 'event', 1)[0]?.pieces;
    expect(propose('gold-2', 'sign-2')).toEqual(['gold-2']);
    expect(propose('sign-2', 'gold-2')).toEqual(['sign-2']);
  });

  it('are all higher than the current stake, each higher than the last', () => {
    fc.assert(
      fc.property(anyPurse, fc.nat({ max: 9 }), fc.nat({ max: 20 }), anyAuction, (...drawn) => {
        const [pieces, stake, current, auction] = drawn;
        const totals = legalRaises({ pieces, stake }, auction, current).map(({ total }) => total);
        totals.forEach((total, place) => expect(total).toBeGreaterThan(totals[place - 1] ?? current));
      }),
    );
  });

  it('begin with the least of all subsets above the stake, with the fewest pieces', () => {
    fc.assert(
      fc.property(
        anyPurse,
        fc.nat({ max: 9 }),
        fc.nat({ max: 20 }),
        anyAuction,
        (pieces, stake, current, auction) => {
          const [raise] = legalRaises({ pieces, stake }, auction, current);
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

describe('bidReasons', () => {
  const reasons = (auction: Auction, pieces: BidPiece[], stake: number, current: number) =>
    bidReasons({ pieces, stake }, auction, current).map(({ reason, basis }) =>
      basis === 'reading' ? `${reason}?` : reason,
    );

  it('are those of the auction, and what is lost', () => {
    expect(reasons('witcher', gold(3), 0, 2)).toEqual(['gold-only', 'exceed-stake', 'gold-is-lost']);
    expect(reasons('event', ['steel-1'], 3, 3)).toEqual([
      'cards-count-too',
      'exceed-stake',
      'adds-to-stake',
      'gold-is-lost',
      'cards-are-lost',
    ]);
    expect(reasons('witcher', gold(3), 0, 0)).toContain('no-change?');
    expect(reasons('event', gold(2), 0, 2)).toEqual(['cards-count-too', 'exceed-stake', 'must-pass']);
    expect(BID_REASONS).toEqual(expect.arrayContaining(reasons('event', gold(2), 1, 2)));
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
    expect(goldBounds(tokens, { 'gold-2': 0, 'gold-3': 0 })).toEqual({ least, most });
  });

  it('knows that what one holds oneself nobody else does', () => {
    expect(goldBounds(3, { 'gold-2': 0, 'gold-3': 7 })).toEqual({ least: 6, most: 7 });
    expect(goldBounds(3, { 'gold-2': 15, 'gold-3': 0 })).toEqual({ least: 8, most: 9 });
  });

  it('agrees with counting all sets of tokens that are left', () => {
    fc.assert(
      fc.property(fc.nat({ max: 16 }), fc.nat({ max: 8 }), fc.nat({ max: 24 }), (twos, threes, wanted) => {
        const [leftTwos, leftThrees] = [16 - twos, 8 - threes];
        const tokens = Math.min(wanted, leftTwos + leftThrees);
        const sums = Array.from({ length: leftThrees + 1 }, (_, many) => many)
          .filter((many) => many <= tokens && tokens - many <= leftTwos)
          .map((many) => 3 * many + 2 * (tokens - many));
        const bounds = goldBounds(tokens, { 'gold-2': twos, 'gold-3': threes });
        expect(bounds).toEqual({ least: Math.min(...sums), most: Math.max(...sums) });
      }),
    );
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
