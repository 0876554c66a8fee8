import { describe, expect, it } from 'vitest';
import { addItems, makeCorpus, stemsNear, wordsWith } from '../../../src/search/corpus.ts';
import { item, POKER } from '../../support/search.ts';

describe('addItems', () => {
  it('has one document for each unit, the short answer included', () => {
    const { documents } = corpusOf();
    expect(documents.map(({ unit }) => unit.id)).toEqual(['', 'stake', 'ties', 'no-gold']);
  });

  it('counts a word of a question more than one of a text', () => {
    const { words } = corpusOf();
    expect(words.get('pay')).toMatchObject({ documents: [1], counts: [1] });
    expect(words.get('broke')).toMatchObject({ documents: [3], counts: [1.5] });
  });

  it('counts names for every unit of their item, titles most', () => {
    const { words } = corpusOf();
    expect(words.get('poker')?.named).toEqual([{ from: 0, to: 4, count: 2 }]);
    expect(words.get('wurfelpoker')?.named).toEqual([{ from: 0, to: 4, count: 1 }]);
    expect(words.get('gamble')?.named).toEqual([{ from: 0, to: 4, count: 0.6 }]);
  });

  it('leads to words by their pieces and by their stems', () => {
    const corpus = corpusOf();
    expect(wordsWith(corpus, 'poke').toSorted()).toEqual(['poker', 'wurfelpoker']);
    expect(wordsWith(corpus, '^pok')).toEqual(['poker']);
    expect(corpus.stems.get('gold')).toEqual(['gold']);
  });

  it('forgets what it found before texts were added', () => {
    const corpus = corpusOf();
    expect(wordsWith(corpus, 'mark')).toEqual([]);
    addItems(corpus, [item('wounds', 'Wound markers', 'Wundenmarker')]);
    expect(wordsWith(corpus, 'mark').toSorted()).toEqual(['markers', 'wundenmarker']);
  });

  it('finds a page by what it is called, not by what it is about, and counts it as no text', () => {
    const corpus = makeCorpus();
    addItems(corpus, [
      POKER,
      { ...item('terms', 'Terms', 'Begriffe', { names: ['dictionary'], answer: 'All gold.' }), kind: 'page' },
    ]);
    expect(corpus.words.get('dictionary')?.named).toEqual([{ from: 4, to: 5, count: 0.6 }]);
    expect(corpus.words.get('gold')?.documents).not.toContain(4);
    expect(corpus).toMatchObject({ length: corpusOf().length, texts: 4 });
  });

  it('reads the cells of tables', () => {
    const corpus = makeCorpus();
    const tables = [{ head: ['Rank', 'Pays'], rows: [['Full house', '3 gold']] }];
    addItems(corpus, [
      item('ranks', 'Ranks', 'Rangfolge', {
        units: [{ id: 'order', kind: 'rule', text: 'By rank:', tables }],
      }),
    ]);
    expect(corpus.words.get('house')?.documents).toEqual([1]);
    expect(corpus.words.get('pays')?.documents).toEqual([1]);
  });
});

describe('stemsNear', () => {
  it('forgets what it knew when more texts arrive', () => {
    const corpus = corpusOf();
    expect([...stemsNear(corpus, 'wounds').keys()]).toEqual([]);
    addItems(corpus, [item('wounds', 'Wounds', 'Wunden')]);
    expect([...stemsNear(corpus, 'wounds').keys()]).toContain('wound');
  });
});

// Helpers

function corpusOf() {
  const corpus = makeCorpus();
  addItems(corpus, [POKER]);
  return corpus;
}
