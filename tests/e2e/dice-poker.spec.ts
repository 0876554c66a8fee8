import { expect, type Page, test } from '@playwright/test';

test('two hands entered by tapping give the winner, the reason and its clause', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/');
  await enter(page, '5562155631');
  await expect(page.getByText('The challenged player wins')).toBeInViewport();
  await expect(page).toHaveURL(/\?dice-poker=v1\.55621\.55631$/);
  const reason = page.getByRole('row').last().getByRole('link', { name: 'Second-highest unused die' });
  await reason.click();
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#unused-dice$/);
});

test('with equal pairs the third unused die does not count', async ({ page }) => {
  await page.goto('/de/tools/dice-poker/');
  await enter(page, '5563155632');
  await expect(page.getByText('Der aktive Spieler gewinnt', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Dritter ungenutzter Würfel zählt nicht/ })).toContainText(
    'Lesart zu engl. Regelheft S. 14',
  );
});

test('the keyboard alone enters, corrects, swaps and clears', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/');
  await page.getByRole('button', { name: 'Active player, die 1: not set' }).focus();
  await page.keyboard.type('4441122233');
  await expect(page.getByText('The active player wins')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Enter five dice for each player.')).toBeVisible();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Swap' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The challenged player wins')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/dice-poker=v1\.\.$/);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The challenged player wins')).toBeVisible();
  await expect(page).toHaveURL(/dice-poker=v1\.22233\.44411$/);
});

test('undo takes back one change after the other, and ends where the page began', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await enter(page, '6');
  await page.getByRole('button', { name: 'Swap' }).click();
  await undo.click();
  await expect(page).toHaveURL(/dice-poker=v1\.556\.$/);
  await undo.click();
  await expect(page).toHaveURL(/dice-poker=v1\.55\.$/);
  await expect(undo).toBeDisabled();
});

test('a device without a share sheet copies the link', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'Chromium’s phone emulation has no clipboard permission.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/dice-poker=v1\.55621\.55631$/);
});

test('a chosen die can be changed', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
  await page.getByRole('button', { name: 'Active player, die 4: 2' }).click();
  await page.getByRole('button', { name: 'Enter 4' }).click();
  await expect(page.getByText('The active player wins')).toBeVisible();
});

test('the state survives a reload and the language switch', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.2225');
  await page.getByRole('button', { name: 'Enter 5' }).click();
  await page.reload();
  await expect(page.getByText('The challenged player wins')).toBeVisible();
  await page.locator('[data-language-switch]').click();
  await expect(page.getByText('Der Herausgeforderte gewinnt')).toBeVisible();
});

for (const garbage of ['v9.1.1', 'v1.777.1', 'v1.1111111.1', 'x', '%00', '<script>']) {
  test(`a garbled address (${garbage}) gives a message and a working empty tool`, async ({ page }) => {
    await page.goto(`/en/tools/dice-poker/?dice-poker=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText('Enter the dice again below.');
    await enter(page, '1234523456');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByText('The challenged player wins')).toBeVisible();
  });
}

test('the entry shows its example worked out, and the tool works there too', async ({ page }) => {
  await page.goto('/en/old-world/dice-poker/');
  const widget = page.locator('.widget');
  await expect(widget.getByText('The challenged player wins')).toBeVisible();
  await widget.getByRole('button', { name: 'Challenged player, die 4: 3' }).click();
  await widget.getByRole('button', { name: 'Enter 2' }).click();
  await expect(widget.getByText('The active player wins', { exact: true })).toBeVisible();
});

// Helpers

/** Taps the value of each die in turn. */
async function enter(page: Page, dice: string): Promise<void> {
  for (const value of dice)
    await page
      .getByRole('button', { name: new RegExp(` ?${value}( eingeben)?$`) })
      .and(page.locator('.poker-key'))
      .click();
}
