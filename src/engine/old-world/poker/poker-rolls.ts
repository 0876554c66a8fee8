/**
 * All that five dice can become: the 252 different hands in their order of strength and, for each of the 462 sets of
 * dice that can be kept, how many rolls of the others lead to each hand. Worked out once for each reading of
 * ties, when first asked for, and so quickly that nobody waits for it.
 */

import type { Distribution } from '../../odds.ts';
import {
  DIE_VALUES,
  type DieValue,
  type Hand,
  HAND_SIZE,
  type HandRank,
  rank,
  strengthOf,
  type TieReading,
} from './dice-poker.ts';
import { isHand } from './dice-poker-table.ts';

/** Ways to roll five dice. */
export const ALL_ROLLS = DIE_VALUES.length ** HAND_SIZE;

export type PlacedHand = {
  /** Highest first. */
  readonly dice: Hand;
  readonly rank: HandRank;
  /** How many of the 7776 rolls show it. */
  readonly rolls: number;
  /** Its equals and all better hands stand from this place on; only pairs that differ in the third unused die tie. */
  readonly firstEqual: number;
};

/** Dice that are kept while the others are rolled. */
export type Keep = {
  /** Highest first; none to five. */
  readonly dice: readonly DieValue[];
  /** Ways to roll the others. */
  readonly total: number;
  /** How many of those ways lead to which place of `hands`. */
  readonly outcomes: Distribution<number>;
  /** For every place of `hands`, how many of those ways win against it for the active player. */
  readonly wins: readonly number[];
};

export type PokerRolls = {
  /** From worst to best. Unlike the 7776 rolls, each hand stands here once. */
  readonly hands: readonly PlacedHand[];
  /** Where dice in any order stand in `hands`. */
  readonly placeOf: (hand: Hand) => number;
  /** The set of these dice, in any order; the same object every time. */
  readonly keepOf: (dice: readonly DieValue[]) => Keep;
  /** The different sets of dice of a hand that can be kept. */
  readonly keepsOf: (hand: Hand) => readonly Keep[];
  readonly allKeeps: () => readonly Keep[];
};

const known = new Map<TieReading, PokerRolls>();

/** The table of rolls; it never changes. */
export function pokerRolls(ties: TieReading = 'two-dice'): PokerRolls {
  const rolls = known.get(ties) ?? makePokerRolls(ties);
  known.set(ties, rolls);
  return rolls;
}

/** Element of a list at a place that is known to exist. */
export const at = <T>(list: readonly T[], place: number): T => list[place] as T;

function makePokerRolls(ties: TieReading): PokerRolls {
  const sets = [0, 1, 2, 3, 4, 5].map(multisets);
  const ordered = at(sets, HAND_SIZE)
    .filter(isHand)
    .map((dice) => ({ dice, strength: strengthOf(dice, ties) }))
    .sort((one, two) => one.strength - two.strength);
  const places = new Map(ordered.map(({ dice }, place) => [codeOf(dice), place]));
  const placeOf = (code: number): number => Number(places.get(code));
  let first = 0;
  const firstEquals = ordered.map(({ strength }, place) => {
    if (strength > at(ordered, first).strength) first = place;
    return first;
  });

  const rests = sets.map((rolled) => rolled.map((dice) => ({ code: codeOf(dice), ways: countOrders(dice) })));
  const makeKeep = (dice: readonly DieValue[], code: number): Keep => {
    const rolled = HAND_SIZE - dice.length;
    const outcomes = new Map(at(rests, rolled).map((rest) => [placeOf(code + rest.code), rest.ways]));
    const tails = sumTails(outcomes, ordered.length);
    const wins = firstEquals.map((place) => at(tails, place));
    return { dice, total: DIE_VALUES.length ** rolled, outcomes, wins };
  };
  // A question needs few of the 462 sets; the others can wait.
  const keeps = new Map<number, Keep>();
  const keepOf = (dice: readonly DieValue[]): Keep => {
    const code = codeOf(dice);
    const keep = keeps.get(code) ?? makeKeep(dice.toSorted(descending), code);
    keeps.set(code, keep);
    return keep;
  };

  return {
    hands: ordered.map(({ dice }, place) => ({
      dice,
      rank: rank(dice).rank,
      rolls: countOrders(dice),
      firstEqual: at(firstEquals, place),
    })),
    placeOf: (hand) => placeOf(codeOf(hand)),
    keepOf,
    keepsOf: (hand) => [...new Set(subsets(hand).map(keepOf))],
    allKeeps: () => sets.flat().map(keepOf),
  };
}

const descending = (one: number, two: number): number => two - one;

/** All sets of so many dice, each highest first. */
function multisets(size: number): readonly (readonly DieValue[])[] {
  if (size === 0) return [[]];
  return multisets(size - 1).flatMap((dice) =>
    DIE_VALUES.filter((value) => dice.every((die) => value <= die)).map((value) => [...dice, value]),
  );
}

/** A number for a set of dice in any order: the codes of two sets add up to that of both together. */
const codeOf = (dice: readonly DieValue[]): number =>
  dice.reduce((code, die) => code + (HAND_SIZE + 1) ** (die - 1), 0);

/** Every choice of some of these dice; equal ones come more than once. */
const subsets = (dice: readonly DieValue[]): readonly (readonly DieValue[])[] =>
  dice.reduce<(readonly DieValue[])[]>(
    (chosen, die) => [...chosen, ...chosen.map((some) => [...some, die])],
    [[]],
  );

/** In how many orders dice can show these values. */
const countOrders = (dice: readonly DieValue[]): number =>
  DIE_VALUES.reduce(
    (orders, value) => orders / factorial(dice.filter((die) => die === value).length),
    factorial(dice.length),
  );

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));

/** For every place the sum of the ways from there to the end. */
function sumTails(outcomes: Distribution<number>, length: number): readonly number[] {
  const tails = Array<number>(length).fill(0);
  let sum = 0;
  for (let place = length - 1; place >= 0; place -= 1) {
    sum += outcomes.get(place) ?? 0;
    tails[place] = sum;
  }
  return tails;
}
