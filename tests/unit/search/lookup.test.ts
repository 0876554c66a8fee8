import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
    await settled(2);
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
    await settled(2);
    expect(states).toEqual(['own', 'all']);
    expect(lookup.lacksTexts('setzt')).toBe(false);
  });

  it('tries again to load the full text, after it could not be loaded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medallion-lookup-'));
    try {
      vi.stubGlobal('location', { href: pathToFileURL(`${folder}/`).href });
      const { lookup } = open();
      await expect(lookup.findInText('gold')).rejects.toThrow();
      writeFileSync(join(folder, 'pagefind.js'), PAGEFIND);
      expect((await lookup.findInText('gold')).map(placeOf)).toEqual(['entry:old-world/poker#stake']);
    } finally {
      rmSync(folder, { recursive: true });
    }
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
  const settings = {
    lang: 'en',
    words: { en: '/words-en.json', de: '/words-de.json' },
    texts: '/texts/',
    bundle: './',
  };
  const file = { settings, items: makeCatalog(library, {}, 'en') } as unknown as SearchFile;
  const lookup: Lookup = openLookup(file, (state) => states.push(state));
  /** Until so many states were told. */
  const settled = (told = 1): Promise<void> => vi.waitFor(() => expect(states).toHaveLength(told));
  return { lookup, states, settled };
}

/** As much of Pagefind's program as is asked: it finds the stake, whatever the query. */
const PAGEFIND = `
  export const options = async () => {};
  export const init = async () => {};
  const page = {
    meta: { key: 'entry:old-world/poker' },
    sub_results: [{ url: '#stake', excerpt: '<mark>gold</mark>' }],
  };
  export const search = async () => ({ results: [{ data: async () => page }] });
`;
