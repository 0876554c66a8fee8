import { describe, expect, it } from 'vitest';
import type { CatalogItem } from '../../../src/search/catalog.ts';
import { fold } from '../../../src/search/fold.ts';
import { readExcerpt } from '../../../src/search/full-text.ts';
import { foldCatalog, matchNames } from '../../../src/search/match.ts';

describe('fold', () => {
  it.each([
    ['Würfel', 'wuerfel'],
    ['Würfel', 'wurfel'],
    ['Straße', 'strasse'],
    ['K. o.', 'k o'],
    ['FULL-HOUSE', 'full house'],
  ])('writes "%s" and "%s" the same', (one, two) => {
    expect(fold(one)).toBe(fold(two));
  });

  it('leaves nothing of mere punctuation', () => {
    expect(fold(' (*+?) ')).toBe('');
  });
});

describe('matchNames', () => {
  const ids = (query: string): string[] => matchNames(CATALOG, query).map(({ item }) => item.id);

  it('puts the exact name before longer ones', () => {
    expect(ids('dice poker')).toEqual(['dice-poker', 'dice-poker-ranks']);
  });

  it('finds the other language, umlauts however typed', () => {
    expect(ids('wuerfelpoker')[0]).toBe('dice-poker');
    expect(ids('Würfelpoker')[0]).toBe('dice-poker');
  });

  it('finds the end of a German compound', () => {
    expect(ids('marker')).toEqual(['wounds']);
  });

  it('finds by alias', () => {
    expect(ids('kicker')).toEqual(['dice-poker-ranks']);
  });

  it('finds nothing for one letter, punctuation or a word that is not there', () => {
    expect([ids('d'), ids('(*'), ids('dragon')]).toEqual([[], [], []]);
  });
});

describe('readExcerpt', () => {
  it('splits marks from text and never yields markup', () => {
    expect(readExcerpt('a <mark>pair</mark> &lt;b&gt; &amp;lt;')).toEqual([
      { text: 'a ', marked: false },
      { text: 'pair', marked: true },
      { text: ' <b> &lt;', marked: false },
    ]);
  });
});

// Helpers

const item = (id: string, title: string, otherTitle: string, ...names: string[]): CatalogItem => ({
  kind: 'entry',
  id,
  game: 'old-world',
  title,
  otherTitle,
  answer: '',
  href: '',
  names,
});
const CATALOG = foldCatalog([
  item('dice-poker-ranks', 'Dice Poker Ranks', 'Würfelpoker: Rangfolge', 'kicker'),
  item('dice-poker', 'Dice Poker', 'Würfelpoker'),
  item('wounds', 'Wounds', 'Wundenmarker'),
]);
