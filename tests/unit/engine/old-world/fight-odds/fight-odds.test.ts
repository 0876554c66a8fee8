import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceThat, simplify } from '../../../../../src/engine/odds.ts';
import {
  attackCards,
  CARD_READINGS,
  unseenCards,
} from '../../../../../src/engine/old-world/fight/attack-cards.ts';
import type {
  FightEvent,
  FightSetUp,
  FightState,
} from '../../../../../src/engine/old-world/fight/fight-state.ts';
import { runFight, takeStep } from '../../../../../src/engine/old-world/fight/monster-fight.ts';
import {
  byOtherCards,
  nextAttack,
  withOneMore,
} from '../../../../../src/engine/old-world/fight-odds/next-attack.ts';
import {
  ATTACK_POLICIES,
  type AttackPolicy,
  type FightPlan,
  type Outlook,
  reckonOutlook,
} from '../../../../../src/engine/old-world/fight-odds/outlook.ts';
import { joinTypes } from '../../../../../src/engine/old-world/fight-odds/ways.ts';
import { ATTACK_TYPES, type AttackType } from '../../../../../src/engine/old-world/vocabulary.ts';
import { anySetUp, comboOf, DRAW, EFFECTS, setUpOf } from '../fight/any-fight.ts';

describe('nextAttack', () => {
  it('counts the unseen cards: a bite of 5 or more knocks out a witcher with 5 cards', () => {
    const setUp = setUpOf(
      { level: 3 },
      { shield: 0, deck: 4, hand: 1, combat: 1, defense: 1, alchemy: 1, specialty: 1 },
    );
    const odds = nextAttack(setUp, runFight(setUp, []).state)!;
    // Bite: two cards with 5, one with level and 2. Charge: two with 5, the disputed one with level and 2.
    expect(odds.bite.survives).toEqual({ ways: 17, total: 20 });
    expect(odds.charge.survives).toEqual({ ways: 17, total: 20 });
    expect(odds.worse).toBe('charge');
  });

  it('is what trying each unseen card gives, for both types', () => {
    fc.assert(
      fc.property(anySetUp, fc.array(fc.nat({ max: 17 }), { maxLength: 12 }), (setUp, seen) => {
        const state = attackable(setUp, seen);
        if (state === undefined) return;
        const odds = nextAttack(setUp, state)!;
        for (const type of ATTACK_TYPES) {
          const tried = tryAll(setUp, state, type);
          const total = tried.length;
          expect(odds[type].survives).toEqual({ ways: tried.filter((end) => isStanding(end)).length, total });
          const lost = tried.map((end) => cardsOf(state) - cardsOf(end));
          expect(odds[type].cardsLost).toEqual(tally(lost));
          expect(odds[type].meanLost).toEqual(simplify({ ways: lost.reduce((a, b) => a + b, 0), total }));
          expect(odds[type].outcomes).toEqual(tally(tried.map(({ standing }) => standing)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('names the type that is survived less often, then the one that costs more cards', () => {
    const setUp = setUpOf({ level: 1 }, { shield: 0, deck: 20 });
    const odds = nextAttack(setUp, runFight(setUp, []).state)!;
    expect(odds.worse).toBe('bite');
    const none = setUpOf({ effect: EFFECTS.foglet });
    expect(nextAttack(none, runFight(none, []).state)!.worse).toBeUndefined();
  });

  it('knows nothing once all cards are seen, or the monster has none', () => {
    const all = attackCards(CARD_READINGS[0]!).flatMap(({ copies }, card) =>
      Array.from({ length: copies }, (): FightEvent => ({ kind: 'seen', card })),
    );
    const setUp = setUpOf({});
    expect(nextAttack(setUp, runFight(setUp, all).state)).toBeUndefined();
    expect(nextAttack(setUp, runFight(setUp, [comboOf({ damage: 12 })]).state)).toBeUndefined();
  });

  it('tells what one more shield or card is worth, and what other readings make of it', () => {
    const setUp = setUpOf({ level: 3 }, { shield: 0, deck: 3, hand: 1 });
    const { state } = runFight(setUp, []);
    const plain = nextAttack(setUp, state)!.bite.survives;
    for (const of of ['shield', 'deck'] as const)
      expect(withOneMore(setUp, state, of)!.bite.survives.ways).toBeGreaterThan(plain.ways);
    const others = byOtherCards(setUp, (other) => nextAttack(other, state)!.charge.survives);
    expect(others.map(({ cards }) => cards)).toEqual(CARD_READINGS.slice(1));
    // By the other version the disputed charge does 3 damage instead of 5.
    expect(others.map(({ result }) => result.ways - nextAttack(setUp, state)!.charge.survives.ways)).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('reckonOutlook', () => {
  const plan = (rest: Partial<FightPlan>): FightPlan => ({
    damage: 3,
    cards: 2,
    shields: 1,
    attacks: 'bite',
    ...rest,
  });

  it('is what trying all orders of a few cards gives, by every policy', () => {
    let checked = 0;
    fc.assert(
      fc.property(
        anySetUp,
        fc.constantFrom(...ATTACK_POLICIES),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.nat({ max: 2 }),
        fc.subarray(
          Array.from({ length: 18 }, (_, card) => card),
          { minLength: 3, maxLength: 5 },
        ),
        fc.boolean(),
        (setUp, attacks, damage, cards, shields, left, isNamed) => {
          // The slow way does not merge deck and hand: without what looks at the hand, both are the same.
          if (setUp.monster.effect?.kind === 'discard-for-damage') return;
          const begun = onlyUnseen(setUp, left);
          const named = takeStep(setUp, begun, { kind: 'attack-type', type: 'charge' });
          const state = isNamed && named.ok ? named.value.state : begun;
          const small = { ...state, pool: Math.min(state.pool, 6) };
          const wanted = plan({ attacks, damage, cards, shields });
          const outlook = findOutlook(setUp, small, wanted);
          const slow = slowly(setUp, small, wanted);
          expect(outlook === undefined).toBe(slow === undefined);
          if (outlook === undefined || slow === undefined) return;
          checked += 1;
          expect(outlook.defeated.ways / outlook.defeated.total).toBeCloseTo(slow.defeated, 12);
          expect(outlook.drivenAway.ways / outlook.drivenAway.total).toBeCloseTo(slow['driven-away'], 12);
          expect(outlook.completeDefeat.ways / outlook.completeDefeat.total).toBeCloseTo(
            slow['complete-defeat'],
            12,
          );
          // Where both types are as bad, either may be taken: then only the chances are told.
          if (attacks !== 'worst')
            expect(mean(outlook.cardsLeft) / outlook.total).toBeCloseTo(slow.cardsLeft, 10);
        },
      ),
      { numRuns: 1500, seed: 21 },
    );
    expect(checked).toBeGreaterThan(700);
  }, 60_000);

  it('tells after how many turns it is over', () => {
    const setUp = setUpOf({ life: 12 }, { deck: 30 });
    const { state } = runFight(setUp, []);
    // 12 → 9 → 8 → 5 → 4 → 1 → 0: the third attack is its last card.
    expect(findOutlook(setUp, state, plan({}))).toMatchObject({
      turns: 3,
      attacks: 3,
      defeated: { ways: 1, total: 1 },
      total: 20 * 19 * 18,
    });
    const drawn = runFight(setUp, [comboOf({ cards: 2, damage: 3 })]).state;
    expect(findOutlook(setUp, drawn, plan({}))).toMatchObject({ turns: 2, attacks: 3 });
  });

  it('sums to one, over whole numbers', () => {
    const setUp = setUpOf({ level: 2, life: 14 }, { deck: 5, hand: 3 }, { trail: false });
    const { state } = runFight(setUp, []);
    for (const attacks of ['charge', 'bite'] as const) {
      const { defeated, drivenAway, completeDefeat, cardsLeft, total } = findOutlook(
        setUp,
        state,
        plan({ attacks }),
      )!;
      const share = ({ ways, total: of }: { ways: number; total: number }) => (ways * total) / of;
      expect(share(defeated) + share(drivenAway) + share(completeDefeat)).toBe(total);
      expect(chanceThat(cardsLeft, () => true).total).toBe(share(defeated));
    }
  });

  it('is told by every reading of the cards', () => {
    const setUp = setUpOf({ level: 3, life: 13 }, { deck: 8, shield: 0 });
    const { state } = runFight(setUp, []);
    const outlooks = byOtherCards(setUp, (other) => findOutlook(other, state, plan({ shields: 0 })));
    expect(outlooks.every(({ result }) => result !== undefined)).toBe(true);
  });

  it('comes in parts, and reckons a long fight in which the worse attack is named each time', () => {
    const setUp = setUpOf({ level: 3, life: 18 }, { deck: 16, hand: 4, shield: 4, defense: 4 });
    const { state } = runFight(setUp, []);
    const reckoning = reckonOutlook(setUp, state, plan({ attacks: 'worst' }));
    expect(reckoning.next()).toEqual({ done: false, value: undefined });
    expect(findOutlook(setUp, state, plan({ attacks: 'worst' }))).toMatchObject({ attacks: 4 });
    // Who chooses is never kinder than who always does the same.
    const won = (attacks: AttackPolicy) => {
      const { ways, total } = findOutlook(setUp, state, plan({ attacks, shields: 0 }))!.defeated;
      return ways / total;
    };
    expect(won('worst')).toBeLessThanOrEqual(Math.min(won('charge'), won('bite')));
  }, 30_000);

  it('gives up rather than keep anybody waiting, and where whole numbers or cards run out', () => {
    const long = setUpOf({ level: 3, life: 19 }, { deck: 20, shield: 4, defense: 4 });
    expect(
      findOutlook(long, runFight(long, []).state, plan({ damage: 1, attacks: 'worst' })),
    ).toBeUndefined();
    const more = setUpOf({ life: 60 }, { deck: 99 });
    expect(
      findOutlook(more, runFight(more, []).state, plan({ damage: 1, cards: 1, attacks: 'charge' })),
    ).toBeUndefined();
    const seen = onlyUnseen(setUpOf({}), [3]);
    expect(findOutlook(setUpOf({}), seen, plan({}))).toBeUndefined();
  });

  it('answers for one type in every fight of the box, and quickly', () => {
    for (const [level, life] of [
      [1, 12],
      [2, 15],
      [3, 19],
    ] as const)
      for (const attacks of ATTACK_TYPES)
        for (const damage of [2, 3, 4]) {
          const setUp = setUpOf(
            { level, life },
            { combat: 4, defense: 4, alchemy: 3, specialty: 2, shield: 4, deck: 15 },
          );
          expect(findOutlook(setUp, runFight(setUp, []).state, plan({ damage, attacks }))).toBeDefined();
        }
  });
});

describe('joinTypes', () => {
  it('gives up where whole numbers end', () => {
    const ends = { ways: [2 ** 52, 2 ** 52], attacks: 1, turns: 0 };
    expect(joinTypes([ends], 20, false)).toBeUndefined();
    expect(joinTypes([{ ...ends, ways: [2 ** 52, 1] }], 20, false)).toBeDefined();
  });
});

// Helpers

/** All parts, one after the other. */
function findOutlook(...asked: Parameters<typeof reckonOutlook>): Outlook | undefined {
  const reckoning = reckonOutlook(...asked);
  for (;;) {
    const part = reckoning.next();
    if (part.done) return part.value;
  }
}

const cardsOf = ({ witcher }: FightState): number => witcher.deck + witcher.hand;
const isStanding = (state: FightState): boolean => cardsOf(state) > 0;

const tally = <T>(values: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const mean = (counts: ReadonlyMap<number, number>): number =>
  [...counts].reduce((sum, [cards, ways]) => sum + cards * ways, 0);

/** A fight in which the monster is to attack, with these cards seen. */
function attackable(setUp: FightSetUp, seen: readonly number[]): FightState | undefined {
  let { state } = runFight({ ...setUp, trail: false }, []);
  for (const card of seen) {
    const next = takeStep(setUp, state, { kind: 'seen', card });
    if (next.ok) ({ state } = next.value);
  }
  return state.standing === 'goes-on' ? state : undefined;
}

/** A new fight in which all cards but one of each of these kinds have been seen. */
const onlyUnseen = (setUp: FightSetUp, left: readonly number[]): FightState => {
  const { state } = runFight(setUp, []);
  const seen = attackCards(setUp.cards).map(({ copies }, card) =>
    left.includes(card) ? copies - 1 : copies,
  );
  return { ...state, seen };
};

/** What each single unseen card does, by the steps of a fight. */
function tryAll(setUp: FightSetUp, state: FightState, type: AttackType): readonly FightState[] {
  const named = state.phase === 'reveal' ? state : step(setUp, state, { kind: 'attack-type', type });
  return unseenCards(setUp.cards, state.seen).flatMap(({ kind, count }) =>
    Array.from({ length: count }, () => step(setUp, named, { kind: 'reveal', card: kind })),
  );
}

function step(setUp: FightSetUp, state: FightState, event: FightEvent): FightState {
  const next = takeStep(setUp, state, event);
  if (!next.ok) throw new Error(next.error);
  return next.value.state;
}

type Slow = Record<'defeated' | 'driven-away' | 'complete-defeat' | 'cardsLeft', number>;

/** All orders of the unseen cards, one after the other; nothing when they run out. */
function slowly(setUp: FightSetUp, state: FightState, plan: FightPlan): Slow | undefined {
  const { standing, witcher } = state;
  if (standing !== 'goes-on')
    return {
      defeated: 0,
      'driven-away': 0,
      'complete-defeat': 0,
      [standing]: 1,
      cardsLeft: standing === 'defeated' ? cardsOf(state) : 0,
    };
  if (state.phase === 'draw') return slowly(setUp, step(setUp, state, DRAW), plan);
  if (state.phase === 'combo') {
    const { hand } = witcher;
    const combo = comboOf({
      cards: Math.min(hand, plan.cards),
      damage: hand > 0 ? plan.damage : 0,
      shields: hand > 0 ? plan.shields : 0,
    });
    return slowly(setUp, step(setUp, state, combo), plan);
  }
  const types = state.phase === 'reveal' ? [undefined] : typesOf(plan.attacks);
  const byType = types.map((type) => {
    const named = type === undefined ? state : step(setUp, state, { kind: 'attack-type', type });
    const cards = unseenCards(setUp.cards, state.seen).map(({ kind }) => kind);
    const ends = cards.map((card) => {
      const after = step(setUp, named, { kind: 'reveal', card });
      // Deck and hand are one life in the outlook: the hand is filled as far as there are cards.
      const hand = Math.min(7, cardsOf(after));
      return slowly(
        setUp,
        { ...after, witcher: { ...after.witcher, hand, deck: cardsOf(after) - hand } },
        plan,
      );
    });
    const known = ends.filter((end) => end !== undefined);
    return known.length < ends.length || ends.length === 0 ? undefined : average(known);
  });
  const known = byType.filter((end) => end !== undefined);
  if (known.length < byType.length) return undefined;
  if (plan.attacks === 'die') return average(known);
  return known.reduce((worst, other) =>
    other.defeated < worst.defeated - 1e-12 ||
    (Math.abs(other.defeated - worst.defeated) < 1e-12 &&
      other['complete-defeat'] > worst['complete-defeat'] + 1e-12)
      ? other
      : worst,
  );
}

const typesOf = (policy: AttackPolicy): readonly AttackType[] =>
  policy === 'worst' || policy === 'die' ? ATTACK_TYPES : [policy];

const average = (ends: readonly Slow[]): Slow => {
  const share = (of: keyof Slow): number => ends.reduce((sum, end) => sum + end[of], 0) / ends.length;
  return {
    defeated: share('defeated'),
    'driven-away': share('driven-away'),
    'complete-defeat': share('complete-defeat'),
    cardsLeft: share('cardsLeft'),
  };
};
