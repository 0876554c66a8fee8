/** How a fight may end if the witcher does the same in each turn, reckoned without replacement over the unseen cards. */

import { type Chance, countWays, type Distribution, simplify } from '../../odds.ts';
import type { FightSetUp, FightState } from '../fight/fight-state.ts';
import { ATTACK_TYPES, type AttackType } from '../vocabulary.ts';
import { groupCards } from './card-groups.ts';
import { COMPLETE_DEFEAT, DRIVEN_AWAY, FIRST_LEFT, makeSituations, type Situation } from './situations.ts';
import { addWays, type Branch, type Ends, joinCards, joinTypes } from './ways.ts';

/**
 * Each own turn: so much damage and so many shields, for so many cards or all that are left. Whether the hand held
 * them is not asked: deck and hand are one life.
 */
export type FightPlan = {
  readonly damage: number;
  readonly cards: number;
  readonly shields: number;
  readonly attacks: AttackPolicy;
};

/** Always the same type, whichever is worse for the witcher in each turn, or by the die of the solo mode. */
export const ATTACK_POLICIES = [...ATTACK_TYPES, 'worst', 'die'] as const;
export type AttackPolicy = (typeof ATTACK_POLICIES)[number];

export type Outlook = {
  readonly defeated: Chance;
  readonly drivenAway: Chance;
  readonly completeDefeat: Chance;
  /** Cards of deck and hand once the monster is defeated, in so many of `total` ways. */
  readonly cardsLeft: Distribution<number>;
  readonly total: number;
  /** The most turns that the witcher and the monster may still take. */
  readonly turns: number;
  readonly attacks: number;
};

/** So many different situations are reckoned at a time: more would be felt. */
const SITUATIONS_AT_A_TIME = 250;

/** Above so many the reckoning stops: nobody would wait for it. */
const MOST_SITUATIONS = 80_000;

/** More than an attack with each card can lead to from all of them. */
const SITUATION_NUMBERS = 10_000_000;

/**
 * In parts, so that whoever asks can do something else in between. Nothing where more would have to be reckoned, or more
 * cards be turned than are unseen.
 */
export function* reckonOutlook(
  setUp: FightSetUp,
  state: FightState,
  plan: FightPlan,
): Generator<undefined, Outlook | undefined> {
  const reckon = makeReckoning(setUp, state, plan);
  for (let most = SITUATIONS_AT_A_TIME; most <= MOST_SITUATIONS; most += SITUATIONS_AT_A_TIME) {
    const ends = reckon(most);
    if (ends !== 'unfinished') return ends && outlookOf(ends);
    yield;
  }
  return undefined;
}

function outlookOf({ ways, attacks, turns }: Ends): Outlook {
  const chance = (ends: readonly number[]): Chance => simplify({ ways: addWays(ends), total: addWays(ways) });
  return {
    completeDefeat: chance(ways.slice(COMPLETE_DEFEAT, DRIVEN_AWAY)),
    drivenAway: chance(ways.slice(DRIVEN_AWAY, FIRST_LEFT)),
    defeated: chance(ways.slice(FIRST_LEFT)),
    cardsLeft: countWays(
      ways.slice(FIRST_LEFT).flatMap((count, cards) => (count > 0 ? [[cards, count] as const] : [])),
    ),
    total: addWays(ways),
    turns,
    attacks,
  };
}

/** Nothing where there is no answer. */
type Reckoned = Ends | 'unfinished' | undefined;

/** What reckons until so many situations are known; asked again, it goes on where it stopped. */
function makeReckoning(setUp: FightSetUp, state: FightState, plan: FightPlan): (most: number) => Reckoned {
  const policy = plan.attacks;
  const byDie = policy === 'die';
  const types: readonly AttackType[] = policy === 'worst' || byDie ? ATTACK_TYPES : [policy];
  // A type that is already chosen stays; an ability may take the worse half by itself.
  const takesWorse = state.attacks === 0 && setUp.monster.effect?.kind === 'worse-first-attack';
  const isFirstGiven = state.attackType !== undefined || takesWorse;
  const groups = groupCards(setUp, state, isFirstGiven ? ATTACK_TYPES : types);
  const situations = makeSituations(setUp, plan);
  const stock = groups.map((group) => ({ group, left: group.count }));
  const known = new Map<number, Ends | undefined>();
  let most = 0;

  /** `place` is the number that stands for what is left of each group, `cards` how many that are. */
  const search = (situation: Situation, place: number, cards: number): Reckoned => {
    if (situation.ends !== undefined) return situation.ends;
    const key = place * SITUATION_NUMBERS + situation.number;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (cards === 0) return undefined;
    if (known.size >= most) return 'unfinished';
    const chosen = isFirstGiven && cards === allCards ? [state.attackType] : types;
    const byType: Ends[] = [];
    for (const type of chosen) {
      const branches: Branch[] = [];
      for (const kind of stock) {
        const { left: count, group } = kind;
        if (count === 0) continue;
        const next = situations.attacked(situation, type, group);
        kind.left -= 1;
        const ends = search(next.situation, place - group.stride, cards - 1);
        kind.left = count;
        if (typeof ends !== 'object') return ends;
        branches.push({ count, ends, turns: next.turns });
      }
      byType.push(joinCards(branches, cards, byDie));
    }
    const ends = joinTypes(byType, cards, byDie);
    known.set(key, ends);
    return ends;
  };

  const allCards = addWays(groups.map(({ count }) => count));
  const start = situations.begin(state);
  const all = addWays(groups.map(({ count, stride }) => count * stride));
  return (wanted) => {
    most = wanted;
    const ends = search(start.situation, all, allCards);
    return typeof ends === 'object' ? { ...ends, turns: ends.turns + start.turns } : ends;
  };
}
