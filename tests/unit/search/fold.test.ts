import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, fold, foldAll } from '../../../src/search/fold.ts';

describe('fold', () => {
  it.each([
    ['Würfel', 'wuerfel'],
    ['Würfel', 'wurfel'],
    ['Straße', 'strasse'],
    ['K. o.', 'k o'],
    ['FULL-HOUSE', 'full house'],
  ])('writes "%s" and "%s" the same', (one, two) => {
    expect(fold(one)).toBe(fold(two));
  });

  it('leaves nothing of mere punctuation', () => {
    expect(fold(' (*+?) ')).toBe('');
  });
});

describe('compact', () => {
  it('writes a name as it may be typed without spaces', () => {
    expect(compact('Dice Poker')).toBe('dicepoker');
  });
});

describe('foldAll', () => {
  it('folds many texts as each would be folded alone', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('K. o.', 'a', '', 'Würfel – “5”', 'x y'),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        expect(foldAll(texts)).toEqual(texts.map(fold));
      }),
    );
  });
});
