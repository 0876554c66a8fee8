import { describe, expect, it } from 'vitest';
import { initialOf } from '../../../../src/browser/single-pages/initial.ts';
import { LANGS } from '../../../../src/i18n/locales.ts';
import { library } from '../../../support/library.ts';

describe('initialOf', () => {
  it.each([
    ['Hand Limit', 'H'],
    ['Übersicht', 'U'],
    ['„Auslage bereinigen“', 'A'],
    ['dice', 'D'],
    ['4/5-Player Changes', '#'],
    ['', '#'],
  ])('puts “%s” under %s', (title, letter) => {
    expect(initialOf(title)).toBe(letter);
  });

  it('keeps what is sorted together under one letter, for every game in both languages', () => {
    for (const lang of LANGS) {
      const { compare } = new Intl.Collator(lang);
      for (const { entries } of library.games) {
        const titles = entries.map(({ text }) => text[lang].title).toSorted(compare);
        const runs = titles.map(initialOf).filter((letter, index, all) => letter !== all[index - 1]);
        expect(runs).toEqual([...new Set(runs)]);
        expect(runs.length).toBeGreaterThan(8);
      }
    }
  });
});
