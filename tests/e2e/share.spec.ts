import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { CARD_BYTES } from '../../scripts/budgets.ts';
import { CARD } from '../../src/cards/size.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { builtPages, fileOf } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** What an app learns of a link that somebody shares. No browser is needed. */
const SITE = 'https://medallion.example';
/** Pages of a game that are no entries. */
const OTHERS = /\/(rulebook|differences|table|bestiary)\/$/;

const pages = builtPages().filter((address) => /^\/((en|de)\/.*)?$/.test(address));
const shared = new Map(pages.map((address) => [address, metaOf(readFileSync(fileOf(address), 'utf8'))]));
const games = (JSON.parse(readFileSync('dist/api/v2/index.json', 'utf8')) as Index).games;
const withCard = pages.filter(hasCard);

test('every page names a picture of the right size that is there, and all that apps ask for', () => {
  expect(pages.length).toBeGreaterThan(500);
  for (const [address, meta] of shared) {
    const image = meta.get('og:image') ?? '';
    assert(image.startsWith(`${SITE}/cards/`), `${address}: ${image}`);
    const png = readFileSync(`dist${image.slice(SITE.length)}`);
    assert.equal(png.subarray(1, 4).toString(), 'PNG', image);
    assert.deepEqual({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }, CARD, image);
    assert.equal(meta.get('og:image:width'), String(CARD.width), address);
    assert.equal(meta.get('og:image:height'), String(CARD.height), address);
    assert.equal(meta.get('twitter:card'), 'summary_large_image', address);
    assert.equal(meta.get('og:url'), SITE + address);
    assert.equal(meta.get('og:site_name'), 'Medallion', address);
    assert.equal(meta.get('og:locale'), address.startsWith('/de/') ? 'de_DE' : 'en_US', address);
    assert.equal(meta.get('og:description'), meta.get('description'), address);
    for (const name of ['og:title', 'og:description', 'og:image:alt'])
      assert.match(meta.get(name) ?? '', /\S/, address);
  }
});

test('homes, games, entries, quick references and tools have a card of their own, others that of their game or the site', () => {
  expect(withCard.length).toBeGreaterThan(500);
  for (const address of pages) {
    const [, lang, game = ''] = /^\/(\w\w)\/(?:([^/]+)\/)?/.exec(address) ?? ['', 'en'];
    const fallback = games.some(({ key }) => key === game) ? `/${lang}/${game}` : `/${lang}`;
    const own = withCard.includes(address) ? address.slice(0, -1) : fallback;
    assert.equal(shared.get(address)?.get('og:image'), `${SITE}/cards${own}.png`);
  }
  const files = globSync('dist/cards/**/*.png').map((file) => file.replaceAll('\\', '/'));
  expect(files.toSorted()).toEqual(
    withCard.map((address) => `dist/cards${address.slice(0, -1)}.png`).toSorted(),
  );
});

test('a title says of which game it is, and what the picture shows is said in words', () => {
  for (const address of withCard) {
    const meta = shared.get(address)!;
    const [, lang, section] = address.split('/') as ['', 'en' | 'de', string];
    const title = meta.get('og:title')!;
    assert.match(title, /Witcher/, address);
    assert(meta.get('og:image:alt')!.endsWith(meta.get('description')!), address);
    const game = games.find(({ key }) => key === section);
    if (game !== undefined) assert(title.endsWith(game.name[lang]), `${address}: ${title}`);
  }
  expect(shared.get('/en/old-world/dice-poker/')?.get('og:title')).toBe(
    'Dice Poker – The Witcher: Old World',
  );
  expect(shared.get('/de/tools/battle/')?.get('og:title')).toBe('Kampfrechner – The Witcher: Abenteuerspiel');
  expect(shared.get('/')?.get('og:title')).toBe(shared.get('/en/')?.get('og:title'));
  for (const lang of LANGS)
    expect(shared.get(`/${lang}/`)?.get('og:title')).toBe(`${wordsIn(lang).home.title} – Medallion`);
});

test('a card costs no more than its budget, and none is kept offline', () => {
  const sizes = withCard.map((address) => readFileSync(`dist/cards${address.slice(0, -1)}.png`).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(CARD_BYTES.each);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(CARD_BYTES.average);
  const { files } = JSON.parse(readFileSync('dist/offline.json', 'utf8')) as { files: object };
  const paths = Object.keys(files);
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => path.startsWith('cards/'))).toEqual([]);
});

// Helpers

type Index = {
  readonly games: readonly { readonly key: string; readonly name: { en: string; de: string } }[];
};

/** Home, game, entry, quick reference, tool. */
function hasCard(address: string): boolean {
  const [lang = '', section = '', page, ref] = address.slice(1, -1).split('/');
  if (section === '') return lang !== '';
  if (section === 'tools') return page !== undefined;
  if (!games.some(({ key }) => key === section)) return false;
  return page !== 'compare' && !OTHERS.test(address) && (ref === undefined || page === 'quick');
}

function metaOf(html: string): Map<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g);
  return new Map(Array.from(found, ([, name = '', content = '']) => [name, content]));
}
