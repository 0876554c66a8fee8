import type { CatalogItem } from '../../src/search/catalog.ts';
import type { WordIndex } from '../../src/search/word-index.ts';

/** Something to be found, of which only the names matter. */
export const item = (id: string, title: string, otherTitle: string, ...names: string[]): CatalogItem => ({
  kind: 'entry',
  id,
  game: 'old-world',
  title,
  otherTitle,
  answer: '',
  href: `/${id}/`,
  names,
});

/** Answer: gold, win. Clause "stake": gold, pay. Clause "ties": compare. Ruling "no-gold": gold, broke. */
export const TEXTS: WordIndex = {
  entries: [['poker', 'stake ties', 'no-gold']],
  stems: 'broke compare gold pay win',
  units: '3 2 0,1,2 1 0',
};
