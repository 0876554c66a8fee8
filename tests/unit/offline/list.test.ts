import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blocksFor,
  blocksOf,
  bytesFor,
  isList,
  languageOf,
  type OfflineList,
  planDownload,
} from '../../../src/offline/list.ts';

const LIST: OfflineList = {
  version: 'v1',
  built: '2030-01-01T00:00:00.000Z',
  packs: [
    { path: 'shared.bin', part: 'shared', blocks: [['script', 100]] },
    { path: 'de.bin', part: 'de', blocks: [['home-de', 3]] },
    {
      path: 'en.bin',
      part: 'en',
      blocks: [
        ['a', 6],
        ['b', 7],
        ['c', 14],
      ],
    },
    { path: 'en-game.bin', part: 'en', blocks: [['game', 5]] },
  ],
  frames: { en: 3, de: 1 },
  files: { 'en/': [2, 0], 'en/game/': [5, 0], 'en/game/rulebook/': [2, 1, 5, 1] },
};
const ALL = blocksOf(LIST).map(([hash]) => hash);

describe('languageOf', () => {
  it.each([
    ['de/old-world/', 'de'],
    ['search/de.json', 'de'],
    ['search/de/old-world.json', 'de'],
    ['design/', 'shared'],
    ['', 'shared'],
    ['404.html', 'shared'],
    // Whoever keeps one language must still be told what is missing in the other.
    ['en/offline/', 'shared'],
    ['de/manifest.webmanifest', 'shared'],
  ])('%s belongs to %s', (path, owner) => expect(languageOf(path)).toBe(owner));
});

describe('blocksFor', () => {
  it('begins with what every page needs, then the languages in the order asked for', () => {
    expect(blocksFor(LIST, ['en', 'de']).map(([hash]) => hash)).toEqual([
      'script',
      'a',
      'b',
      'c',
      'game',
      'home-de',
    ]);
  });
  it('is nothing for a reader who keeps nothing', () => expect(blocksFor(LIST, [])).toEqual([]));
});

describe('bytesFor', () => {
  it('counts the shared part once', () => {
    expect([bytesFor(LIST, []), bytesFor(LIST, ['de']), bytesFor(LIST, ['de', 'en'])]).toEqual([0, 103, 135]);
  });
});

describe('planDownload', () => {
  const paths = (stored: readonly string[], langs: ('en' | 'de')[] = ['en', 'de'], open = ''): string[] =>
    planDownload(LIST, langs, new Set(stored), open).map(({ path }) => path);
  const without = (...missing: string[]): string[] => ALL.filter((hash) => !missing.includes(hash));

  it('asks for nothing that is there', () => expect(paths(ALL)).toEqual([]));
  it('asks once for a pack of which half is missing', () => expect(paths(without('c'))).toEqual(['en.bin']));
  it('asks for less than that block by block', () =>
    expect(paths(without('a', 'b'))).toEqual(['offline/a.bin', 'offline/b.bin']));
  it('leaves the other language alone', () => expect(paths([], ['de'])).toEqual(['shared.bin', 'de.bin']));
  it('begins with what the open page needs, and with what all pages of its language have in common', () =>
    expect(paths([], ['en'], 'en/game/')).toEqual(['en.bin', 'en-game.bin', 'shared.bin']));

  it('brings every missing block exactly once, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.subarray(ALL),
        fc.constantFrom(['en'] as const, ['de'] as const, ['en', 'de'] as const, ['de', 'en'] as const),
        (stored, langs) => {
          const brought = planDownload(LIST, langs, new Set(stored)).flatMap(({ blocks }) =>
            blocks.map(([hash]) => hash),
          );
          const wanted = blocksFor(LIST, langs).map(([hash]) => hash);
          expect([...stored, ...brought]).toEqual(expect.arrayContaining(wanted));
          expect(new Set(brought).size).toBe(brought.length);
          expect(wanted).toEqual(expect.arrayContaining(brought));
        },
      ),
    );
  });
});

describe('isList', () => {
  it('knows its own', () => expect(isList(LIST)).toBe(true));
  it.each([
    null,
    [],
    'list',
    {},
    { ...LIST, packs: [{ path: 'a' }] },
    { ...LIST, files: { a: 1 } },
    // As the first edition wrote it.
    { version: 'v', built: '', files: [['en/', 'hash', 1]], packs: [], bytes: {} },
  ])('does not take %j for one', (value) => expect(isList(value)).toBe(false));
});
