import type { Chance } from '../../odds.ts';
import { type Part, succeedsIn } from './battle-parts.ts';
import { foldDice, mostOf, type OpenDie } from '../dice/dice-fold.ts';
import { makeTotal, mapResults } from '../dice/results.ts';
import { makeSolver } from '../spending/spending-solver.ts';
import type { Spending } from '../spending/spending.ts';
import type { Enemy } from '../enemy/verdict.ts';
import type { Amounts } from '../vocabulary.ts';

/**
 * The chance of a part before the roll, for any results given on top. They can be spent like rolled ones, and never do
 * harm; so one search serves all gifts.
 *
 * @param most the largest gift that will be asked for
 */
export function givenOdds(
  part: Part,
  dice: readonly OpenDie[],
  enemy: Enemy,
  spending: Spending,
  most: Amounts,
): (gift: Amounts) => Chance {
  const rolled = mostOf(dice);
  const largest = makeTotal(most);
  const { space, leastShort } = makeSolver(
    enemy,
    spending,
    part,
    mapResults((kind) => rolled[kind] + largest[kind]),
  );
  const rolls = [...foldDice(dice, space)];
  const total = rolls.reduce((sum, [, ways]) => sum + ways, 0);
  return (gift) => {
    const give = space.adding(makeTotal(gift));
    const ways = rolls.reduce(
      (sum, [code, count]) => sum + (succeedsIn(part, leastShort(give(code)), enemy) ? count : 0),
      0,
    );
    return { ways, total };
  };
}
