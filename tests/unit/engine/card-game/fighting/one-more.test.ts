import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cheapestFor,
  helpfulCards,
  meetingAspects,
  type Prospect,
  waysToTake,
} from '../../../../../src/engine/card-game/fighting/one-more.ts';
import { OBJECTIVES } from '../../../../../src/engine/card-game/fighting/cheapest-cards.ts';
import {
  ATTACK_CARDS,
  ATTACK_CLASSES,
  SWORD_OF_DESTINY,
} from '../../../../../src/engine/card-game/vocabulary.ts';
import {
  aids,
  anyAdding,
  anyAids,
  anyCard,
  anyHand,
  anyTechnique,
  isMet,
  strengths,
} from './technique-oracle.ts';

describe('helpfulCards', () => {
  it('names what would meet a Technique that is one short', () => {
    const helpful = helpfulCards(prospect({ technique: strengths({ silver: 2 }), hand: ['silver-1'] }));
    expect(helpful).toEqual(['silver-1', 'silver-2', SWORD_OF_DESTINY]);
  });

  it('names nothing where one card is not enough, or no card can help', () => {
    expect(helpfulCards(prospect({ technique: strengths({ silver: 3 }) }))).toEqual([]);
    expect(helpfulCards(prospect({ technique: strengths({}) }))).toEqual([]);
  });

  it('names what would spare more: cards, or strength', () => {
    const two = prospect({ technique: strengths({ steel: 2 }), hand: ['steel-1', 'steel-1'] });
    expect(helpfulCards(two)).toEqual(['steel-2']);
    const strong = prospect({ technique: strengths({ sign: 1 }), hand: ['sign-2'] });
    expect(helpfulCards(strong)).toEqual([]);
    expect(helpfulCards({ ...strong, objective: 'least-strength' })).toEqual(['sign-1', SWORD_OF_DESTINY]);
  });

  it('agrees, for a Technique that is not met, with asking the oracle for every card', () => {
    fc.assert(
      fc.property(anyProspect, (some) => {
        const { technique, hand, aids: help, adding } = some;
        fc.pre(!isMet(technique, hand, help, adding));
        const helpful = ATTACK_CARDS.filter((card) => isMet(technique, [...hand, card], help, adding));
        expect(helpfulCards(some)).toEqual(helpful);
      }),
    );
  });
});

describe('cheapestFor', () => {
  it('is never made impossible by one more card', () => {
    fc.assert(
      fc.property(anyProspect, anyCard, (some, card) => {
        fc.pre(cheapestFor(some).possible);
        expect(cheapestFor({ ...some, hand: [...some.hand, card] }).possible).toBe(true);
      }),
    );
  });
});

describe('meetingAspects', () => {
  it('are those that the winner of the bidding should choose', () => {
    const some = prospect({ technique: strengths({ steel: 2, sign: 1 }), hand: ['steel-2'] });
    expect(meetingAspects(some, 1)).toEqual(['sign']);
    expect(meetingAspects({ ...some, hand: ['steel-2', 'sign-1'] }, 1)).toEqual(ATTACK_CLASSES);
    expect(meetingAspects(prospect({ technique: strengths({ potion: 2 }) }), 1)).toEqual([]);
    expect(meetingAspects(prospect({ technique: strengths({ potion: 2 }) }), 2)).toEqual(['potion']);
  });
});

describe('waysToTake', () => {
  const classes = { vesemir: ['steel', 'silver'], triss: ['potion', 'sign'] } as const;

  // Characters' Special Abilities, Actions; FAQ. Which classes they are is these tests' own: the book's icons are lost.
  it('depend on the classes that the cards of Vesemir and Triss show', () => {
    expect(waysToTake('silver-2', classes)).toEqual(['action', 'yarpen', 'vesemir']);
    expect(waysToTake('sign-1', classes)).toEqual(['action', 'yarpen', 'triss']);
    expect(waysToTake('sign-1', { vesemir: [], triss: [] })).toEqual(['action', 'yarpen']);
  });

  it('never lead by them to a Sword of Destiny', () => {
    const all = { vesemir: ATTACK_CLASSES, triss: ATTACK_CLASSES };
    expect(waysToTake(SWORD_OF_DESTINY, all)).toEqual(['action', 'yarpen']);
  });
});

// Helpers

function prospect(some: Partial<Prospect>): Prospect {
  return {
    technique: strengths({}),
    hand: [],
    aids: aids(),
    objective: 'fewest-cards',
    adding: 'add-up',
    ...some,
  };
}

const anyProspect: fc.Arbitrary<Prospect> = fc.record({
  technique: anyTechnique,
  hand: anyHand,
  aids: anyAids,
  objective: fc.constantFrom(...OBJECTIVES),
  adding: anyAdding,
});
