import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_BROWSERS } from '../../src/oldest-browsers.ts';
import { GUARDED_NAMES, isGuarded, newInScript, newInStyle } from '../support/browser-features.ts';
import { expect, test } from '../support/test.ts';

/** Everything that a reader's browser runs. Pagefind's own search pages are published with it and never loaded. */
const shipped = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|css)$/.test(name))
  .filter((name) => !/pagefind-(.*ui|highlight)\./.test(name));
const scripts = shipped.filter((name) => name.endsWith('.js'));
const styles = shipped.filter((name) => name.endsWith('.css'));

test('the scripts that are shipped need nothing that our oldest browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(20);
  expect(inlineScript()).not.toBe('');
  expect(foundInScripts().filter(({ what }) => !isGuarded(what))).toEqual([]);
});

test('the styles that are shipped need nothing that our oldest browsers lack', () => {
  expect(styles.length).toBeGreaterThan(2);
  expect(foundInStyles().filter(({ what }) => !isGuarded(what))).toEqual([]);
  // Only iOS makes text larger by itself, and only it needs this name to be told not to.
  expect(styles.map(read).join('')).toContain('-webkit-text-size-adjust:100%');
});

test('nothing is let through that is not used', () => {
  const used = new Set([...foundInScripts(), ...foundInStyles()].map(({ what }) => what));
  expect(GUARDED_NAMES.filter((name) => !used.has(name))).toEqual([]);
});

test('the check knows what is new', () => {
  expect(newInScript('Object.groupBy(a, b); c?.requestIdleCallback', true)).toEqual([
    'groupBy',
    'requestIdleCallback',
  ]);
  expect(() => newInScript('using x = y()', true)).toThrow();
  expect(() => newInScript('/[a--b]/v', true)).toThrow();
  expect(newInStyle('a{color:light-dark(#000,#fff)}b{&:hover{top:0}}')).toHaveLength(2);
  expect(newInStyle('a{text-decoration:underline dotted}')).toHaveLength(1);
  expect(newInStyle('a{text-decoration:none}b{text-decoration:line-through;top:0}')).toEqual([]);
});

test('README.md names the same browsers', () => {
  const text = readFileSync('README.md', 'utf8');
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(chrome).toBe(edge);
  expect(text).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});

// Helpers

type Found = { readonly name: string; readonly what: string };

const foundInScripts = (): Found[] => [
  ...scripts.flatMap((name) => newInScript(read(name), name !== 'sw.js').map((what) => ({ name, what }))),
  ...newInScript(inlineScript(), false).map((what) => ({ name: 'inline', what })),
];

const foundInStyles = (): Found[] =>
  styles.flatMap((name) => newInStyle(read(name)).map((what) => ({ name, what })));

const inlineScript = (): string =>
  /(?<=<script>)[\s\S]+?(?=<\/script>)/.exec(read('en/index.html'))?.[0] ?? '';

const read = (name: string): string => readFileSync(join('dist', name), 'utf8');
