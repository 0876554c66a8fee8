import type { ChapterResult } from './game-chapters.ts';
import type { Game, ObjectiveEntry } from './game.ts';
import {
  type Objective,
  OBJECTIVES,
  type ObjectiveScore,
  revealedObjectives,
  scoreObjective,
} from '../tale/striga.ts';

/** The Secret Objectives that score (p. 24); not known before a Symbol dominates the third Chapter. */
export function scoringObjectives(game: Game, last: ChapterResult): readonly Objective[] | undefined {
  const { active } = game.chapters[2];
  if (game.tale !== 'striga') return [];
  return active && last.dominating && revealedObjectives(active[last.dominating]);
}

/** What an Objective brings everybody, as soon as it is counted for all. */
export const objectiveScore = ({ counts, points }: ObjectiveEntry): ObjectiveScore | undefined => {
  const all = counts.filter((count) => count !== undefined);
  return all.length === counts.length ? scoreObjective(all, points) : undefined;
};

/**
 * The points of all Objectives that score, by seat. One that is not counted may be of the kind that gives all the same:
 * then its points are entered as those of the Tale. Without them nothing is known.
 */
export function objectivePoints(game: Game, last: ChapterResult): readonly number[] | undefined {
  const scoring = scoringObjectives(game, last) ?? [];
  const scores = OBJECTIVES.filter((objective) => scoring.includes(objective)).map((objective) =>
    objectiveScore(game.objectives[objective]),
  );
  const hasTalePoints = game.final.some((points) => points !== undefined && points.tale > 0);
  if (scores.includes(undefined) && !hasTalePoints) return undefined;
  return game.characters.map((_, seat) => scores.reduce((sum, score) => sum + (score?.points[seat] ?? 0), 0));
}
