/** The chances before the roll, and how sure they are where dice are only known by what came up. */
import type { Chance } from '../../odds.ts';
import { type KnownDice, knownDice, type SeenRolls } from '../dice/learned-dice.ts';
import type { DiceSet } from '../dice/dice-set.ts';
import { type Enemy, statsOf } from '../enemy/verdict.ts';
import { isSearchable } from '../spending/searchable.ts';
import { type Objective, OBJECTIVES } from '../spending/spending-solver.ts';
import type { Spending } from '../spending/spending.ts';
import type { Hero } from '../vocabulary.ts';
import { type BattleOdds, battleOdds } from './battle-odds.ts';
import { aimedPart } from './battle-parts.ts';

/** All that the chances rest on. */
export type Prospect = {
  readonly enemy: Enemy;
  readonly spending: Spending;
  readonly hero: Hero;
  readonly dice: DiceSet;
  readonly seen: SeenRolls;
};

export type Outlook = KnownDice & { readonly odds: Readonly<Record<Objective, BattleOdds>> };

export const OUTLOOK_GAPS = ['no-dice', 'no-stats', 'too-many-ways'] as const;
export type OutlookGap = (typeof OUTLOOK_GAPS)[number];

/** The chances by aim, or what stands against them. */
export function outlookOf({ enemy, spending, hero, dice, seen }: Prospect): Outlook | OutlookGap {
  const known = knownDice(dice, seen, hero);
  if (known.missing.length > 0) return 'no-dice';
  if (statsOf(enemy).length === 0) return 'no-stats';
  if (!isSearchable(known.dice, enemy, spending, OBJECTIVES.length)) return 'too-many-ways';
  const odds = (aim: Objective): BattleOdds => battleOdds(known.dice, enemy, spending, aim);
  return { ...known, odds: { attack: odds('attack'), defence: odds('defence'), both: odds('both') } };
}

/** Between these the chance lies most likely, were all dice entered. */
export type Surety = { readonly low: Chance; readonly high: Chance };

const FINENESS = 1000;

/**
 * How far the chance of what is aimed at may be off. Each seen face is left out once: the more that changes, the less
 * the others tell. What was never seen may still make up one face in as many as were seen, and one more.
 */
export function suretyOf(prospect: Prospect, objective: Objective): Surety {
  const { enemy, spending, hero, dice, seen } = prospect;
  const part = aimedPart(enemy, objective);
  const shareBy = (rolls: SeenRolls): number => {
    const { ways, total } = battleOdds(knownDice(dice, rolls, hero).dice, enemy, spending, objective)[part];
    return ways / total;
  };
  const share = shareBy(seen);
  const { learned } = knownDice(dice, seen, hero);
  const spread = learned.map((owner) => {
    const faces = seen[owner];
    const without = [...new Set(faces)].map((face) => {
      const left = faces.toSpliced(faces.indexOf(face), 1);
      return { share: shareBy({ ...seen, [owner]: left }), times: faces.length - withoutFace(faces, face) };
    });
    const mean = without.reduce((sum, each) => sum + each.share * each.times, 0) / faces.length;
    const squares = without.reduce((sum, each) => sum + each.times * (each.share - mean) ** 2, 0);
    return (squares * (faces.length - 1)) / faces.length;
  });
  const error = Math.sqrt(spread.reduce((sum, square) => sum + square, 0));
  const fewest = Math.min(...learned.map((owner) => seen[owner].length));
  const margin = Math.max(2 * error, 1 / (fewest + 1));
  const chance = (value: number): Chance => ({
    ways: Math.round(FINENESS * Math.min(1, Math.max(0, value))),
    total: FINENESS,
  });
  return { low: chance(share - margin), high: chance(share + margin) };
}

const withoutFace = <T>(list: readonly T[], one: T): number => list.filter((other) => other !== one).length;
