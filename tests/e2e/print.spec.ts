import { expect, type Page, test } from '@playwright/test';
import { builtPages } from '../support/sitemap.ts';

const pages = builtPages();

test('a quick reference prints on one A4 page', async ({ page }) => {
  test.slow();
  const quick = pages.filter((address) => address.includes('/quick/'));
  for (const lang of ['en', 'de'])
    expect(quick.filter((address) => address.startsWith(`/${lang}/`)).length).toBeGreaterThan(3);
  for (const address of quick) {
    await page.goto(address);
    expect(await countPrinted(page), address).toBe(1);
  }
});

test('a printed rulebook begins each chapter on a new page', async ({ page }) => {
  test.slow();
  const books = pages.filter((address) => address.endsWith('/rulebook/'));
  expect(books).toHaveLength(8);
  await page.emulateMedia({ media: 'print' });
  for (const address of books) {
    await page.goto(address);
    const breaks = await page
      .locator('.chapter')
      .evaluateAll((chapters) => chapters.map((chapter) => getComputedStyle(chapter).breakBefore));
    expect(breaks.length, address).toBeGreaterThan(3);
    // The first one stands under the title.
    expect(breaks[0], address).toBe('auto');
    expect(new Set(breaks.slice(1)), address).toEqual(new Set(['page']));
    // The shortest of them is counted, once with and once without the breaks.
    if (address !== '/en/card-game/rulebook/') continue;
    const printed = await countPrinted(page);
    expect(printed).toBeGreaterThan(breaks.length);
    await page
      .locator('.chapter')
      .evaluateAll((chapters) =>
        chapters.forEach((chapter) => ((chapter as HTMLElement).style.breakBefore = 'auto')),
      );
    expect(await countPrinted(page)).toBeLessThan(printed);
  }
});

// Helpers

/** The pages of paper that Chromium prints. */
async function countPrinted(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
