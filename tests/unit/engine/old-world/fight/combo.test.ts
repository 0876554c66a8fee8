import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComboCard, resolveCombo } from '../../../../../src/engine/old-world/fight/combo.ts';
import { CARD_COLOURS, type CardColour } from '../../../../../src/engine/old-world/vocabulary.ts';

describe('resolveCombo', () => {
  // Rulebook p. 22–23.
  it.each<[string, ComboCard[], number]>([
    ['one card uses no extension', [card('blue', ['red', 'yellow'])], 0],
    ['three connected cards use two', [card('blue', ['red']), card('red', ['green']), card('green')], 2],
  ])('%s', (_, cards, used) => {
    expect(resolveCombo(cards, 5)).toMatchObject({ ok: true, value: { extensionsUsed: used } });
  });

  it.each<[string, ComboCard[]]>([
    ['a colour that the card beneath does not extend to', [card('blue', ['red']), card('green')]],
    ['a card without extensions beneath', [card('red'), card('blue')]],
  ])('refuses %s', (_, cards) => {
    expect(resolveCombo(cards, 5)).toEqual({ ok: false, error: 'not-connected', at: 1 });
  });

  it('asks only the card directly beneath (p. 23)', () => {
    const cards = [card('blue', ['red', 'green']), card('red', ['yellow']), card('green')];
    expect(resolveCombo(cards, 3)).toEqual({ ok: false, error: 'not-connected', at: 2 });
  });

  it('must have a card while there are any in hand, and not more than those (p. 23)', () => {
    expect(resolveCombo([], 2)).toEqual({ ok: false, error: 'must-play-a-card' });
    expect(resolveCombo([card('blue')], 0)).toEqual({ ok: false, error: 'more-than-hand' });
    expect(resolveCombo([], 0)).toEqual({
      ok: true,
      value: {
        damage: 0,
        shields: 0,
        draw: 0,
        specials: [],
        extensionsUsed: 0,
        reasons: [{ reason: 'nothing-to-play', basis: 'reading' }],
      },
    });
  });

  it('counts an extension only when a card lies on it (p. 23: 3 damage, the yellow extension does not apply)', () => {
    const fast = extended({ ...card('blue', ['green']), damage: 1 }, { damage: 2 });
    const block = extended(card('green', ['yellow']), { shields: 2, specials: ['take-top-discard'] });
    expect(resolveCombo([fast, block], 4)).toEqual({
      ok: true,
      value: {
        damage: 3,
        shields: 0,
        draw: 0,
        specials: [],
        extensionsUsed: 1,
        reasons: [
          { reason: 'extension-used', basis: 'print' },
          { reason: 'visible-icons', basis: 'print' },
        ],
      },
    });
  });

  it('lets an effect add a card that connects to nothing (p. 32)', () => {
    const free: ComboCard = { ...card('red'), damage: 2, draw: -1, joinsFreely: true };
    const first = extended({ ...card('blue', ['red']), specials: ['return-this-card'] }, { damage: 4 });
    expect(resolveCombo([first, free], 2)).toMatchObject({
      ok: true,
      value: {
        damage: 2,
        draw: -1,
        specials: ['return-this-card'],
        extensionsUsed: 0,
        reasons: [{ reason: 'joined-by-effect' }, { reason: 'visible-icons' }],
      },
    });
  });

  it('keeps every beginning of a legal combo legal, and one extension fewer than cards', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 1, maxLength: 6 }), (cards) => {
        const result = resolveCombo(cards, cards.length);
        if (!result.ok) {
          // Everything below the card that failed is a combo.
          expect(resolveCombo(cards.slice(0, result.at), cards.length).ok).toBe(true);
          return;
        }
        expect(result.value.extensionsUsed).toBe(cards.length - 1);
        expect(resolveCombo(cards.slice(0, -1), cards.length - 1).ok).toBe(true);
      }),
    );
  });
});

// Helpers

const none = { damage: 0, shields: 0, draw: 0, specials: [] } as const;

function card(colour: CardColour, extensions: readonly CardColour[] = []): ComboCard {
  return { ...none, colour, extensions: extensions.map((each) => ({ ...none, colour: each })) };
}

function extended(base: ComboCard, icons: Partial<ComboCard['extensions'][number]>): ComboCard {
  return { ...base, extensions: base.extensions.map((each) => ({ ...each, ...icons })) };
}

const anyCard = fc
  .tuple(fc.constantFrom(...CARD_COLOURS), fc.subarray([...CARD_COLOURS], { minLength: 2 }))
  .map(([colour, extensions]) => card(colour, extensions));
