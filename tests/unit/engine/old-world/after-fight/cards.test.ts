import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mustDiscard,
  phaseThree,
  zeroCostSlots,
} from '../../../../../src/engine/old-world/after-fight/cards.ts';

describe('zeroCostSlots', () => {
  it('gives a 0-cost card by its printed cost, whatever the slot (p. 27)', () => {
    expect(zeroCostSlots([0, 1, 2, 0, 2, 1])).toEqual({
      slots: [1, 4],
      reasons: [{ reason: 'from-pool', basis: 'print' }],
    });
    expect(zeroCostSlots([1, 1, 2, 1, 2, 1]).reasons[0]?.reason).toBe('reveal-until-found');
  });
});

describe('phaseThree', () => {
  // Rulebook p. 18; draw to 2 after a lost fight p. 26, 28.
  it('forces out what is above 3', () => {
    expect(mustDiscard(5)).toBe(2);
    expect(phaseThree({ hand: 5, deck: 4, discard: 0, discarded: 1, drawTo: 3 })).toEqual({
      ok: false,
      error: 'too-few-discarded',
    });
    expect(phaseThree({ hand: 5, deck: 4, discard: 0, discarded: 2, drawTo: 3 })).toMatchObject({
      ok: true,
      value: {
        drawn: 0,
        hand: 3,
        deck: 4,
        discard: 2,
        reasons: [{ reason: 'at-most-3-kept' }, { reason: 'draw-to-3' }],
      },
    });
  });

  it('makes a new deck from the discard pile', () => {
    expect(phaseThree({ hand: 2, deck: 0, discard: 6, discarded: 0, drawTo: 3 })).toEqual({
      ok: true,
      value: {
        drawn: 1,
        hand: 3,
        deck: 5,
        discard: 0,
        reasons: [
          { reason: 'draw-to-3', basis: 'print' },
          { reason: 'reshuffle', basis: 'print' },
        ],
      },
    });
  });

  it('leaves the discard pile while the deck is enough, to the last card (p. 18)', () => {
    expect(phaseThree({ hand: 1, deck: 2, discard: 4, discarded: 0, drawTo: 3 })).toMatchObject({
      value: { drawn: 2, deck: 0, discard: 4, reasons: [{ reason: 'draw-to-3' }] },
    });
  });

  it('draws 2 after a lost fight, and nothing with 3 kept', () => {
    expect(phaseThree({ hand: 0, deck: 12, discard: 0, discarded: 0, drawTo: 2 })).toMatchObject({
      value: { drawn: 2, hand: 2, reasons: [{ reason: 'draw-to-2' }] },
    });
    expect(phaseThree({ hand: 3, deck: 7, discard: 0, discarded: 0, drawTo: 3 })).toMatchObject({
      value: { drawn: 0, hand: 3 },
    });
  });

  it('draws what there is when all cards are few', () => {
    expect(phaseThree({ hand: 0, deck: 1, discard: 0, discarded: 0, drawTo: 3 })).toMatchObject({
      value: {
        drawn: 1,
        deck: 0,
        reasons: [{ reason: 'draw-to-3' }, { reason: 'no-cards-left', basis: 'reading' }],
      },
    });
  });

  it('cannot discard more than the hand', () => {
    expect(phaseThree({ hand: 1, deck: 1, discard: 0, discarded: 2, drawTo: 3 })).toEqual({
      ok: false,
      error: 'more-than-hand',
    });
  });

  it('loses no card and leaves at most 3 in hand', () => {
    const count = fc.nat({ max: 12 });
    fc.assert(
      fc.property(
        fc.nat({ max: 7 }),
        count,
        count,
        count,
        fc.constantFrom(2, 3),
        (hand, deck, discard, extra, drawTo) => {
          const discarded = Math.min(hand, mustDiscard(hand) + extra);
          const result = phaseThree({ hand, deck, discard, discarded, drawTo });
          if (!result.ok) throw new Error(result.error);
          const { value } = result;
          expect(value.hand + value.deck + value.discard).toBe(hand + deck + discard);
          expect(value.deck).toBeGreaterThanOrEqual(0);
          expect(value.hand).toBeLessThanOrEqual(3);
          expect(value.hand).toBe(Math.max(hand - discarded, Math.min(drawTo, hand + deck + discard)));
        },
      ),
    );
  });
});
