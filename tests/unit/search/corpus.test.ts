import { describe, expect, it } from 'vitest';
import { addTexts, makeCorpus } from '../../../src/search/corpus.ts';
import { item, TEXTS } from '../../support/search.ts';

describe('makeCorpus', () => {
  it('has one unit for each name, and finds it by its stems', () => {
    const corpus = makeCorpus([item('poker', 'Dice Poker', 'Würfelpoker', 'gamble')]);
    expect(corpus.units.map(({ kind, id }) => [kind, id])).toEqual([
      ['title', 'dicepoker'],
      ['title', 'wurfelpoker'],
      ['name', 'gamble'],
    ]);
    expect(corpus.places.get('poker')).toEqual([0]);
    expect(corpus.places.get('wurfelpok')).toEqual([1]);
  });
});

describe('addTexts', () => {
  it('adds answer, clauses and rulings of each entry with their stems', () => {
    const corpus = makeCorpus([item('poker', 'Dice Poker', 'Würfelpoker')]);
    addTexts(corpus, TEXTS);
    expect(corpus.units.slice(2).map(({ kind, id, length }) => [kind, id, length])).toEqual([
      ['answer', '', 2],
      ['clause', 'stake', 2],
      ['clause', 'ties', 1],
      ['ruling', 'no-gold', 2],
    ]);
    expect(corpus.places.get('gold')).toEqual([2, 3, 5]);
  });

  it('does not take texts of an entry that the catalogue does not have', () => {
    expect(() => addTexts(makeCorpus([]), TEXTS)).toThrow('The catalogue has no entry "poker"');
  });
});
