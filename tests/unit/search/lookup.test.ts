import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCatalog } from '../../../src/search/catalog.ts';
import { keyOf, type Lookup, openLookup, placeOf, type TextsState } from '../../../src/search/lookup.ts';
import type { SearchFile } from '../../../src/search/settings.ts';
import { makeUnitTexts } from '../../../src/search/unit-texts.ts';
import { makeWordIndex } from '../../../src/search/word-index.ts';
import { loadTree } from '../../support/content-tree.ts';

describe('openLookup', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('finds names before any text has arrived, and clauses afterwards', async () => {
    const { lookup, states, settled } = open();
    expect(lookup.find('dice poker', undefined).map(keyOf)).toContain('entry:old-world/poker');
    expect(lookup.find('gold', undefined)).toEqual([]);
    await settled();
    expect(states).toEqual(['own']);
    expect(lookup.find('gold', undefined).map(placeOf)).toEqual(['entry:old-world/round#stake']);
  });

  it('says what the clauses and rulings of hits say, by their places', async () => {
    const { lookup, settled } = open();
    await settled();
    const hits = [
      ...lookup.find('gold', undefined),
      ...lookup.find('somebody always wins', undefined).slice(0, 1),
    ];
    expect(hits.map(({ kind }) => kind)).toEqual(['clause', 'ruling']);
    expect(await lookup.passages(hits)).toEqual(
      new Map([
        ['entry:old-world/round#stake', { text: 'Each player stakes one gold.' }],
        ['entry:old-world/poker#draw', { question: 'Is there a draw?', text: 'No. Somebody always wins.' }],
      ]),
    );
  });

  it('searches the texts of the other language once they are asked for', async () => {
    const { lookup, states, settled } = open();
    await settled();
    expect(lookup.lacksTexts('setzt')).toBe(true);
    expect(lookup.lacksTexts('gold')).toBe(false);
    lookup.loadOther();
    lookup.loadOther();
    await settled();
    expect(states).toEqual(['own', 'all']);
    expect(lookup.lacksTexts('setzt')).toBe(false);
    expect(lookup.find('setzt', undefined).map(placeOf)).toEqual(['entry:old-world/round#stake']);
  });

  it('says that the texts have failed, and still finds names', async () => {
    const { lookup, states, settled } = open({ '/words-en.json': undefined });
    await settled();
    expect(states).toEqual(['failed']);
    expect(lookup.lacksTexts('gold')).toBe(true);
    expect(lookup.find('dice poker', undefined).map(keyOf)).toContain('entry:old-world/poker');
  });

  it('ends with the reader’s own language where the other does not arrive', async () => {
    const { lookup, states, settled } = open({ '/words-de.json': undefined });
    await settled();
    lookup.loadOther();
    await settled();
    expect(states).toEqual(['own', 'all']);
    expect(lookup.lacksTexts('setzt')).toBe(false);
  });

  it('knows the stems that a query means, and what is called most like it', async () => {
    const { lookup, settled } = open();
    await settled();
    expect(lookup.meant('stakes')).toContain('stak');
    expect(lookup.nearest('dise pokr').map(({ id }) => id)).toContain('old-world/poker');
  });
});

// Helpers

/** A lookup over the small content; a file that is undefined cannot be fetched. */
function open(changes: Readonly<Record<string, object | undefined>> = {}) {
  const library = loadTree();
  const files: Record<string, object | undefined> = {
    '/words-en.json': makeWordIndex(library, 'en'),
    '/words-de.json': makeWordIndex(library, 'de'),
    ...Object.fromEntries(
      library.entries.map((entry) => [`/texts/${entry.id}.json`, makeUnitTexts(entry, 'en')]),
    ),
    ...changes,
  };
  vi.stubGlobal('fetch', (address: string) => {
    const file = files[address];
    return Promise.resolve(
      file === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(file)),
    );
  });
  const states: TextsState[] = [];
  const settings = { lang: 'en', words: { en: '/words-en.json', de: '/words-de.json' }, texts: '/texts/' };
  const file = { settings, items: makeCatalog(library, {}, 'en') } as unknown as SearchFile;
  const lookup: Lookup = openLookup(file, (state) => states.push(state));
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
  return { lookup, states, settled };
}
