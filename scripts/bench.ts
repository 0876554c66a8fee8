// Builds the site and prints what it weighs and how it fares, each figure beside its budget.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { TOOLS } from '../src/widgets/registry.ts';
import { Library } from '../src/library/library.ts';
import { loadContent } from '../src/library/load.ts';
import { VOCABULARY } from '../src/vocabulary.ts';
import { wordsOfClauses } from '../tests/support/words.ts';
import { BUILD, budgetOf, LARGEST_PAINT, LIGHTHOUSE, WORDS_OF_CLAUSES } from './budgets.ts';
import { timeBuild } from './build-time.ts';
import { findBrowser } from './browser.ts';
import { collectFigures } from './figures.ts';
import { askLighthouse } from './lighthouse.ts';
import { startStaticServer } from './static-server.ts';
import { weigh } from './weigh.ts';

const PAGES: Readonly<Record<string, string>> = {
  home: '/en/',
  hub: '/en/old-world/',
  entry: '/en/old-world/location-actions/',
  'entry with a tool': '/en/old-world/dice-poker/',
  rulebook: '/en/old-world/rulebook/',
  'entry with differences': '/en/adventure-game/wounds/',
  'quick reference': '/en/old-world/quick/dice-poker/',
  terms: '/en/terms/',
  search: '/en/search/',
  ...Object.fromEntries(Object.keys(TOOLS).map((id) => [`tool ${id}`, `/en/tools/${id}/`])),
};
const DEBUGGING_PORT = 9333;

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}: a busy machine paints late.`);
const figures = collectFigures();
for (const game of new Library(loadContent('content', VOCABULARY)).games) {
  figures.atMost(
    `${game.key}: words of English clauses`,
    wordsOfClauses(game),
    WORDS_OF_CLAUSES[game.key] ?? 0,
    '',
  );
}
const { seconds, cards } = timeBuild('.');
figures.atMost('whole build', seconds, BUILD.seconds, ' s');
figures.atMost('share cards, within the build', cards, BUILD.cards, ' s');

const server = await startStaticServer({ root: 'dist', port: 0 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const [name, address] of Object.entries(PAGES)) await compareWeight(name, address);
  for (const [name, address] of Object.entries(PAGES)) await compareLighthouse(name, address);
} finally {
  await browser.close();
  await server.close();
}
figures.print();

async function compareWeight(name: string, address: string): Promise<void> {
  // The copy for offline use is fetched when the page has long been there.
  const page = await browser.newPage({
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(server.url).origin, localStorage: [{ name: 'offline', value: 'none' }] }],
    },
  });
  const weight = await weigh(page, new URL(address, server.url).href);
  await page.close();
  const html = readFileSync(`dist${address}index.html`, 'utf8');
  const budget = budgetOf(address, html.includes('<astro-island '));
  figures.atMost(`${name}: JavaScript, gzip`, weight.script / 1000, budget.script / 1000, ' kB');
  figures.atMost(`${name}: over the wire`, weight.wire / 1000, budget.wire / 1000, ' kB');
  figures.atMost(`${name}: requests`, weight.requests, budget.requests, '');
}

async function compareLighthouse(name: string, address: string): Promise<void> {
  const result = await askLighthouse(new URL(address, server.url).href, DEBUGGING_PORT);
  for (const [category, budget] of Object.entries(LIGHTHOUSE)) {
    // Search engines are asked not to list the results page.
    if (category === 'seo' && name === 'search') continue;
    figures.atLeast(`${name}: Lighthouse ${category}`, result.scores[category] ?? NaN, budget);
  }
  figures.atMost(`${name}: largest paint`, result.largestPaint, LARGEST_PAINT, ' ms');
  figures.atMost(`${name}: layout shift`, result.layoutShift, 0, '');
}
