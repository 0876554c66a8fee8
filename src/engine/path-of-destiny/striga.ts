import { type Colors, countColor } from './effects.ts';
import type { GameSymbol } from './vocabulary.ts';

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

/**
 * Cards of one colour that a Requirement card asks for, and the Experience for them (p. 24–25). What makes it rise
 * from 3 to 4 is missing in the text, and so is whether the 2 points come on top of the 1: the table decides.
 */
export const REQUIREMENTS = { 3: { experience: 1 }, 4: { experience: 2 } } as const;
export type Requirement = keyof typeof REQUIREMENTS;

export const meetsRequirement = <C extends string>(
  timeline: readonly Colors<C>[],
  color: C,
  requirement: Requirement,
): boolean => countColor(timeline, color) >= requirement;

/** The points of the Objective that the book shows (p. 25): for the most, with one fewer, with two fewer. */
export const SHOWN_POINTS = [5, 3, 1] as const;

/** "Who has the most", by the points of the card: who has none scores none, ties share (p. 25). */
export function mostOfPoints(counts: readonly number[], points: readonly number[]): readonly number[] {
  const most = Math.max(...counts);
  return counts.map((count) => (count > 0 ? (points[most - count] ?? 0) : 0));
}
