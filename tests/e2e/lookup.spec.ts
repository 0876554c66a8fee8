import { expect, test } from '@playwright/test';

const CASES = [
  {
    lang: 'en',
    query: 'who rerolls first',
    open: 'Search',
    title: 'Dice Poker',
    says: 'decides first whether to reroll',
    source: 'Rulebook p. 14',
  },
  {
    lang: 'de',
    query: 'wer würfelt zuerst neu',
    open: 'Suchen',
    title: 'Würfelpoker',
    says: 'Zuerst entscheidet',
    source: 'engl. Regelheft S. 14',
  },
] as const;

for (const { lang, query, open, title, says, source } of CASES) {
  test(`a player finds who rerolls first from the home page (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await page.getByRole('navigation').getByRole('button', { name: open }).click();
    await page.getByRole('combobox', { name: open }).fill(query);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toContainText(title);
    await expect(first.locator('mark').first()).toBeVisible();
    await first.click();
    await expect(page).toHaveURL(
      new RegExp(`/${lang}/old-world/dice-poker/#(reroll-order|who-rerolls-first)$`),
    );
    const clause = page.locator('#reroll-order');
    await expect(clause).toContainText(says);
    await expect(clause.getByRole('link', { name: source })).toBeVisible();
  });
}

test('search opens by "/" and by Ctrl-K, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/en/old-world/');
  const rulebook = page.getByRole('link', { name: 'The whole rulebook' });
  for (const key of ['/', 'Control+k']) {
    await rulebook.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rulebook).toBeFocused();
  }
});

test('arrow keys and Enter choose a hit', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('poker');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker/);
});

test('a German word on an English page finds the entry, shown in English', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  for (const query of ['Würfelpoker', 'wuerfelpoker', 'Pokerwürfel']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toContainText('Dice Poker');
    await expect(first).toContainText('Würfelpoker');
    await expect(first).toHaveAttribute('href', /^\/en\/old-world\/dice-poker\//);
  }
});

test('the chosen game filters the hits', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('poker');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('old-world');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Old World');
});

test('no hit leads on to the lists', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('xylophone');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Old World' })).toHaveAttribute(
    'href',
    '/en/old-world/#a-z',
  );
});

test('queries of odd characters neither break search nor inject anything', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/en/');
  await page.keyboard.press('/');
  for (const query of [
    '(',
    '*[',
    '+2',
    '<script>alert(1)</script>',
    '🎲🎲',
    'שלום',
    'a'.repeat(5000),
    '%E0%A4%A',
    '\\',
  ]) {
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    await expect(page.getByRole('status').first()).not.toBeEmpty();
  }
  await page.getByRole('combobox', { name: 'Search' }).fill('full house');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('search that cannot be loaded says so and offers the lists', async ({ page }) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('poker');
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Old World' })).toBeVisible();
});

test('names are found even when the full text cannot be loaded', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Suchen' }).fill('poker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Würfelpoker');
});
