import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../../../src/i18n/words.ts';
import { openLookup } from '../../../src/search/lookup.ts';
import type { SearchSettings } from '../../../src/search/settings.ts';
import { item } from '../../support/search.ts';

const POKER = item('poker', 'Dice Poker', 'Würfelpoker');

describe('openLookup', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'medallion-lookup-'));
    vi.stubGlobal('location', { href: pathToFileURL(`${folder}/`).href });
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address === 'catalog' ? Response.json([POKER]) : new Response('', { status: 404 })),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    rmSync(folder, { recursive: true });
  });

  it('tries again to load the full text, after it could not be loaded', async () => {
    const lookup = await openLookup(SETTINGS, () => undefined);
    await expect(lookup.findInText('gold')).rejects.toThrow();
    writeFileSync(join(folder, 'pagefind.js'), PAGEFIND);
    expect(await lookup.findInText('gold')).toEqual([{ item: POKER, kind: undefined, anchor: 'stake' }]);
  });
});

// Helpers

const SETTINGS: SearchSettings = {
  lang: 'en',
  game: undefined,
  ui: wordsIn('en').search,
  games: [],
  catalog: 'catalog',
  words: { en: 'words-en', de: 'words-de' },
  bundle: './',
  page: '',
  report: '',
};

/** As much of Pagefind's program as is asked: it finds the stake, whatever the query. */
const PAGEFIND = `
  export const options = async () => {};
  export const init = async () => {};
  const page = { meta: { key: 'entry:poker' }, sub_results: [{ url: '#stake', excerpt: '<mark>gold</mark>' }] };
  export const search = async () => ({ results: [{ data: async () => page }] });
`;
