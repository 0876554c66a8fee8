import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../../../src/search/distance.ts';

describe('distance', () => {
  it.each([
    ['poker', 'poker', 0],
    ['pker', 'poker', 1],
    ['pokker', 'poker', 1],
    ['pojer', 'poker', 1],
    ['pkoer', 'poker', 1],
    ['fatgiue', 'fatigue', 1],
    ['pkxer', 'poker', 2],
  ])('of "%s" to "%s" is %i', (typed, word, wrong) => {
    expect(distance(typed, word, 2)).toBe(wrong);
  });

  it('does not count letters that are still to be typed, from five on', () => {
    expect(distance('unglu', 'unglucksmarker', 1)).toBe(0);
    expect(distance('ungku', 'unglucksmarker', 1)).toBe(1);
    expect(distance('ungl', 'unglucksmarker', 1)).toBe(2);
  });

  it('is what the plain recursion says, up to the most that counts', () => {
    const word = fc.stringMatching(/^[abc]{0,7}$/);
    fc.assert(
      fc.property(
        fc.stringMatching(/^[abc]{0,4}$/),
        word,
        fc.integer({ min: 0, max: 3 }),
        (typed, other, most) => {
          expect(distance(typed, other, most)).toBe(Math.min(most + 1, recurse(typed, other)));
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[abc]{5,7}$/),
        word,
        fc.integer({ min: 0, max: 3 }),
        (typed, other, most) => {
          const beginnings = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end));
          const nearest = Math.min(...beginnings.map((beginning) => recurse(typed, beginning)));
          expect(distance(typed, other, most)).toBe(Math.min(most + 1, nearest));
        },
      ),
    );
  });
});

// Helpers

/** The definition: the last letters agree, or one of them is wrong, missing, too many, or both are transposed. */
function recurse(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a.at(-1) === b.at(-1)) return recurse(a.slice(0, -1), b.slice(0, -1));
  const transposed = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return (
    1 +
    Math.min(
      recurse(a.slice(0, -1), b),
      recurse(a, b.slice(0, -1)),
      recurse(a.slice(0, -1), b.slice(0, -1)),
      transposed ? recurse(a.slice(0, -2), b.slice(0, -2)) : Infinity,
    )
  );
}
