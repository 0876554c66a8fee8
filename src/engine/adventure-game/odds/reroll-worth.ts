/** What the right to roll one die again is worth before the roll. */
import type { Chance } from '../../odds.ts';
import { aimedPart, succeedsIn } from './battle-parts.ts';
import { mostOf } from '../dice/dice-fold.ts';
import { remembered } from '../spending/memo.ts';
import { resultsOf } from '../dice/results.ts';
import { kindOfDie } from '../dice/same-dice.ts';
import { makeSolver, type Objective } from '../spending/spending-solver.ts';
import type { Spending } from '../spending/spending.ts';
import { makeSpace } from '../dice/total-space.ts';
import type { Enemy } from '../enemy/verdict.ts';
import { DIE_SIZE, type Die } from '../vocabulary.ts';

/**
 * The chance of what the objective asks for first when any one die may be rolled again after the roll, and is wherever
 * that helps. The new face counts (EN p. 3).
 */
export function rerollOdds(
  dice: readonly Die[],
  enemy: Enemy,
  spending: Spending,
  objective: Objective,
): Chance {
  const most = mostOf(dice);
  // Without a cap that is ever reached, codes can be added and taken away like numbers.
  const sums = makeSpace(most);
  const solver = makeSolver(enemy, spending, objective, most);
  const part = aimedPart(enemy, objective);
  const succeeds = remembered((sum) => {
    const short = solver.leastShort(solver.space.encode(sums.decode(sum)));
    return succeedsIn(part, short, enemy) ? 1 : 0;
  });
  const groups = [...new Set(dice.map(kindOfDie))].map((kind) => {
    const group = dice.filter((die) => kindOfDie(die) === kind);
    const codes = group.slice(0, 1).flatMap((die) => die.map((face) => sums.encode(resultsOf(face))));
    /** How many of the six faces succeed beside the other dice. */
    const again = remembered((others) => codes.reduce((ways, code) => ways + succeeds(others + code), 0));
    return { again, rolls: rollsOf(codes, group.length) };
  });
  type Shown = { readonly sum: number; readonly ways: number; readonly shown: readonly Open[] };
  type Open = { readonly code: number; readonly again: (others: number) => number };
  let rolls: readonly Shown[] = [{ sum: 0, ways: 1, shown: [] }];
  for (const { again, rolls: more } of groups)
    rolls = rolls.flatMap(({ sum, ways, shown }) =>
      more.map((roll) => ({
        sum: sum + roll.sum,
        ways: ways * roll.ways,
        shown: [...shown, ...roll.codes.map((code) => ({ code, again }))],
      })),
    );
  const ways = rolls.reduce((total, roll) => {
    if (succeeds(roll.sum) === 1) return total + roll.ways * DIE_SIZE;
    const best = roll.shown.reduce((most, { code, again }) => Math.max(most, again(roll.sum - code)), 0);
    return total + roll.ways * best;
  }, 0);
  return { ways, total: DIE_SIZE ** (dice.length + 1) };
}

type Roll = { readonly sum: number; readonly ways: number; readonly codes: readonly number[] };

/** What equal dice can show: the different codes among them, their sum, and in how many ways. */
function rollsOf(faces: readonly number[], count: number): readonly Roll[] {
  let rolls = new Map<string, Roll & { readonly all: readonly number[] }>([
    ['', { sum: 0, ways: 1, codes: [], all: [] }],
  ]);
  for (let die = 0; die < count; die += 1) {
    const grown = new Map<string, Roll & { readonly all: readonly number[] }>();
    for (const roll of rolls.values())
      for (const code of faces) {
        const all = [...roll.all, code].sort((one, two) => one - two);
        const ways = (grown.get(all.join())?.ways ?? 0) + roll.ways;
        grown.set(all.join(), { sum: roll.sum + code, ways, codes: [...new Set(all)], all });
      }
    rolls = grown;
  }
  return [...rolls.values()];
}
