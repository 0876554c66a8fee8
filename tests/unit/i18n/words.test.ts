import { describe, expect, it } from 'vitest';
import { ICONS } from '../../../src/icons/index.ts';
import { ICON_NAMES } from '../../../src/i18n/icon-names.ts';
import { LANGS } from '../../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../../src/i18n/words.ts';

describe('fill', () => {
  it('puts values where their names stand', () => {
    expect(fill('{count} of {total}', { count: 2, total: 5 })).toBe('2 of 5');
  });

  it('leaves a mark that has no value, so that the mistake shows', () => {
    expect(fill('{count} entries', {})).toBe('{count} entries');
  });
});

describe('wordsIn', () => {
  it('uses the same placeholders in both languages', () => {
    const marks = LANGS.map((lang) => placeholders(wordsIn(lang)));
    expect(marks[0]?.length).toBeGreaterThan(10);
    expect(marks[0]).toEqual(marks[1]);
  });
});

describe('ICON_NAMES', () => {
  it('names icons that exist, in both languages', () => {
    const named = Object.keys(ICON_NAMES.en);
    expect(named.length).toBeGreaterThan(40);
    expect(Object.keys(ICON_NAMES.de)).toEqual(named);
    expect(named.filter((name) => !Object.hasOwn(ICONS, name))).toEqual([]);
  });
});

// Helpers

function placeholders(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${path}${key}: ${[...value.matchAll(/\{\w+\}/g)].map(String).sort().join()}`]
      : placeholders(value as object, `${path}${key}.`),
  );
}
