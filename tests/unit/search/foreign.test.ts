import { describe, expect, it } from 'vitest';
import { mayBeForeign } from '../../../src/search/foreign.ts';
import { stem } from '../../../src/search/words.ts';

describe('mayBeForeign', () => {
  const stems = new Set(['reroll', 'dice', 'poker', 'witcher'].map(stem));

  it.each([
    ['who rerolls first dice', true, '"first" stands in no text'],
    ['reroll dice', false, 'both stand in the texts'],
    ['the rerolls of a witcher', false, 'question words and endings do not count'],
    ['dice pok', false, 'the last word may be unfinished'],
    ['pok dice', true, 'another may not'],
    ['Würfelpoker', true, 'a part of a compound is not the word'],
    ['', false, 'nothing is asked'],
  ])('%s: %s, as %s', (query, foreign) => {
    expect(mayBeForeign(query, stems)).toBe(foreign);
  });
});
