import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const words = wordsIn('en').checklist;
const OLD_WORLD = '/en/old-world/checklist/';

for (const [lang, { extra, tokens }] of Object.entries({
  en: { extra: /put an additional stack/, tokens: '2 tokens' },
  de: { extra: /als verdeckten Zusatzstapel/, tokens: '2 Plättchen' },
}))
  test(`shows the steps and numbers of the table that is chosen (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/old-world/checklist/`);
    const start = step(page, 'setup-players#cards-and-gold').getByRole('row');
    await expect(start).toHaveCount(6);
    await choose(page, '5');
    await expect(page).toHaveURL(`/${lang}/old-world/checklist/?players=5`);
    await expect(start.last()).toHaveText(/5\s*2\/5\s*3\/5\s*4\/5\s*4\/7\s*5\/7/);
    await expect(start).toHaveCount(2);
    const stack = step(page, '4-5-player-changes#extra-stack');
    await expect(stack.getByText(extra)).toBeVisible();
    await expect(stack.locator('.todo-here:visible b')).toHaveText([tokens]);
    await expect(step(page, 'solo-mode#start')).toBeHidden();
    if (lang === 'en') await expectAccessible(page, 'with five chosen');

    await choose(page, '3');
    await expect(start.last().getByRole('cell')).toHaveText(['3', '3/2', '4/4', '5/6']);
    await expect(stack).toBeHidden();
    await choose(page, wordsIn(lang as 'en' | 'de').checklist.solo);
    await expect(step(page, 'solo-mode#start')).toBeVisible();
    await expect(start.first()).toBeHidden();
  });

test('asks for a difficulty only where it matters, and shows the tale’s order alone', async ({ page }) => {
  await page.goto('/en/path-of-destiny/checklist/?players=1&tale=striga&difficulty=death-march');
  const difficulty = page.getByRole('group', { name: 'Difficulty level' });
  await expect(difficulty.getByRole('radio', { name: 'Death March!' })).toBeChecked();
  await expect(step(page, 'solo-difficulty#death-march')).toBeVisible();
  const order = step(page, 'starting-initiative#placing').locator('.todo-text > .said').getByRole('row');
  await expect(order.nth(1).getByRole('cell')).toHaveText(['1', 'Geralt']);
  await choose(page, '4');
  await expect(difficulty).toBeHidden();
  await expect(step(page, 'solo-difficulty#death-march')).toBeHidden();
  await expect(page).toHaveURL('/en/path-of-destiny/checklist/?players=4&tale=striga');
  // On paper it says for whom it is, and nothing that is tapped.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.table-choices label:visible')).toHaveText(['4', 'Striga']);
  await expect(progress(page)).toBeHidden();
});

test('keeps ticks and table through a reload and in the other language, until a new game', async ({
  page,
}) => {
  await page.goto(OLD_WORLD);
  await choose(page, '4');
  const all = await page.locator('.todo:visible').count();
  // The box, and the text beside it.
  await tick(page, 'setup-board-decks-and-monsters#board').locator('..').tap();
  await step(page, 'setup-players#shield').getByText('Put your shield marker').tap();
  await expect(progress(page)).toHaveText(fill(words.progress, { done: 2, all }));
  await page.reload();
  await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
  await expect(tick(page, 'setup-players#shield')).toBeChecked();
  await page.goto('/de/old-world/checklist/');
  await expect(page).toHaveURL('/de/old-world/checklist/?players=4');
  await expect(progress(page)).toHaveText(fill(wordsIn('de').checklist.progress, { done: 2, all }));

  await page.goto(OLD_WORLD);
  await page.getByRole('button', { name: words.newGame }).tap();
  await expect(progress(page)).toHaveText(fill(words.progress, { done: 0, all }));
  await page.getByRole('button', { name: wordsIn('en').toolBar.undo }).tap();
  await expect(tick(page, 'setup-players#shield')).toBeChecked();
  await page.getByRole('button', { name: words.newGame }).tap();
  await page.reload();
  await expect(tick(page, 'setup-players#shield')).not.toBeChecked();
  await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
  for (const box of await page.locator('.todo:visible input').all()) await box.check({ force: true });
  await expect(progress(page)).toHaveText(words.ready);
});

test('takes what makes sense of a garbled address, and loses nothing', async ({ page }) => {
  await page.goto(`${OLD_WORLD}?players=5`);
  await tick(page, 'setup-players#shield').locator('..').tap();
  await page.goto(`${OLD_WORLD}?players=99&tale=%00&x=1`);
  await expect(page.getByRole('radio', { name: '5' })).toBeChecked();
  await expect(tick(page, 'setup-players#shield')).toBeChecked();
  await page.evaluate(() => localStorage.setItem('set-up', '{"old-world":{"chosen":3,"done":"x"}'));
  await page.goto(`${OLD_WORLD}?players=2`);
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await expect(step(page, 'setup-board-decks-and-monsters#two-players')).toBeVisible();
});

test('is whole without a script: all steps, and in words for whom', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  });
  await page.goto(OLD_WORLD);
  await expect(step(page, 'solo-mode#start').locator('.todo-when')).toHaveText(words.solo);
  const stack = step(page, '4-5-player-changes#extra-stack');
  await expect(stack.locator('.todo-when')).toHaveText('4 or 5 players');
  await expect(stack.locator('.todo-here')).toHaveText(['4 players: 1 token', '5 players: 2 tokens']);
  // What cannot work does not look as if it did.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.close();
});

test('is found by the number of players, and reached from hub, table mode and entries', async ({ page }) => {
  for (const lang of LANGS) {
    await page.goto(`/${lang}/old-world/`);
    await page.keyboard.press('/');
    await page
      .getByRole('combobox', { name: wordsIn(lang).nav.search })
      .fill(lang === 'en' ? 'setup 5 players' : 'aufbau 5 spieler');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toContainText('5/7');
    await first.click();
    await expect(page).toHaveURL(`/${lang}/old-world/checklist/?players=5`);
  }
  for (const [from, name] of [
    ['/en/card-game/', words.short],
    ['/en/card-game/table/', words.short],
    ['/en/card-game/setup/', words.title],
  ] as const) {
    await page.goto(from);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/en/card-game/checklist/');
  }
});

// Helpers

/** One clause may stand in two places, of which no table has both. */
function step(page: Page, clause: string): Locator {
  return page.locator('.todo', { has: page.locator(`input[value$="/${clause}"]`) }).first();
}

function tick(page: Page, clause: string): Locator {
  return step(page, clause).getByRole('checkbox');
}

function progress(page: Page): Locator {
  return page.locator('#todo-progress');
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.table-choices').getByText(name, { exact: true }).tap();
}
