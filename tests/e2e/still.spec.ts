import { samplePages } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

/** What scripts bring has its room before they come: somebody may be reading already, or about to tap. */
for (const address of [...samplePages(), '/de/search/?q=gleichstand'])
  test(`nothing moves when the scripts of ${address} come late`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          moved.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 60) ?? 'something'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(/\.js$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate('moved')).toEqual([]);
  });
