import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeHand, parseHand } from '../../../../../src/engine/card-game/fighting/hand-code.ts';
import { ATTACK_CARDS, CARD_FACTS } from '../../../../../src/engine/card-game/vocabulary.ts';
import { anyHand, sorted } from './technique-oracle.ts';

describe('makeHand and parseHand', () => {
  it('give back any hand that the deck allows, in the order of the cards', () => {
    fc.assert(
      fc.property(anyHand, (hand) => {
        const parsed = parseHand(makeHand(hand));
        const possible = ATTACK_CARDS.every(
          (kind) => hand.filter((card) => card === kind).length <= CARD_FACTS[kind].copies,
        );
        if (possible) expect(parsed.ok && sorted(parsed.value)).toEqual(sorted(hand));
        else expect(parsed).toEqual({ ok: false, error: 'too-many-copies' });
      }),
    );
  });

  it.each([
    ['', 'unknown-version'],
    ['v2.0-0-0-0-0-0-0-0-0', 'unknown-version'],
    ['v1', 'wrong-number-of-counts'],
    ['v1.0-0', 'wrong-number-of-counts'],
    ['v1.0-0-0-0-0-0-0-0-0.1', 'wrong-number-of-counts'],
    ['v1.0-0-0-0-x-0-0-0-0', 'not-a-count'],
    ['v1.10-0-0-0-0-0-0-0-0', 'too-many-copies'],
  ])('refuse %j as %s', (text, error) => {
    expect(parseHand(text)).toEqual({ ok: false, error });
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseHand(text).ok).toBe(false);
      }),
    );
  });
});
