import { KEYS } from '../../src/device/storage.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Page, test } from '../support/test.ts';

const en = wordsIn('en');
const ENTRY = '/en/adventure-game/wounds/';

test('the header of every page leads there, by one control as large as a thumb', async ({ page }) => {
  for (const address of ['/en/', ENTRY, '/en/tools/dice-poker/']) {
    await page.goto(address);
    const gear = page.getByRole('banner').getByRole('link', { name: en.settings.title });
    const { width, height } = (await gear.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await gear.click();
    await expect(page).toHaveURL('/en/settings/');
  }
});

test('the colour scheme: three choices, each seen at once, and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/settings/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await expect(choice(page, en.theme.label, en.theme.system)).toBeChecked();
  await choose(page, en.theme.label, en.theme.dark);
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.goto(ENTRY);
  expect(await paper()).toBe(dark);
  await page.goto('/en/settings/');
  await expect(choice(page, en.theme.label, en.theme.dark)).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, en.theme.label, en.theme.light);
  expect(await paper()).toBe(light);
  await choose(page, en.theme.label, en.theme.system);
  expect(await paper()).toBe(dark);
});

test('what is chosen before the script has come is chosen', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/settings/', { waitUntil: 'commit' });
  await choose(page, en.theme.label, en.theme.dark);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(choice(page, en.theme.label, en.theme.dark)).toBeChecked();
});

test('the size of the text holds for the whole site, before the first paint', async ({ page }) => {
  const { normal, large, largest } = en.table.sizes;
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await page.goto('/en/settings/');
  await expect(choice(page, en.settings.textSize, normal)).toBeChecked();
  const usual = await sizeOf('main p');
  await choose(page, en.settings.textSize, large);
  const larger = await sizeOf('main p');
  expect(larger).toBeGreaterThan(usual * 1.1);
  await choose(page, en.settings.textSize, largest);
  expect(await sizeOf('main p')).toBeGreaterThan(larger * 1.1);

  // Without the page's scripts: only what runs in the head can have set it.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(ENTRY);
  expect(await sizeOf('.clause .said')).toBeGreaterThan(21);
  await page.unroute('**/*.js');

  // Table mode has its own, which is never below that of the site.
  for (const [own, least, most] of [
    ['normal', 22, 22.5],
    ['large', 22, 22.5],
    ['largest', 25, 26],
  ] as const) {
    await page.evaluate((size) => localStorage.setItem('table-size', size), own);
    await page.goto('/en/old-world/table/');
    const size = await sizeOf('.table-panels');
    expect(size, own).toBeGreaterThanOrEqual(least);
    expect(size, own).toBeLessThanOrEqual(most);
  }
});

test('the largest text fits on narrow phones', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('text-size', 'largest');
    localStorage.setItem('game', 'path-of-destiny');
  });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const address of [
      '/de/',
      '/de/path-of-destiny/',
      '/de/settings/',
      '/de/adventure-game/wounds/?both',
      '/de/terms/',
      '/de/tools/battle/',
      '/de/tools/destiny/',
    ]) {
      await page.goto(address);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrolled, `${width} px: ${address}`).toBe(width);
    }
  }
});

test('the language changes with the page, and both are shown on every text', async ({ page }) => {
  await page.goto('/en/settings/');
  const languages = (lang: 'en' | 'de') => page.getByRole('group', { name: wordsIn(lang).language.label });
  await languages('en').getByRole('button', { name: en.language.bothLabel }).click();
  await page.goto(ENTRY);
  await expect(page.locator('.clause > .other').first()).toBeVisible();
  await page.goto('/en/settings/');
  await expect(languages('en').locator('[data-both]')).toHaveAttribute('aria-current', 'true');
  await languages('en').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/settings/');
  await expect(languages('de').getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goto('/');
  await expect(page).toHaveURL('/de/');
  await page.goto(ENTRY);
  await expect(page.locator('.clause > .other').first()).toBeHidden();
});

test('the game being played is chosen for the bar, for home and for search', async ({ page }) => {
  await page.goto('/en/settings/');
  const bar = page.getByRole('navigation', { name: en.nav.label });
  await choose(page, en.settings.game, 'Old World');
  await expect(bar.getByRole('link', { name: 'Old World' })).toBeVisible();
  await page.goto('/en/');
  await expect(page.getByRole('region', { name: 'Old World', exact: true })).toBeVisible();
  await page.goto('/en/settings/');
  await expect(choice(page, en.settings.game, 'Old World')).toBeChecked();
  await choose(page, en.settings.game, en.settings.noGame);
  await expect(bar.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: en.search.playing })).toBeVisible();
  await expect(page.locator('.search-games [aria-pressed="true"]')).toHaveCount(0);
});

test('the screen may go dark in table mode, where the browser can hold it at all', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {} }),
  );
  await page.goto('/en/settings/');
  const toggle = page.getByRole('switch', { name: en.settings.awake });
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  expect(await kept(page, 'keep-awake')).toBe('false');
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await toggle.check();
  expect(await kept(page, 'keep-awake')).toBeNull();
  await page.addInitScript(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('the state of the offline copy is told, and its page is one tap away', async ({ page }) => {
  await page.goto('/en/settings/');
  await expect(page.locator('main').getByRole('status').first()).toHaveText('Not kept on this device');
  await page.getByRole('link', { name: en.settings.offline }).click();
  await expect(page).toHaveURL('/en/offline/');
});

for (const lang of LANGS)
  test(`all that the device keeps is named, and is accessible (${lang})`, async ({ page }) => {
    const words = wordsIn(lang).settings;
    await page.goto(`/${lang}/settings/`);
    await expect(page.getByText(words.nothingKept)).toBeVisible();
    await expect(page.getByRole('button', { name: words.forgetAll })).toBeHidden();
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, 'true');
    }, KEYS);
    await page.reload();
    const rows = page.locator('main').getByRole('listitem');
    await expect(rows).toHaveCount(KEYS.length - 1);
    for (const name of Object.values(words.keyNames))
      await expect(
        page.getByRole('button', { name: fill(words.forgetWhat, { what: name }), exact: true }),
      ).toBeVisible();
    await expectAccessible(page, lang);
  });

test('one thing is forgotten, or everything, and the page follows', async ({ page }) => {
  const { settings: words } = en;
  await page.goto('/en/old-world/');
  await page.goto('/en/settings/');
  await choose(page, en.theme.label, en.theme.dark);
  await choose(page, words.textSize, en.table.sizes.large);
  await page.getByRole('button', { name: en.language.bothLabel }).click();
  const list = page.locator('main').getByRole('listitem');
  await expect(list.locator('span')).toHaveText([
    words.keyNames['both-languages'],
    words.keyNames.game,
    words.keyNames['text-size'],
    words.keyNames.theme,
  ]);

  await page.getByRole('button', { name: fill(words.forgetWhat, { what: words.keyNames.theme }) }).click();
  await expect(page.getByText(fill(words.forgotten, { what: words.keyNames.theme }))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(choice(page, en.theme.label, en.theme.system)).toBeChecked();
  await expect(list).toHaveCount(3);
  // What was pressed is gone: the keyboard goes on where the list begins.
  await expect(page.getByRole('heading', { name: words.kept })).toBeFocused();

  await page.getByRole('button', { name: words.forgetAll }).click();
  await expect(page.getByText(words.allForgotten)).toBeVisible();
  await expect(page.getByText(words.nothingKept)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-text-size');
  await expect(page.locator('html')).not.toHaveAttribute('data-both');
  await expect(choice(page, words.game, words.noGame)).toBeChecked();
  await expect(page.getByRole('button', { name: en.language.bothLabel })).not.toHaveAttribute('aria-current');
  // Without its choice the copy would be fetched anew.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['offline']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it, and the language still changes', async ({ page }) => {
    await page.goto('/en/settings/');
    await expect(page.getByText(en.settings.needsScript)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('link', { name: 'DE: Deutsch' }).click();
    await expect(page).toHaveURL('/de/settings/');
  });
});

// Helpers

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

/** Taps what is seen of a choice. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole('group', { name: group }).getByText(name, { exact: true }).tap();
  await expect(choice(page, group, name)).toBeChecked();
}

const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
