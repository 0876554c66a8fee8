import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** How many steps the quick references number; in Old World the table of the second phase is the fourth. */
const STEPS = { 'adventure-game': 6, 'card-game': 13, 'old-world': 7, 'path-of-destiny': 3 } as const;
const { turn: words } = wordsIn('en').table;

for (const lang of LANGS) {
  const { turn } = wordsIn(lang).table;

  test(`${lang}: the steps are those of the quick reference, marked where they stand`, async ({ page }) => {
    for (const [game, count] of Object.entries(STEPS)) {
      await page.goto(`/${lang}/${game}/table/`);
      await expect(current(page)).toHaveCount(1);
      const said = await page
        .locator('#turn li[aria-current] > :not(button), #turn li[aria-current]')
        .count();
      expect(said).toBeGreaterThan(0);
      for (let step = 1; step <= count; step++) {
        await expect(bar(page)).toContainText(fill(turn.step, { step, steps: count }));
        await expect(ticks(page)).toHaveCount(count);
        await expect(ticked(page)).toHaveCount(step - 1);
        await expect(current(page)).toBeInViewport();
        if (step < count) await page.getByRole('button', { name: turn.next, exact: true }).tap();
      }
      // After the last comes another turn, from the beginning.
      await page.locator('[data-turn-next]').tap();
      await expect(bar(page)).toContainText(fill(turn.step, { step: 1, steps: count }));
      await expect(ticked(page)).toHaveCount(0);
      await expect(current(page)).toBeInViewport();
    }
  });
}

test('is accessible in both themes, with players', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  await ticks(page).nth(3).tap();
  await bar(page).tap();
  await expect(page.getByRole('dialog', { name: words.label })).toBeVisible();
  await expectAccessible(page, 'the turn');
});

test('a table between the lists is a step, at its heading', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  for (let step = 1; step < 4; step++) await next(page);
  await expect(current(page).getByRole('heading')).toHaveText('Phase II: exactly one');
  await next(page);
  await expect(current(page)).toContainText('discard any number of hand cards');
});

test('says whose turn it is, and goes round the table', async ({ page }) => {
  await page.goto('/en/adventure-game/table/');
  await expect(bar(page)).toContainText('Turn 1');
  await bar(page).tap();
  await page.getByRole('dialog', { name: words.label }).getByText('3', { exact: true }).tap();
  await page.keyboard.press('Escape');
  for (const player of [1, 2, 3, 1]) {
    await expect(bar(page)).toContainText(`Player ${player} of 3`);
    for (let step = 1; step < 6; step++) await next(page);
    await page.getByRole('button', { name: `Next: Player ${(player % 3) + 1}` }).tap();
  }
  // A turn may end before all its steps.
  await bar(page).tap();
  await page.getByRole('dialog', { name: words.label }).getByRole('button', { name: 'Next: Player 3' }).tap();
  await expect(bar(page)).toContainText('Player 3 of 3');
  await expect(bar(page)).toContainText('Step 1 of 6');
});

test('a tick says that what comes before is done; a second takes it away', async ({ page }) => {
  await page.goto('/en/adventure-game/table/');
  const fourth = page.getByRole('button', { name: 'Steps, step 4' });
  await fourth.tap();
  await expect(ticked(page)).toHaveCount(4);
  await expect(fourth).toHaveAttribute('aria-pressed', 'true');
  await expect(current(page)).toContainText('Operations');
  await page.getByRole('button', { name: 'Steps, step 2' }).tap();
  await expect(ticked(page)).toHaveCount(1);
  await expect(current(page)).toContainText('First action');
});

test('every tap is taken back, the beginning of another game, too', async ({ page }) => {
  await page.goto('/en/card-game/table/');
  const undo = page.getByRole('button', { name: wordsIn('en').toolBar.undo });
  await expect(undo).toBeDisabled();
  await next(page);
  await ticks(page).nth(8).tap();
  await bar(page).tap();
  await page.getByRole('button', { name: words.restart }).tap();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('Step 1 of 13');
  for (const step of [10, 2, 1]) {
    await undo.tap();
    await expect(bar(page)).toContainText(`Step ${step} of 13`);
  }
  await expect(undo).toBeDisabled();
});

test('the place is kept on the device, for each game and in both languages', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  await next(page);
  await next(page);
  await page.goto('/de/old-world/table/');
  await expect(bar(page)).toContainText('Schritt 3 von 7');
  await page.getByRole('button', { name: wordsIn('de').toolBar.undo }).tap();
  await expect(bar(page)).toContainText('Schritt 2 von 7');
  await page.goto('/en/path-of-destiny/table/');
  await expect(bar(page)).toContainText('Step 1 of 3');
  await page.goto('/en/old-world/table/');
  await expect(bar(page)).toContainText('Step 2 of 7');
});

test('what the device holds may be anything', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const kept of ['{', 'null', '[]', '{"old-world":[[0,0,0,99]]}']) {
    await page.goto('/en/old-world/table/');
    await page.evaluate((value) => localStorage.setItem('turns', value), kept);
    await page.reload();
    await expect(bar(page)).toContainText('Step 1 of 7');
  }
  expect(errors).toEqual([]);
});

test('stands in the lower half and only with the turn; nothing moves under the thumb', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  const place = async () => (await page.locator('[data-turn-undo]').boundingBox())!;
  const before = await place();
  expect(before.y).toBeGreaterThan(370);
  for (let step = 1; step <= 7; step++) {
    await page.locator('[data-turn-next]').tap();
    expect(await place()).toEqual(before);
  }
  const tab = page.getByRole('tab', { name: 'Fight', exact: true });
  const tabAt = await tab.boundingBox();
  await tab.tap();
  await expect(bar(page)).toBeHidden();
  expect((await tab.boundingBox())!.y).toBe(tabAt!.y);
});

test('the next step is said to a screen reader', async ({ page }) => {
  await page.goto('/en/adventure-game/table/');
  await next(page);
  await expect(page.locator('[data-turn-status]')).toHaveText(/^Turn 1\. Step 2 of 6\. First action\./);
});

// Helpers

const bar = (page: Page) => page.locator('.turn-who');
const ticks = (page: Page) => page.locator('#turn .turn-tick');
const ticked = (page: Page) => page.locator('#turn .turn-tick[aria-pressed=true]');
const current = (page: Page) => page.locator('#turn [aria-current=step]');

const next = (page: Page) => page.getByRole('button', { name: words.next, exact: true }).tap();
