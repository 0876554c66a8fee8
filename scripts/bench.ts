import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from './browser.ts';
import { startStaticServer } from './static-server.ts';

/** Builds the site and prints what it weighs and how it fares, each figure beside its budget. */
const PAGES = {
  home: '/en/',
  hub: '/en/old-world/',
  entry: '/en/old-world/location-actions/',
  'entry with a tool': '/en/old-world/dice-poker/',
  tool: '/en/tools/dice-poker/',
} as const;
const RUNS = 3;
const DEBUGGING_PORT = 9333;

type Row = { readonly what: string; readonly figure: string; readonly budget: string; readonly met: boolean };
const rows: Row[] = [];
const compare = (what: string, figure: number, budget: number, unit: string, atLeast = false): void => {
  rows.push({
    what,
    figure: `${Math.round(figure * 10) / 10}${unit}`,
    budget: `${atLeast ? '≥' : '≤'} ${budget}${unit}`,
    met: atLeast ? figure >= budget : figure <= budget,
  });
};

const started = performance.now();
const build = spawnSync('npm', ['run', 'build'], { encoding: 'utf8' });
if (build.status !== 0) {
  process.stderr.write(build.stdout + build.stderr);
  process.exit(1);
}
compare('whole build', (performance.now() - started) / 1000, 60, ' s');

const server = await startStaticServer({ root: 'dist', port: 0 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const [name, path] of Object.entries(PAGES)) await measureWeight(name, path);
  for (const [name, path] of Object.entries(PAGES)) await measureLighthouse(name, path);
} finally {
  await browser.close();
  await server.close();
}
console.table(
  Object.fromEntries(
    rows.map(({ what, figure, budget, met }) => [what, { figure, budget, met: met ? 'yes' : 'NO' }]),
  ),
);

async function measureWeight(name: string, path: string): Promise<void> {
  const page = await browser.newPage();
  const weights = await loadAndWeigh(page, new URL(path, server.url).href);
  await page.close();
  const withTool = name.includes('tool');
  compare(`${name}: JavaScript, gzip`, weights.script / 1000, withTool ? 40 : 12, ' kB');
  compare(`${name}: over the wire`, weights.wire / 1000, 100, ' kB');
  compare(`${name}: requests`, weights.requests, 10, '');
}

async function loadAndWeigh(
  page: Page,
  url: string,
): Promise<{ script: number; wire: number; requests: number }> {
  let [script, wire, requests] = [0, 0, 0];
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    pending.push(
      (async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        requests++;
        wire += responseBodySize + responseHeadersSize;
        const response = await request.response();
        if (request.resourceType() !== 'script' || response === null) return;
        const body = await response.body();
        script += gzipSync(body, { level: 9 }).length;
      })(),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && !type.includes('json'))
      .map(({ text }) => text)
      .join('\n'),
  );
  return { script: script + gzipSync(inline, { level: 9 }).length, wire, requests };
}

/** The phone profile of Lighthouse; the run with the median performance counts. */
async function measureLighthouse(name: string, path: string): Promise<void> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(new URL(path, server.url).href, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
    });
    if (result !== undefined) runs.push(result.lhr);
  }
  const score = (lhr: Result, category: string): number => (lhr.categories[category]?.score ?? 0) * 100;
  runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const median = runs[Math.floor(runs.length / 2)];
  if (median === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
  compare(`${name}: Lighthouse performance`, score(median, 'performance'), 99, '', true);
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    compare(`${name}: Lighthouse ${category}`, score(median, category), 100, '', true);
  }
  compare(
    `${name}: largest paint`,
    median.audits['largest-contentful-paint']?.numericValue ?? NaN,
    1150,
    ' ms',
  );
}
