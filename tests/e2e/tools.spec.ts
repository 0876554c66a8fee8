import { readdirSync, readFileSync } from 'node:fs';
import { type Lang, LANGS } from '../../src/i18n/locales.ts';
import { TOOLS } from '../../src/widgets/registry.ts';
import type { Tool } from '../../src/widgets/tool.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** What all tools promise alike. */

for (const [id, { game, clauses }] of Object.entries(TOOLS)) {
  test(`every clause that ${id} cites offers the tool, filled in with the example of its entry`, () => {
    const cited = new Set(Object.values(clauses).filter((reference) => offeredAt(reference, game) === id));
    const examples = new Set(embedding('en', TOOLS[id]!));
    expect(cited.size).toBeGreaterThan(10);
    for (const lang of LANGS) {
      let filledIn = 0;
      for (const reference of cited) {
        const [entry = '', clause = ''] = reference.split('#');
        const html = readFileSync(`dist/${lang}/${game}/${entry}/index.html`, 'utf8');
        const section = new RegExp(`<section id="${clause}"[^>]*>`).exec(html)?.[0];
        const [, state] =
          new RegExp(`data-tool="/${lang}/tools/${id}/(\\?[^"]*)?"`).exec(section ?? '') ?? [];
        expect(section, `${lang} ${reference}`).toContain(`data-tool="/${lang}/tools/${id}/`);
        const part = TOOLS[id]?.partFor?.(reference);
        const isFilledIn = state !== undefined && state !== `?${id}=${part}`;
        expect(isFilledIn, `${lang} ${reference}`).toBe(examples.has(entry));
        expect(state !== undefined, `${lang} ${reference}`).toBe(isFilledIn || part !== undefined);
        if (isFilledIn) filledIn += 1;
      }
      expect(filledIn > 0).toBe(examples.size > 0);
    }
  });
}

for (const lang of LANGS) {
  for (const [id, tool] of Object.entries(TOOLS)) {
    test(`entries show the example of ${id} worked out, not empty, and their clauses lead to it (${lang})`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(`/${lang}/tools/${id}/`);
      const empty = await resultOf(page);
      for (const entry of embedding(lang, tool)) {
        await page.goto(`/${lang}/${tool.game}/${entry}/`);
        const embedded = await resultOf(page);
        expect(embedded, entry).not.toBe(empty);
        if (!isCited(entry, tool)) continue;
        const clause = page.locator(`.clause[data-tool*="/tools/${id}/?"]`).first();
        await clause.locator(':scope > a').first().focus();
        await clause.locator('.clause-actions a').click();
        await page.waitForURL(`**/${lang}/tools/${id}/?*`);
        await expect(result(page), entry).toHaveText(embedded, { useInnerText: true });
        await expect(page.getByRole('alert'), entry).toHaveCount(0);
      }
    });

    test(`the page of ${id} says without a script what it is and where the rules stand (${lang})`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({
        javaScriptEnabled: false,
        viewport: { width: 360, height: 740 },
        ...(baseURL && { baseURL }),
      });
      await page.goto(`/${lang}/tools/${id}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tool.words[lang].title);
      await expect(page.locator('.without-js').first()).toBeVisible();
      await expect(page.locator('.entry-footer li a').first()).toBeVisible();
      // What cannot work does not look as if it did.
      expect(await page.locator('.widget :is(button, input, select):enabled').count()).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      await page.close();
    });
  }
}

// Helpers

/** Of several tools that cite a clause, the one that its entry names first is offered. */
function offeredAt(reference: string, game: string): string | undefined {
  const citing = Object.entries(TOOLS).flatMap(([id, tool]) =>
    tool.game === game && Object.values(tool.clauses).includes(reference) ? [id] : [],
  );
  const entry = readFileSync(`content/glossary/${game}/${reference.split('#')[0]}/entry.yaml`, 'utf8');
  const named = /^tools: \[(.*)\]$/m.exec(entry)?.[1]?.split(', ') ?? [];
  return named.find((id) => citing.includes(id)) ?? citing[0];
}

/** The entries that show a tool, by the tag in their text. */
function embedding(lang: Lang, { game, tag }: Tool): readonly string[] {
  const folder = `content/glossary/${game}`;
  return readdirSync(folder).filter((entry) =>
    readFileSync(`${folder}/${entry}/${lang}.mdx`, 'utf8').includes(`<${tag} `),
  );
}

function isCited(entry: string, { clauses }: Tool): boolean {
  return Object.values(clauses).some((clause) => clause.startsWith(`${entry}#`));
}

/** What the tool says once its script has read the address. */
async function resultOf(page: Page): Promise<string> {
  await expect(page.locator('.widget astro-island:not([ssr])')).toHaveCount(1);
  return result(page).innerText();
}

function result(page: Page): Locator {
  return page.locator('.widget [aria-live]').first();
}
