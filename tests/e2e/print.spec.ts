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

test('a printed entry says what kind its clauses are and where they stand, and leaves out what is for the screen', async ({
  page,
}) => {
  await page.goto('/en/old-world/dice-poker/#refuse');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sources:visible')).toHaveCount(await page.locator('.sources').count());
  await expect(page.locator('#active-reroll-once .kind').first()).toBeVisible();
  await expect(page.locator('#who-rerolls-first')).toBeVisible();
  for (const screen of ['.see-also', '.page-bar', '.arrival', '.clause-actions', '.languages', '.widget'])
    await expect(page.locator(screen).first(), screen).toBeHidden();
  await expect(page.locator('.clause > a:first-child:visible')).toHaveCount(0);
  await expect(page.locator('.other:visible')).toHaveCount(0);
});

test('both languages are printed side by side when both are shown', async ({ page }) => {
  await page.goto('/en/adventure-game/wounds/?both');
  const one = await (async () => {
    await page.getByRole('link', { name: 'EN: English' }).click();
    return countPrinted(page);
  })();
  await page.getByRole('link', { name: 'both: English and German' }).click();
  expect(await countPrinted(page)).toBeGreaterThan(one);
  await page.emulateMedia({ media: 'print' });
  const clause = page.locator('#by-rest');
  const [own, other] = [
    (await clause.locator('.said:not(.other)').boundingBox())!,
    (await clause.locator('.said.other').boundingBox())!,
  ];
  expect(other.y).toBe(own.y);
  expect(other.x).toBeGreaterThan(own.x + own.width);
  await expect(page.locator('.run:has(> #by-rest) .sources .other')).toBeVisible();
});

// Helpers

/** The pages of paper that Chromium prints. */
async function countPrinted(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
