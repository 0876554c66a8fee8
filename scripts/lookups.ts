// Looks up every query of a file in the real search of the built site, and tells how often the right entry comes first.
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { type Entry, readEntries, searchBySubstring } from './lookup-entries.ts';
import { startStaticServer } from './static-server.ts';

/** One line of the file. */
type Query = {
  readonly q: string;
  readonly lang: string;
  readonly game: string;
  /** English titles of the entries that answer; any of them will do. */
  readonly expect: readonly string[];
  readonly also_ok?: readonly string[];
};
type Figures = { count: number; first: number; firstThree: number };
type Report = Figures & { languages: Record<string, Figures>; games: Record<string, Figures> };

const file = process.argv[2];
if (file === undefined || !existsSync(file)) {
  console.error('Name a file of look-ups: npm run lookups -- tests/lookups/given.jsonl');
  process.exit(1);
}
if (!existsSync('dist/search')) {
  console.error('There is no built site. Run "npm run build" first.');
  process.exit(1);
}
const queries = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Query);
const entries = readEntries('dist/api/v2');

const server = await startStaticServer({ root: 'dist', port: 0 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const free = newReport();
  const playing = newReport();
  const pagefind = newReport();
  const substring = newReport();
  for (const lang of new Set(queries.map((query) => query.lang))) {
    const page = await browser.newPage();
    await page.goto(new URL(`/${lang}/`, server.url).href);
    for (const query of queries.filter((each) => each.lang === lang)) {
      tell(count(free, query, await lookUp(page, query.q, undefined)), query, '');
      tell(count(playing, query, await lookUp(page, query.q, query.game)), query, ' [game chosen]');
      count(pagefind, query, await askPagefind(page, lang, query.q));
      count(substring, query, searchBySubstring(entries, lang, query.q));
    }
    await page.close();
  }
  console.log(
    JSON.stringify({ ...free, gameChosen: playing, plainPagefind: pagefind, plainSubstring: substring }),
  );
} finally {
  await browser.close();
  await server.close();
}

/** Types a query into the search box, as a reader does, and reads the entries in the list ("game/slug"). */
async function lookUp(page: Page, query: string, game: string | undefined): Promise<readonly string[]> {
  await page.evaluate((chosen) => {
    if (chosen === undefined) localStorage.removeItem('game');
    else localStorage.setItem('game', chosen);
  }, game);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').first().fill(query);
  const list = page.getByRole('listbox');
  await list.and(page.locator('[aria-busy="false"]')).waitFor({ state: 'attached' });
  const hrefs = await list
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('href')));
  await page.keyboard.press('Escape');
  return hrefs.map((href) => /^\/\w+\/([\w-]+\/[\w-]+)\/(?:#|$)/.exec(href ?? '')?.[1] ?? '');
}

/** The same through Pagefind alone. */
async function askPagefind(page: Page, lang: string, query: string): Promise<readonly string[]> {
  const keys = await page.evaluate(
    async ([url, text]) => {
      const pagefind = (await import(url)) as {
        search: (text: string) => Promise<{ results: { data: () => Promise<{ meta: { key?: string } }> }[] }>;
      };
      const { results } = await pagefind.search(text);
      const found = await Promise.all(results.slice(0, 3).map((result) => result.data()));
      return found.map(({ meta }) => meta.key ?? '');
    },
    [`/pagefind/${lang}/pagefind.js`, query] as const,
  );
  return keys.map((key) => key.replace(/^entry:/, ''));
}

/** Counts one query and returns the place of the right entry, from 1; 0 when it is not there. */
function count(report: Report, query: Query, found: readonly string[]): number {
  const right = [...query.expect, ...(query.also_ok ?? [])].map(normalize);
  const isRight = ({ id, names }: Entry): boolean =>
    id.startsWith(`${query.game}/`) && names.some((name) => right.includes(normalize(name)));
  const rightIds = new Set(entries.filter(isRight).map(({ id }) => id));
  const place = found.findIndex((id) => rightIds.has(id)) + 1;
  const all = [
    report,
    (report.languages[query.lang] ??= newFigures()),
    (report.games[query.game] ??= newFigures()),
  ];
  for (const figures of all) {
    figures.count++;
    if (place === 1) figures.first++;
    if (place >= 1 && place <= 3) figures.firstThree++;
  }
  return place;
}

function tell(place: number, { q, lang, game, expect }: Query, note: string): void {
  if (place >= 1 && place <= 3) return;
  const where = place === 0 ? 'not found' : `place ${place}`;
  console.log(`${where}: "${q}" (${lang}, ${game}) → ${expect.join(' | ')}${note}`);
}

/** Titles differ in their apostrophes only by accident. */
function normalize(title: string): string {
  return title.toLowerCase().replaceAll('’', "'");
}

function newFigures(): Figures {
  return { count: 0, first: 0, firstThree: 0 };
}

function newReport(): Report {
  return { ...newFigures(), languages: {}, games: {} };
}
