/**
 * The search for the best spending, shared by one roll and by the odds over all rolls. Results beyond what the enemy and
 * the effects can ask for change nothing, so figures are capped there: a few hundred totals stay, and each is solved once.
 */
import { makeMemo } from './memo.ts';
import { bound, capsOf, makeMoves } from './spending-bounds.ts';
import { type Effect, effectsOf, type Spending } from './spending.ts';
import { makeSpace, type TotalSpace } from '../dice/total-space.ts';
import { attackStat, type Enemy, type Shortfalls, shortfalls } from '../enemy/verdict.ts';
import { MOST, type Total } from '../vocabulary.ts';

/** What the hero wants most; what is compared after that, `rate` says. */
export const OBJECTIVES = ['attack', 'defence', 'both'] as const;
export type Objective = (typeof OBJECTIVES)[number];

export type Solver = {
  /** The totals that can be told apart: no figure beyond what can matter. */
  readonly space: TotalSpace;
  /** What the best spending of the total with this code leaves short. */
  readonly leastShort: (code: number) => Shortfalls;
  /** The effects that lead there, in order and as few as possible. */
  readonly plan: (code: number) => readonly Effect[];
};

/** @param most the largest figures that any total will have */
export function makeSolver(enemy: Enemy, spending: Spending, objective: Objective, most: Total): Solver {
  const bounds = bound(effectsOf(spending), enemy);
  const space = makeSpace(capsOf(bounds, enemy, most));
  const { moves, states } = makeMoves(bounds, space);
  const rates = makeMemo(space.size);
  const bests = makeMemo(space.size * states);

  const shortAt = (code: number): Shortfalls => shortfalls(space.decode(code), enemy);
  /** What it is worth to end like this; a step counts least, so that nothing is spent in vain. */
  const badness = (best: number): number => {
    const steps = best % STEPS;
    const code = (best - steps) / STEPS;
    const known = rates.get(code);
    if (known >= 0) return known + steps;
    const found = rate(shortAt(code), enemy, objective);
    rates.set(code, found);
    return found + steps;
  };
  /** The best total to end with from a state and the steps to it, as one number: code · STEPS + steps. */
  const search = (state: number): number => {
    const known = bests.get(state);
    if (known >= 0) return known;
    let best = Math.floor(state / states) * STEPS;
    let lowest = badness(best);
    for (const { apply } of moves) {
      if (lowest === 0) break;
      const next = apply(state);
      if (next < 0) continue;
      const found = search(next) + 1;
      const worth = badness(found);
      if (worth < lowest) [best, lowest] = [found, worth];
    }
    bests.set(state, best);
    return best;
  };
  const follow = (state: number): readonly Effect[] => {
    const best = search(state);
    if (best % STEPS === 0) return [];
    const ahead = moves.map(({ effect, apply }) => ({ effect, next: apply(state) }));
    return (
      ahead
        .filter(({ next }) => next >= 0 && search(next) === best - 1)
        // Where the order makes no difference, cards come first, as in the worked battle (DE p. 7).
        .toSorted((one, two) => Number(one.effect.card === undefined) - Number(two.effect.card === undefined))
        .slice(0, 1)
        .flatMap(({ effect, next }) => [effect, ...follow(next)])
    );
  };
  return {
    space,
    leastShort: (code) => shortAt(Math.floor(search(code * states) / STEPS)),
    plan: (code) => follow(code * states),
  };
}

/**
 * The objective as one number, its parts compared from left to right; nothing short is success. A ritual beside a sword
 * stat comes last of the shortfalls (reading), and the last places are free for the number of steps.
 */
function rate(short: Shortfalls, enemy: Enemy, objective: Objective): number {
  const stat = attackStat(enemy);
  const attack = stat === undefined ? 0 : short[stat];
  const ritual = stat === 'sword' ? short.ritual : 0;
  const shield = short.shield;
  const failed = (missing: number): number => Math.min(1, missing);
  if (objective === 'attack') return join([failed(attack), shield, attack, ritual]);
  if (objective === 'defence') return join([failed(shield), attack, shield, ritual]);
  return join([attack + shield, failed(attack), shield, ritual]);
}

/** The parts as digits of one number, with a last place for the steps. */
const join = (parts: readonly number[]): number =>
  parts.reduce((number, part) => number * BASE + part, 0) * STEPS;

/** Larger than any shortfall; only the first part may be a sum of two. */
const BASE = MOST + 1;
/** More than any spending takes. */
const STEPS = 4096;
