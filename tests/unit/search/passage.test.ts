import { describe, expect, it } from 'vitest';
import { cutToMatch, markWords, readPassage } from '../../../src/search/passage.ts';

describe('readPassage', () => {
  const page = {
    content: 'Dice Poker. Each stakes 1 gold. Compare the dice. Who starts? The other player.',
    anchors: [
      { id: 'stake', title: 'Dice Poker', location: 2 },
      { id: 'ties', title: 'Dice Poker', location: 6 },
      { id: 'first', title: 'Who starts?', location: 9 },
    ],
  };

  it('cuts a clause out of its page', () => {
    expect(readPassage(page, 'ties')).toEqual({ question: undefined, text: 'Compare the dice.' });
  });

  it('tells the question of a ruling from its answer', () => {
    expect(readPassage(page, 'first')).toEqual({ question: 'Who starts?', text: 'The other player.' });
  });

  it('knows nothing of a clause that is not there', () => {
    expect(readPassage(page, 'other')).toBeUndefined();
  });
});

describe('markWords', () => {
  it('marks the words that were meant, with their punctuation, in any form', () => {
    const marked = markWords('Drei Würfel: <b>würfeln</b>, Karten.', new Set(['wurfel', 'kart']));
    expect(marked.filter((part) => part.marked).map(({ text }) => text)).toEqual(['Würfel:', 'Karten.']);
    expect(marked.map(({ text }) => text).join('')).toBe('Drei Würfel: <b>würfeln</b>, Karten.');
  });
});

describe('cutToMatch', () => {
  it('begins a long text a little before the first match', () => {
    const long = `${'word '.repeat(40)}poker ${'word '.repeat(10)}`.trim();
    const cut = cutToMatch(markWords(long, new Set(['poker'])));
    expect(cut.map(({ text }) => text).join('')).toMatch(/^… word word word word word word poker /);
  });

  it('leaves a short text, and one without a match, as it is', () => {
    const short = markWords('some words and poker', new Set(['poker']));
    expect(cutToMatch(short)).toEqual(short);
    const other = markWords('word '.repeat(60), new Set(['poker']));
    expect(cutToMatch(other)).toEqual(other);
  });
});
