/**
 * All that five dice can become: the 252 different hands in their order of strength and, for each of the 462 sets of
 * dice that can be kept, how many rolls of the others lead to each hand. Worked out once, when first asked for.
 */

import { countOutcomes, countWays, type Distribution } from '../odds.ts';
import {
  compare,
  DIE_VALUES,
  type DieValue,
  type Hand,
  HAND_SIZE,
  type HandRank,
  rank,
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
  readonly keeps: readonly Keep[];
  /** Where dice in any order stand in `hands`. */
  readonly placeOf: (hand: Hand) => number;
  /** The different sets of dice of a hand that can be kept, as places in `keeps`. */
  readonly keepsOf: (hand: Hand) => readonly number[];
  /** The set of these dice, in any order. */
  readonly keepOf: (dice: readonly DieValue[]) => Keep;
};

let known: PokerRolls | undefined;

/** The one table of rolls; it never changes. */
export const pokerRolls = (): PokerRolls => (known ??= makePokerRolls());

/** Element of a list at a place that is known to exist. */
export const at = <T>(list: readonly T[], place: number): T => list[place] as T;

function makePokerRolls(): PokerRolls {
  const ordered = multisets(HAND_SIZE).filter(isHand).sort(compareStrength);
  const places = indexByDice(ordered);
  let first = 0;
  const firstEquals = ordered.map((hand, place) => {
    if (place > 0 && compareStrength(hand, at(ordered, place - 1)) > 0) first = place;
    return first;
  });

  // With fewer dice kept, one more is rolled: the ways add up over its six values.
  const keptDice = [5, 4, 3, 2, 1, 0].flatMap(multisets);
  const keepPlaces = indexByDice(keptDice);
  const keeps: Keep[] = [];
  for (const dice of keptDice) {
    const nexts = DIE_VALUES.map((value) => [...dice, value]);
    const outcomes = isHand(dice)
      ? countOutcomes([lookUp(places, dice)])
      : countWays(nexts.flatMap((next) => [...at(keeps, lookUp(keepPlaces, next)).outcomes]));
    const tails = sumTails(ordered.map((_, place) => outcomes.get(place) ?? 0));
    const total = DIE_VALUES.length ** (HAND_SIZE - dice.length);
    keeps.push({ dice, total, outcomes, wins: firstEquals.map((place) => at(tails, place)) });
  }

  const keepsByPlace = ordered.map((hand) => [
    ...new Set(subsets(hand).map((dice) => lookUp(keepPlaces, dice))),
  ]);
  const rolled = at(keeps, keeps.length - 1).outcomes;
  const placeOf = (hand: Hand): number => lookUp(places, hand);
  return {
    hands: ordered.map((dice, place) => ({
      dice,
      rank: rank(dice).rank,
      rolls: Number(rolled.get(place)),
      firstEqual: at(firstEquals, place),
    })),
    keeps,
    placeOf,
    keepsOf: (hand) => at(keepsByPlace, placeOf(hand)),
    keepOf: (dice) => at(keeps, lookUp(keepPlaces, dice)),
  };
}

/** Positive when the first hand is stronger, whoever is active; 0 when only the active player decides. */
const compareStrength = (one: Hand, two: Hand): number =>
  Number(compare(one, two).winner === 'active') - Number(compare(two, one).winner === 'active');

/** All sets of so many dice, each highest first. */
function multisets(size: number): readonly (readonly DieValue[])[] {
  if (size === 0) return [[]];
  return multisets(size - 1).flatMap((dice) =>
    DIE_VALUES.filter((value) => dice.every((die) => value <= die)).map((value) => [...dice, value]),
  );
}

/** Every choice of some of these dice; equal ones come more than once. */
const subsets = (dice: readonly DieValue[]): readonly (readonly DieValue[])[] =>
  dice.reduce<(readonly DieValue[])[]>(
    (chosen, die) => [...chosen, ...chosen.map((some) => [...some, die])],
    [[]],
  );

const keyOf = (dice: readonly DieValue[]): string => dice.toSorted().join('');

const indexByDice = (list: readonly (readonly DieValue[])[]): ReadonlyMap<string, number> =>
  new Map(list.map((dice, place) => [keyOf(dice), place]));

/** The place of dice that are known to be in the index. */
const lookUp = (index: ReadonlyMap<string, number>, dice: readonly DieValue[]): number =>
  Number(index.get(keyOf(dice)));

/** For every place the sum from there to the end. */
function sumTails(list: readonly number[]): readonly number[] {
  let sum = 0;
  return list.map((_, place) => (sum += at(list, list.length - 1 - place))).reverse();
}
