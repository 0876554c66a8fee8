/**
 * Dice poker of Old World: what a hand is worth and which of two hands wins (rulebook p. 14).
 * What the book leaves open is decided as the entries' readings say, and marked as `reading`.
 */

import type { Reason } from '../../reasons.ts';

export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;
export type DieValue = (typeof DIE_VALUES)[number];

export const HAND_SIZE = 5;
/** Five dice; their order means nothing. */
export type Hand = readonly [DieValue, DieValue, DieValue, DieValue, DieValue];

/** From worst to best. "nothing" is not in the book: five different values that are no straight. */
export const HAND_RANKS = [
  'nothing',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'five-high-straight',
  'six-high-straight',
  'full-house',
  'four-of-a-kind',
  'five-of-a-kind',
] as const;
export type HandRank = (typeof HAND_RANKS)[number];

export type RankedHand = {
  readonly rank: HandRank;
  /** Values of the combination, the one that is compared first leading: full house 4-4-4-1-1 → [4, 1]. */
  readonly values: readonly DieValue[];
  /** Dice that the combination does not use, highest first. */
  readonly unused: readonly DieValue[];
};

/** The player whose turn it is, and the one who was challenged. */
export const SEATS = ['active', 'other'] as const;
export type Seat = (typeof SEATS)[number];

/**
 * How many dice break a tie where there is no combination, of which the book says nothing: two, as it says of unused
 * dice beside a combination, or all five, as in other kinds of poker.
 */
export const TIE_READINGS = ['two-dice', 'all-dice'] as const;
export type TieReading = (typeof TIE_READINGS)[number];

/** Why a comparison went as it did, in the order in which the rules ask. */
export const COMPARISON_REASONS = [
  'better-rank',
  'nothing-below-pair',
  'higher-value',
  'full-house-pair',
  'higher-pair',
  'lower-pair',
  'highest-unused-die',
  'second-unused-die',
  'third-unused-die',
  'nothing-next-die',
  'active-player',
] as const;
export type ComparisonReason = (typeof COMPARISON_REASONS)[number];

/** The reasons that no book prints. */
const READINGS: readonly ComparisonReason[] = [
  'nothing-below-pair',
  'higher-pair',
  'lower-pair',
  'nothing-next-die',
];

export type ComparisonStep = Reason<ComparisonReason> & {
  /** The figures that were compared: places in `HAND_RANKS` for ranks, else die values. */
  readonly active: number;
  readonly other: number;
};

/** The rank that a figure of a step stands for; none where it is the value of a die. */
export const rankFigure = (reason: ComparisonReason, figure: number): HandRank | undefined =>
  reason === 'better-rank' || reason === 'nothing-below-pair' ? HAND_RANKS[figure] : undefined;

/** The last step decides; there is never a draw. */
export type Comparison = { readonly winner: Seat; readonly steps: readonly ComparisonStep[] };

/** What a hand is worth. */
export function rank(hand: Hand): RankedHand {
  const groups = groupByValue(hand);
  const [first, second] = groups.map(({ count }) => count);
  const ranked = (name: HandRank, used: number): RankedHand => ({
    rank: name,
    values: groups.slice(0, used).map(({ value }) => value),
    unused: groups
      .slice(used)
      .flatMap(({ value, count }) => Array<DieValue>(count).fill(value))
      .sort(descending),
  });
  if (first === 5) return ranked('five-of-a-kind', 1);
  if (first === 4) return ranked('four-of-a-kind', 1);
  if (first === 3) return second === 2 ? ranked('full-house', 2) : ranked('three-of-a-kind', 1);
  if (first === 2) return second === 2 ? ranked('two-pairs', 2) : ranked('pair', 1);

  // Five different values miss exactly one of six: without a 6 or without a 1 they are a straight.
  const straight = !hand.includes(6)
    ? 'five-high-straight'
    : !hand.includes(1)
      ? 'six-high-straight'
      : undefined;
  return straight === undefined ? ranked('nothing', 0) : { rank: straight, values: [], unused: [] };
}

/** Which of two final hands wins, and by which steps. */
export function compare(active: Hand, other: Hand, ties: TieReading = 'two-dice'): Comparison {
  const steps: ComparisonStep[] = [];
  for (const step of comparisons(rank(active), rank(other), ties)) {
    steps.push(step);
    // The third unused die is shown, but never decides (p. 14).
    if (step.reason !== 'third-unused-die' && step.active !== step.other) {
      return { winner: step.active > step.other ? 'active' : 'other', steps };
    }
  }
  return { winner: 'active', steps: [...steps, makeStep('active-player', 0, 0)] };
}

/** One number for what a hand is worth: of two hands the higher one wins, and equal ones tie completely. */
export function strengthOf(hand: Hand, ties: TieReading): number {
  const ranked = rank(hand);
  const figures = [...ranked.values, ...ranked.unused.slice(0, countedDice(ranked, ties))];
  return Number(`${place(ranked)}${figures.join('').padEnd(HAND_SIZE, '0')}`);
}

const place = ({ rank: name }: RankedHand): number => HAND_RANKS.indexOf(name);

/** How many of its unused dice a hand can break a tie with. */
const countedDice = ({ rank: name }: RankedHand, ties: TieReading): number =>
  name === 'nothing' && ties === 'all-dice' ? HAND_SIZE : 2;

/** The comparisons of step 6 for these two hands, in order. A later one counts only when all before it are equal. */
function comparisons(active: RankedHand, other: RankedHand, ties: TieReading): ComparisonStep[] {
  const withNothing = active.rank === 'nothing' || other.rank === 'nothing';
  const ranks = makeStep(withNothing ? 'nothing-below-pair' : 'better-rank', place(active), place(other));
  if (active.rank !== other.rank) return [ranks];

  const valueReasons: readonly ComparisonReason[] =
    active.rank === 'two-pairs' ? ['higher-pair', 'lower-pair'] : ['higher-value', 'full-house-pair'];
  const unusedReasons: readonly ComparisonReason[] =
    active.rank === 'nothing'
      ? Array<ComparisonReason>(countedDice(active, ties)).fill('nothing-next-die')
      : ['highest-unused-die', 'second-unused-die', 'third-unused-die'];
  return [
    ranks,
    ...pairUp(active.values, other.values, valueReasons),
    ...pairUp(active.unused, other.unused, unusedReasons),
  ];
}

/** One step per reason for as long as both sides have a figure for it. */
function pairUp(
  active: readonly number[],
  other: readonly number[],
  reasons: readonly ComparisonReason[],
): ComparisonStep[] {
  return reasons.flatMap((reason, index) => {
    const [mine, theirs] = [active[index], other[index]];
    return mine === undefined || theirs === undefined ? [] : [makeStep(reason, mine, theirs)];
  });
}

const makeStep = (reason: ComparisonReason, active: number, other: number): ComparisonStep => ({
  reason,
  basis: READINGS.includes(reason) ? 'reading' : 'print',
  active,
  other,
});

/** The different values of a hand, the most frequent first, then the highest. */
function groupByValue(hand: Hand): { readonly value: DieValue; readonly count: number }[] {
  return DIE_VALUES.map((value) => ({ value, count: hand.filter((die) => die === value).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.value - a.value);
}

const descending = (a: number, b: number): number => b - a;
