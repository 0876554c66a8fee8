import { expect, test } from '../support/test.ts';

const CASES = [
  {
    lang: 'en',
    query: 'who rerolls first',
    open: 'Search',
    title: 'Dice Poker',
    says: 'may reroll once',
    source: 'Rulebook p. 14',
  },
  {
    lang: 'de',
    query: 'wer würfelt zuerst neu',
    open: 'Suchen',
    title: 'Würfelpoker',
    says: 'darf einmal neu würfeln',
    source: 'engl. Regelheft S. 14',
  },
] as const;

for (const { lang, query, open, title, says, source } of CASES) {
  test(`a player finds who rerolls first from the home page (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await page.getByRole('button', { name: open }).click();
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
    const run = page.locator('.run').filter({ has: clause });
    await expect(run.locator('.sources').getByText(source)).toBeVisible();
  });
}

test('search opens by "/" and by Ctrl-K, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/en/old-world/');
  const rulebook = page.getByRole('link', { name: 'Rulebook' });
  for (const key of ['/', 'Control+k']) {
    await rulebook.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rulebook).toBeFocused();
  }
});

test('nothing is lost that is typed while search still loads, and the field stays the same', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_astro/open*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/en/');
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('pok');
  const standing = await field.elementHandle();
  arrive();
  const loaded = page.getByRole('combobox', { name: 'Search' });
  await expect(loaded).toBeFocused();
  await page.keyboard.type('er');
  await expect(loaded).toHaveValue('poker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Dice Poker');
  // A phone would put its keyboard away if another field took its place.
  expect(await loaded.evaluate((element, before) => element === before, standing)).toBe(true);
});

test('search opened again has its field before the tap is over, and is empty', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  const first = page.getByRole('listbox').getByRole('option').first();
  for (const isToldBefore of [true, false]) {
    await field.fill('poker');
    await expect(first).toContainText('Dice Poker');
    if (isToldBefore) {
      await page.keyboard.press('Escape');
      await expect(page.locator('#search input')).toHaveCount(0);
    }
    // A phone shows its keyboard only for what has the focus by now. A browser may tell of the closing later.
    const focused = await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#search')!.close();
      document.querySelector<HTMLElement>('[data-open-search]')!.click();
      return document.activeElement?.role;
    });
    expect(focused).toBe('combobox');
    await page.keyboard.type('trail');
    await expect(field).toHaveValue('trail');
    await expect(first).toContainText('Trail');
  }
});

test('search that cannot be loaded says what to do, and can be closed', async ({ page }) => {
  await page.route('**/_astro/open*.js', (route) => route.abort());
  await page.goto('/de/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('die Seite neu laden');
  await dialog.getByRole('button', { name: 'Suche schließen' }).click();
  await expect(dialog).toBeHidden();
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
    if (query !== 'Pokerwürfel') await expect(first).toContainText('Würfelpoker');
    await expect(first).toHaveAttribute('href', /^\/en\/old-world\/dice-poker\//);
  }
});

test('the game being played is that of the page, is searched alone, and can be changed or cleared by one tap', async ({
  page,
}) => {
  await page.goto('/en/old-world/');
  await page.goto('/en/');
  await page.keyboard.press('/');
  const games = page.getByRole('group', { name: 'Playing' });
  const options = page.getByRole('listbox').getByRole('option');
  const ofGame = (game: string) => page.locator(`[role="option"][data-game="${game}"]`);
  await expect(games.getByRole('button', { name: 'Old World' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Search' }).fill('setup');
  await expect(options.first()).toBeVisible();
  expect(await ofGame('old-world').count()).toBe(await options.count());

  await games.getByRole('button', { name: 'Path of Destiny' }).click();
  await expect(ofGame('path-of-destiny').first()).toBeVisible();
  await expect(ofGame('old-world')).toHaveCount(0);
  // The others follow, under their own heading, where they are wanted.
  await page.getByRole('button', { name: 'Search the other games, too' }).click();
  const others = page.getByRole('group', { name: 'Other games' });
  await expect(others.getByRole('option').first()).toBeVisible();
  await expect(others.locator('[data-game="path-of-destiny"]')).toHaveCount(0);
  await expect(options.first()).toHaveAttribute('data-game', 'path-of-destiny');

  await games.getByRole('button', { name: 'Path of Destiny' }).click();
  await expect(games.locator('[aria-pressed="true"]')).toHaveCount(0);
  await page.reload();
  await page.keyboard.press('/');
  await expect(games.getByRole('button').first()).toBeVisible();
  await expect(games.locator('[aria-pressed="true"]')).toHaveCount(0);
});

test('before anything is typed, the game offers what is asked most', async ({ page }) => {
  await page.goto('/en/old-world/');
  await page.keyboard.press('/');
  const question = page.getByRole('region', { name: 'Often asked in this game' }).getByRole('button').first();
  const asked = (await question.textContent()) ?? '';
  await question.click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(asked.trim());
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(asked.trim());
});

for (const [width, height, whole] of [
  [390, 844, 2],
  [360, 640, 1],
] as const)
  test(`above the keyboard of a phone of ${width} × ${height} px stand ${whole} whole results`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/en/old-world/');
    await page.keyboard.press('/');
    for (const query of ['can i refuse a fight', 'hand limit', 'how many potions can i have', 'fatigue']) {
      await page.getByRole('combobox', { name: 'Search' }).fill(query);
      const result = page
        .getByRole('listbox')
        .getByRole('option')
        .nth(whole - 1);
      await expect(result).toBeVisible();
      const { y, height: tall } = (await result.boundingBox())!;
      expect(y + tall, query).toBeLessThanOrEqual(height * 0.55);
    }
  });

test('hits can be narrowed to quick references', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('dice poker');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('quickref');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('Quick reference');
  await expect(options.filter({ hasNotText: 'Quick reference' })).toHaveCount(0);
});

for (const { lang, query, says } of [
  { lang: 'en', query: 'can i refuse dice poker', says: 'No.' },
  { lang: 'de', query: 'darf ich würfelpoker ablehnen', says: 'Nein.' },
] as const) {
  test(`a question is answered in the list itself (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').first().fill(query);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toContainText(says);
    await expect(first).toHaveAttribute('href', /\/dice-poker\/#[\w-]+$/);
  });
}

test('typing mistakes, missing spaces and parts of compounds find what was meant', async ({ page }) => {
  await page.goto('/de/');
  await page.keyboard.press('/');
  for (const [query, title] of [
    ['wuerfelpokr', 'Würfelpoker'],
    ['schicksalsmakrer', 'Schicksalsmarker'],
    ['dicepoker', 'Würfelpoker'],
    ['unglcük', 'Unglück'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Suchen' }).fill(query);
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(title);
  }
});

test('no hit leads on: to what is called alike, to the lists, to a report of the query alone', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('zxtrgpha');
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Old World' })).toHaveAttribute('href', '/en/old-world/#a-z');
  await expect(dialog.getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=Not%20found%3A%20zxtrgpha$/,
  );
  await page.getByRole('combobox', { name: 'Search' }).fill('srtigga');
  await expect(
    dialog
      .getByRole('link', { name: 'Striga' })
      .or(page.getByRole('option', { name: /Striga/ }))
      .first(),
  ).toBeVisible();
});

test('recent look-ups can be asked again, and cleared', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('foul fate');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/foul-fate/);
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'foul fate', exact: true }).click();
  await expect(box).toHaveValue('foul fate');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Foul Fate');
  await box.fill('');
  await page.getByRole('button', { name: 'Clear recent look-ups' }).click();
  await expect(page.getByRole('region', { name: 'Recent look-ups' })).toBeHidden();
  await expect(box).toBeFocused();
});

test('results have an address that can be shared', async ({ page }) => {
  await page.goto('/de/search/?q=wunden');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('Wunden');
  await page.getByRole('main').getByRole('combobox', { name: 'Suchen' }).fill('schicksalsmarker');
  await expect(page).toHaveURL('/de/search/?q=schicksalsmarker');
  await page.reload();
  await expect(options.first()).toContainText('Schicksalsmarker');
});

test('search shows ten hits at most, and leads to all of them', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('gold');
  const hits = page.getByRole('listbox').getByRole('option');
  await expect(hits).toHaveCount(10);
  await page.getByRole('link', { name: 'All results on a page' }).click();
  await expect(page).toHaveURL('/en/search/?q=gold');
  await expect(hits).toHaveCount(20);
});

test('the field of the results keeps its query where a browser resets it on the way back', async ({
  page,
}) => {
  await page.goto('/de/search/?q=wunden');
  const field = page.getByRole('main').getByRole('combobox', { name: 'Suchen' });
  // WebKit does, to this default, when the page comes back from its cache.
  await expect(field).toHaveJSProperty('defaultValue', 'wunden');
  await field.fill('schicksalsmarker');
  await expect(field).toHaveJSProperty('defaultValue', 'schicksalsmarker');
  await expect(field).toHaveValue('schicksalsmarker');
});

test('a browser learns how to search the site', async ({ page }) => {
  await page.goto('/en/');
  const description = page.locator('link[rel="search"]');
  const href = (await description.getAttribute('href')) ?? '';
  const xml = await (await page.request.get(href)).text();
  expect(xml).toMatch(
    /<Url type="text\/html" template="https?:\/\/[^"]+\/en\/search\/\?q=\{searchTerms\}"\/>/,
  );
});

test('nothing of search is loaded before it is wanted', async ({ page }) => {
  const wanted: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:search|pagefind)\//.test(request.url())) wanted.push(request.url());
  });
  await page.goto('/en/', { waitUntil: 'networkidle' });
  expect(wanted).toEqual([]);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('poker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(wanted.length).toBeGreaterThan(0);
});

test('no text of a hit is blank or cut off, except below the third', async ({ page }) => {
  await page.goto('/en/old-world/');
  await page.keyboard.press('/');
  for (const query of ['starting cards and gold', 'poker ranks', 'combo', 'tie in dice poker']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    const texts = page.getByRole('listbox').locator('.result-passage');
    await expect(texts.first()).toBeVisible();
    for (const text of await texts.all()) await expect(text).not.toBeEmpty();
    const cut = await texts.evaluateAll((all) =>
      all.slice(0, 3).filter((text) => text.scrollHeight > text.clientHeight + 1),
    );
    expect(cut).toEqual([]);
  }
});

test('tables are rows and dice are drawn in a hit', async ({ page }) => {
  await page.goto('/en/old-world/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('full house three of one value');
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first.locator('.passage-rows > span')).toHaveCount(8);
  await expect(first.getByRole('img', { name: '2 2 2 5 5' })).toBeVisible();
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

test('a query that is too long is not cut through a character', async ({ page }) => {
  await page.goto('/en/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill(`x${'🎲'.repeat(150)}`);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Report' })).toHaveAttribute(
    'href',
    /%F0%9F%8E%B2$/,
  );
});

test('search that cannot be loaded says so and offers the lists', async ({ page }) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await page.goto('/en/old-world/dice-poker/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Search' }).fill('poker');
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'The four games' }).click();
  await page
    .getByRole('link', { name: /^Old World/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Dice Poker', exact: true }).first()).toBeVisible();
});

test('hits stay even when the full text cannot be asked', async ({ page }) => {
  await page.route('**/pagefind.js', (route) => route.abort());
  await page.goto('/en/card-game/');
  await page.keyboard.press('/');
  // So few hits that the full text is asked, too.
  await page.getByRole('combobox', { name: 'Search' }).fill('mercenaries');
  const list = page.getByRole('listbox');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByRole('option').first()).toContainText('Mercenaries');
});

test('a game that could not be fetched is tried again with the next letter', async ({ page }) => {
  let cut = true;
  await page.route('**/search/de/*.json', (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/de/old-world/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Suchen' });
  await field.fill('poke');
  await expect(page.getByRole('status').filter({ hasText: 'die Seite neu laden' })).toBeVisible();
  cut = false;
  await field.fill('poker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Würfelpoker');
});
