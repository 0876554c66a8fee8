import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { score } from '../../../src/search/bm25.ts';
import { addItems, makeCorpus } from '../../../src/search/corpus.ts';
import { item } from '../../support/search.ts';

describe('score', () => {
  it('is the formula of BM25, written out', () => {
    const word = fc.constantFrom('gold', 'card', 'dice', 'rest');
    const texts = fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(texts, fc.uniqueArray(word, { minLength: 1 }), (documents, asked) => {
        const corpus = makeCorpus();
        addItems(
          corpus,
          documents.map((words, index) => item(`${index}`, '', '', { answer: words.join(' ') })),
        );
        const scores = score(
          corpus,
          asked.map((each) => [[each, 1]]),
        );
        documents.forEach((_, index) => {
          expect(scores.all[index]).toBeCloseTo(bm25(documents, index, asked), 9);
        });
      }),
    );
  });

  it('counts a word by how well it fits', () => {
    const corpus = makeCorpus();
    addItems(corpus, [item('a', '', '', { answer: 'gold' }), item('b', '', '', { answer: 'cards' })]);
    const worth = (how: number): number => score(corpus, [[['gold', how]]]).all[0] ?? 0;
    expect(worth(0.5)).toBeLessThan(worth(1));
  });

  it('tells what a document is worth with the name of its item, and by its own words alone', () => {
    const corpus = makeCorpus();
    addItems(corpus, [item('a', 'Gold', '', { answer: 'coins' }), item('b', '', '', { answer: 'gold' })]);
    const { all, own } = score(corpus, [[['gold', 1]]]);
    expect(all[0]).toBeGreaterThan(0);
    expect(own[0]).toBe(0);
    expect(own[1]).toBe(all[1]);
  });

  it('is nothing where there is nothing', () => {
    expect([...score(makeCorpus(), [[['gold', 1]]]).all]).toEqual([]);
  });
});

// Helpers

/** Robertson and Zaragoza 2009, with k1 = 1.2 and b = 0.4. */
function bm25(documents: readonly string[][], index: number, asked: readonly string[]): number {
  const mean = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const words = documents[index] ?? [];
  return asked.reduce((sum, each) => {
    const count = words.filter((word) => word === each).length;
    const having = documents.filter((other) => other.includes(each)).length;
    const rarity = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5)) ** 0.7;
    return sum + (rarity * count * 2.2) / (count + 1.2 * (0.6 + 0.4 * (words.length / mean)));
  }, 0);
}
