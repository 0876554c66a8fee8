import type { Lang } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { expect, type Page, test } from '../support/test.ts';

test('a false friend is found by either word and explained', async ({ page }) => {
  await page.goto('/de/terms/');
  await page.getByRole('searchbox', { name: 'Begriff suchen' }).fill('operation');
  const row = rows(page);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Freie Aktion');
  await expect(row).toContainText('Spielregel S. 5');
  await expect(row).toContainText('keine Aktion');
  await expect(row.locator('[lang=en]')).toHaveText('operation');
  await row.getByRole('link', { name: 'Freie Aktion' }).click();
  await expect(page).toHaveURL('/de/adventure-game/operations/');
});

test('every word for “banner” is told apart', async ({ page }) => {
  await page.goto('/en/terms/');
  await page.getByRole('searchbox', { name: 'Find a term' }).fill('banner');
  for (const word of ['Namensplakette', 'Fähnchen', 'Fahne'])
    await expect(rows(page).getByText(word, { exact: true })).toBeVisible();
});

test('umlauts may be typed as they come, one game may be chosen, and no hit says so', async ({ page }) => {
  await page.goto('/en/terms/');
  const search = page.getByRole('searchbox', { name: 'Find a term' });
  for (const query of ['Würfelpoker', 'wuerfelpoker', 'wurfelpoker']) {
    await search.fill(query);
    await expect(rows(page)).toHaveCount(1);
  }
  await page.getByRole('combobox', { name: 'Game' }).selectOption('card-game');
  await expect(page.getByRole('status').filter({ hasText: 'No term matches.' })).toBeVisible();
  await search.fill('');
  await expect(rows(page).first()).toContainText('Adventure Card Game');
});

for (const { lang, plural, singular } of [
  { lang: 'en', plural: 'leads', singular: 'lead' },
  { lang: 'en', plural: 'Wunden', singular: 'Wunde' },
  { lang: 'de', plural: 'Orte', singular: 'Ort' },
  { lang: 'de', plural: 'minor wounds', singular: 'minor wound' },
] as const)
  test(`a term is found by its plural: ${plural}`, async ({ page }) => {
    await page.goto(`/${lang}/terms/`);
    const all = await rows(page).count();
    const search = page.getByRole('searchbox', { name: wordsIn(lang).terms.filter });
    const find = async (typed: string): Promise<string[]> => {
      await search.fill(typed);
      await expect(rows(page).getByText(singular, { exact: true }).first()).toBeVisible();
      const found = await rows(page).locator('.word').allTextContents();
      await expect(page.locator('#term-count')).toHaveText(countOf(lang, found.length / 2));
      return found;
    };
    const found = await find(plural);
    expect(found.length).toBeLessThan(all);
    expect(await find(singular)).toEqual(expect.arrayContaining(found));
  });

test('one term is counted as one', async ({ page }) => {
  for (const lang of ['en', 'de'] as const) {
    await page.goto(`/${lang}/terms/`);
    await page.getByRole('searchbox').fill('Würfelpoker');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.locator('#term-count')).toHaveText(wordsIn(lang).terms.countOne);
  }
});

test('either language sorts the table, both ways', async ({ page }) => {
  await page.goto('/en/terms/');
  const words = (lang: string) => rows(page).locator(`.word[lang=${lang}]`).allTextContents();
  const sorted = (list: string[], lang: string) =>
    list.toSorted(new Intl.Collator(lang, { ignorePunctuation: true }).compare);
  expect(await words('en')).toEqual(sorted(await words('en'), 'en'));
  const german = page.getByRole('columnheader', { name: 'German' });
  await german.getByRole('button').click();
  await expect(german).toHaveAttribute('aria-sort', 'ascending');
  expect(await words('de')).toEqual(sorted(await words('de'), 'de'));
  await german.getByRole('button').click();
  await expect(german).toHaveAttribute('aria-sort', 'descending');
  expect(await words('de')).toEqual(sorted(await words('de'), 'de').toReversed());
});

test('the table can be taken along', async ({ page, request }) => {
  await page.goto('/en/terms/');
  const count = await rows(page).count();
  const link = (type: string) => page.getByRole('link', { name: `Download: ${type}` });
  const json = await request.get((await link('JSON').getAttribute('href')) ?? '');
  expect(((await json.json()) as { terms: unknown[] }).terms).toHaveLength(count);
  const csv = await request.get((await link('CSV').getAttribute('href')) ?? '');
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(count + 1);
});

test('without JavaScript it is a plain table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/de/terms/');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Freie Aktion' })).toBeVisible();
  await context.close();
});

// Helpers

const countOf = (lang: Lang, count: number): string =>
  count === 1 ? wordsIn(lang).terms.countOne : fill(wordsIn(lang).terms.count, { count });

const rows = (page: Page) => page.locator('tbody tr:visible');
