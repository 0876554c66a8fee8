/** What is needed for an even, a good and a nearly certain chance, before the roll. */
import { type Chance, compareChances } from '../../odds.ts';
import { battleOdds } from './battle-odds.ts';
import type { Part } from './battle-parts.ts';
import { givenOdds } from './given-odds.ts';
import { remembered } from '../spending/memo.ts';
import { isSearchable } from '../spending/searchable.ts';
import type { Spending } from '../spending/spending.ts';
import { attackStat, type Enemy } from '../enemy/verdict.ts';
import type { OpenDie } from '../dice/dice-fold.ts';
import { MOST, whole } from '../vocabulary.ts';

/** In percent. */
export const LEVELS = [50, 80, 95] as const;
export type Level = (typeof LEVELS)[number];

export type Need = {
  readonly level: Level;
  /**
   * The largest stat that is met with this chance; for both the attack stat beside the shield stat as it is, and none
   * where that alone is too much.
   */
  readonly reach: number | undefined;
  /** The fewest results that would have to come on top against this enemy. */
  readonly extra: { readonly attack: number; readonly defence: number };
};

/** What a part needs that can fail against this enemy; nothing when there are too many ways to spend. */
export function needsFor(
  part: Part,
  dice: readonly OpenDie[],
  enemy: Enemy,
  spending: Spending,
): readonly Need[] | undefined {
  const stat = attackStat(enemy) ?? 'sword';
  const stats = { attack: whole(enemy[stat]), defence: whole(enemy.shield) };
  // As many battles as there are ways to give results, and some more.
  if (!isSearchable(dice, enemy, spending, (4 + stats.attack + stats.defence) ** 2)) return undefined;

  /** Against other stats than the enemy's, without what the part does not look at. */
  const against = (attack: number, defence: number): Enemy => ({
    kind: enemy.kind,
    ...(part !== 'defence' && { [stat]: attack }),
    ...(part !== 'attack' && { shield: defence }),
  });
  const met = remembered((value) => {
    const stronger = part === 'defence' ? against(0, value) : against(value, stats.defence);
    return battleOdds(dice, stronger, spending, part)[part];
  });
  const all = stats.attack + stats.defence;
  const given = givenOdds(part, dice, against(stats.attack, stats.defence), spending, {
    [stat]: all,
    shield: all,
  });
  return LEVELS.map((level) => {
    const enough = (chance: Chance): boolean => compareChances(chance, { ways: level, total: 100 }) >= 0;
    const meets = (value: number): boolean => enough(met(value));
    const enoughWith = (attack: number, shield: number): boolean => enough(given({ [stat]: attack, shield }));
    const extra = {
      attack: () => ({ attack: first(stats.attack, (count) => enoughWith(count, 0)), defence: 0 }),
      defence: () => ({ attack: 0, defence: first(stats.defence, (count) => enoughWith(0, count)) }),
      both: () => fewest(stats, enoughWith),
    }[part]();
    return { level, reach: meets(0) ? last(MOST, meets) : undefined, extra };
  });
}

/**
 * The fewest of both kinds together, at most as many as the enemy asks for. With each result more for the attack as many
 * shields are enough, or fewer; and as one kind may be spent for the other, none has a least number of its own.
 */
function fewest(most: Need['extra'], enough: (attack: number, defence: number) => boolean): Need['extra'] {
  let best = most;
  let defence = most.attack + most.defence;
  for (let attack = 0; attack < best.attack + best.defence; attack += 1) {
    if (!enough(attack, defence)) continue;
    defence = first(defence, (shields) => enough(attack, shields));
    if (attack + defence < best.attack + best.defence) best = { attack, defence };
  }
  return best;
}

/** The first number from 0 to `most` for which it holds, if it holds for all after it, and for `most`. */
function first(most: number, holds: (value: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The last number from 0 to `most` for which it holds, if it holds for all before it, and for 0. */
const last = (most: number, holds: (value: number) => boolean): number =>
  most - first(most, (value) => holds(most - value));
