import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { borderedWord, gramsOf, wordsAround } from '../../../src/search/grams.ts';

describe('gramsOf', () => {
  it.each([
    ['rest', ['^res', 'rest', 'est$']],
    ['ko', ['^ko$']],
    ['2', ['^2$']],
    ['tie', ['^tie', 'tie$']],
  ])('of "%s" are %j', (word, grams) => {
    expect(gramsOf(word)).toEqual(grams);
  });

  it('hold the whole word, piece by piece', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        const [first = '', ...others] = gramsOf(word);
        expect(others.reduce((whole, gram) => whole + gram.slice(-1), first)).toBe(`^${word}$`);
      }),
    );
  });
});

describe('wordsAround', () => {
  it('are just the words that consist of a piece, among others', () => {
    const word = fc.stringMatching(/^[ab]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (words, other) => {
        const bordered = words.map(borderedWord).join('');
        for (const gram of gramsOf(other))
          expect(wordsAround(gram, bordered)).toEqual(words.filter((each) => gramsOf(each).includes(gram)));
      }),
    );
  });
});
