import { foldDice, mostOf, type OpenDie } from '../dice/dice-fold.ts';
import { bound, capsOf, makeMoves } from './spending-bounds.ts';
import { effectsOf, type Spending } from './spending.ts';
import { makeSpace } from '../dice/total-space.ts';
import type { Enemy } from '../enemy/verdict.ts';

/** As many states as searches may visit together without keeping a page waiting: some tens of milliseconds. */
const MOST_STATES = 4_000_000;

/** Whether the odds of these dice can be worked out in passing, so many times. */
export const isSearchable = (
  dice: readonly OpenDie[],
  enemy: Enemy,
  spending: Spending,
  times: number,
): boolean => countStates(dice, enemy, spending) * times <= MOST_STATES;

/**
 * How many states a search may visit. Each total that can be rolled is one start; from it each card may have been used
 * or not, and the dodge rule as often as there are dodges.
 */
export function countStates(dice: readonly OpenDie[], enemy: Enemy, spending: Spending): number {
  const bounds = bound(effectsOf(spending), enemy);
  const caps = capsOf(bounds, enemy, mostOf(dice));
  const space = makeSpace(caps);
  const dodges = spending.dodge === 'none' ? 1 : caps.dodge + 1;
  return makeMoves(bounds, space).states * dodges * foldDice(dice, space).size;
}
