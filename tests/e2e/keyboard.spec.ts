import { expect, type Page, test } from '../support/test.ts';

/** Without a mouse or a finger, from the first press of a key on. Tools have walks of their own in their specs. */

test('the first stop skips to the content, and the control for languages follows in the header', async ({
  page,
}) => {
  await page.goto('/en/old-world/dice-poker/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/en/old-world/dice-poker/');
  await tabTo(page, 'DE: Deutsch');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/old-world/dice-poker/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('search: open, choose, come to the rule, and the focus is not lost', async ({ page }) => {
  await page.goto('/en/old-world/');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('dice poker');
  await expect(page.getByRole('option', { name: /Dice Poker/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/old-world\/dice-poker/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('every stop on an entry shows where it is', async ({ page }) => {
  await page.goto('/en/old-world/dice-poker/');
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const outlined = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const name = await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 100));
    expect(outlined, name).toBe(true);
  }
});

// Helpers

/** Presses Tab until the stop of that name is reached; it must stand among the first of the page. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim(),
    );
    if (reached === name) return;
  }
  throw new Error(`The keyboard did not reach “${name}”.`);
}
