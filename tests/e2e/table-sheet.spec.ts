import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const TABLE = '/en/old-world/table/';
const words = wordsIn('en');

test('a preview closes by “back”, by its button, by Escape and beside it; the table stays', async ({
  page,
}) => {
  await page.goto('/en/old-world/');
  await page.goto(TABLE);
  const length = await page.evaluate(() => history.length);
  const link = page.locator('#turn').getByRole('link', { name: 'Move', exact: true });
  for (const close of [
    () => page.goBack(),
    () => page.getByRole('button', { name: words.preview.close }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).tap(),
  ]) {
    await link.tap();
    await expect(sheet(page)).toContainText('Movement');
    await close();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(TABLE);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  }
  // However often one was opened, the page before the table is one step away.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
  await page.goBack();
  await expect(page).toHaveURL('/en/old-world/');
});

test('a tap beside a sheet closes it and does nothing else', async ({ page }) => {
  await page.goto(TABLE);
  await page.locator('#turn').getByRole('link', { name: 'Move', exact: true }).tap();
  await expect(sheet(page)).toContainText('Movement');
  await page.getByRole('link', { name: words.table.leave }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(TABLE);
  await page.getByRole('link', { name: words.table.leave }).tap();
  await expect(page).toHaveURL('/en/old-world/');
});

test('a tab chosen at the very moment a sheet closes stays chosen', async ({ page }) => {
  await page.goto(TABLE);
  for (const [slug, title] of [
    ['fight', 'A fight on one page'],
    ['turn', 'The turn on one page'],
  ] as const) {
    await page.locator('.table-panels > :not([hidden]) a[data-preview]').first().tap();
    await expect(sheet(page).locator('.said')).toBeVisible();
    await page.evaluate(async (chosen) => {
      const returned = new Promise((done) => addEventListener('popstate', done, { once: true }));
      document.querySelector<HTMLElement>('.preview-close')!.click();
      document.querySelector<HTMLElement>(`.table-tabs a[href="#${chosen}"]`)!.click();
      await returned;
    }, slug);
    await expect(page).toHaveURL(`${TABLE}#${slug}`);
    await expect(page.locator('.table-panels h2:visible')).toHaveText(title);
  }
});

test('one preview leads to the next, and “back” to the one before', async ({ page }) => {
  await page.goto(TABLE);
  await page.locator('#turn').getByRole('link', { name: 'location action', exact: true }).tap();
  await expect(sheet(page)).toContainText('Location Actions');
  await sheet(page).getByRole('link', { name: 'School training' }).tap();
  await expect(sheet(page)).not.toContainText('Location Actions');
  // The browser tells of a panel that opens a moment after it is there; only then is there something to go back to.
  await expect
    .poll(() => page.evaluate(() => (history.state as { sheet: { depth: number } }).sheet.depth))
    .toBe(2);
  await page.goBack();
  await expect(sheet(page)).toContainText('Location Actions');
  await sheet(page).getByRole('link', { name: 'School training' }).tap();
  await expect(sheet(page)).not.toContainText('Location Actions');
  await page.getByRole('button', { name: words.preview.close }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
});

test('with a mouse and by keyboard, a link opens the sheet as well, which has the focus', async ({
  page,
}) => {
  await page.goto(TABLE);
  const link = page.locator('#turn').getByRole('link', { name: 'Move', exact: true });
  await link.click();
  await expect(page.locator('.preview-sheet')).toContainText('Movement');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.preview-sheet')).toContainText('Movement');
  await expect(sheet(page).locator('.preview-text')).toBeFocused();
  for (const inText of await sheet(page).locator('[data-preview]').all()) {
    await page.keyboard.press('Tab');
    await expect(inText).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.preview.open })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(TABLE);
});

for (const lang of LANGS) {
  const { search, preview, table } = wordsIn(lang);
  const query = { en: 'can i refuse dice poker', de: 'würfelpoker ablehnen' }[lang];

  test(`${lang}: what search finds is shown at the table, with its source`, async ({ page }) => {
    await page.goto(`/${lang}/old-world/table/`);
    const result = await lookUp(page, query, search);
    const said = await result.locator('.result-passage').innerText();
    await result.tap();
    const panel = page.getByRole('dialog', { name: preview.label });
    // Word for word what was found, whichever way it is drawn.
    const [first = ''] = said.split('\n').filter((line) => line.length > 20);
    await expect(panel).toContainText(first.slice(0, 30).trim());
    await expect(panel.getByText(/(Rulebook|Regelheft)\s[pS]/).first()).toBeVisible();
    await expect(page).toHaveURL(`/${lang}/old-world/table/`);
    await expectAccessible(page, 'the sheet');
    // To the results and on to the next; “back” closes the sheet, not the page.
    await panel.getByRole('button', { name: table.results }).tap();
    await expect(page.getByRole('combobox', { name: search.title })).toHaveValue(query);
    await results(page).nth(1).tap();
    // Now “back” knows of it.
    await expect(panel.locator('.preview-text')).toBeFocused();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(`/${lang}/old-world/table/`);
    await expect(page.locator('.table-panels h2:visible')).toHaveCount(1);
  });
}

test('by keyboard too: Enter shows the chosen result', async ({ page }) => {
  await page.goto(TABLE);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: words.search.title }).fill('hand limit');
  await expect(results(page).first()).toContainText('Hand');
  await page.keyboard.press('Enter');
  await expect(page.locator('.preview-sheet')).toContainText('Hand');
  await expect(page).toHaveURL(TABLE);
  await expect(page.getByRole('dialog', { name: words.search.title })).toBeHidden();
});

test('a sheet leads on to the entry, and the way back to the sheet', async ({ page }) => {
  await page.goto(`${TABLE}#fight`);
  await (await lookUp(page, 'hand limit', words.search)).tap();
  await page.getByRole('link', { name: words.preview.open }).tap();
  await expect(page).toHaveURL(/\/en\/old-world\/hand-limit\//);
  await page.getByRole('link', { name: words.table.back }).tap();
  await expect(page).toHaveURL(`${TABLE}#fight`);
  await expect(sheet(page)).toContainText('Hand');
  // Also where the page had to be loaded anew.
  await page.reload();
  await expect(sheet(page)).toContainText('Hand');
  await page.getByRole('button', { name: words.preview.close }).tap();
  await expect(sheet(page)).toBeHidden();
  await expect(page.locator('.table-panels h2:visible')).toHaveText('A fight on one page');
});

test('a quick reference that search finds is a tab', async ({ page }) => {
  await page.goto(TABLE);
  await lookUp(page, 'fight on one page', words.search);
  await page.locator('.search-result[data-item=quickref][href$="/quick/fight/"]').tap();
  await expect(page.locator('.table-panels h2:visible')).toHaveText('A fight on one page');
  await expect(page.getByRole('tab', { name: 'Fight', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(`${TABLE}#fight`);
});

test('a tool returns to the table: from the bar, the text, search, and after the rules behind it', async ({
  page,
}) => {
  const back = page.getByRole('link', { name: words.table.back });
  const open = {
    bar: () => page.locator('.table-bar').getByRole('link', { name: 'Dice-poker ranker' }).tap(),
    text: () => page.locator('#turn').getByRole('link', { name: 'ranker' }).tap(),
    search: async () => {
      await lookUp(page, 'dice-poker ranker', words.search);
      await page.locator('.search-result[data-item=tool]').first().tap();
    },
  };
  for (const go of Object.values(open)) {
    await page.goto(TABLE);
    await go();
    await expect(page).toHaveURL(/\/en\/tools\/dice-poker\//);
    // What is entered changes the address; a rule behind it is another page, and “back” leads here again.
    for (const value of '5562155631')
      await page
        .locator('.poker-key')
        .nth(Number(value) - 1)
        .tap();
    await expect(page).toHaveURL(/\?dice-poker=v1\.55621\.55631$/);
    await page.getByRole('link', { name: 'Second-highest unused die' }).tap();
    await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#unused-dice$/);
    await expect(back).toBeHidden();
    await page.goBack();
    await back.tap();
    await expect(page).toHaveURL(TABLE);
    await expect(back).toBeHidden();
  }
});

test('the way out is no way back', async ({ page }) => {
  await page.goto(TABLE);
  await page.getByRole('link', { name: words.table.leave }).tap();
  await expect(page).toHaveURL('/en/old-world/');
  await expect(page.locator('.way-back')).toBeHidden();
});

test('links are quiet, but links', async ({ page }) => {
  await page.goto(TABLE);
  const style = (link: Locator) =>
    link.evaluate((element) => {
      const { color, textDecorationLine, textDecorationStyle } = getComputedStyle(element);
      const around = getComputedStyle(element.closest('li')!).color;
      return { quiet: color === around, line: textDecorationLine, style: textDecorationStyle };
    });
  const turn = page.locator('#turn');
  const rule = turn.getByRole('link', { name: 'Move', exact: true });
  expect(await style(rule)).toEqual({ quiet: true, line: 'underline', style: 'dotted' });
  const reading = turn.locator('li a[data-kind=reading]').first();
  expect(await style(reading)).toEqual({ quiet: true, line: 'underline', style: 'dashed' });
  // What leads to another place is seen to do so.
  const place = turn.getByRole('link', { name: 'pay for each move' });
  expect(await style(place)).toEqual({ quiet: false, line: 'underline', style: 'solid' });
});

// Helpers

const sheet = (page: Page) => page.getByRole('dialog', { name: words.preview.label });

const results = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Asks and gives the first result. */
async function lookUp(page: Page, query: string, { title }: { readonly title: string }): Promise<Locator> {
  await page.locator('.table-bar [data-open-search]').tap();
  await page.getByRole('combobox', { name: title }).fill(query);
  const first = results(page).first();
  await expect(first).toBeVisible();
  return first;
}
