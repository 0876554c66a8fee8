// Types look-ups letter by letter on a slow phone and prints how long each letter takes until its hits stand there, beside
// plain Pagefind in the same run.
import { readFileSync } from 'node:fs';
import { chromium, devices, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { readEntries } from './lookup-entries.ts';
import { openPlainPagefind } from './plain-pagefind.ts';
import { startStaticServer } from './static-server.ts';

const SLOWDOWN = 4;
const LOOKUPS = 12;
/** Budgets of the design, in milliseconds. */
const BUDGET = { firstLetter: 100, furtherLetter: 60 };
/** What a first look-up may download, and what it does with Pagefind's own box (Starlight, measured). */
const KILOBYTES = { budget: 100, pagefind: 123 };

const queries = readFileSync('tests/lookups/given.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { q: string; lang: string; game: string })
  .filter((_, index) => index % 3 === 0)
  .slice(0, LOOKUPS);

const server = await startStaticServer({ root: 'dist', port: 0 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const atOnce: number[] = [];
  const first: number[] = [];
  const further: number[] = [];
  const pagefind: number[] = [];
  const loaded: number[] = [];
  for (const { q, lang, game } of queries) {
    const [firstLetters = '', ...rest] = prefixesOf(q);
    const hasty = await openOnSlowPhone(lang, game);
    atOnce.push(await hasty.evaluate(typeAndWait, firstLetters));
    await hasty.context().close();

    const page = await openOnSlowPhone(lang, game);
    // Nobody types before they see the box: meanwhile the texts of the game come.
    await page.waitForLoadState('networkidle');
    first.push(await page.evaluate(typeAndWait, firstLetters));
    for (const letters of rest) further.push(await page.evaluate(typeAndWait, letters));
    loaded.push(await page.evaluate(countKilobytes));
    await page.context().close();
  }
  // Afterwards: a page that is slowed down keeps a core busy all the time.
  const entries = readEntries('dist/api/v2');
  for (const lang of new Set(queries.map((query) => query.lang))) {
    const plain = await openPlainPagefind(browser, entries, lang, slow);
    for (const { q } of queries.filter((query) => query.lang === lang))
      for (const letters of prefixesOf(q).slice(1)) {
        const begun = performance.now();
        await plain.ask(letters);
        pagefind.push(performance.now() - begun);
      }
    await plain.close();
  }
  const row = (times: readonly number[], budget?: number): object => ({
    letters: times.length,
    'median ms': round(quantile(times, 0.5)),
    '95th percentile ms': round(quantile(times, 0.95)),
    ...(budget !== undefined && { budget, met: quantile(times, 0.95) <= budget ? 'yes' : 'NO' }),
  });
  console.log(`Search on a phone at ${SLOWDOWN}× slowdown, from the letter to the hits`);
  console.table({
    'first letters at the moment the box opens': row(atOnce),
    'first letters': row(first, BUDGET.firstLetter),
    'each further letter': row(further, BUDGET.furtherLetter),
    'plain Pagefind, its hits not drawn': row(pagefind),
  });
  console.log(
    `Downloaded by a first look-up: ${round(quantile(loaded, 0.5))} kB at the median, ${round(Math.max(...loaded))} kB at most ` +
      `(budget ${KILOBYTES.budget}; Pagefind's own box ${KILOBYTES.pagefind})`,
  );
} finally {
  await browser.close();
  await server.close();
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** A page of a game with the search box open and nothing typed: what it needs is being loaded. */
async function openOnSlowPhone(lang: string, game: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  // The copy for offline use is fetched when the page rests; here it would disturb the measurement.
  await context.addInitScript(() => localStorage.setItem('offline', 'none'));
  const page = await context.newPage();
  await slow(page);
  await page.goto(new URL(`${lang}/${game}/`, server.url).href);
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
  return page;
}

/** Runs in the page: types, and waits until the hits of these letters are painted: a message comes after the frame. */
async function typeAndWait(letters: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('dialog [role="combobox"]');
  const list = document.querySelector('dialog [role="listbox"]');
  if (input === null || list === null) throw new Error('The search box is not open.');
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('painted');
      }),
    );
  const begun = performance.now();
  input.value = letters;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  do await nextFrame();
  while (
    // The first hits come before everything is loaded.
    list.childElementCount === 0 &&
    list.getAttribute('aria-busy') !== 'false'
  );
  return performance.now() - begun;
}

/** Runs in the page: what was fetched since it had loaded, once nothing more comes. */
async function countKilobytes(): Promise<number> {
  const fetched = (): readonly PerformanceResourceTiming[] =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) =>
        startTime >
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    );
  let before = -1;
  while (before !== fetched().length) {
    before = fetched().length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return fetched().reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
}

/** @example prefixesOf('poker') // => ['po', 'pok', 'poke', 'poker'] */
function prefixesOf(query: string): string[] {
  return Array.from({ length: query.length - 1 }, (_, index) => query.slice(0, index + 2));
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
