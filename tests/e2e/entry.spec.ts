import { expect, test } from '@playwright/test';

const ENTRY = '/en/old-world/dice-poker/';

test('the answer stands at the top, with the other language beside the title', async ({ page }) => {
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await expect(page.locator('.page-head > .other-name')).toHaveText('Würfelpoker');
  await expect(page.locator('.lead').first()).toBeInViewport();
});

test('a clause can be copied as a link and as a citation', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ENTRY);
  const clause = page.locator('#unused-dice');
  await clause.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await read()).toBe(`${baseURL}${ENTRY}#unused-dice`);
  await clause.getByRole('button', { name: 'Copy with source' }).click();
  await expect.poll(read).toMatch(/second-highest\.\n\(Old World, Rulebook p\. 14\)\nhttp.*#unused-dice$/);
});

test('where copying is blocked, the address is shown', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('blocked')) },
    });
  });
  await page.goto(ENTRY);
  await page.locator('#unused-dice').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('#toast')).toContainText(`${baseURL}${ENTRY}#unused-dice`);
});

test('the language switch keeps page and clause', async ({ page }) => {
  await page.goto(`${ENTRY}#active-wins-ties`);
  await page.locator('[data-language-switch]').click();
  await expect(page).toHaveURL('/de/old-world/dice-poker/#active-wins-ties');
  await expect(page.locator('#active-wins-ties')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('after a link inside a text, a button leads back to the same place', async ({ page, isMobile }) => {
  await page.goto(ENTRY);
  const link = page.locator('#compare').getByRole('link', { name: 'rank', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  if (isMobile) {
    await link.tap();
    await page.getByRole('link', { name: 'Open the entry' }).tap();
  } else await link.click();
  await expect(page).toHaveURL(/dice-poker-ranks\/#order$/);
  await page.getByRole('link', { name: 'Back to Dice Poker' }).click();
  await expect(page).toHaveURL(ENTRY);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
  await expect(page.locator('.way-back')).toBeHidden();
});

test('a link shows its preview by tap, hover and focus', async ({ page, isMobile }) => {
  await page.goto('/en/old-world/dice-poker-with-locals/');
  const link = page.locator('#otherwise-the-same').getByRole('link', { name: 'dice poker' });
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const answer = 'the better result takes all 3 gold';
  if (isMobile) {
    await link.tap();
    await expect(preview).toContainText(answer);
    await expect(page).toHaveURL(/with-locals\/$/);
    await page.getByRole('button', { name: 'Close the preview' }).tap();
    await expect(preview).toBeHidden();
    await link.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(preview).toBeHidden();
  } else {
    await link.hover();
    await expect(preview).toContainText(answer);
    await page.mouse.move(0, 0);
    await expect(preview).toBeHidden();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(preview).toContainText(answer);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(ENTRY);
  }
});

test('an entry shows rulings, tools, related entries and who uses it', async ({ page }) => {
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { name: 'Who rerolls first?' })).toBeAttached();
  await expect(page.getByRole('link', { name: /Dice-poker ranker.*best reroll/ })).toBeAttached();
  const footer = page.locator('.entry-footer');
  await expect(footer.getByRole('heading', { name: 'Related entries' })).toBeAttached();
  await expect(footer.getByRole('link', { name: 'Dice poker on one page' })).toBeAttached();
});

test('the theme can be chosen and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ENTRY);
  const paper = () => page.evaluate(() => getComputedStyle(document.body.parentElement!).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Colour scheme: As the device' }).click();
  await page.getByRole('button', { name: 'Colour scheme: Light' }).click();
  await expect(page.getByRole('button', { name: 'Colour scheme: Dark' })).toBeVisible();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
});
