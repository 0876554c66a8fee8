// Looks up every query of a file in the real search of the built site, as on a phone, and tells how often the right entry
// comes first, and how often its answer can be read in the list.
import { existsSync, readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { type Entry, readEntries, readMoved, searchBySubstring } from './lookup-entries.ts';
import { openPlainPagefind } from './plain-pagefind.ts';
import { startStaticServer } from './static-server.ts';

/** One line of the file. */
type Query = {
  readonly q: string;
  readonly lang: string;
  readonly game: string;
  /** English titles of the entries that answer; any of them will do. */
  readonly expect: readonly string[];
  readonly also_ok?: readonly string[];
  /** Clauses and rulings that answer it, "game/entry#id"; "game/entry#" is the entry's short answer. */
  readonly units?: readonly string[];
  /** Entries of other games that answer the same words: without a chosen game, nobody can know which is meant. */
  readonly elsewhere?: readonly string[];
};
type Figures = {
  count: number;
  first: number;
  /** Those of which the first hit is right in the game that was meant or in another that may be. */
  firstInAnyGame: number;
  firstThree: number;
  /** Of those that name units: how many there are, and how often one of the units can be read. */
  withUnits: number;
  answerFirst: number;
  answerThree: number;
};
/** What the list shows: the entry of each hit, and the units that can be read in each of the first three. */
type Shown = { readonly entries: readonly string[]; readonly readable: readonly (readonly string[])[] };
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
const movedUnits = readMoved('dist/api/v2');

/** A phone with its keyboard open. */
const PHONE = { width: 390, height: 844 };
const ABOVE_KEYBOARD = 464;

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
    const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
    await page.goto(new URL(`/${lang}/`, server.url).href);
    const plain = await openPlainPagefind(browser, entries, lang);
    for (const query of queries.filter((each) => each.lang === lang)) {
      tell(count(free, query, await lookUp(page, query.q, undefined)), query, '');
      tell(count(playing, query, await lookUp(page, query.q, query.game)), query, ' [game chosen]');
      count(pagefind, query, { entries: await plain.ask(query.q), readable: [] });
      count(substring, query, { entries: searchBySubstring(entries, lang, query.q), readable: [] });
    }
    await plain.close();
    await page.close();
  }
  console.log(
    JSON.stringify({ ...free, gameChosen: playing, plainPagefind: pagefind, plainSubstring: substring }),
  );
} finally {
  await browser.close();
  await server.close();
}

/** Types a query into the search box, as a reader does, and reads the list. */
async function lookUp(page: Page, query: string, game: string | undefined): Promise<Shown> {
  await page.evaluate((chosen) => localStorage.setItem('game', chosen), game ?? '');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').first().fill(query);
  const list = page.getByRole('listbox');
  await list.and(page.locator('[aria-busy="false"]')).waitFor({ state: 'attached' });
  const hits = await list.getByRole('option').evaluateAll(readHits, ABOVE_KEYBOARD);
  await page.keyboard.press('Escape');
  return {
    entries: hits.map(({ href }) => /^\/\w+\/([\w-]+\/[\w-]+)\/(?:#|$)/.exec(href)?.[1] ?? ''),
    readable: hits.slice(0, 3).map(({ units }) => units),
  };
}

/** Runs in the page: where each hit leads, and the units whose text stands there whole; of the first, above the keyboard. */
function readHits(options: readonly Element[], above: number): { href: string; units: string[] }[] {
  return options.map((option, place) => ({
    href: option.getAttribute('href') ?? '',
    units: [...option.querySelectorAll<HTMLElement>('[data-unit]')]
      .filter(
        (text) =>
          text.scrollHeight <= text.clientHeight + 1 &&
          (place > 0 || text.getBoundingClientRect().bottom <= above),
      )
      .map((text) => text.dataset.unit ?? ''),
  }));
}

/** Counts one query and returns the place of the right entry, from 1; 0 when it is not there. */
function count(report: Report, query: Query, { entries: found, readable }: Shown): number {
  const right = [...query.expect, ...(query.also_ok ?? [])].map(normalize);
  const isRight = ({ id, names }: Entry): boolean =>
    id.startsWith(`${query.game}/`) && names.some((name) => right.includes(normalize(name)));
  const rightIds = new Set(entries.filter(isRight).map(({ id }) => id));
  const place = found.findIndex((id) => rightIds.has(id)) + 1;
  const units = new Set((query.units ?? []).map((unit) => movedUnits.get(unit) ?? unit));
  const answers = readable.findIndex((shown) => shown.some((unit) => units.has(unit))) + 1;
  const all = [
    report,
    (report.languages[query.lang] ??= newFigures()),
    (report.games[query.game] ??= newFigures()),
  ];
  for (const figures of all) {
    figures.count++;
    if (place === 1) figures.first++;
    if (place === 1 || query.elsewhere?.includes(found[0] ?? '')) figures.firstInAnyGame++;
    if (place >= 1 && place <= 3) figures.firstThree++;
    if (units.size > 0) figures.withUnits++;
    if (answers === 1) figures.answerFirst++;
    if (answers >= 1) figures.answerThree++;
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
  return {
    count: 0,
    first: 0,
    firstInAnyGame: 0,
    firstThree: 0,
    withUnits: 0,
    answerFirst: 0,
    answerThree: 0,
  };
}

function newReport(): Report {
  return { ...newFigures(), languages: {}, games: {} };
}
