import { type Colors, countColor } from './effects.ts';
import type { GameSymbol } from './vocabulary.ts';

/** The four kinds of Secret Objectives by the Symbols on their backs (p. 24). */
export const OBJECTIVES = {
  fight: ['fight'],
  magic: ['magic'],
  'fight-diplomacy-exploration': ['fight', 'diplomacy', 'exploration'],
  'magic-diplomacy-exploration': ['magic', 'diplomacy', 'exploration'],
} as const satisfies Readonly<Record<string, readonly GameSymbol[]>>;
export type Objective = keyof typeof OBJECTIVES;

const OBJECTIVE_NAMES = [
  'fight',
  'magic',
  'fight-diplomacy-exploration',
  'magic-diplomacy-exploration',
] as const satisfies readonly Objective[];

/** The two Objectives that score when a Symbol dominates the third Chapter (p. 24–25). */
export const revealedObjectives = (dominating: GameSymbol): readonly Objective[] =>
  OBJECTIVE_NAMES.filter((name) => OBJECTIVES[name].some((symbol) => symbol === dominating));

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

/** Points by how many fewer one has than the player with the most (p. 25). */
export const MOST_OF_POINTS = [5, 3, 1] as const;

/** "Who has the most": 5, with one fewer 3, with two fewer 1; who has none scores none. Ties share. */
export function mostOfPoints(counts: readonly number[]): readonly number[] {
  const most = Math.max(...counts);
  return counts.map((count) => (count > 0 ? (MOST_OF_POINTS[most - count] ?? 0) : 0));
}
