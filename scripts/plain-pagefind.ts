import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { close, createIndex } from 'pagefind';
import type { Entry } from './lookup-entries.ts';
import { startStaticServer } from './static-server.ts';

/** Pagefind as a site without a ranking of its own has it: the texts of all entries, and its first three hits. */
export type PlainPagefind = {
  readonly ask: (query: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

export async function openPlainPagefind(
  browser: Browser,
  entries: readonly Entry[],
  lang: string,
  prepare: (page: Page) => void | Promise<void> = () => undefined,
): Promise<PlainPagefind> {
  const root = mkdtempSync(join(tmpdir(), 'plain-pagefind-'));
  const { index } = await createIndex({ forceLanguage: lang });
  if (index === undefined) throw new Error('Pagefind made no index.');
  for (const entry of entries)
    await index.addCustomRecord({
      url: `/${entry.id}/`,
      content: (entry.texts[lang] ?? []).join('\n'),
      language: lang,
      meta: { id: entry.id },
    });
  await index.writeFiles({ outputPath: join(root, 'pagefind') });
  await close();
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Pagefind</title>');
  const server = await startStaticServer({ root });
  const page = await browser.newPage();
  await page.goto(server.url);
  await prepare(page);
  return {
    ask: (query) =>
      page.evaluate(async (text) => {
        const url = '/pagefind/pagefind.js';
        const pagefind = (await import(url)) as {
          search: (text: string) => Promise<{ results: { data: () => Promise<{ meta: { id: string } }> }[] }>;
        };
        const { results } = await pagefind.search(text);
        const found = await Promise.all(results.slice(0, 3).map((result) => result.data()));
        return found.map(({ meta }) => meta.id);
      }, query),
    close: async () => {
      await page.close();
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}
