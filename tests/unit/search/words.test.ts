import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/search/fold.ts';
import { askedWords, isQuestionWordIn, stem, stemsOf, tellingWords } from '../../../src/search/words.ts';

describe('stem', () => {
  it.each([
    ['karte', 'karten'],
    ['würfel', 'würfeln'],
    ['trophy', 'trophies'],
    ['monster', 'monsters'],
    ['roll', 'rolling'],
    ['bidding', 'biding'],
    ['verletzung', 'verletzungen'],
    ['color', 'colours'],
    ['defense', 'defence'],
    ['leveling', 'levelling'],
  ])('brings "%s" and "%s" together', (one, two) => {
    expect(stem(fold(one))).toBe(stem(fold(two)));
  });

  it.each(['ort', 'die', 'sign', 'test'])('leaves the short word "%s" alone', (word) => {
    expect(stem(word)).toBe(word);
  });

  it('leaves something of every word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => stem(word).length > 0));
  });
});

describe('stemsOf', () => {
  it('leaves out question words and single letters, and keeps digits', () => {
    expect(stemsOf('Wie viele Karten ziehe ich mit 2 K?')).toEqual(['kart', 'zieh', '2']);
  });
});

describe('askedWords', () => {
  it.each([
    ['can I reroll twice?', ['can', 'reroll', 'twice']],
    ['dice dice', ['dice']],
    ['2 K', ['2']],
    ['(', []],
  ])('reads "%s" as %j', (query, words) => {
    expect(askedWords(query)).toEqual(words);
  });
});

describe('tellingWords', () => {
  it.each([
    ['can I reroll twice?', ['reroll', 'twice']],
    ['wieviele Karten', ['karten']],
    // Nothing but question words: then they are what was asked.
    ['who is it', ['who', 'is', 'it']],
  ])('are in "%s" %j', (query, words) => {
    expect(tellingWords(query)).toEqual(words);
  });
});

describe('isQuestionWordIn', () => {
  it('knows the language of a question word; some belong to both', () => {
    const words = ['how', 'wie', 'in', 'karte'];
    expect(words.map((word) => isQuestionWordIn('en', word))).toEqual([true, false, true, false]);
    expect(words.map((word) => isQuestionWordIn('de', word))).toEqual([false, true, true, false]);
  });
});
