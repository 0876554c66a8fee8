import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayUseLocation, type MoveIcon, movePayments } from '../../../../src/engine/old-world/movement.ts';
import { type Terrain, TERRAINS } from '../../../../src/engine/old-world/vocabulary.ts';

describe('movePayments', () => {
  // Rulebook p. 12.
  it.each<[MoveIcon[], number, Terrain, string[]]>([
    [['water'], 0, 'water', ['matching-card']],
    [['forest'], 1, 'water', ['card-and-gold']],
    [['forest', 'mountain'], 0, 'water', ['two-cards']],
    [['wild'], 0, 'water', ['wild-card']],
    [['forest'], 0, 'water', []],
    [[], 5, 'water', []],
    [['water', 'forest'], 1, 'water', ['matching-card', 'card-and-gold', 'card-and-gold', 'two-cards']],
  ])('%j with %i gold to %s: %j', (hand, gold, target, kinds) => {
    expect(movePayments(hand, gold, target).map(({ reason }) => reason)).toEqual(kinds);
  });

  it('lists equal payments once', () => {
    expect(movePayments(['forest', 'forest', 'forest'], 0, 'water')).toEqual([
      { reason: 'two-cards', basis: 'print', cards: ['forest', 'forest'], gold: 0 },
    ]);
  });

  it('finds a way exactly with a matching or wild card, two cards, or a card and gold', () => {
    fc.assert(
      fc.property(hand, fc.nat({ max: 3 }), fc.constantFrom(...TERRAINS), (cards, gold, target) => {
        const payments = movePayments(cards, gold, target);
        const fits = cards.some((icon) => icon === target || icon === 'wild');
        expect(payments.length > 0).toBe(fits || cards.length >= 2 || (cards.length === 1 && gold >= 1));
        for (const payment of payments) {
          const count = (list: readonly MoveIcon[], icon: MoveIcon) =>
            list.filter((each) => each === icon).length;
          for (const icon of payment.cards)
            expect(count(payment.cards, icon)).toBeLessThanOrEqual(count(cards, icon));
          expect(payment.gold).toBeLessThanOrEqual(gold);
        }
        const keys = payments.map((payment) => JSON.stringify(payment));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('mayUseLocation', () => {
  it('needs a move first, and once a turn is enough (p. 13)', () => {
    expect(mayUseLocation({ moved: true, doneHere: false }).allowed).toBe(true);
    expect(mayUseLocation({ moved: false, doneHere: false }).obstacles).toEqual([
      { reason: 'not-moved-yet', basis: 'print' },
    ]);
    expect(mayUseLocation({ moved: true, doneHere: true }).obstacles).toEqual([
      { reason: 'done-this-turn', basis: 'print' },
    ]);
  });
});

// Helpers

const hand = fc.array(fc.constantFrom<MoveIcon>('forest', 'mountain', 'water', 'wild'), { maxLength: 7 });
