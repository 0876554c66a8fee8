import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BESIDE, type Budget, budgetOf } from '../../scripts/budgets.ts';
import { weigh } from '../../scripts/weigh.ts';
import { builtPages, fileOf, samplePages } from '../support/sitemap.ts';
import { expect, keepNoCopy, test } from '../support/test.ts';

/** The largest page of each kind, and every entry with a tool in it, in one language. */
const withTool = new Set(builtPages().filter((address) => html(address).includes('<astro-island ')));
const weighed = new Set([...samplePages(), ...[...withTool].filter((address) => address.startsWith('/de/'))]);

test('every kind of page is weighed', () => {
  expect(withTool.size).toBeGreaterThan(5);
  for (const kind of [/^\/\w\w\/$/, /\/rulebook\/$/, /\/search\/$/, /\/tools\/battle\/$/])
    expect([...weighed].filter((address) => kind.test(address))).not.toEqual([]);
});

for (const address of weighed) {
  test(`${address} costs no more than its budget`, async ({ page }) => {
    const budget = budgetOf(address, withTool.has(address));
    const weight = await weigh(page, address);
    expect(weight.requests).toBeGreaterThan(3);
    const over = (Object.keys(budget) as (keyof Budget)[]).filter((what) => weight[what] > budget[what]);
    expect(over.map((what) => `${what}: ${weight[what]} instead of ${budget[what]}`)).toEqual([]);
  });
}

for (const address of ['/en/adventure-game/wounds/', '/de/old-world/quick/fight/', '/de/old-world/rulebook/'])
  test(`what stands beside ${address} costs a wide screen little, and a phone nothing`, async ({
    browser,
  }) => {
    const [phone, wide] = await Promise.all(
      [390, 1280].map(async (width) => {
        // Each comes for the first time.
        const context = await browser.newContext();
        await context.addInitScript(keepNoCopy);
        const weight = await weigh(await context.newPage(), address, width);
        await context.close();
        return weight;
      }),
    );
    for (const what of Object.keys(BESIDE) as (keyof Budget)[]) {
      expect(wide![what] - phone![what], what).toBeGreaterThan(0);
      expect(wide![what] - phone![what], what).toBeLessThanOrEqual(BESIDE[what]);
    }
  });

for (const [screen, width, budget] of [
  ['a phone', 390, 6000],
  ['a wide screen', 1280, 6000 + BESIDE.script],
] as const)
  test(`on ${screen} an entry without a tool loads at most ${budget / 1000} kB of JavaScript before it rests`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/en/adventure-game/wounds/', '/de/old-world/witcher-fight/']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const files = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const loaded = visit?.loadEventStart ?? 0;
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= loaded)
          .map(({ name }) => new URL(name).pathname);
      });
      expect(files.length).toBeGreaterThan(0);
      const inline = [...html(address).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script);
      const bytes = [inline.join('\n'), ...files.map((file) => readFileSync(`dist${file}`))].map(
        (script) => gzipSync(script, { level: 9 }).length,
      );
      expect(
        bytes.reduce((sum, size) => sum + size, 0),
        address,
      ).toBeLessThanOrEqual(budget);
    }
  });

test('the two fonts of the first screen are asked for at once, and no other file of the frame', async ({
  page,
}) => {
  await page.goto('/en/adventure-game/wounds/');
  const preloads = await page
    .locator('link[rel=preload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloads).toHaveLength(2);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const font of preloads) expect(loaded.filter((name) => name === font)).toHaveLength(1);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
});

test('the fonts hold every character of the pages', () => {
  const characters = new Set(readFileSync('src/fonts/characters.txt', 'utf8'));
  // Names of people, spelled as they spell themselves: the fallback draws these letters.
  for (const letter of 'Łłź') characters.add(letter);
  const missing = new Map<string, string>();
  for (const address of builtPages()) {
    for (const character of visibleText(html(address))) {
      if (!characters.has(character)) missing.set(character, address);
    }
  }
  expect([...missing]).toEqual([]);
});

// Helpers

function html(address: string): string {
  return readFileSync(fileOf(address), 'utf8');
}

/** Entities are plain ASCII and may stay. */
function visibleText(text: string): string {
  return text.replace(/<(script|style).*?<\/\1>|<[^>]*>/gs, '');
}
