import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startStaticServer } from '../../scripts/static-server.ts';
import { writeOfflineList } from '../../src/integrations/offline-list.ts';
import { type Gateway, openGateway } from './gateway.ts';

/** A part of the built site that a test may change, publish anew, and take off the network. */
export type OfflineSite = Gateway & {
  /** Publishes a new version in which these pages say something else. */
  readonly publish: (pages: readonly string[], from: string, to: string) => void;
  /** Publishes another program of the worker. */
  readonly changeWorker: () => void;
};

/** One game's few pages stand for all: what is tested is how they are kept, not what they say. */
const LEFT_OUT = /^dist\/(en|de)\/((adventure-game|card-game|path-of-destiny)|old-world\/(?!dice-poker))/;

export const test = base.extend<{ site: OfflineSite }>({
  // Playwright wants the first parameter destructured.
  site: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'medallion-'));
    cpSync('dist', root, {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path) || path.endsWith('index.html'),
    });
    for (const lang of ['en', 'de'])
      cpSync(`dist/${lang}/old-world/index.html`, `${root}/${lang}/old-world/index.html`);
    writeOfflineList(root, FIRST_BUILD);
    const server = await startStaticServer({ root });
    const gateway = await openGateway(server.url);
    const publish: OfflineSite['publish'] = (pages, from, to) => {
      for (const page of pages) {
        const file = join(root, page, 'index.html');
        const html = readFileSync(file, 'utf8');
        if (!html.includes(from)) throw new Error(`${page} does not say "${from}".`);
        writeFileSync(file, html.replaceAll(from, to));
      }
      writeOfflineList(root, SECOND_BUILD);
    };
    // Not spread: the log is a getter.
    const changeWorker = (): void => appendFileSync(join(root, 'sw.js'), '\n// another\n');
    await use(Object.assign(gateway, { publish, changeWorker }));
    await gateway.close();
    await server.close();
    rmSync(root, { recursive: true });
  },
  baseURL: ({ site }, use) => use(site.url),
});

const FIRST_BUILD = '2030-05-06T12:00:00.000Z';
const SECOND_BUILD = '2031-02-03T12:00:00.000Z';
export const FIRST_READY = /^Ready offline: [\w ]+, [\d.]+ MB, as of 6 May 2030$/;
export const SECOND_READY = /^Ready offline: [\w ]+, [\d.]+ MB, as of 3 February 2031$/;

/** The line in the footer that says how the copy stands. */
export const offlineLine = (page: Page) => page.locator('[data-offline]');

/** The reader keeps this, from the next page on. */
export async function choose(page: Page, choice: 'all' | 'en' | 'none'): Promise<void> {
  await page.addInitScript((value) => {
    // A choice that a test makes later counts.
    if (localStorage.getItem('offline') === null) localStorage.setItem('offline', value);
  }, choice);
}

/** One visit of somebody who keeps both languages, until the copy is complete. */
export async function visit(page: Page, address = 'en/'): Promise<void> {
  await choose(page, 'all');
  await page.goto(address);
  await expect(offlineLine(page)).toHaveText(FIRST_READY, { timeout: 30_000 });
}

/** Types into the search box and expects this title first. */
export async function lookUp(page: Page, query: string, title: string): Promise<void> {
  const box = page.getByRole('combobox', { name: /^(Search|Suchen)$/ });
  if (!(await box.isVisible())) await page.keyboard.press('/');
  await box.fill(query);
  await expect(
    page.getByRole('listbox').getByRole('option').filter({ hasText: title }).first(),
  ).toBeVisible();
}
