import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeGameTexts } from '../../../src/search/game-texts.ts';
import { pack } from '../../../src/search/packed.ts';
import { placeOf } from '../../../src/search/item.ts';
import { type Lookup, openLookup } from '../../../src/search/lookup.ts';
import type { SearchSettings } from '../../../src/search/settings.ts';
import { GAME } from '../../support/broken-content.ts';
import { loadTree, swap } from '../../support/content-tree.ts';
import { item } from '../../support/search.ts';

const SCOPE = ['old-world'];

describe('openLookup', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fetches a game once, and finds what it says', async () => {
    const { lookup, fetched, load } = open();
    expect(lookup.progress('gold', SCOPE)).toBe('loading');
    expect(lookup.find('gold', SCOPE)).toEqual([]);
    await load('gold');
    await load('gold');
    expect(lookup.progress('gold', SCOPE)).toBe('ready');
    expect(places(lookup, 'gold')).toEqual(['entry:old-world/round#stake']);
    expect(fetched).toEqual(['/search/en/old-world.json']);
  });

  it('shows nothing before all games have arrived that are searched', async () => {
    const { lookup, files, load } = open();
    await load('gold');
    const both = [...SCOPE, 'card-game'];
    expect(lookup.find('gold', both)).toEqual([]);
    files['/search/en/card-game.json'] = { items: [], asked: [] };
    lookup.load('gold', both);
    await vi.waitFor(() => expect(lookup.find('gold', both)).not.toEqual([]));
  });

  it('fetches the other language where a query may be asked in it, and shows its own', async () => {
    const { lookup, fetched, load } = open();
    await load('wer setzt');
    expect(lookup.progress('wer setzt', SCOPE)).toBe('loading');
    await load('wer setzt');
    expect(lookup.progress('wer setzt', SCOPE)).toBe('ready');
    expect(fetched).toEqual(['/search/en/old-world.json', '/search/de/old-world.json']);
    const [hit] = lookup.find('wer setzt', SCOPE);
    expect(hit?.unit.text).toBe('Each player stakes one gold.');
  });

  it('says that a game could not be fetched, and tries again when it is told to', async () => {
    const { lookup, files, fetched, load } = open();
    const file = files['/search/en/old-world.json'];
    files['/search/en/old-world.json'] = undefined;
    await load('gold');
    expect(lookup.progress('gold', SCOPE)).toBe('failed');
    await load('gold');
    expect(fetched).toHaveLength(1);
    files['/search/en/old-world.json'] = file;
    lookup.forgive();
    await load('gold');
    expect(places(lookup, 'gold')).toEqual(['entry:old-world/round#stake']);
  });

  it('makes do with the reader’s own language where the other does not arrive', async () => {
    const { lookup, files, load } = open();
    files['/search/de/old-world.json'] = undefined;
    await load('wer setzt');
    await load('wer setzt');
    expect(lookup.progress('wer setzt', SCOPE)).toBe('ready');
  });

  it('gives the questions that are asked most, once they are there', async () => {
    const { lookup, load } = open();
    expect(lookup.asked('old-world')).toEqual([]);
    await load('');
    expect(lookup.asked('old-world').map(({ unit }) => unit.question)).toEqual(['Is there a draw?']);
    expect(lookup.asked('card-game')).toEqual([]);
  });

  it('tries again to load the full text, after it could not be loaded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medallion-lookup-'));
    try {
      vi.stubGlobal('location', { href: pathToFileURL(`${folder}/`).href });
      const { lookup, load } = open();
      await load('gold');
      await expect(lookup.findInText('gold')).rejects.toThrow();
      writeFileSync(join(folder, 'pagefind.js'), PAGEFIND);
      expect((await lookup.findInText('gold')).map(placeOf)).toEqual(['entry:old-world/poker#']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('tells what a query says from what means the same, and leaves question words alone', async () => {
    const { lookup, load } = open();
    await load('how many coins');
    expect([...lookup.meant('how many stakes', SCOPE)]).toEqual([['stak', 'said']]);
    expect([...lookup.meant('how many coins', SCOPE)]).toEqual([['gold', 'alike']]);
  });

  it('finds the pages that all games share, whatever game is searched, by either name', async () => {
    const { lookup, load } = open();
    await load('terms');
    expect(places(lookup, 'terms')).toEqual(['page:terms#']);
    expect(places(lookup, 'begriffe')).toEqual(['page:terms#']);
  });

  it('knows what is called most like it', async () => {
    const { lookup, load } = open();
    await load('x');
    expect(lookup.nearest('dise pokr', SCOPE).map(({ id }) => id)).toContain('old-world/poker');
  });
});

// Helpers

const places = (lookup: Lookup, query: string): string[] => lookup.find(query, SCOPE).map(placeOf);

/** A lookup over the small content; a file that is undefined cannot be fetched. */
function open() {
  const library = loadTree({ [GAME]: swap('unknown: []', 'unknown: []\nasked: [poker#draw]') });
  const game = library.game('old-world');
  const files: Record<string, object | undefined> = {
    '/search/en/old-world.json': pack(makeGameTexts(library, {}, game, 'en')),
    '/search/de/old-world.json': pack(makeGameTexts(library, {}, game, 'de')),
  };
  const fetched: string[] = [];
  let pending = 0;
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    pending += 1;
    const file = files[address];
    return Promise.resolve(
      file === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(file)),
    );
  });
  const pages = [{ ...item('terms', 'Terms', 'Begriffe', { answer: 'All words.' }), kind: 'page', game: '' }];
  const settings = { lang: 'en', pages, texts: '/search/', bundle: './' } as unknown as SearchSettings;
  const lookup = openLookup(settings, () => (pending -= 1));
  /** Asks for what is missing and waits until it has arrived. */
  const load = (query: string): Promise<void> => {
    lookup.load(query, SCOPE);
    return vi.waitFor(() => expect(pending).toBe(0));
  };
  return { lookup, files, fetched, load };
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
