import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spendBest } from '../../../../../src/engine/adventure-game/spending/best-spending.ts';
import {
  fitUses,
  type HandUses,
  spendByHand,
  usesIn,
} from '../../../../../src/engine/adventure-game/spending/hand-spending.ts';
import { makeTotal } from '../../../../../src/engine/adventure-game/dice/results.ts';
import {
  effectsOf,
  MOST_USES,
  type Spending,
} from '../../../../../src/engine/adventure-game/spending/spending.ts';
import type { Enemy } from '../../../../../src/engine/adventure-game/enemy/verdict.ts';
import type { Total } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { anyEnemy, anyObjective, anySpending, IGNI } from '../oracle.ts';

const FLATTERER: Enemy = { kind: 'monster', sword: 4, shield: 2 };
const WORKED = makeTotal({ sword: 3, shield: 1, dodge: 1, sign: 1 });
const DODGE_AND_IGNI: Spending = { dodge: 'sword-to-shield', cards: [IGNI] };

describe('spendByHand', () => {
  it('ends the worked battle as the book does (DE p. 7)', () => {
    const { final, verdict, unpaid } = spendByHand(WORKED, FLATTERER, DODGE_AND_IGNI, {
      dodge: 1,
      cards: [1],
    });
    expect(final).toEqual(makeTotal({ sword: 4, shield: 2 }));
    expect(verdict).toMatchObject({ attack: true, defence: true, defeated: true });
    expect(unpaid).toBe(0);
  });

  it('judges the roll as it lies when nothing is spent', () => {
    const { steps, verdict, open } = spendByHand(WORKED, FLATTERER, DODGE_AND_IGNI, { dodge: 0, cards: [] });
    expect(steps).toEqual([]);
    expect(verdict.short).toEqual({ sword: 1, shield: 1, ritual: 0 });
    expect(open.map(({ card }) => card)).toEqual([undefined, 0]);
  });

  it('finds the order in which each use can be paid', () => {
    // Only what the card gives lets the dodge rule be used.
    const roll = makeTotal({ dodge: 1, sign: 1 });
    const { steps } = spendByHand(roll, FLATTERER, DODGE_AND_IGNI, { dodge: 1, cards: [1] });
    expect(steps.map(({ card }) => card)).toEqual([0, undefined]);
  });

  it('says how many uses a roll cannot pay, and makes the others', () => {
    const roll = makeTotal({ sword: 1, dodge: 1 });
    const { final, unpaid, open } = spendByHand(roll, FLATTERER, DODGE_AND_IGNI, { dodge: 3, cards: [1] });
    expect(final).toEqual(makeTotal({ shield: 1 }));
    expect(unpaid).toBe(3);
    expect(open).toEqual([]);
  });

  it('stops at the most that can be counted', () => {
    const roll = makeTotal({ sword: 40, dodge: 40 });
    const uses = { dodge: MOST_USES, cards: [] };
    expect(spendByHand(roll, FLATTERER, { dodge: 'sword-to-shield', cards: [] }, uses).open).toEqual([]);
  });

  it('agrees with trying every order', () => {
    fc.assert(
      fc.property(anyTotal, anySpending, anyUses, (total, spending, uses) => {
        const fitted = fitUses(uses, spending);
        const { final, unpaid, open } = spendByHand(total, FLATTERER, spending, fitted);
        const wanted = [...(spending.dodge === 'none' ? [] : [fitted.dodge]), ...fitted.cards];
        const asked = wanted.reduce((sum, count) => sum + count, 0);
        expect(asked - unpaid).toBe(mostPaid(total, spending, wanted));
        expect(Math.min(...Object.values(final))).toBeGreaterThanOrEqual(0);
        effectsOf(spending).forEach((effect, index) => {
          const limit = effect.uses === 'any' ? MOST_USES : effect.uses;
          const more = wanted.with(index, wanted[index]! + 1);
          const can = wanted[index]! < limit && mostPaid(total, spending, more) === asked + 1;
          expect(open.some(({ card }) => card === effect.card)).toBe(can);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('repeats by hand what the best spending of the worked battle is (DE p. 7)', () => {
    const best = spendBest(WORKED, FLATTERER, DODGE_AND_IGNI, 'both');
    expect(usesIn(best, DODGE_AND_IGNI)).toEqual({ dodge: 1, cards: [1] });
  });

  it('repeats by hand what any best spending does', () => {
    fc.assert(
      fc.property(anyTotal, anyEnemy, anySpending, anyObjective, (total, enemy, spending, objective) => {
        const best = spendBest(total, enemy, spending, objective);
        const byHand = spendByHand(total, enemy, spending, usesIn(best, spending));
        expect(byHand).toMatchObject({ final: best.final, verdict: best.verdict, unpaid: 0 });
      }),
    );
  });
});

// Helpers

const few = fc.nat(2);
const anyTotal = fc.record({ sword: few, shield: few, dodge: few, ritual: few, sign: few });
const anyUses: fc.Arbitrary<HandUses> = fc.record({ dodge: few, cards: fc.array(few, { maxLength: 2 }) });

/** How many of the wanted uses some order can pay: every order is tried. */
function mostPaid(total: Total, spending: Spending, wanted: readonly number[]): number {
  const counts = effectsOf(spending).map(({ cost, gain }, index) => {
    const kinds = Object.keys(cost) as (keyof Total)[];
    if (wanted[index] === 0 || kinds.some((kind) => total[kind] < cost[kind])) return 0;
    const after = Object.fromEntries(kinds.map((kind) => [kind, total[kind] - cost[kind] + gain[kind]]));
    return 1 + mostPaid(after as Total, spending, wanted.with(index, wanted[index]! - 1));
  });
  return Math.max(0, ...counts);
}
