import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  COMPARISON_REASONS,
  type ComparisonReason,
  DIE_VALUES,
  type Hand,
  HAND_RANKS,
  type HandRank,
  rank,
  rankFigure,
  type Seat,
  strengthOf,
  TIE_READINGS,
} from '../../../../../src/engine/old-world/poker/dice-poker.ts';

describe('rank', () => {
  // Rulebook p. 14, from worst to best; "nothing" is our reading.
  it.each<[string, HandRank, number[], number[]]>([
    ['12346', 'nothing', [], [6, 4, 3, 2, 1]],
    ['13456', 'nothing', [], [6, 5, 4, 3, 1]],
    ['22345', 'pair', [2], [5, 4, 3]],
    ['55123', 'pair', [5], [3, 2, 1]],
    ['66112', 'two-pairs', [6, 1], [2]],
    ['44416', 'three-of-a-kind', [4], [6, 1]],
    ['12345', 'five-high-straight', [], []],
    ['23456', 'six-high-straight', [], []],
    ['44411', 'full-house', [4, 1], []],
    ['11444', 'full-house', [4, 1], []],
    ['22226', 'four-of-a-kind', [2], [6]],
    ['33333', 'five-of-a-kind', [3], []],
  ])('ranks %s as %s', (dice, name, values, unused) => {
    expect(rank(hand(dice))).toEqual({ rank: name, values, unused });
  });

  it('ignores the order of the dice', () => {
    fc.assert(
      fc.property(anyHand, (dice) => {
        const shuffled = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
        fc.assert(
          fc.property(shuffled, (order) => {
            expect(rank(order.map((index) => dice[index]!) as unknown as Hand)).toEqual(rank(dice));
          }),
          { numRuns: 5 },
        );
      }),
    );
  });

  it('agrees with counting equal pairs of dice, over all 7776 rolls', () => {
    // The oracle knows no groups: two dice match or not, and the number of matching pairs names the rank.
    const byMatches: Record<number, HandRank> = {
      1: 'pair',
      2: 'two-pairs',
      3: 'three-of-a-kind',
      4: 'full-house',
      6: 'four-of-a-kind',
      10: 'five-of-a-kind',
    };
    expect(allHands).toHaveLength(7776);
    for (const dice of allHands) {
      const matches = dice.flatMap((die, i) => dice.slice(i + 1).filter((other) => other === die)).length;
      const sorted = dice.toSorted((a, b) => a - b).join('');
      const straight =
        sorted === '12345' ? 'five-high-straight' : sorted === '23456' ? 'six-high-straight' : 'nothing';
      expect(rank(dice).rank).toBe(byMatches[matches] ?? straight);
    }
  });

  it('gives every rank as often as combinatorics says', () => {
    const counts = Object.fromEntries(
      HAND_RANKS.map((name) => [name, allHands.filter((dice) => rank(dice).rank === name).length]),
    );
    expect(counts).toEqual({
      nothing: 480,
      pair: 3600,
      'two-pairs': 1800,
      'three-of-a-kind': 1200,
      'five-high-straight': 120,
      'six-high-straight': 120,
      'full-house': 300,
      'four-of-a-kind': 150,
      'five-of-a-kind': 6,
    });
  });
});

describe('compare', () => {
  // Rulebook p. 14; the last column is the step that decides.
  it.each<[string, string, Seat, ComparisonReason]>([
    ['55123', '33654', 'active', 'higher-value'],
    ['55621', '55631', 'other', 'second-unused-die'],
    ['55631', '55632', 'active', 'active-player'],
    ['44411', '33366', 'active', 'higher-value'],
    ['44411', '44422', 'other', 'full-house-pair'],
    ['12345', '23456', 'other', 'better-rank'],
    ['22233', '23456', 'active', 'better-rank'],
    ['66112', '55446', 'active', 'higher-pair'],
    ['66112', '66331', 'other', 'lower-pair'],
    ['33551', '33552', 'other', 'highest-unused-die'],
    ['11112', '66655', 'active', 'better-rank'],
    ['22226', '22225', 'active', 'highest-unused-die'],
    ['44462', '44461', 'active', 'second-unused-die'],
    ['12346', '22134', 'other', 'nothing-below-pair'],
    ['13456', '12456', 'active', 'active-player'],
    ['12456', '12346', 'active', 'nothing-next-die'],
    ['23456', '23456', 'active', 'active-player'],
    ['66666', '66666', 'active', 'active-player'],
  ])('%s (active) against %s: %s wins by %s', (active, other, winner, reason) => {
    const comparison = compare(hand(active), hand(other));
    expect(comparison.winner).toBe(winner);
    const last = comparison.steps.at(-1);
    expect(last?.reason).toBe(reason);
    // Only being the active player decides without a difference.
    expect(last?.active === last?.other).toBe(reason === 'active-player');
  });

  it('names the ranks that a step compared, and leaves the values of dice as numbers', () => {
    const [ranks] = compare(hand('12345'), hand('23456')).steps;
    expect(rankFigure(ranks!.reason, ranks!.active)).toBe('five-high-straight');
    expect(rankFigure(ranks!.reason, ranks!.other)).toBe('six-high-straight');
    const values = compare(hand('55123'), hand('33654')).steps.at(-1)!;
    expect([values.active, values.other]).toEqual([5, 3]);
    expect(rankFigure(values.reason, values.active)).toBeUndefined();
  });

  it('lets a full house of the other player beat two pairs of the active player (p. 30)', () => {
    expect(compare(hand('66112'), hand('22233')).winner).toBe('other');
  });

  it('shows the third unused die of a pair, but never lets it decide', () => {
    const { winner, steps } = compare(hand('55631'), hand('55632'));
    expect(winner).toBe('active');
    expect(steps.map(({ reason }) => reason)).toEqual([
      'better-rank',
      'higher-value',
      'highest-unused-die',
      'second-unused-die',
      'third-unused-die',
      'active-player',
    ]);
    expect(steps.at(-2)).toEqual({ reason: 'third-unused-die', basis: 'print', active: 1, other: 2 });
  });

  it('stops after two dice also without a combination', () => {
    const { winner, steps } = compare(hand('65321'), hand('65421'));
    expect(winner).toBe('active');
    expect(steps.map(({ reason }) => reason)).toEqual([
      'nothing-below-pair',
      'nothing-next-die',
      'nothing-next-die',
      'active-player',
    ]);
    expect(compare(hand('64321'), hand('65421')).winner).toBe('other');
  });

  it('goes on to the last die without a combination for those who play so', () => {
    const { winner, steps } = compare(hand('65321'), hand('65421'), 'all-dice');
    expect(winner).toBe('other');
    expect(steps.at(-1)).toEqual({ reason: 'nothing-next-die', basis: 'reading', active: 3, other: 4 });
  });

  it('marks exactly the steps that no book prints as readings', () => {
    const readings = new Set<ComparisonReason>();
    const printed = new Set<ComparisonReason>();
    for (const active of distinctHands) {
      for (const other of distinctHands) {
        for (const { reason, basis } of TIE_READINGS.flatMap((ties) => compare(active, other, ties).steps)) {
          (basis === 'reading' ? readings : printed).add(reason);
        }
      }
    }
    expect([...readings].sort()).toEqual([
      'higher-pair',
      'lower-pair',
      'nothing-below-pair',
      'nothing-next-die',
    ]);
    expect([...readings, ...printed].sort()).toEqual([...COMPARISON_REASONS].sort());
  });

  it('agrees with comparing one number per hand, for all 252 × 252 pairs', () => {
    // The oracle writes rank, values and the two highest unused dice as digits.
    const worth = (dice: Hand): number => {
      const { rank: name, values, unused } = rank(dice);
      const digits = [HAND_RANKS.indexOf(name), ...values, ...unused.slice(0, 2)];
      return Number(digits.join('').padEnd(6, '0'));
    };
    expect(distinctHands).toHaveLength(252);
    for (const active of distinctHands) {
      for (const other of distinctHands) {
        expect(compare(active, other).winner).toBe(worth(active) >= worth(other) ? 'active' : 'other');
      }
    }
  });

  it('differs between the readings only for hands without a combination', () => {
    const differ = distinctHands.flatMap((active) =>
      distinctHands
        .filter((other) => compare(active, other, 'all-dice').winner !== compare(active, other).winner)
        .flatMap((other) => [rank(active).rank, rank(other).rank]),
    );
    expect(new Set(differ)).toEqual(new Set(['nothing']));
  });

  it('is antisymmetric but for the complete tie, which the active player wins', () => {
    fc.assert(
      fc.property(anyHand, anyHand, (one, two) => {
        const first = compare(one, two);
        const second = compare(two, one);
        const tie = first.steps.at(-1)?.reason === 'active-player';
        expect(second.steps.at(-1)?.reason === 'active-player').toBe(tie);
        expect(first.winner === second.winner).toBe(tie);
      }),
    );
  });
});

describe('strengthOf', () => {
  it.each(TIE_READINGS)('orders all 252 × 252 pairs of hands as comparing them does (%s)', (ties) => {
    const strengths = distinctHands.map((dice) => strengthOf(dice, ties));
    distinctHands.forEach((active, i) => {
      distinctHands.forEach((other, j) => {
        const wins = strengths[i]! >= strengths[j]!;
        if (wins !== (compare(active, other, ties).winner === 'active'))
          throw new Error(`${active.join('')} against ${other.join('')}`);
      });
    });
  });
});

// Helpers

const hand = (dice: string): Hand => Array.from(dice, Number) as unknown as Hand;

const allHands: readonly Hand[] = DIE_VALUES.flatMap((a) =>
  DIE_VALUES.flatMap((b) =>
    DIE_VALUES.flatMap((c) => DIE_VALUES.flatMap((d) => DIE_VALUES.map((e): Hand => [a, b, c, d, e]))),
  ),
);
const distinctHands = allHands.filter((dice) => dice.every((die, i) => i === 0 || die >= dice[i - 1]!));

const die = fc.constantFrom(...DIE_VALUES);
const anyHand: fc.Arbitrary<Hand> = fc.tuple(die, die, die, die, die);
