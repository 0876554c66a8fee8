import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/search/fold.ts';
import { MEANT, nearStems } from '../../../src/search/nearness.ts';

describe('nearStems', () => {
  const meant = (typed: string): string[] =>
    [...nearStems(fold(typed), STEMS)]
      .filter(([, near]) => near >= MEANT)
      .sort(([, a], [, b]) => b - a)
      .map(([each]) => each);

  it('puts the same word before longer ones', () => {
    expect(meant('wunden')).toEqual(['wund', 'wundenmark']);
  });

  it('finds a compound by its end', () => {
    expect(meant('marker')).toEqual(['wundenmark', 'unglucksmark']);
    expect(meant('poker')).toEqual(['wurfelpok']);
  });

  it('takes no part of a word for a word of its own', () => {
    expect(meant('card')).toEqual([]);
    expect(meant('feat')).toEqual([]);
  });

  it('forgives one mistake in four letters and two in eight', () => {
    expect(meant('fatgue')).toEqual(['fatigu']);
    expect(meant('unglüksmakrer')).toEqual(['unglucksmark']);
    expect(meant('fgaitue')).toEqual([]);
  });

  it('forgives none where endings leave less than four letters', () => {
    expect(meant('baal')).toEqual([]);
  });

  it('looks for mistakes only in words that the texts do not have', () => {
    expect(meant('bat')).toEqual(['bat']);
    expect(meant('boat')).toEqual(['boat']);
    expect(meant('bota')).toEqual(['boat']);
  });

  it('knows words for the same thing, in both languages', () => {
    expect(meant('kill')).toContain('defeat');
    expect(meant('töten')).toContain('defeat');
  });
});

// Helpers

const STEMS = new Set([
  'wurfelpok',
  'wurfel',
  'wund',
  'wundenmark',
  'ungluck',
  'unglucksmark',
  'fatigu',
  'bat',
  'boat',
  'bolt',
  'defeat',
  'discard',
]);
