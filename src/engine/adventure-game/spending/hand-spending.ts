import { type BestSpending, carryOut } from './best-spending.ts';
import { makeTotal } from '../dice/results.ts';
import { canPay, type Effect, effectsOf, limitUses, MOST_USES, spend, type Spending } from './spending.ts';
import { type Enemy, judge } from '../enemy/verdict.ts';
import type { Total } from '../vocabulary.ts';

/** How often a reader spends by the dodge rule and by each card. */
export type HandUses = { readonly dodge: number; readonly cards: readonly number[] };

/** A count for each card and none beyond its limit. */
export const fitUses = ({ dodge, cards }: HandUses, spending: Spending): HandUses => ({
  dodge: spending.dodge === 'none' ? 0 : limitUses(dodge),
  cards: spending.cards.map(({ uses }, place) => Math.min(limitUses(uses), limitUses(cards[place] ?? 0))),
});

export type HandSpending = BestSpending & {
  /** How many of the uses this roll cannot pay, in whatever order. */
  readonly unpaid: number;
  /** The effects of which one more use could be paid. */
  readonly open: readonly Effect[];
};

/** What a reader spends, in an order in which the roll can pay for it (battle step 5, EN p. 2). */
export function spendByHand(total: Total, enemy: Enemy, spending: Spending, uses: HandUses): HandSpending {
  const start = makeTotal(total);
  const effects = effectsOf(spending);
  const wanted = effects.map((effect) => countFor(uses, effect));
  const asked = wanted.reduce((sum, count) => sum + count, 0);
  const plan = longestPlan(start, effects, wanted);
  const steps = carryOut(start, plan);
  const final = steps.at(-1)?.after ?? start;
  const more = effects.filter((effect, index) => {
    const limit = effect.uses === 'any' ? MOST_USES : effect.uses;
    const count = countFor(uses, effect);
    const longer = wanted.with(index, count + 1);
    return count < limit && longestPlan(start, effects, longer).length === asked + 1;
  });
  return { steps, final, verdict: judge(final, enemy), unpaid: asked - plan.length, open: more };
}

export const countFor = ({ dodge, cards }: HandUses, { card }: Effect): number =>
  card === undefined ? dodge : (cards[card] ?? 0);

/** The uses that a spending consists of. */
export const usesIn = ({ steps }: BestSpending, spending: Spending): HandUses => ({
  dodge: steps.filter(({ card }) => card === undefined).length,
  cards: spending.cards.map((_, place) => steps.filter(({ card }) => card === place).length),
});

/** As many of the wanted uses as can be paid one after the other. How many of which were made decides what is left. */
function longestPlan(start: Total, effects: readonly Effect[], wanted: readonly number[]): readonly Effect[] {
  let longest: Path = { total: start, left: wanted, made: [] };
  const seen = new Map([[wanted.join(), longest]]);
  // A map may grow while it is walked: each number of uses that is found is visited once.
  for (const path of seen.values()) {
    if (path.made.length > longest.made.length) longest = path;
    effects.forEach((effect, index) => {
      const count = Number(path.left[index]);
      const left = path.left.with(index, count - 1);
      if (count === 0 || seen.has(left.join()) || !canPay(path.total, effect)) return;
      seen.set(left.join(), { total: spend(path.total, effect), left, made: [...path.made, effect] });
    });
  }
  return longest.made;
}

type Path = { readonly total: Total; readonly left: readonly number[]; readonly made: readonly Effect[] };
