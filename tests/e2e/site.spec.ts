import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { readPublished } from '../support/published.ts';
import { builtPages, fileOf, redirects, samplePages } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { count } from '../support/totals.ts';

/**
 * What the build as a whole promises. No browser is needed. In loops over all pages `assert` stands for `expect`, which
 * notes a step each time and would take minutes.
 */
const pages = builtPages();
const QUICK_REFERENCE = new Set(LANGS.map((lang) => wordsIn(lang).entry.quickref));
const read = (addresses: readonly string[]): Map<string, string> =>
  new Map(addresses.map((address) => [address, readFileSync(fileOf(address), 'utf8')]));
const html = read(pages);
/** What leads on is no page of its own: it has no counterpart, no landmarks and no place in the sitemap. */
const leadingOn = read(redirects());
const entries = [...html].filter(([, text]) => text.includes('"@type":"DefinedTerm"'));

test('no internal link and no anchor is dead', () => {
  const ids = new Map([...html].map(([address, text]) => [address, new Set(attributes(text, 'id'))]));
  const dead: string[] = [];
  let checked = 0;
  for (const [address, text] of [...html, ...leadingOn]) {
    for (const href of attributes(text, 'href')) {
      const target = new URL(href.replaceAll('&amp;', '&'), `https://medallion.example${address}`);
      if (target.origin !== 'https://medallion.example') continue;
      checked++;
      const page = ids.get(target.pathname);
      const asset = page === undefined && exists(`dist${target.pathname}`);
      if (page === undefined && !asset) dead.push(`${address} → ${href}`);
      else if (
        target.hash !== '' &&
        page !== undefined &&
        !page.has(decodeURIComponent(target.hash.slice(1)))
      )
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
  for (const [address, text] of [...html, ...leadingOn]) {
    assert(
      /<head><meta charset="utf-8"\s*\/?><meta http-equiv="content-security-policy"/.test(text),
      address,
    );
    assert(!text.includes("'unsafe-inline'"), address);
    assert(!text.includes(' style="'), address);
  }
});

test('every entry carries structured data', () => {
  const index = JSON.parse(readFileSync('dist/api/v2/index.json', 'utf8')) as {
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

test('an entry holds each clause and question once, in both languages, and needs one script', () => {
  const plainEntry = html.get('/en/adventure-game/proof/')!;
  expect(attributes(plainEntry, 'src').filter((source) => source.endsWith('.js'))).toHaveLength(1);
  expect(entries.length).toBeGreaterThan(400);
  let clauses = 0;
  for (const [address, text] of entries) {
    const other = address.startsWith('/en/') ? 'de' : 'en';
    const inOther = html.get(address.replace(/^\/\w\w\//, `/${other}/`))!;
    assert(idsOf(text, 'clause').length > 0, address);
    assert.deepEqual(idsOf(text, 'clause'), idsOf(inOther, 'clause'), address);
    for (const clause of text.split(/<section (?=[^>]*class="clause)/).slice(1)) {
      clauses++;
      const sides = [...clause.matchAll(/<(div|p) class="(other )?said"( lang="(\w\w)")?>(.*?)<\/\1>/gs)];
      assert.deepEqual(
        sides.map(([, , isOther, , lang]) => [isOther !== undefined, lang]),
        [
          [false, undefined],
          [true, other],
        ],
        address,
      );
      for (const [, , , , , wording = ''] of sides)
        assert.notEqual(wording.replace(/<[^>]*>/g, '').trim(), '', address);
    }
  }
  count('clauses and questions in both languages', clauses);
  expect(clauses).toBeGreaterThan(4000);
});

test('terms that stand in both languages of a clause have one number on both sides', () => {
  let pairs = 0;
  for (const [address, text] of entries) {
    for (const clause of text.split(/<section (?=[^>]*class="clause)/).slice(1)) {
      const [own = '', other = ''] = clause.split(/<(?:div|p) class="other said"/);
      const numbers = (side: string): Set<string> => new Set(attributes(side, 'data-t'));
      assert.deepEqual(numbers(other.split('</section>')[0]!), numbers(own), address);
      pairs += numbers(own).size;
    }
  }
  expect(pairs).toBeGreaterThan(5000);
});

test('every run of clauses says once where it is printed', () => {
  for (const [address, text] of entries) {
    const runs = text.split('<div class="run">').slice(1);
    assert(runs.length > 0, address);
    for (const run of runs) {
      const [, again, source = ''] =
        /^<p class="sources(?: long)?"><span( class="again")?>(.*?)<\/span>/.exec(run) ?? [];
      // Only our own examples are printed nowhere; what is not said again was said by the run right before.
      assert(source !== '' || run.includes('class="clause example"'), `${address}: ${run.slice(0, 80)}`);
      const before = text.slice(0, text.indexOf(run)).split('<div class="run">').at(-2) ?? '';
      assert(again === undefined || before.includes(`>${source}</span>`), `${address}: ${run.slice(0, 80)}`);
    }
  }
});

test('no page has an id twice', () => {
  for (const [address, text] of [...html, ...leadingOn]) {
    const ids = attributes(text, 'id');
    assert.deepEqual(ids.toSorted(), [...new Set(ids)].toSorted(), address);
  }
});

test('every address that was ever published answers in both languages, with its anchor, or leads on', () => {
  const published = readPublished();
  expect(published.length).toBeGreaterThan(3000);
  const ids = new Map([...html].map(([address, text]) => [address, new Set(attributes(text, 'id'))]));
  const lost: string[] = [];
  for (const lang of LANGS) {
    for (const address of published) {
      const [path = '', anchor] = `/${lang}${address}`.split('#');
      const isThere = anchor === undefined ? ids.has(path) : ids.get(path)?.has(anchor);
      if (isThere !== true && !leadsTo(path, anchor)) lost.push(`/${lang}${address}`);
    }
  }
  count('published addresses', published.length * LANGS.length);
  count('published addresses lost', lost.length);
  expect(lost).toEqual([]);

  /** Whether the page at an address leads on to one that is there, and has what was asked for. */
  function leadsTo(path: string, anchor: string | undefined): boolean {
    const text = leadingOn.get(path);
    if (text === undefined) return false;
    const [to = ''] = attributes(text, 'href').filter((href) => href.startsWith(path.slice(0, 4)));
    const anchors = JSON.parse(attributes(text, 'data-anchors')[0]!.replaceAll('&quot;', '"')) as Anchors;
    const target = new URL(anchors[anchor ?? ''] ?? to, 'https://medallion.example');
    const asked = anchor === undefined || anchors[anchor] !== undefined ? target.hash.slice(1) : anchor;
    const page = ids.get(target.pathname);
    return page !== undefined && (asked === '' || page.has(asked));
  }
});

test('what has moved within the site is named at its old place, and leads to its new one', () => {
  const all = [...html].flatMap(([address, text]) =>
    [...text.matchAll(/<p id="([^"]*)" class="moved"><a href="([^"]*)"/g)].map(([, id, to]) => ({
      from: `${address}#${id}`,
      to,
    })),
  );
  expect(all).toContainEqual({
    from: '/de/old-world/witcher-fight/#not-after-poker',
    to: '/de/old-world/dice-poker/#no-fight',
  });
  const games = JSON.parse(readFileSync('dist/api/v2/old-world.json', 'utf8')) as {
    moved: { from: string; to: string }[];
  };
  expect(games.moved).toContainEqual({
    from: 'old-world/witcher-fight#not-after-poker',
    to: 'old-world/dice-poker#no-fight',
  });
});

test('every entry and every bestiary stands as Markdown beside its page, and llms.txt lists them all', () => {
  const texts = [...entries, ...[...html].filter(([address]) => address.endsWith('/bestiary/'))];
  expect(texts.length).toBe(entries.length + 2);
  const list = readFileSync('dist/llms.txt', 'utf8');
  const listed = [...list.matchAll(/\]\(https:\/\/medallion\.example(\/[^)]*index\.md)\)/g)].map(
    ([, path]) => path,
  );
  expect(listed.toSorted()).toEqual(texts.map(([address]) => `${address}index.md`).toSorted());
  for (const [address, text] of texts) {
    assert(text.includes(`<link rel="alternate" type="text/markdown" href="${address}index.md"`), address);
    const markdown = readFileSync(`dist${address}index.md`, 'utf8');
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1];
    assert(markdown.startsWith(`# ${title?.replaceAll('&amp;', '&')}\n`), address);
    // Each clause with its own address, so that whoever quotes it can say where it is from.
    for (const id of idsOf(text, 'clause'))
      assert(markdown.includes(`https://medallion.example${address}#${id})`), `${address}#${id}`);
    assert(!/<\w+[ >]/.test(markdown), `${address}: ${/<\w+[ >].*/.exec(markdown)?.[0]}`);
  }
});

test('the data has tables as rows and steps with their numbers', () => {
  const { entries: all } = JSON.parse(readFileSync('dist/api/v2/old-world.json', 'utf8')) as Data;
  const clause = (entry: string, id: string): DataClause =>
    all.find((each) => each.id === entry)!.clauses.find((each) => each.id === id)!;
  const ranks = clause('old-world/dice-poker-ranks', 'order');
  expect(ranks.tables?.en[0]).toMatchObject({ head: ['Rank', 'Dice', 'For example'] });
  expect(ranks.tables?.en[0]?.rows).toHaveLength(8);
  expect(ranks.tables?.de[0]?.rows[5]).toEqual(['Full House', 'ein Drilling und ein Paar', '2 2 2 5 5']);
  expect(ranks.text.en).toContain('Pair: two equal values: 5 5 4 2 1; Two pairs:');
  expect(clause('old-world/dice-poker', 'stake').step).toBe(1);
  expect(clause('old-world/dice-poker', 'pool-to-winner').step).toBe(5);
  expect(clause('old-world/dice-poker', 'reroll').step).toBeUndefined();
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
    for (const landmark of [/<header class="site-header[ "]/, /<main /, /<footer class="site-footer"/])
      assert.equal(text.split(landmark).length, 2, `${address} ${landmark.source}`);
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

type Anchors = Readonly<Record<string, string>>;
type Table = { readonly head: string[]; readonly rows: string[][] };
type DataClause = {
  readonly id: string;
  readonly step?: number;
  readonly text: { readonly en: string };
  readonly tables?: Readonly<Record<'en' | 'de', readonly Table[]>>;
};
type Data = { readonly entries: readonly { readonly id: string; readonly clauses: readonly DataClause[] }[] };

function exists(path: string): boolean {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
}
