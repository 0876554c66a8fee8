import { readFileSync } from 'node:fs';
import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { readQr, readQrPath } from '../support/qr.ts';
import { builtPages, fileOf } from '../support/sitemap.ts';
import { expect, type Page, test } from '../support/test.ts';

const pages = builtPages();

test('a quick reference prints on one A4 page', async ({ page }) => {
  test.slow();
  const quick = quickrefs();
  for (const lang of ['en', 'de'])
    expect(quick.filter((address) => address.startsWith(`/${lang}/`)).length).toBeGreaterThan(3);
  for (const address of quick) {
    await page.goto(address);
    expect(await countPrinted(page), address).toBe(1);
  }
  // Firefox counts a body as tall as the screen as more than one page.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('min-height', '0px');
});

test('the QR code of every quick reference says its address', () => {
  for (const address of quickrefs()) {
    const [, size = '', path = ''] =
      /<svg class="qr" viewBox="0 0 (\d+) \d+"[^>]*><path d="([^"]*)"/.exec(
        readFileSync(fileOf(address), 'utf8'),
      ) ?? [];
    expect(readQrPath({ size: Number(size), path })).toBe(`https://medallion.example${address}`);
  }
});

for (const lang of LANGS) {
  test(`the QR code can be scanned from paper, and is on paper alone (${lang})`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${lang}/path-of-destiny/quick/which-symbol-dominates/`);
    const code = page.getByRole('img', { name: wordsIn(lang).quick.code, includeHidden: true });
    await expect(code).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(code).toBeVisible();
    const sheet = await code.screenshot();
    const reader = await context.newPage();
    const { pixels, width, height } = await reader.evaluate(async (base64) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      const { data } = canvas.getImageData(0, 0, image.width, image.height);
      return { pixels: [...data], width: image.width, height: image.height };
    }, sheet.toString('base64'));
    expect(readQr(Uint8ClampedArray.from(pixels), width, height)).toBe(
      `https://medallion.example/${lang}/path-of-destiny/quick/which-symbol-dominates/`,
    );
  });
}

test('each printed sheet says its game, its address and the pages of the books', async ({ page }) => {
  for (const { address, says, sheets } of [
    {
      address: '/en/old-world/dice-poker/',
      says: ['The Witcher: Old World – Dice Poker', 'Rulebook pp. 13–15, 30'],
      sheets: 2,
    },
    {
      address: '/de/adventure-game/battles/',
      says: [
        'The Witcher: Abenteuerspiel – Kämpfe',
        /^engl\. Handbuch S\.\s[\d–, ]+ · Spielregel S\.\s[\d–, ]+$/,
      ],
      sheets: 3,
    },
    {
      address: '/de/card-game/quick/trap/',
      says: [/^The Witcher: .* – /, /^engl\. Regelheft, „/],
      sheets: 1,
    },
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    const foot = page.locator('.sheet-foot');
    await expect(foot).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const text of says) await expect(foot.getByText(text, { exact: true })).toBeVisible();
    await expect(foot.getByRole('link')).toHaveText(`https://medallion.example${address}`);

    // A PDF says its links in plain words, each once per sheet that shows it.
    const pdf = await print(page);
    expect(pdf.split(`/URI (https://medallion.example${address})`).length - 1, address).toBe(sheets);
    expect(countPages(pdf), address).toBe(sheets);
  }
});

test('every entry and quick reference has such a foot, without a date', () => {
  const sheets = builtPages().filter(
    (address) =>
      address.includes('/quick/') || readFileSync(fileOf(address), 'utf8').includes('"DefinedTerm"'),
  );
  expect(sheets.length).toBeGreaterThan(480);
  for (const address of sheets) {
    const foot = readFileSync(fileOf(address), 'utf8').split('<div class="sheet-foot">')[1] ?? '';
    const text = (foot.split('</div>')[0] ?? '').replace(/<[^>]*>/g, ' ');
    expect(text).toContain(` https://medallion.example${address} `);
    expect(text).toMatch(/ – \S/);
    expect(text).not.toMatch(/\b(19|20)\d\d\b/);
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

const quickrefs = (): string[] => pages.filter((address) => address.includes('/quick/'));

/** The pages of paper that Chromium prints. */
const countPrinted = async (page: Page): Promise<number> => countPages(await print(page));

const print = async (page: Page): Promise<string> =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');

const countPages = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
