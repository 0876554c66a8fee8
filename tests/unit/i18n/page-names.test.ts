import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FRAME_ANCHORS, GAME_PAGES, HEADING_ANCHOR, SITE_PAGES } from '../../../src/i18n/page-names.ts';

describe('SITE_PAGES', () => {
  it('name every page beside the games, so that no game can take its address', () => {
    expect(SITE_PAGES.toSorted()).toEqual(namesIn('src/pages/[lang]'));
  });
});

describe('GAME_PAGES', () => {
  it('name every page beside the entries, so that no entry can take its address', () => {
    expect(GAME_PAGES.toSorted()).toEqual(namesIn('src/pages/[lang]/[game]'));
  });
});

describe('FRAME_ANCHORS', () => {
  it('name every fixed anchor around the clauses of an entry', () => {
    const written = [
      'src/layouts',
      'src/components',
      'src/components/entry',
      'src/pages/[lang]/[game]/[entry].astro',
    ]
      .flatMap(filesIn)
      .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter((id) => !FRAME_ANCHORS.some((anchor) => anchor === id))).toEqual([]);
  });

  it('need not name headings, which have a beginning of their own', () => {
    expect(FRAME_ANCHORS.filter((anchor) => anchor.startsWith(HEADING_ANCHOR))).toEqual([]);
  });
});

// Helpers

/** What stands in a folder of pages under a name of its own, not as "[game]" or "index". */
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => !/^\[|^index\.|\.\w+\.ts$/.test(file))
    .map((file) => file.replace(/\.astro$/, ''))
    .sort();

/** The components of a folder, or a single one. */
const filesIn = (path: string): string[] =>
  path.endsWith('.astro')
    ? [path]
    : readdirSync(path)
        .filter((file) => file.endsWith('.astro'))
        .map((file) => `${path}/${file}`);
