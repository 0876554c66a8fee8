import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('texts, anchors and lists work, and what does not says so', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Old World/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Dice Poker', exact: true }).first().click();
    await page.locator('#compare').getByRole('link', { name: 'rank', exact: true }).click();
    await expect(page).toHaveURL(/dice-poker-ranks\/#order$/);
    await page.goto('/de/tools/dice-poker/');
    await expect(page.getByText('Das Werkzeug braucht JavaScript')).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/');
  });

  for (const address of ['/', '/nonsense'])
    test(`${address} is set in the type of the site`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('body')).toHaveCSS('font-family', /Medallion Text/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Medallion Heading/);
    });

  test('the example in an entry is worked out in the page itself', async ({ page }) => {
    await page.goto('/de/old-world/dice-poker/');
    await expect(page.getByText('Der Herausgeforderte gewinnt')).toBeVisible();
  });
});

test('blocked storage costs remembering, nothing else', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/en/settings/');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/en/old-world/');
  await page.getByRole('button', { name: 'A–Z' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'H', exact: true })).toBeVisible();
  await page.goto('/en/old-world/dice-poker/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('poker');
  await page.getByRole('group', { name: 'Playing' }).getByRole('button', { name: 'Old World' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/en/');
  expect(errors).toEqual([]);
});

for (const { address, lang, title } of [
  { address: '/de/old-world/wuerfel-poker/', lang: 'de', title: 'Diese Seite gibt es nicht' },
  { address: '/en/old-world/dice-pokre/', lang: 'en', title: 'This page does not exist' },
  { address: '/nonsense', lang: 'en', title: 'This page does not exist' },
]) {
  test(`${address} leads to the helpful page in the right language`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('the helpful page searches for the words of the address', async ({ page }) => {
  await page.goto('/en/old-world/full-house-rule/');
  await page.getByRole('button', { name: 'Search for “full house rule”' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('full house rule');
});

test('the helpful page reads umlauts in the address', async ({ page }) => {
  await page.goto('/de/old-world/würfelpoker/');
  await page.getByRole('button', { name: 'würfelpoker' }).click();
  await expect(page.getByRole('combobox', { name: 'Suchen' })).toHaveValue('würfelpoker');
});

test('the address of the site leads to the language of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-AT', ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/de/');
  await context.close();
});

test('a long word in recent look-ups stays on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(
    (words) => localStorage.setItem('recent-lookups', JSON.stringify(words)),
    ['x'.repeat(150), 'Donaudampfschifffahrtsgesellschaftskapitän'],
  );
  await page.goto('/en/?search');
  const recent = page
    .getByRole('region', { name: 'Recent look-ups' })
    .getByRole('listitem')
    .getByRole('button');
  await expect(recent).toHaveCount(2);
  for (const each of await recent.all())
    expect(
      await each.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
});
