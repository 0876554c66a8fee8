import type { Reason } from '../../reasons.ts';
import { makeTotal } from '../dice/results.ts';
import { makeSolver, type Objective } from './spending-solver.ts';
import { type Effect, spend, type Spending, type SpendingReason } from './spending.ts';
import { type Enemy, judge, type Verdict } from '../enemy/verdict.ts';
import type { Total } from '../vocabulary.ts';

/** One use in battle step 5, and what is there after it. */
export type SpendingStep = Reason<SpendingReason> & {
  /** Place among the cards; `undefined` for the dodge rule. */
  readonly card: number | undefined;
  readonly after: Total;
};

export type BestSpending = {
  readonly steps: readonly SpendingStep[];
  readonly final: Total;
  readonly verdict: Verdict;
};

/** The spending that serves the objective best, with as few steps as possible (battle step 5, EN p. 2). */
export function spendBest(
  total: Total,
  enemy: Enemy,
  spending: Spending,
  objective: Objective,
): BestSpending {
  const start = makeTotal(total);
  const { space, plan } = makeSolver(enemy, spending, objective, start);
  const steps = carryOut(start, plan(space.encode(start)));
  const final = steps.at(-1)?.after ?? start;
  return { steps, final, verdict: judge(final, enemy) };
}

/** A plan was made with capped figures; here it is carried out with the real ones, which can pay for it too. */
export function carryOut(total: Total, [effect, ...rest]: readonly Effect[]): readonly SpendingStep[] {
  if (effect === undefined) return [];
  const after = spend(total, effect);
  const { reason, basis, card } = effect;
  return [{ reason, basis, card, after }, ...carryOut(after, rest)];
}
