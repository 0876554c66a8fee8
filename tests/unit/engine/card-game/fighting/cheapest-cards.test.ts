import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cheapestCards,
  type Objective,
  OBJECTIVES,
} from '../../../../../src/engine/card-game/fighting/cheapest-cards.ts';
import {
  ATTACK_CARDS,
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  type Strengths,
  SWORD_OF_DESTINY,
} from '../../../../../src/engine/card-game/vocabulary.ts';
import {
  aids,
  anyAdding,
  anyAids,
  anyHand,
  anyTechnique,
  isMet,
  sorted,
  strengths,
  sum,
} from './technique-oracle.ts';

const WILD = SWORD_OF_DESTINY;

describe('cheapestCards', () => {
  const H: AttackCard[] = ['steel-1', 'steel-1', 'steel-2', 'sign-1', WILD];
  const S: AttackCard[] = ['silver-2', 'silver-1', 'silver-1', 'sign-1', WILD, WILD];

  // Technique: what may be played; that it be cheap is the player's wish, not a rule.
  it.each<[Partial<Strengths>, AttackCard[], AttackClass | undefined, AttackCard[], number]>([
    [{ steel: 2, sign: 1 }, H, undefined, ['steel-2', 'sign-1'], 3],
    [{ steel: 2, sign: 1 }, H, 'sign', ['steel-2'], 2],
    [{ steel: 1, potion: 1 }, H, undefined, ['steel-1', WILD], 2],
    [{ steel: 3 }, ['steel-2', 'steel-2', 'steel-1'], undefined, ['steel-2', 'steel-1'], 3],
    [{ steel: 3 }, ['steel-2', 'steel-2'], undefined, ['steel-2', 'steel-2'], 4],
    [{ silver: 2, sign: 2 }, S, undefined, ['silver-2', 'sign-1', WILD], 4],
    [{ steel: 1 }, H, 'steel', [], 0],
  ])('%j from %j with the Aspect %s', (technique, hand, attackClass, cards, strength) => {
    for (const objective of OBJECTIVES) {
      const found = cheapestCards(strengths(technique), hand, aids(attackClass), objective);
      expect(found).toMatchObject({ possible: true, cards, strength });
    }
  });

  it('spares cards or strength, as asked', () => {
    const hand: AttackCard[] = ['steel-1', 'steel-1', 'steel-2', 'steel-2'];
    const find = (objective: Objective) => cheapestCards(strengths({ steel: 3 }), hand, aids(), objective);
    expect(find('fewest-cards')).toMatchObject({ cards: ['steel-2', 'steel-1'] });
    const overkill: AttackCard[] = ['steel-2', 'sign-2', WILD];
    const need = strengths({ steel: 1, sign: 2 });
    expect(cheapestCards(need, overkill, aids(), 'fewest-cards')).toMatchObject({
      cards: ['steel-2', 'sign-2'],
    });
    expect(cheapestCards(need, overkill, aids(), 'least-strength')).toMatchObject({
      cards: ['sign-2', WILD],
    });
  });

  it('says what is missing when it is impossible', () => {
    for (const objective of OBJECTIVES) {
      const found = cheapestCards(strengths({ potion: 2 }), H, aids(), objective);
      expect(found).toMatchObject({ possible: false, best: { missing: strengths({ potion: 2 }), short: 1 } });
    }
  });

  it('agrees with trying all subsets of the hand, by either reading', () => {
    fc.assert(
      fc.property(
        anyTechnique,
        anyHand,
        anyAids,
        fc.constantFrom(...OBJECTIVES),
        anyAdding,
        (technique, hand, help, objective, adding) => {
          const found = cheapestCards(technique, hand, help, objective, adding);
          const meeting = subsets(hand).filter((cards) => isMet(technique, cards, help, adding));
          const best = meeting.map((cards) => cost(cards, objective)).sort(lexicographic)[0];
          expect(found.possible ? cost(found.cards, objective) : undefined).toEqual(best);
          if (found.possible) {
            expect(isMet(technique, found.cards, help, adding)).toBe(true);
            expect(meeting.map(sorted)).toContainEqual(sorted(found.cards));
            expect([found.strength, found.swords]).toEqual([
              sum(found.cards.map((card) => CARD_FACTS[card].strength)),
              found.cards.filter((card) => card === WILD).length,
            ]);
          }
        },
      ),
    );
  });

  it('answers even with the whole deck in hand, which has more subsets than could ever be tried', () => {
    const deck = ATTACK_CARDS.flatMap((card) => Array.from({ length: CARD_FACTS[card].copies }, () => card));
    expect(deck).toHaveLength(52);
    expect(sum(deck.map((card) => CARD_FACTS[card].strength))).toBe(64);
    const need: Strengths = { steel: 15, silver: 15, potion: 15, sign: 16 };
    expect(cheapestCards(need, deck, aids(), 'fewest-cards')).toMatchObject({ possible: true, swords: 1 });
  });

  it('throws for no number', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), anyHand, (steel, sign, hand) => {
        cheapestCards(strengths({ steel, sign }), hand, aids(), 'least-strength');
      }),
    );
  });
});

// Helpers

const subsets = (cards: readonly AttackCard[]): AttackCard[][] =>
  cards.reduce<AttackCard[][]>((all, card) => [...all, ...all.map((some) => [...some, card])], [[]]);

function cost(cards: readonly AttackCard[], objective: Objective): number[] {
  const strength = sum(cards.map((card) => CARD_FACTS[card].strength));
  const wilds = cards.filter((card) => card === WILD).length;
  return objective === 'fewest-cards' ? [cards.length, wilds, strength] : [strength, wilds, cards.length];
}

const lexicographic = (a: number[], b: number[]): number =>
  a.map((value, index) => value - b[index]!).find((difference) => difference !== 0) ?? 0;
