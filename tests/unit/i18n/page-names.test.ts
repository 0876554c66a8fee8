import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RESERVED_GAMES, RESERVED_SLUGS } from '../../../src/library/check.ts';

/** What stands in a folder of pages under a name of its own, not as "[game]" or "index". */
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => !/^\[|^index\.|\.\w+\.ts$/.test(file))
    .map((file) => file.replace(/\.astro$/, ''))
    .sort();

it('no game can take the address of a page', () => {
  expect(RESERVED_GAMES.toSorted()).toEqual(namesIn('src/pages/[lang]'));
});

it('no entry can take the address of a page of its game', () => {
  expect(RESERVED_SLUGS.toSorted()).toEqual(namesIn('src/pages/[lang]/[game]'));
});
