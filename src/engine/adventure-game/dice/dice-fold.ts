/**
 * How many rolls lead to each total. Dice are added one by one and equal totals kept once, so that eight dice cost some
 * ten thousand additions instead of 6^8 rolls.
 */
import { mapResults, NO_RESULTS, resultsOf } from './results.ts';
import type { TotalSpace } from './total-space.ts';
import type { Face, Total } from '../vocabulary.ts';

/** A die as it may still fall: all its faces, or only the one that stays. */
export type OpenDie = readonly Face[];

/** The most of each result that the dice can show together. */
export const mostOf = (dice: readonly OpenDie[]): Total =>
  mapResults((kind) =>
    dice.reduce((sum, die) => sum + Math.max(0, ...die.map((face) => resultsOf(face)[kind])), 0),
  );

/** Ways per code of a total. */
export function foldDice(dice: readonly OpenDie[], space: TotalSpace): ReadonlyMap<number, number> {
  let counts = new Map([[space.encode(NO_RESULTS), 1]]);
  for (const die of dice) {
    const grown = new Map<number, number>();
    for (const [results, faces] of groupFaces(die)) {
      const add = space.adding(results);
      counts.forEach((ways, code) => {
        const next = add(code);
        grown.set(next, (grown.get(next) ?? 0) + ways * faces);
      });
    }
    counts = grown;
  }
  return counts;
}

/** Equal faces of a die once, with their number. */
const groupFaces = (die: OpenDie): readonly (readonly [results: Total, faces: number])[] =>
  [...new Set(die)].map((face) => [resultsOf(face), die.filter((other) => other === face).length]);
