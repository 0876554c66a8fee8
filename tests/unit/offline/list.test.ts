import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesFor, filesFor, languageOf, type OfflineList, planDownload } from '../../../src/offline/list.ts';

const LIST: OfflineList = {
  version: 'v1',
  built: '2030-01-01T00:00:00.000Z',
  files: [
    ['', 'root', 1],
    ['_astro/page.x.js', 'script', 2],
    ['de/', 'home-de', 3],
    ['de/offline/', 'offline-de', 4],
    ['en/', 'home-en', 5],
    ['pagefind/en/index/a', 'a', 6],
    ['pagefind/en/index/b', 'b', 7],
    ['pagefind/en/index/c', 'c', 8],
  ],
  packs: [
    { path: 'pagefind/en/index.pack', members: ['a', 'b', 'c'].map((name) => `pagefind/en/index/${name}`) },
  ],
  bytes: { shared: 100, en: 20, de: 3 },
};
const ALL = LIST.files.map(([, hash]) => hash);

describe('languageOf', () => {
  it.each([
    ['de/old-world/', 'de'],
    ['pagefind/en/pagefind.js', 'en'],
    ['search/de.json', 'de'],
    ['search/de/old-world/dice-poker.json', 'de'],
    ['design/', 'shared'],
    ['', 'shared'],
    ['404.html', 'shared'],
    // Whoever keeps one language must still be told what is missing in the other.
    ['en/offline/', 'shared'],
    ['de/manifest.webmanifest', 'shared'],
  ])('%s belongs to %s', (path, owner) => expect(languageOf(path)).toBe(owner));
});

describe('filesFor', () => {
  it('begins with what every page needs, then the languages in the order asked for', () => {
    expect(filesFor(LIST, ['en', 'de']).map(([, hash]) => hash)).toEqual([
      'root',
      'script',
      'offline-de',
      'home-en',
      'a',
      'b',
      'c',
      'home-de',
    ]);
  });
  it('is nothing for a reader who keeps nothing', () => expect(filesFor(LIST, [])).toEqual([]));
});

describe('bytesFor', () => {
  it('counts the shared part once', () => {
    expect([bytesFor(LIST, []), bytesFor(LIST, ['de']), bytesFor(LIST, ['de', 'en'])]).toEqual([0, 103, 123]);
  });
});

describe('planDownload', () => {
  const paths = (stored: readonly string[], langs: ('en' | 'de')[] = ['en', 'de']): string[] =>
    planDownload(LIST, langs, new Set(stored)).map(({ path }) => path);
  const without = (...missing: string[]): string[] => ALL.filter((hash) => !missing.includes(hash));

  it('asks for nothing that is there', () => expect(paths(ALL)).toEqual([]));
  it('asks once for a pack of which most is missing', () =>
    expect(paths(without('a', 'b', 'c'))).toEqual(['pagefind/en/index.pack']));
  it('asks for a single file of a pack by itself', () =>
    expect(paths(without('b'))).toEqual(['pagefind/en/index/b']));
  it('leaves the other language alone', () =>
    expect(paths([], ['de'])).toEqual(['', '_astro/page.x.js', 'de/offline/', 'de/']));

  it('brings every missing file exactly once, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.subarray(ALL),
        fc.constantFrom(['en'] as const, ['de'] as const, ['en', 'de'], ['de', 'en']),
        (stored, langs) => {
          const chosen = [...langs];
          const brought = planDownload(LIST, chosen, new Set(stored)).flatMap(({ files }) =>
            files.map(([, hash]) => hash),
          );
          const wanted = filesFor(LIST, chosen).map(([, hash]) => hash);
          expect(new Set([...stored, ...brought])).toEqual(new Set([...stored, ...brought, ...wanted]));
          expect(new Set(brought).size).toBe(brought.length);
        },
      ),
    );
  });
});
