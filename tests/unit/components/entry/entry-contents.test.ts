import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../../../src/components/entry/entry-contents.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import { loadTree, swap } from '../../../support/content-tree.ts';
import { library } from '../../../support/library.ts';

const POKER = 'glossary/old-world/poker';

describe('contentsOf', () => {
  it('names each heading with the pages that what stands below it is printed on', () => {
    expect(contents('en')).toEqual([['The game', 'Rulebook pp. 13–14, 30']]);
  });

  it('names them in each language by its own books', () => {
    expect(contents('de')).toEqual([['Das Spiel', 'Regelheft S. 13–14, 30']]);
  });

  it('puts pages in order and leaves out what has none', () => {
    const changes = {
      [`${POKER}/en.mdx`]: swap('rulebook 13-14, 30', 'rulebook 30, 2; leaflet setup'),
      [`${POKER}/de.mdx`]: swap('rulebook 13-14, 30', 'rulebook 30, 2; leaflet setup'),
    };
    expect(contents('en', changes)).toEqual([['The game', 'Rulebook pp. 2, 14, 30']]);
  });

  it('counts a clause of another entry that is shown here as well', () => {
    // The clause of "Dice Poker" that bars the fight is printed on pages 13 and 15.
    const items = contentsOf(library.entry('old-world/witcher-fight'), library, 'en');
    expect(items.filter(({ pages }) => /\b13\b.*\b15\b/.test(pages))).toHaveLength(1);
  });

  it('is empty for an entry without headings', () => {
    expect(contentsOf(library.entry('old-world/hand-limit'), library, 'en')).toEqual([]);
  });
});

// Helpers

function contents(lang: Lang, changes: Parameters<typeof loadTree>[0] = {}): string[][] {
  const tree = loadTree(changes);
  return contentsOf(tree.entry('old-world/poker'), tree, lang).map(({ title, pages }) => [
    title,
    pages.replaceAll('\u00a0', ' '),
  ]);
}
