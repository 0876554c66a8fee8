/**
 * Probabilities as whole-number counts, exact to the last roll. Nothing here rounds; percentages are made where they
 * are shown. Counts stay below 2^53 for everything the games ask (6^20 is the largest total), and a result beyond it
 * throws instead of losing a roll.
 */

/** So many of so many equally likely ways: { ways: 671, total: 1296 }. */
export type Chance = { readonly ways: number; readonly total: number };

export const NEVER: Chance = { ways: 0, total: 1 };

/** How many ways lead to each outcome. Unlike a list of rolls, equal outcomes stand in it once. */
export type Distribution<K> = ReadonlyMap<K, number>;

/** The same chance in smallest terms. */
export const simplify = ({ ways, total }: Chance): Chance => makeChance(BigInt(ways), BigInt(total));

/** The chance of one or the other of two events that exclude each other, in smallest terms. */
export const addChances = (one: Chance, two: Chance): Chance =>
  makeChance(
    BigInt(one.ways) * BigInt(two.total) + BigInt(two.ways) * BigInt(one.total),
    BigInt(one.total) * BigInt(two.total),
  );

/** The chance that an event does not happen. */
export const oppositeChance = ({ ways, total }: Chance): Chance => ({ ways: total - ways, total });

/** 1 when the first chance is better, -1 when the second is, 0 when they are equal. */
export function compareChances(one: Chance, two: Chance): number {
  const [first, second] = [BigInt(one.ways) * BigInt(two.total), BigInt(two.ways) * BigInt(one.total)];
  return Number(first > second) - Number(first < second);
}

/** Adds up the ways of outcomes that a list may name more than once. */
export function countWays<K>(outcomes: Iterable<readonly [K, number]>): Distribution<K> {
  const counts = new Map<K, number>();
  for (const [outcome, ways] of outcomes) counts.set(outcome, exact((counts.get(outcome) ?? 0) + ways));
  return counts;
}

export const totalWays = (distribution: Distribution<unknown>): number =>
  [...distribution.values()].reduce((sum, ways) => exact(sum + ways), 0);

/** The chance that an outcome has a property. Not simplified: the total stays the number of rolls. */
export function chanceThat<K>(distribution: Distribution<K>, holds: (outcome: K) => boolean): Chance {
  let ways = 0;
  for (const [outcome, count] of distribution) if (holds(outcome)) ways += count;
  return { ways, total: totalWays(distribution) };
}

/** Two independent distributions joined: `combine` says what an outcome of each makes together. */
export function convolve<A, B, C>(
  one: Distribution<A>,
  two: Distribution<B>,
  combine: (a: A, b: B) => C,
): Distribution<C> {
  return countWays(
    Array.from(one).flatMap(([a, waysOfA]) =>
      Array.from(two, ([b, waysOfB]) => [combine(a, b), exact(waysOfA * waysOfB)] as const),
    ),
  );
}

/** The mean of a value over a distribution, as a fraction in smallest terms; `ways` may be negative or exceed `total`. */
export function expectation<K>(distribution: Distribution<K>, valueOf: (outcome: K) => number): Chance {
  let sum = 0;
  for (const [outcome, ways] of distribution) sum = exact(sum + exact(valueOf(outcome) * ways));
  return simplify({ ways: sum, total: totalWays(distribution) });
}

/** Whole numbers of any size go in; only what comes out in smallest terms has to fit. */
function makeChance(ways: bigint, total: bigint): Chance {
  const divisor = greatestCommonDivisor(ways, total);
  return { ways: exact(Number(ways / divisor)), total: exact(Number(total / divisor)) };
}

function exact(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError('A count is too large to be exact.');
  return count;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  if (b !== 0n) return greatestCommonDivisor(b, a % b);
  // Two zeros have no divisor; one keeps an empty count as it is.
  return a === 0n ? 1n : a < 0n ? -a : a;
}
