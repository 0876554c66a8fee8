import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAMAGE_REASONS,
  damageToMonster,
  damageToWitcher,
  drawInFight,
  potionsLeft,
  replenish,
  revealMonsterCard,
} from '../../../../../src/engine/old-world/fight/fight.ts';

describe('damageToWitcher', () => {
  // Rulebook p. 20, 23: shield, deck, hand before and after. The first row is the example's bite (p. 32).
  it.each<[number, number, number, number, number, number, number, boolean, string[]]>([
    [3, 10, 4, 5, 0, 8, 4, false, ['shield-first', 'then-deck']],
    [0, 3, 2, 4, 0, 0, 1, false, ['then-deck', 'then-hand']],
    [1, 0, 2, 3, 0, 0, 0, true, ['shield-first', 'then-hand', 'last-card-gone']],
    [2, 5, 0, 2, 0, 5, 0, false, ['shield-first']],
    [0, 0, 1, 1, 0, 0, 0, true, ['then-hand', 'last-card-gone']],
    [1, 2, 3, 9, 0, 0, 0, true, ['shield-first', 'then-deck', 'then-hand', 'damage-left-over']],
    [2, 5, 3, 0, 2, 5, 3, false, []],
  ])(
    '%i/%i/%i takes %i: %i/%i/%i',
    (shield, deck, hand, damage, shieldLeft, deckLeft, handLeft, out, why) => {
      const result = damageToWitcher({ shield, deck, hand }, damage);
      expect(result).toMatchObject({ shield: shieldLeft, deck: deckLeft, hand: handLeft, knockedOut: out });
      expect(result.lost).toEqual({
        shield: shield - shieldLeft,
        deck: deck - deckLeft,
        hand: hand - handLeft,
      });
      expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
    },
  );

  it('knocks nobody out without damage', () => {
    expect(damageToWitcher({ shield: 0, deck: 0, hand: 0 }, 0)).toMatchObject({
      knockedOut: false,
      reasons: [],
    });
  });

  it('loses one of the three for each damage, until nothing is left', () => {
    fc.assert(
      fc.property(life, count, (before, damage) => {
        // The oracle takes damage point by point, as the book tells it.
        let { shield, deck, hand } = before;
        for (let point = 0; point < damage; point += 1) {
          if (shield > 0) shield -= 1;
          else if (deck > 0) deck -= 1;
          else if (hand > 0) hand -= 1;
        }
        expect(damageToWitcher(before, damage)).toMatchObject({ shield, deck, hand });
      }),
    );
  });

  it('adds up: damage in two parts is the same as at once', () => {
    fc.assert(
      fc.property(life, count, count, (before, first, second) => {
        const { shield, deck, hand, knockedOut } = damageToWitcher(before, first + second);
        const [one, two] = [
          damageToWitcher(before, first),
          damageToWitcher(damageToWitcher(before, first), second),
        ];
        expect(two).toMatchObject({ shield, deck, hand });
        expect(one.knockedOut || two.knockedOut).toBe(knockedOut);
      }),
    );
  });

  it('gives its reasons in the order of the list', () => {
    fc.assert(
      fc.property(life, count, (before, damage) => {
        const places = damageToWitcher(before, damage).reasons.map(({ reason }) =>
          DAMAGE_REASONS.indexOf(reason),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('damageToMonster and revealMonsterCard', () => {
  // Rulebook p. 23.
  it.each([
    [12, 3, 9, false],
    [2, 3, 0, true],
    [1, 0, 1, false],
  ])('a pool of %i with %i damage has %i cards', (pool, damage, left, empty) => {
    expect(damageToMonster(pool, damage)).toMatchObject({ pool: left, discarded: pool - left, empty });
  });

  it('says why', () => {
    expect(damageToMonster(2, 3).reasons).toEqual([
      { reason: 'card-per-damage', basis: 'print' },
      { reason: 'pool-empty', basis: 'print' },
    ]);
    expect(damageToMonster(1, 0).reasons).toEqual([]);
    expect(revealMonsterCard(9).reasons).toEqual([{ reason: 'revealed-card-leaves-pool', basis: 'print' }]);
  });
});

describe('drawInFight', () => {
  it('draws what an effect says (p. 32: the Bear’s 2 cards onto 3 in hand)', () => {
    expect(drawInFight({ hand: 3, deck: 7 }, 2)).toEqual({ drawn: 2, hand: 5, deck: 5, reasons: [] });
    expect(drawInFight({ hand: 0, deck: 2 }, 2)).toEqual({ drawn: 2, hand: 2, deck: 0, reasons: [] });
  });

  it('stops at seven in hand by print (p. 19), at an empty deck by a reading outside step 4 (p. 24)', () => {
    expect(drawInFight({ hand: 6, deck: 7 }, 2)).toMatchObject({
      drawn: 1,
      reasons: [{ reason: 'hand-limit', basis: 'print' }],
    });
    expect(drawInFight({ hand: 5, deck: 2 }, 4)).toMatchObject({
      drawn: 2,
      reasons: [{ reason: 'hand-limit', basis: 'print' }],
    });
    expect(drawInFight({ hand: 2, deck: 1 }, 2)).toMatchObject({
      drawn: 1,
      reasons: [{ reason: 'deck-empty-otherwise', basis: 'reading' }],
    });
  });
});

describe('replenish', () => {
  // Rulebook p. 24; the first row is its example.
  it.each<[number, number, number, number, number, number, string[]]>([
    [2, 2, -1, 0, 8, 3, ['combat-level', 'combo-modifiers', 'other-modifiers']],
    [3, 0, 0, 4, 10, 3, ['combat-level']],
    [3, 1, 0, 5, 10, 2, ['combat-level', 'combo-modifiers', 'hand-limit']],
    [1, -2, 0, 3, 5, 0, ['combat-level', 'combo-modifiers', 'not-below-zero']],
    [4, 2, 0, 1, 2, 2, ['combat-level', 'combo-modifiers', 'deck-empty']],
    [5, 2, 1, 7, 9, 0, ['combat-level', 'combo-modifiers', 'other-modifiers', 'hand-limit']],
  ])(
    'Combat %i, combo %i, other %i, hand %i, deck %i: draws %i',
    (combat, combo, other, hand, deck, drawn, why) => {
      const result = replenish({ combat, comboModifier: combo, otherModifier: other, hand, deck });
      expect(result).toMatchObject({ drawn, hand: hand + drawn, deck: deck - drawn });
      expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
    },
  );

  it('stops at an empty deck by print (p. 24)', () => {
    const { reasons } = replenish({ combat: 3, comboModifier: 0, otherModifier: 0, hand: 0, deck: 1 });
    expect(reasons.at(-1)).toEqual({ reason: 'deck-empty', basis: 'print' });
  });

  it('never draws more than deck, hand limit or sum allow, and never stops without one of them', () => {
    const modifier = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        modifier,
        modifier,
        count,
        count,
        (combat, a, b, hand, deck) => {
          const result = replenish({ combat, comboModifier: a, otherModifier: b, hand, deck });
          const wanted = Math.max(0, combat + a + b);
          expect(result.drawn).toBeGreaterThanOrEqual(0);
          expect(result.deck).toBeGreaterThanOrEqual(0);
          expect(result.hand).toBeLessThanOrEqual(Math.max(7, hand));
          if (result.drawn < wanted) expect(result.deck === 0 || result.hand >= 7).toBe(true);
          else expect(result.drawn).toBe(wanted);
        },
      ),
    );
  });
});

describe('potions', () => {
  // Rulebook p. 22.
  it.each([
    [3, 1, 2],
    [2, 2, 0],
    [1, 2, 0],
  ])('Alchemy %i with %i used leaves %i', (alchemy, used, left) => {
    expect(potionsLeft(alchemy, used)).toBe(left);
  });
});

// Helpers

const count = fc.nat({ max: 20 });
const life = fc.record({ shield: fc.nat({ max: 5 }), deck: count, hand: fc.nat({ max: 7 }) });
