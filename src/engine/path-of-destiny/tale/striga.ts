import { printed, reading, type Reason } from '../../reasons.ts';
import type { GameSymbol } from '../vocabulary.ts';

/** The four kinds of Secret Objectives by the Symbols on their backs (p. 24). */
export const OBJECTIVES = [
  'fight',
  'magic',
  'fight-diplomacy-exploration',
  'magic-diplomacy-exploration',
] as const;
export type Objective = (typeof OBJECTIVES)[number];

const RESOLVED_BY: Readonly<Record<Objective, readonly GameSymbol[]>> = {
  fight: ['fight'],
  magic: ['magic'],
  'fight-diplomacy-exploration': ['fight', 'diplomacy', 'exploration'],
  'magic-diplomacy-exploration': ['magic', 'diplomacy', 'exploration'],
};

/** The two Objectives that score when a Symbol dominates the third Chapter (p. 24–25). */
export const revealedObjectives = (dominating: GameSymbol): readonly Objective[] =>
  OBJECTIVES.filter((objective) => RESOLVED_BY[objective].includes(dominating));

/** Points of an Objective that asks who has the most: for the most, with one fewer, with two fewer. */
export type ObjectivePoints = readonly [number, number, number];

/** Those of the one Objective that the book shows (p. 25), as a start: each card has its own numbers. */
export const SHOWN_POINTS: ObjectivePoints = [5, 3, 1];

export const isShownObjective = (points: ObjectivePoints): boolean =>
  points.every((number, place) => number === SHOWN_POINTS[place]);

export const OBJECTIVE_REASONS = ['most-by-card', 'ties-share', 'none-of-it'] as const;
export type ObjectiveReason = (typeof OBJECTIVE_REASONS)[number];

export type ObjectiveScore = {
  /** In the order of the counts. */
  readonly points: readonly number[];
  readonly reasons: readonly Reason<ObjectiveReason>[];
};

/** "Who has the most", by the points of the card: who has none scores none, ties share (p. 25). */
export function scoreObjective(counts: readonly number[], card: ObjectivePoints): ObjectiveScore {
  const most = Math.max(...counts);
  const points = counts.map((count) => (count > 0 ? (card[most - count] ?? 0) : 0));
  const scoring = counts.filter((_, place) => points[place] !== 0);
  return {
    points,
    reasons: [
      // Printed for one card only, and which cards were drawn, only the table sees.
      reading('most-by-card'),
      ...(new Set(scoring).size < scoring.length ? [printed('ties-share')] : []),
      ...(counts.includes(0) ? [printed('none-of-it')] : []),
    ],
  };
}
