import { describe, expect, it } from 'vitest';
import { cutToMatch, markWords } from '../../../src/search/passage.ts';

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
