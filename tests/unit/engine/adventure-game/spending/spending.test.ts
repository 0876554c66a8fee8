import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spendBest } from '../../../../../src/engine/adventure-game/spending/best-spending.ts';
import {
  hasOneBlank,
  makeTotal,
  resultsOf,
  totalOf,
} from '../../../../../src/engine/adventure-game/dice/results.ts';
import { makeMemo } from '../../../../../src/engine/adventure-game/spending/memo.ts';
import { OBJECTIVES } from '../../../../../src/engine/adventure-game/spending/spending-solver.ts';
import { MOST_USES, type Spending } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import {
  type Enemy,
  headlineOf,
  judge,
  penalty,
  VERDICT_REASONS,
  type VerdictReason,
} from '../../../../../src/engine/adventure-game/enemy/verdict.ts';
import {
  type Amounts,
  type Face,
  FACES,
  RESULTS,
} from '../../../../../src/engine/adventure-game/vocabulary.ts';
import {
  addUp,
  anyEnemy,
  anyObjective,
  anySpending,
  B,
  die,
  H,
  IGNI,
  leastMissing,
  leftovers,
  reachable,
} from '../oracle.ts';

describe('totalOf', () => {
  // EN p. 16; the last but one also DE p. 7.
  it.each<[Face, Amounts]>([
    ['sword', { sword: 1 }],
    ['shield', { shield: 1 }],
    ['dodge', { dodge: 1 }],
    ['ritual', { ritual: 1 }],
    ['witcher-sign', { sign: 1 }],
    ['double-sword', { sword: 2 }],
    ['double-shield', { shield: 2 }],
    ['dodge-shield', { dodge: 1, shield: 1 }],
    ['sword-double-shield', { sword: 1, shield: 2 }],
    ['blank', {}],
  ])('counts what a %s produces', (face, amounts) => {
    expect(resultsOf(face)).toEqual(makeTotal(amounts));
  });

  it('adds the faces up, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FACES), { maxLength: 9 }), (faces) => {
        expect(Object.values(totalOf(faces))).toEqual(addUp(faces));
        expect(totalOf(faces.toReversed())).toEqual(totalOf(faces));
      }),
    );
  });

  it('notices a battle die without exactly one blank (EN p. 3)', () => {
    expect(hasOneBlank(B)).toBe(true);
    expect(hasOneBlank(H)).toBe(false);
    expect(hasOneBlank(die('blank blank sword sword shield dodge'))).toBe(false);
  });
});

describe('reachable', () => {
  // Battle step 5: EN p. 2, DE p. 6.
  it.each<[string, number[], Spending, string[]]>([
    ['DE p. 7', [3, 1, 1, 0, 1], withDodge(IGNI), ['31101', '22001', '51100', '42000']],
    ['no sword for the third dodge', [2, 0, 3, 0, 0], withDodge(), ['20300', '11200', '02100']],
    ['no sword at all', [0, 0, 2, 0, 0], withDodge(), ['00200']],
    ['the other reading', [0, 2, 1, 0, 0], { dodge: 'shield-to-sword', cards: [] }, ['02100', '11000']],
    [
      'a free gain, twice',
      [0, 0, 0, 0, 0],
      { dodge: 'none', cards: [{ cost: {}, gain: { sword: 1 }, uses: 2 }] },
      ['00000', '10000', '20000'],
    ],
  ])('%s', (_, figures, spending, expected) => {
    const texts = reachable(total(figures), spending).map((each) => Object.values(each).join(''));
    expect(texts[0]).toBe(expected[0]);
    expect(texts.toSorted()).toEqual(expected.toSorted());
  });

  it('finds exactly what walking every order of spending finds', () => {
    fc.assert(
      fc.property(anyFigures, anySpending, (figures, spending) => {
        const slow = new Set(leftovers(figures, spending).map((each) => each.join()));
        const fast = reachable(total(figures), spending).map((each) => Object.values(each).join());
        expect(fast.toSorted()).toEqual([...slow].sort());
      }),
    );
  });
});

describe('headlineOf', () => {
  it.each<[Amounts, Partial<Enemy>, string]>([
    [{ sword: 1, shield: 1 }, { sword: 1, shield: 1 }, 'won'],
    [{ sword: 1 }, { sword: 1, shield: 1 }, 'attack-only'],
    [{ shield: 1 }, { sword: 1, shield: 1 }, 'defence-only'],
    [{}, { ritual: 1, shield: 1 }, 'lost'],
    [{ sword: 1 }, { sword: 1 }, 'attack-succeeds'],
    [{}, { ritual: 1 }, 'attack-fails'],
    [{ shield: 5 }, { shield: 5 }, 'defence-succeeds'],
    [{ shield: 3 }, { shield: 5 }, 'defence-fails'],
  ])('of %o against %o is %s', (final, enemy, headline) => {
    expect(headlineOf(judge(makeTotal(final), { kind: 'card', ...enemy }))).toBe(headline);
  });
});

describe('judge', () => {
  it.each<[string, Amounts, Enemy, object, VerdictReason[]]>([
    [
      'the Flatterer (DE p. 7)',
      { sword: 4, shield: 2 },
      { kind: 'monster', sword: 4, shield: 2 },
      { attack: true, defence: true, short: { sword: 0, shield: 0, ritual: 0 }, defeated: true },
      ['attack-succeeds', 'defence-succeeds', 'monster-defeated'],
    ],
    [
      'the Striga, of which only the shields are known (EN p. 3)',
      { shield: 3 },
      { kind: 'monster', shield: 5 },
      { attack: undefined, defence: false, short: { sword: 0, shield: 2, ritual: 0 }, defeated: undefined },
      ['defence-fails', 'for-each-short'],
    ],
    [
      'a monster that dies and still hurts (EN p. 2, steps 7 and 8)',
      { sword: 4, shield: 1 },
      { kind: 'monster', sword: 4, shield: 2 },
      { attack: true, defence: false, short: { sword: 0, shield: 1, ritual: 0 }, defeated: true },
      [
        'attack-succeeds',
        'defence-fails',
        'for-each-short',
        'monster-defeated',
        'failed-defence-still-counts',
      ],
    ],
    [
      'a ritual instead of a sword stat (EN p. 3 and 6)',
      { ritual: 2 },
      { kind: 'monster', ritual: 2, shield: 1 },
      { attack: true, defence: false, short: { sword: 0, shield: 1, ritual: 0 }, defeated: true },
      [
        'ritual-succeeds',
        'defence-fails',
        'for-each-short',
        'monster-defeated',
        'failed-defence-still-counts',
      ],
    ],
    [
      'a ritual that fails: the monster stays face up (EN p. 6)',
      { sword: 9, shield: 9, ritual: 1 },
      { kind: 'monster', ritual: 2, shield: 1 },
      { attack: false, defence: true, defeated: false },
      ['ritual-fails', 'for-each-short', 'defence-succeeds', 'monster-stays'],
    ],
    [
      'a ritual beside a sword stat (reading)',
      { sword: 1, shield: 1, ritual: 2 },
      { kind: 'monster', sword: 2, shield: 1, ritual: 2 },
      { attack: false, defence: true, defeated: false },
      [
        'attack-fails',
        'for-each-short',
        'extra-ritual-succeeds',
        'defence-succeeds',
        'monster-stays',
        'extra-ritual-does-not-defeat',
      ],
    ],
    [
      'the enemy of a main quest, completed whatever happens (EN p. 3)',
      {},
      { kind: 'main-quest', sword: 4, shield: 3, ritual: 1 },
      { attack: false, defence: false, short: { sword: 4, shield: 3, ritual: 1 }, defeated: undefined },
      [
        'attack-fails',
        'for-each-short',
        'extra-ritual-fails',
        'for-each-short',
        'defence-fails',
        'for-each-short',
        'quest-completed',
      ],
    ],
    [
      'an enemy of a card (DE p. 6)',
      { sword: 2 },
      { kind: 'card', sword: 1 },
      { attack: true, defence: undefined, defeated: undefined },
      ['attack-succeeds'],
    ],
  ])('%s', (_, final, enemy, expected, reasons) => {
    const verdict = judge(makeTotal(final), enemy);
    expect(verdict).toMatchObject(expected);
    expect(verdict.steps.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('marks exactly what is said of a ritual beside a sword stat as readings', () => {
    const bases = new Map<VerdictReason, string>();
    fc.assert(
      fc.property(anyFigures, anyEnemy, (figures, enemy) => {
        for (const { reason, basis } of judge(total(figures), enemy).steps) bases.set(reason, basis);
      }),
      { numRuns: 3000 },
    );
    expect([...bases.keys()].sort()).toEqual([...VERDICT_REASONS].sort());
    for (const [reason, basis] of bases) expect(basis === 'reading').toBe(reason.startsWith('extra-ritual'));
  });

  it('makes the hero who has 3 shields against the Striga suffer twice (EN p. 3)', () => {
    const { short } = judge(makeTotal({ shield: 3 }), { kind: 'monster', shield: 5 });
    expect(penalty(1, short.shield)).toBe(2);
    expect(penalty(3, short.shield)).toBe(6);
  });
});

describe('spendBest', () => {
  it('fights the Flatterer as Geralt does in the German example (DE p. 7)', () => {
    const { steps, final, verdict } = spendBest(
      total([3, 1, 1, 0, 1]),
      { kind: 'monster', sword: 4, shield: 2 },
      withDodge(IGNI),
      'both',
    );
    expect(final).toEqual(makeTotal({ sword: 4, shield: 2 }));
    expect(verdict).toMatchObject({ attack: true, defence: true, defeated: true });
    expect(steps.map(({ reason, basis, card }) => [reason, basis, card])).toEqual([
      ['igni', 'reading', 0],
      ['dodge-rule', 'reading', undefined],
    ]);
  });

  it('reaches the same end by the other reading, if Igni makes shields', () => {
    const spending: Spending = {
      dodge: 'shield-to-sword',
      cards: [{ cost: { sign: 1 }, gain: { shield: 2 }, uses: 1 }],
    };
    const enemy: Enemy = { kind: 'monster', sword: 4, shield: 2 };
    expect(spendBest(total([3, 1, 1, 0, 1]), enemy, spending, 'both').final).toEqual(
      makeTotal({ sword: 4, shield: 2 }),
    );
  });

  it('spends nothing when nothing is gained by it', () => {
    const enemy: Enemy = { kind: 'monster', sword: 1, shield: 1 };
    expect(spendBest(total([3, 1, 2, 0, 1]), enemy, withDodge(IGNI), 'both').steps).toEqual([]);
  });

  it('finds its way through more steps than dice could pay', () => {
    const enemy: Enemy = { kind: 'monster', shield: 40 };
    const { steps, final } = spendBest(total([45, 0, 45, 0, 0]), enemy, withDodge(), 'defence');
    expect(steps).toHaveLength(40);
    expect(final).toEqual(total([5, 40, 5, 0, 0]));
  });

  it('gives up an attack that fails anyway, however many swords it then lacks', () => {
    const enemy: Enemy = { kind: 'monster', sword: 99, shield: 1 };
    const cards = [{ cost: { sword: 98 }, gain: { shield: 1 }, uses: 1 }];
    const { verdict } = spendBest(total([98, 0, 0, 0, 0]), enemy, { dodge: 'none', cards }, 'attack');
    expect(verdict.short).toEqual({ sword: 99, shield: 0, ritual: 0 });
  });

  it('compares the largest figures', () => {
    const enemy: Enemy = { kind: 'monster', sword: 99, shield: 99 };
    const trade: Spending = { dodge: 'none', cards: [{ cost: { sign: 1 }, gain: { shield: 1 }, uses: 1 }] };
    for (const objective of OBJECTIVES) {
      expect(spendBest(total([0, 0, 0, 0, 1]), enemy, trade, objective).verdict.short).toEqual({
        sword: 99,
        shield: 98,
        ritual: 0,
      });
    }
  });

  it.each([
    [MOST_USES, MOST_USES],
    [MOST_USES + 1, MOST_USES],
    [99, 16],
  ])('uses a card that allows %i uses %i times at most', (uses, most) => {
    const card = { cost: {}, gain: { sword: 1 }, uses };
    const enemy: Enemy = { kind: 'monster', sword: 20 };
    expect(spendBest(total([0, 0, 0, 0, 0]), enemy, withDodge(card), 'attack').steps).toHaveLength(most);
  });

  it('gives up the attack for the defence only when the defence is wanted', () => {
    const enemy: Enemy = { kind: 'monster', sword: 2, shield: 1 };
    const roll = total([2, 0, 1, 0, 0]);
    expect(spendBest(roll, enemy, withDodge(), 'attack').verdict).toMatchObject({
      attack: true,
      defence: false,
    });
    expect(spendBest(roll, enemy, withDodge(), 'defence').verdict).toMatchObject({
      attack: false,
      defence: true,
    });
    expect(spendBest(roll, enemy, withDodge(), 'both').verdict).toMatchObject({
      attack: true,
      defence: false,
    });
  });

  it('agrees with trying every order of spending, and every step can be paid', () => {
    fc.assert(
      fc.property(anyFigures, anyEnemy, anySpending, anyObjective, (figures, enemy, spending, objective) => {
        const { steps, final, verdict } = spendBest(total(figures), enemy, spending, objective);
        const best = leastMissing(figures, enemy, spending, objective);
        const stat = enemy.sword === undefined ? 'ritual' : 'sword';
        expect([verdict.short[stat], verdict.short.shield]).toEqual([best.attack, best.shield]);
        expect(verdict.short.ritual).toBe(stat === 'ritual' ? best.attack : best.ritual);
        expect(verdict).toEqual(judge(final, enemy));
        expect(reachable(total(figures), spending)).toContainEqual(final);
        for (const { after } of steps) expect(Math.min(...Object.values(after))).toBeGreaterThanOrEqual(0);
        expect(steps.at(-1)?.after ?? total(figures)).toEqual(final);
      }),
      { numRuns: 500 },
    );
  });
});

describe('makeMemo', () => {
  it.each([10, 2_000_000])('knows what was set, with %i keys', (size) => {
    const memo = makeMemo(size);
    memo.set(3, 0);
    memo.set(4, 7);
    expect([memo.get(2), memo.get(3), memo.get(4)]).toEqual([-1, 0, 7]);
  });
});

// Helpers

/** sword, shield, dodge, ritual, sign */
function total(figures: readonly number[]) {
  return makeTotal(Object.fromEntries(RESULTS.map((kind, i) => [kind, figures[i]!])));
}

function withDodge(...cards: Spending['cards']): Spending {
  return { dodge: 'sword-to-shield', cards };
}

const figure = fc.integer({ min: 0, max: 4 });
const anyFigures = fc.tuple(figure, figure, figure, figure, figure);
