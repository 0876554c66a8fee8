/** What of effects and results can matter against an enemy. Cutting off the rest keeps the search small. */
import { mapResults } from '../dice/results.ts';
import type { Effect } from './spending.ts';
import type { TotalSpace } from '../dice/total-space.ts';
import type { Enemy } from '../enemy/verdict.ts';
import { MOST, RESULTS, type Total, whole } from '../vocabulary.ts';

/** How often an effect can be of use at most. */
type Bounded = { readonly effect: Effect; readonly uses: number };

/** Uses beyond what can matter cut off. Each round may show that less is wanted, and every round's bound is valid. */
export function bound(effects: readonly Effect[], enemy: Enemy): readonly Bounded[] {
  const tighten = (bounds: readonly Bounded[]): readonly Bounded[] => {
    const demand = demandOf(bounds, enemy);
    const useful = ({ gain }: Effect): number =>
      Math.max(...RESULTS.map((kind) => (gain[kind] === 0 ? 0 : Math.ceil(demand[kind] / gain[kind]))));
    return bounds.map(({ effect, uses }) => ({ effect, uses: Math.min(uses, useful(effect)) }));
  };
  const given = effects.map((effect) => ({ effect, uses: effect.uses === 'any' ? MOST : effect.uses }));
  return tighten(tighten(tighten(given)));
}

/** What the enemy asks for and all uses together cost: more of a result cannot matter. */
const demandOf = (bounds: readonly Bounded[], enemy: Enemy): Total =>
  mapResults((kind) =>
    bounds.reduce(
      (sum, { effect, uses }) => sum + effect.cost[kind] * uses,
      kind === 'dodge' || kind === 'sign' ? 0 : whole(enemy[kind]),
    ),
  );

/** The most of each result that can matter and can be had. */
export function capsOf(bounds: readonly Bounded[], enemy: Enemy, most: Total): Total {
  const demand = demandOf(bounds, enemy);
  return mapResults((kind) => {
    const gained = bounds.reduce((sum, { effect, uses }) => sum + effect.gain[kind] * uses, 0);
    return Math.min(MOST, demand[kind], whole(most[kind]) + gained);
  });
}

/** One use of an effect: the state it leads to, or −1 when it is used up or cannot be paid. */
type Move = { readonly effect: Effect; readonly apply: (state: number) => number };

/**
 * A state is a total and how often each card was used, as one number: code · states + used. The dodge rule has no limit
 * and so no place in it.
 */
export function makeMoves(
  bounds: readonly Bounded[],
  space: TotalSpace,
): { readonly moves: readonly Move[]; readonly states: number } {
  const bases = bounds.map(({ effect, uses }) => (effect.uses === 'any' ? 1 : uses + 1));
  const states = bases.reduce((product, base) => product * base, 1);
  const moves = bounds.map(({ effect, uses }, index): Move => {
    const limited = effect.uses !== 'any';
    const place = bases.slice(0, index).reduce((product, base) => product * base, 1);
    const [add, take] = [space.adding(effect.gain), space.taking(effect.cost)];
    const apply = (state: number): number => {
      const used = state % states;
      if (limited && Math.floor(used / place) % (uses + 1) === uses) return -1;
      const paid = take((state - used) / states);
      return paid < 0 ? -1 : add(paid) * states + used + (limited ? place : 0);
    };
    return { effect, apply };
  });
  return { moves, states };
}
