import type { Chance, Distribution } from '../../odds.ts';
import { foldDice, mostOf, type OpenDie } from '../dice/dice-fold.ts';
import { makeSolver, type Objective, type Solver } from '../spending/spending-solver.ts';
import type { Spending } from '../spending/spending.ts';
import { attackStat, type Enemy, type Stat } from '../enemy/verdict.ts';

/** Every roll spent as well as possible for the objective. A stat that the enemy does not have cannot fail. */
export type BattleOdds = {
  readonly attack: Chance;
  readonly defence: Chance;
  readonly both: Chance;
  /** How many rolls leave so many results short; 0 stands for success. */
  readonly short: Readonly<Record<Stat, Distribution<number>>>;
};

/** The exact odds of a battle before the roll (battle steps 3 to 7, EN p. 2). */
export const battleOdds = (
  dice: readonly OpenDie[],
  enemy: Enemy,
  spending: Spending,
  objective: Objective,
): BattleOdds => tally(dice, enemy, makeSolver(enemy, spending, objective, mostOf(dice)));

/** The odds of dice of which some may already lie. The solver must know figures as large as theirs. */
export function tally(dice: readonly OpenDie[], enemy: Enemy, { space, leastShort }: Solver): BattleOdds {
  const stat = attackStat(enemy);
  const ways = { attack: 0, defence: 0, both: 0, total: 0 };
  const short = {
    sword: new Map<number, number>(),
    shield: new Map<number, number>(),
    ritual: new Map<number, number>(),
  };
  for (const [code, count] of foldDice(dice, space)) {
    const missing = leastShort(code);
    const attack = stat === undefined || missing[stat] === 0;
    const defence = missing.shield === 0;
    ways.total += count;
    if (attack) ways.attack += count;
    if (defence) ways.defence += count;
    if (attack && defence) ways.both += count;
    for (const kind of ['sword', 'shield', 'ritual'] as const) {
      short[kind].set(missing[kind], (short[kind].get(missing[kind]) ?? 0) + count);
    }
  }
  const { total } = ways;
  return {
    attack: { ways: ways.attack, total },
    defence: { ways: ways.defence, total },
    both: { ways: ways.both, total },
    short,
  };
}
