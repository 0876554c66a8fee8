import { describe, expect, it } from 'vitest';
import { countMarked } from '../../../src/search/full-text.ts';

describe('countMarked', () => {
  it('counts the words that are marked, whatever their ending', () => {
    expect(countMarked('eine <mark>Straße</mark> und zwei <mark>Paare</mark>', ['strasse', 'paar'])).toBe(2);
  });

  it('does not count the shorter words that Pagefind falls back to', () => {
    expect(countMarked('er greift <mark>an</mark>', ['angriff'])).toBe(0);
  });
});
