import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  affordableSlots,
  cardCost,
  drawUpToLimit,
  handAfterGain,
  mayExchange,
  mustDiscard,
  phaseThree,
  POOL_SLOTS,
  refillPool,
  zeroCostSlots,
} from '../../../../src/engine/old-world/cards.ts';

describe('cardCost', () => {
  // Rulebook p. 19; printed 2 on slot 6 is Lightning Reflex in the example (p. 32).
  it.each([
    [0, [1, 1, 0, 0, 0, 0]],
    [1, [2, 2, 1, 1, 1, 0]],
    [2, [3, 3, 2, 2, 2, 1]],
    [3, [4, 4, 3, 3, 3, 2]],
  ])('a printed %i costs %j from the left', (printed, costs) => {
    expect(POOL_SLOTS.map((slot) => cardCost(printed, slot).cost)).toEqual(costs);
  });

  it('says why', () => {
    const why = (cost: number, slot: 1 | 3 | 6) => cardCost(cost, slot).reasons.map(({ reason }) => reason);
    expect(why(2, 1)).toEqual(['printed-cost', 'two-left-most-slots']);
    expect(why(2, 3)).toEqual(['printed-cost']);
    expect(why(2, 6)).toEqual(['printed-cost', 'right-most-slot']);
    expect(why(0, 6)).toEqual(['printed-cost', 'right-most-slot', 'not-below-zero']);
  });
});

describe('the pool', () => {
  it('offers what the hand can pay, and one must be taken (p. 19)', () => {
    expect(affordableSlots([0, 3, 1, 4, 2, 4], 3)).toEqual({
      slots: [1, 3, 5, 6],
      reasons: [{ reason: 'must-take-one', basis: 'print' }],
    });
  });

  it('offers nothing when nothing can be paid, which no book foresees', () => {
    expect(affordableSlots([3, 3, 3, undefined, 3, 4], 2)).toEqual({
      slots: [],
      reasons: [{ reason: 'nothing-affordable', basis: 'reading' }],
    });
  });

  it('gives a 0-cost card by its printed cost, whatever the slot (p. 27)', () => {
    expect(zeroCostSlots([0, 1, 2, 0, 2, 1])).toEqual({
      slots: [1, 4],
      reasons: [{ reason: 'from-pool', basis: 'print' }],
    });
    expect(zeroCostSlots([1, 1, 2, 1, 2, 1]).reasons[0]?.reason).toBe('reveal-until-found');
  });

  it('slides to the right and is filled on the left (p. 19, 32, 36)', () => {
    expect(refillPool(Array.from('abcdef'), [6], ['x']).join('')).toBe('xabcde');
    expect(refillPool(Array.from('abcdef'), [3], ['x']).join('')).toBe('xabdef');
    expect(refillPool(Array.from('abcdef'), [1], ['x']).join('')).toBe('xbcdef');
    expect(refillPool(Array.from('abcdef'), [2, 5], ['x', 'y']).join('')).toBe('xyacdf');
  });
});

describe('drawUpToLimit', () => {
  // Rulebook p. 19.
  it.each([
    [6, 2, 1],
    [7, 1, 0],
    [3, 2, 2],
  ])('with %i in hand, %i wanted: %i', (hand, wanted, drawn) => {
    const result = drawUpToLimit(hand, wanted);
    expect(result.drawn).toBe(drawn);
    expect(result.reasons).toEqual(drawn < wanted ? [{ reason: 'hand-limit', basis: 'print' }] : []);
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

describe('handAfterGain', () => {
  // Rulebook p. 19: the cost leaves the hand, the new card comes into it.
  it.each([
    [3, 0, 4],
    [3, 1, 3],
    [3, 3, 1],
    [2, 2, 1],
  ])('with %i in hand, a card for %i leaves %i', (hand, cost, after) => {
    expect(handAfterGain(hand, cost)).toBe(after);
  });
});

describe('mayExchange', () => {
  // Rulebook p. 35.
  it.each([
    [0, 1, true],
    [1, 0, true],
    [2, 2, true],
    [1, 3, false],
  ])('a card of %i for one of %i: %s', (trashed, gained, allowed) => {
    expect(mayExchange(trashed, gained).allowed).toBe(allowed);
  });
});
