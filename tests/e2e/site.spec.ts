import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { builtPages, fileOf, samplePages } from '../support/sitemap.ts';
import { count } from '../support/totals.ts';

/**
 * What the build as a whole promises. No browser is needed. In loops over all pages `assert` stands for `expect`, which
 * notes a step each time and would take minutes.
 */
const pages = builtPages();
const QUICK_REFERENCE = new Set(LANGS.map((lang) => wordsIn(lang).entry.quickref));
const html = new Map(pages.map((address) => [address, readFileSync(fileOf(address), 'utf8')]));

test('no internal link and no anchor is dead', () => {
  const ids = new Map([...html].map(([address, text]) => [address, new Set(attributes(text, 'id'))]));
  const dead: string[] = [];
  let checked = 0;
  for (const [address, text] of html) {
    for (const href of attributes(text, 'href')) {
      const target = new URL(href.replaceAll('&amp;', '&'), `https://medallion.example${address}`);
      if (target.origin !== 'https://medallion.example') continue;
      checked++;
      const page = ids.get(target.pathname);
      const asset = page === undefined && exists(`dist${target.pathname}`);
      if (page === undefined && !asset) dead.push(`${address} → ${href}`);
      else if (target.hash !== '' && page !== undefined && !page.has(target.hash.slice(1)))
        dead.push(`${address} → ${href}`);
    }
  }
  count('internal links', checked);
  count('dead links or anchors', dead.length);
  expect(checked).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

test('every page names its counterpart, and the counterpart names it', () => {
  const inLanguages = [...html].filter(([address]) => /^\/(en|de)\//.test(address));
  expect(inLanguages.length).toBeGreaterThan(30);
  count('pages with a counterpart', inLanguages.length);
  for (const [address, text] of inLanguages) {
    const alternates = [
      ...text.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="https:\/\/medallion\.example([^"]*)"/g),
    ];
    assert.deepEqual(
      alternates.map(([, lang]) => lang),
      ['en', 'de'],
      address,
    );
    for (const [, lang, path] of alternates) {
      assert.equal(path, address.replace(/^\/\w\w\//, `/${lang}/`));
      assert(html.has(path), path);
    }
    assert(text.includes(`<link rel="canonical" href="https://medallion.example${address}"`), address);
  }
});

test('titles and descriptions are unique within a language', () => {
  for (const lang of ['en', 'de']) {
    const own = [...html].filter(([address]) => address.startsWith(`/${lang}/`));
    const titles = own.map(([, text]) => /<title>(.*?)<\/title>/.exec(text)?.[1]);
    expect(new Set(titles).size).toBe(own.length);
  }
});

test('the policy comes first and forbids inline code; no page has a style attribute', () => {
  for (const [address, text] of html) {
    assert(
      /<head><meta charset="utf-8"\s*\/?><meta http-equiv="content-security-policy"/.test(text),
      address,
    );
    assert(!text.includes("'unsafe-inline'"), address);
    assert(!text.includes(' style="'), address);
  }
});

test('every entry carries structured data', () => {
  const entries = [...html].filter(([, text]) => text.includes('"@type":"DefinedTerm"'));
  const index = JSON.parse(readFileSync('dist/api/v1/index.json', 'utf8')) as {
    games: { entries: number }[];
  };
  const inBothLanguages = 2 * index.games.reduce((sum, game) => sum + game.entries, 0);
  expect(inBothLanguages).toBeGreaterThan(0);
  expect(entries.length).toBe(inBothLanguages);
  count('pages with structured data', entries.length);
  for (const [address, text] of entries) {
    const data = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '',
    ) as Record<string, unknown>;
    expect(data).toMatchObject({ '@context': 'https://schema.org', inLanguage: address.slice(1, 3) });
    expect(data.url).toBe(`https://medallion.example${address}`);
    expect(data.name).toMatch(/\S/);
    expect(data.description).toMatch(/\S/);
    expect(data.inDefinedTermSet).toMatchObject({ '@type': 'DefinedTermSet' });
  }
});

test('the sitemap lists every page that a search engine should know', () => {
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https:\/\/medallion\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  count('pages in the sitemap', listed.length);
  expect(listed.toSorted()).toEqual(
    pages.filter((address) => /^\/(en|de)\//.test(address) && !address.includes('not-found')),
  );
});

test('a comparison has every clause and ruling of its entry, in order, in both languages, and no more script', () => {
  const comparisons = pages.filter((address) => address.includes('/compare/'));
  const scripts = (text: string): string[] =>
    attributes(text, 'src').filter((source) => source.endsWith('.js'));
  const plainEntry = [...html].find(([address]) => address === '/en/adventure-game/proof/')![1];
  expect(scripts(plainEntry)).toHaveLength(1);
  expect(comparisons.length).toBe([...html.values()].filter((text) => text.includes('"DefinedTerm"')).length);
  for (const address of comparisons) {
    const compared = html.get(address)!;
    const entry = html.get(address.replace('/compare/', '/'))!;
    const ids = idsOf(compared, 'pair');
    assert(ids.length > 0, address);
    assert.deepEqual(ids, [...idsOf(entry, 'clause'), ...idsOf(entry, 'ruling')], address);
    const rows = compared.split(/<section[^>]* class="pair /).slice(1);
    // The first row is the answer.
    assert.equal(rows.length, ids.length + 1, address);
    for (const row of rows) {
      for (const lang of ['en', 'de']) {
        const side = row.split(`<div class="side" lang="${lang}">`)[1]?.split('<div class="side" ')[0] ?? '';
        const wording = side.replace(/^<p class="side-name">.*?<\/p>/, '').replace(/<[^>]*>/g, '');
        assert.notEqual(wording.trim(), '', address);
      }
    }
    assert.deepEqual(scripts(compared), scripts(plainEntry), address);
    // The stylesheet lights up sixteen pairs of terms in a row.
    assert(Math.max(0, ...attributes(compared, 'data-t').map(Number)) <= 16, address);
    assert(!compared.includes('data-pagefind-body'), address);
  }
});

test('an entry carries each clause and ruling in the other language', () => {
  const entries = [...html].filter(([, text]) => text.includes('"@type":"DefinedTerm"'));
  expect(entries.length).toBeGreaterThan(0);
  for (const [address, text] of entries) {
    const other = address.startsWith('/en/') ? 'de' : 'en';
    const ids = [...idsOf(text, 'clause'), ...idsOf(text, 'ruling')];
    const wordings = [...text.matchAll(/<div id="([^"]*)" class="other-language" lang="(\w\w)"/g)];
    assert.deepEqual(
      wordings.map(([, id]) => id),
      ['answer', ...ids].map((id) => `${id}.${other}`),
      address,
    );
    assert(
      wordings.every(([, , lang]) => lang === other),
      address,
    );
  }
});

test('table mode holds every quick reference of its game and is not indexed again', () => {
  const tables = pages.filter((address) => address.endsWith('/table/'));
  expect(tables).toHaveLength(8);
  for (const address of tables) {
    const text = html.get(address)!;
    const slugs = pages
      .filter((page) => page.startsWith(address.replace('/table/', '/quick/')))
      .map((page) => page.split('/').at(-2))
      .toSorted();
    const panels = text.split('class="table-panels"')[1] ?? '';
    expect([...panels.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id).toSorted()).toEqual(slugs);
    expect(panels).toMatch(/^[^<]*>\s*<section id="turn"/);
    expect(text).not.toContain('data-pagefind-body');
  }
});

test('pages are valid HTML: one of each kind, in the sweep all', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // Astro sets up islands with a style element in the body.
      'element-permitted-content': 'off',
      'no-inline-style': 'error',
      'void-style': 'off',
      'long-title': 'off',
      'attribute-boolean-style': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      // HTML lets an id begin with a digit, as that of the entry “4/5-Player Changes” does.
      'valid-id': ['error', { relaxed: true }],
    },
  });
  const faults: string[] = [];
  const validated = process.env.SWEEP === '1' ? pages : samplePages();
  for (const address of validated) {
    const { results } = await validator.validateString(html.get(address)!);
    for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
      faults.push(`${address}:${line} ${ruleId} ${message}`);
  }
  count('pages validated', validated.length);
  count('faults in the HTML', faults.length);
  expect(faults).toEqual([]);
});

test('every page has one first heading, no gap between levels, and its landmarks', () => {
  for (const [address, text] of html) {
    if (!/^\/(en|de)\//.test(address)) continue;
    const levels = [...text.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    assert.deepEqual([levels[0], levels.lastIndexOf(1)], [1, 0], address);
    assert(
      levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
      `${address}: ${levels.join(' ')}`,
    );
    for (const landmark of ['<header class="site-header"', '<main ', '<footer class="site-footer"'])
      assert.equal(text.split(landmark).length, 2, `${address} ${landmark}`);
  }
});

test('a name in the other language says so', () => {
  let names = 0;
  for (const [address, text] of html) {
    const other = address.startsWith('/en/') ? 'de' : 'en';
    for (const [, attributes = '', content = ''] of text.matchAll(
      /<\w+([^>]* class="other-name"[^>]*)>([^<]*)/g,
    )) {
      // The preview learns its language from the link; "quick reference" beside a link is no name.
      if (content === '' || QUICK_REFERENCE.has(content)) continue;
      names++;
      assert(attributes.includes(`lang="${other}"`), `${address}: ${content}`);
    }
  }
  expect(names).toBeGreaterThan(500);
});

// Helpers

const attributes = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

/** The ids of all sections of a class, in order. */
const idsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<section id="([^"]*)" class="${name}[ "]`, 'g'))].map(([, id]) => id ?? '');

function exists(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
