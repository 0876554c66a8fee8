import { addChances, type Chance, compareChances, expectation, NEVER } from '../../odds.ts';
import { type BattleOdds, tally } from './battle-odds.ts';
import { mostOf } from '../dice/dice-fold.ts';
import { kindOfDie } from '../dice/same-dice.ts';
import { makeSolver, type Objective } from '../spending/spending-solver.ts';
import type { Spending } from '../spending/spending.ts';
import { attackStat, type Enemy, type Stat } from '../enemy/verdict.ts';
import { type Die, type Face, whole } from '../vocabulary.ts';

/** A die on the table. */
export type RolledDie = { readonly die: Die; readonly shows: Face };

export type Reroll = {
  /** Places of the dice that are rolled again; none of them is a choice too. */
  readonly dice: readonly number[];
  readonly odds: BattleOdds;
};

/**
 * Every choice of up to `most` dice to roll once more, the best first; of equal ones that with fewer dice. The new face
 * counts even when it is worse (EN p. 3). Of equal dice with the same face on top it makes no difference which is taken.
 */
export function rankRerolls(
  roll: readonly RolledDie[],
  most: number,
  enemy: Enemy,
  spending: Spending,
  objective: Objective,
): readonly Reroll[] {
  const solver = makeSolver(
    enemy,
    spending,
    objective,
    mostOf(roll.map(({ die, shows }) => [...die, shows])),
  );
  const sets = choose(roll.length, whole(most));
  const different = new Map(sets.toReversed().map((dice) => [kindOfChoice(roll, dice), dice]));
  const choices = [...different.values()].toReversed().map((dice): Reroll => {
    const open = roll.map(({ die, shows }, place) => (dice.includes(place) ? die : [shows]));
    return { dice, odds: tally(open, enemy, solver) };
  });
  return choices.toSorted(
    (one, two) => compareOdds(two.odds, one.odds, enemy, objective) || one.dice.length - two.dice.length,
  );
}

const kindOfChoice = (roll: readonly RolledDie[], dice: readonly number[]): string =>
  roll
    .filter((_, place) => dice.includes(place))
    .map(({ die, shows }) => `${kindOfDie(die)} ${shows}`)
    .sort()
    .join();

/** Positive when the first odds serve the objective better: its parts in the order of `rate`. */
function compareOdds(one: BattleOdds, two: BattleOdds, enemy: Enemy, objective: Objective): number {
  const stat = attackStat(enemy);
  const chance = (of: 'attack' | 'defence' | 'both'): number => compareChances(one[of], two[of]);
  const fewer = (mean: (odds: BattleOdds) => Chance): number => compareChances(mean(two), mean(one));
  const ofAttack = stat === undefined ? [] : [stat];
  const attackShort = fewer((odds) => meanShort(odds, ofAttack));
  const shieldShort = fewer((odds) => meanShort(odds, ['shield']));
  const bothShort = fewer((odds) => meanShort(odds, [...ofAttack, 'shield']));
  const parts = {
    attack: [chance('attack'), chance('defence'), shieldShort, attackShort],
    defence: [chance('defence'), chance('attack'), attackShort, shieldShort],
    both: [chance('both'), bothShort, chance('attack')],
  }[objective];
  return parts.find((part) => part !== 0) ?? 0;
}

/** The mean of the results short, of all these stats together. */
const meanShort = ({ short }: BattleOdds, stats: readonly Stat[]): Chance =>
  stats.map((stat) => expectation(short[stat], (missing) => missing)).reduce(addChances, NEVER);

/** All sets of at most `most` of the places 0 … count − 1, the smaller places first. */
function choose(count: number, most: number): readonly (readonly number[])[] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.reduce<readonly (readonly number[])[]>(
    (sets, place) => [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, place])],
    [[]],
  );
}
