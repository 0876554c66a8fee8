import { getCollection } from 'astro:content';
import { Library } from './library/library.ts';

async function makeLibrary(): Promise<Library> {
  const [games, entries, rulings, quickrefs, terms, differences, monsters] = await Promise.all([
    getCollection('games'),
    getCollection('entries'),
    getCollection('rulings'),
    getCollection('quickrefs'),
    getCollection('terms'),
    getCollection('differences'),
    getCollection('monsters'),
  ]);
  return new Library({
    games: games.map(({ data }) => data),
    entries: entries.map(({ data }) => data),
    rulings: rulings.map(({ data }) => data),
    quickrefs: quickrefs.map(({ data }) => data),
    terms: terms.map(({ data }) => data),
    differences: differences.map(({ data }) => data),
    monsters: monsters.map(({ data }) => data),
  });
}

let built: Promise<Library> | undefined;

/**
 * The whole content, for a page that hands on what its parts need. A build makes it once for all pages; in development
 * the collections may have changed since the last page.
 */
export const getLibrary = (): Promise<Library> =>
  import.meta.env.PROD ? (built ??= makeLibrary()) : makeLibrary();
