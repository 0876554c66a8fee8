import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addChances,
  ALWAYS,
  type Chance,
  chanceThat,
  compareChances,
  convolve,
  countOutcomes,
  countWays,
  expectation,
  multiplyChances,
  NEVER,
  oppositeChance,
  simplify,
  totalWays,
} from '../../../src/engine/odds.ts';

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

describe('addChances, multiplyChances and oppositeChance', () => {
  it('counts at least one 6 with four dice', () => {
    const noSix = oppositeChance({ ways: 1, total: 6 });
    const none = [noSix, noSix, noSix].reduce(multiplyChances, noSix);
    expect(oppositeChance(none)).toEqual({ ways: 671, total: 1296 });
  });

  it('adds chances of different totals', () => {
    expect(addChances({ ways: 1, total: 6 }, { ways: 1, total: 4 })).toEqual({ ways: 5, total: 12 });
  });

  it('needs only the result to be small', () => {
    const half = { ways: 2 ** 51, total: 2 ** 52 };
    expect(addChances(half, half)).toEqual(ALWAYS);
    expect(multiplyChances(half, half)).toEqual({ ways: 1, total: 4 });
  });

  it('throws rather than round', () => {
    const tiny = { ways: 1, total: 2 ** 40 };
    expect(() => multiplyChances(tiny, tiny)).toThrow(RangeError);
    expect(() => addChances(tiny, { ways: 1, total: 3 ** 30 })).toThrow(RangeError);
  });

  it('follows the laws of fractions', () => {
    fc.assert(
      fc.property(anyChance, anyChance, (one, two) => {
        expect(addChances(one, two)).toEqual(addChances(two, one));
        expect(multiplyChances(one, two)).toEqual(multiplyChances(two, one));
        expect(addChances(one, NEVER)).toEqual(simplify(one));
        expect(multiplyChances(one, ALWAYS)).toEqual(simplify(one));
        expect(multiplyChances(one, NEVER)).toEqual(NEVER);
        expect(addChances(one, oppositeChance(one))).toEqual(ALWAYS);
        expect(compareChances(multiplyChances(one, two), one)).not.toBe(1);
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
  const die = countOutcomes([1, 2, 3, 4, 5, 6]);
  const twoDice = convolve(die, die, (a, b) => a + b);

  it('counts equal outcomes once', () => {
    expect([...countOutcomes(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

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
        expect(mean(joined)).toEqual(multiplyChances(mean(one), mean(two)));
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
  .map((outcomes) => countOutcomes(outcomes));
