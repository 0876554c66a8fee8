import { describe, expect, it } from 'vitest';
import { addItems, makeCorpus } from '../../../src/search/corpus.ts';
import { nearestItems } from '../../../src/search/did-you-mean.ts';
import { item } from '../../support/search.ts';

describe('nearestItems', () => {
  const corpus = makeCorpus();
  addItems(corpus, [
    item('defeat', 'Defeat', 'Niederlage'),
    item('trophies', 'Trophies', 'Trophäen'),
    item('poker', 'Dice Poker', 'Würfelpoker'),
  ]);
  const ids = (query: string): string[] => nearestItems(corpus, query).map(({ id }) => id);

  it('names what is called most like it, in either language', () => {
    expect(ids('nidrlgae')).toEqual(['defeat']);
    expect(ids('trofies')).toEqual(['trophies']);
  });

  it('suggests nothing where nothing is alike', () => {
    expect([ids('xylophone'), ids('x'), ids('a'.repeat(5000))]).toEqual([[], [], []]);
  });
});
