import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addChances,
  type Chance,
  chanceThat,
  compareChances,
  convolve,
  countWays,
  expectation,
  NEVER,
  oppositeChance,
  simplify,
  totalWays,
} from '../../../src/engine/odds.ts';

const ALWAYS: Chance = { ways: 1, total: 1 };

describe('simplify', () => {
  it.each<[Chance, Chance]>([
    [
      { ways: 6, total: 36 },
      { ways: 1, total: 6 },
    ],
    [
      { ways: 671, total: 1296 },
      { ways: 671, total: 1296 },
    ],
    [{ ways: 0, total: 7776 }, NEVER],
    [{ ways: 6 ** 20, total: 6 ** 20 }, ALWAYS],
    // Means may be negative or exceed 1.
    [
      { ways: -4, total: 6 },
      { ways: -2, total: 3 },
    ],
    [
      { ways: 10, total: 4 },
      { ways: 5, total: 2 },
    ],
  ])('makes %o into %o', (chance, simple) => {
    expect(simplify(chance)).toEqual(simple);
  });

  it('leaves a count of nothing as it is', () => {
    expect(simplify({ ways: 0, total: 0 })).toEqual({ ways: 0, total: 0 });
  });

  it('keeps the chance and leaves no common divisor', () => {
    fc.assert(
      fc.property(anyChance, fc.integer({ min: 1, max: 1000 }), ({ ways, total }, factor) => {
        const simple = simplify({ ways: ways * factor, total: total * factor });
        expect(simple.ways * total).toBe(ways * simple.total);
        expect(simplify(simple)).toEqual(simple);
        expect(simple).toEqual(simplify({ ways, total }));
      }),
    );
  });
});

describe('addChances and oppositeChance', () => {
  it('adds chances of different totals', () => {
    expect(addChances({ ways: 1, total: 6 }, { ways: 1, total: 4 })).toEqual({ ways: 5, total: 12 });
  });

  it('needs only the result to be small', () => {
    const half = { ways: 2 ** 51, total: 2 ** 52 };
    expect(addChances(half, half)).toEqual(ALWAYS);
  });

  it('throws rather than round', () => {
    const tiny = { ways: 1, total: 2 ** 40 };
    expect(() => addChances(tiny, { ways: 1, total: 3 ** 30 })).toThrow(RangeError);
  });

  it('follows the laws of fractions', () => {
    fc.assert(
      fc.property(anyChance, anyChance, (one, two) => {
        expect(addChances(one, two)).toEqual(addChances(two, one));
        expect(addChances(one, NEVER)).toEqual(simplify(one));
        expect(addChances(one, oppositeChance(one))).toEqual(ALWAYS);
      }),
    );
  });
});

describe('compareChances', () => {
  it('tells apart what floating point cannot', () => {
    const one = { ways: 2 ** 53 - 2, total: 2 ** 53 - 1 };
    const two = { ways: 2 ** 53 - 3, total: 2 ** 53 - 2 };
    expect(one.ways / one.total).toBe(two.ways / two.total);
    expect(compareChances(one, two)).toBe(1);
    expect(compareChances(two, one)).toBe(-1);
  });

  it('calls the same chance in other terms equal', () => {
    expect(compareChances({ ways: 1, total: 2 }, { ways: 3888, total: 7776 })).toBe(0);
  });
});

describe('distributions', () => {
  const die = countWays([1, 2, 3, 4, 5, 6].map((value) => [value, 1]));
  const twoDice = convolve(die, die, (a, b) => a + b);

  it('gives the sums of two dice', () => {
    expect(Array.from({ length: 11 }, (_, index) => twoDice.get(index + 2))).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
    expect(totalWays(twoDice)).toBe(36);
    expect(chanceThat(twoDice, (sum) => sum >= 10)).toEqual({ ways: 6, total: 36 });
    expect(expectation(twoDice, (sum) => sum)).toEqual({ ways: 7, total: 1 });
    expect(expectation(die, (value) => value - 7)).toEqual({ ways: -7, total: 2 });
  });

  it('throws rather than lose a way', () => {
    const huge = countWays([['all', 2 ** 52]]);
    expect(() => convolve(huge, huge, () => 'all')).toThrow(RangeError);
    expect(() => countWays([...huge, ...huge])).toThrow(RangeError);
    expect(() => expectation(huge, () => 4)).toThrow(RangeError);
  });

  it('joins as many ways as it was given, and never counts more than all', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, (one, two) => {
        const joined = convolve(one, two, (a, b) => a * b);
        expect(totalWays(joined)).toBe(totalWays(one) * totalWays(two));
        const { ways, total } = chanceThat(joined, (outcome) => outcome > 0);
        expect(ways).toBeLessThanOrEqual(total);
        const mean = (list: typeof one) => expectation(list, (outcome) => outcome);
        const [a, b, both] = [one, two, joined].map(mean);
        expect(both!.ways * a!.total * b!.total - a!.ways * b!.ways * both!.total === 0).toBe(true);
      }),
    );
  });
});

// Helpers

const anyChance: fc.Arbitrary<Chance> = fc
  .tuple(fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000))
  .map(([total, ways]) => ({ ways: ways % (total + 1), total }));

const anyDistribution = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 20 })
  .map((outcomes) => countWays(outcomes.map((outcome) => [outcome, 1])));
