import { describe, expect, it } from 'vitest';
import { mayBeForeign } from '../../../src/search/foreign.ts';
import { addItems, makeCorpus } from '../../../src/search/corpus.ts';
import { item } from '../../support/search.ts';

describe('mayBeForeign', () => {
  const corpus = makeCorpus();
  addItems(corpus, [
    item('a', 'Reroll', 'Neuwurf', { answer: 'A witcher may reroll dice of poker.', names: ['wit'] }),
  ]);

  it.each([
    ['who throws first', true, 'half of it stands in no text'],
    ['who rerolls first dice', false, 'most of it does'],
    ['wer rerolls dice', true, '"wer" is asked in German'],
    ['dice wer', true, 'no word here begins so'],
    ['dice wi', false, '"wi" may become "witcher", though it may be "wie" too'],
    ['reroll dice', false, 'both stand in the texts'],
    ['the rerolls of a witcher', false, 'question words and endings do not count'],
    ['dice pok', false, 'the last word may be unfinished'],
    ['pok dice', true, 'another may not'],
    ['Würfelpoker', true, 'a part of a compound is not the word'],
    ['Neuwurf', true, 'a name of the other language is none of this'],
    ['reroll wit', true, 'a last word that something is called is finished'],
    ['', false, 'nothing is asked'],
  ])('%s: %s, as %s', (query, foreign) => {
    expect(mayBeForeign(query, 'en', corpus)).toBe(foreign);
  });
});
