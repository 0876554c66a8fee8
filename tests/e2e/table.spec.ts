import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const PORTRAIT = { width: 360, height: 740 };
const LANDSCAPE = { width: 844, height: 390 };
const GAMES = ['adventure-game', 'card-game', 'old-world', 'path-of-destiny'] as const;

const IN = {
  en: {
    tabs: 'Quick references',
    turn: 'The turn on one page',
    fight: 'Fight',
    fightTitle: 'A fight on one page',
    search: 'Search',
    leave: 'Leave table mode',
    settings: 'Settings',
    awake: 'Keep the screen on',
    on: 'It stays on.',
    off: 'It may turn off.',
    refused: 'The device does not allow it now.',
  },
  de: {
    tabs: 'Kurzübersichten',
    turn: 'Der Zug auf einer Seite',
    fight: 'Kampf',
    fightTitle: 'Ein Kampf auf einer Seite',
    search: 'Suchen',
    leave: 'Tischmodus verlassen',
    settings: 'Einstellungen',
    awake: 'Bildschirm anlassen',
    on: 'Er bleibt an.',
    off: 'Er kann ausgehen.',
    refused: 'Das Gerät lässt es gerade nicht zu.',
  },
} as const;

for (const { lang, name, viewport } of [
  { lang: 'en', name: 'portrait', viewport: PORTRAIT },
  { lang: 'de', name: 'landscape', viewport: LANDSCAPE },
] as const)
  test.describe(`${lang}, ${name}`, () => {
    test.use({ viewport });
    const words = IN[lang];

    test('opens with the turn; one tap shows another quick reference, without loading', async ({ page }) => {
      await page.goto(`/${lang}/old-world/table/`);
      await expect(shownTitle(page)).toHaveText([words.turn]);
      // What comes after the page has come: the footer says how the copy stands.
      await expect(page.locator('[data-offline]')).toHaveText(/\S/);
      const pages: string[] = [];
      page.on('request', (request) => pages.push(request.url()));
      const tab = tabs(page).getByRole('tab', { name: words.fight, exact: true });
      await tab.tap();
      await expect(shownTitle(page)).toHaveText([words.fightTitle]);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(pages).toEqual([]);
      await page.reload();
      await expect(shownTitle(page)).toHaveText([words.fightTitle]);
    });

    test('every tab, the turn, the tools and search are at hand, wherever the text stands', async ({
      page,
    }) => {
      for (const game of GAMES) {
        await page.goto(`/${lang}/${game}/table/`);
        await page.evaluate(() => window.scrollTo(0, 500));
        const atHand = [
          ...(await page.locator('.turn-bar > button:visible').all()),
          ...(await page.locator('.table-bar').locator('a:visible, button').all()),
        ];
        expect(atHand.length).toBeGreaterThan(3);
        for (const each of atHand) await expectInReach(each);
        const all = await tabs(page).getByRole('tab').all();
        expect(all.length).toBeGreaterThan(7);
        for (const tab of all) {
          await tab.scrollIntoViewIfNeeded();
          await expectInReach(tab);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
    });

    test('is accessible in both themes', async ({ page }) => {
      await page.goto(`/${lang}/path-of-destiny/table/`);
      await expectAccessible(page, 'the text');
      await page.getByRole('button', { name: words.settings }).tap();
      await expectAccessible(page, 'the settings');
    });

    test('leads out to the hub, and search begins with the game', async ({ page }) => {
      await page.goto(`/${lang}/old-world/table/`);
      await page.goto(`/${lang}/about/`);
      await page.getByRole('navigation').getByRole('button', { name: words.search }).click();
      await expect(page.locator('.search-games [aria-pressed="true"]')).toHaveAttribute(
        'data-game',
        'old-world',
      );
      await page.goto(`/${lang}/old-world/table/`);
      await page.getByRole('link', { name: words.leave }).click();
      await expect(page).toHaveURL(`/${lang}/old-world/`);
    });
  });

for (const lang of ['en', 'de'] as const) {
  test(`${lang}: keeps the screen on, asks again after a return, and lets go on leaving`, async ({
    page,
  }) => {
    const words = IN[lang];
    await stubWakeLock(page);
    await page.goto(`/${lang}/old-world/table/`);
    const openSettings = () => page.getByRole('button', { name: words.settings }).click();
    await openSettings();
    const toggle = page.getByRole('switch', { name: words.awake });
    const state = page.locator('#awake-state');
    await expect(toggle).toBeChecked();
    await expect(state).toHaveText(words.on);
    expect(await calls(page)).toEqual(['request']);
    await setVisible(page, false);
    expect(await calls(page)).toEqual(['request', 'lost']);
    await setVisible(page, true);
    await expect(state).toHaveText(words.on);
    expect(await calls(page)).toEqual(['request', 'lost', 'request']);
    await toggle.uncheck();
    await expect(state).toHaveText(words.off);
    await expect.poll(() => calls(page)).toEqual(['request', 'lost', 'request', 'release']);
    await page.reload();
    await openSettings();
    await expect(toggle).not.toBeChecked();
    await expect(state).toHaveText(words.off);
    expect(await calls(page)).toEqual([]);
    await toggle.check();
    await expect(state).toHaveText(words.on);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => calls(page)).toEqual(['request', 'release']);
  });

  test(`${lang}: says so when the device refuses, and nothing where the browser cannot`, async ({ page }) => {
    await stubWakeLock(page, 'refused');
    await page.goto(`/${lang}/old-world/table/`);
    const settings = page.getByRole('button', { name: IN[lang].settings });
    await settings.click();
    await expect(page.getByText(IN[lang].refused)).toBeVisible();
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await page.addInitScript(() => Reflect.deleteProperty(navigator, 'wakeLock'));
    await page.reload();
    await expect(shownTitle(page)).toHaveCount(1);
    await settings.click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });

  test(`${lang}: at 360 × 740, seven tenths of the screen are for the text, of every game`, async ({
    page,
  }) => {
    await page.setViewportSize(PORTRAIT);
    for (const game of GAMES) {
      await page.goto(`/${lang}/${game}/table/`);
      for (const tab of await tabs(page).getByRole('tab').all()) {
        await tab.click();
        const room = await page.evaluate(() => {
          const shown = document.querySelector('.table-panels > section:not([hidden])')!;
          const below = ['.turn-bar', '.table-tabs', '.table-bar']
            .map((name) => document.querySelector(name)!.getBoundingClientRect())
            .filter(({ height }) => height > 0);
          return Math.min(...below.map(({ top }) => top)) - shown.getBoundingClientRect().top;
        });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        expect(room, `${game}, ${await tab.innerText()}`).toBeGreaterThanOrEqual(0.7 * PORTRAIT.height);
      }
    }
  });
}

// The longer words on the narrowest phone, the shorter ones on a wide one.
for (const { lang, width } of [
  { lang: 'de', width: 320 },
  { lang: 'en', width: 412 },
] as const)
  test(`${lang}: at ${width} px, the tabs are one row that shows where it goes on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const game of GAMES) {
      await page.goto(`/${lang}/${game}/table/`);
      const row = tabs(page);
      const all = await row.getByRole('tab').all();
      expect(new Set(await Promise.all(all.map(topOf))).size).toBe(1);
      await expect(row).toHaveClass(/more-after/);
      await expect(row).not.toHaveClass(/more-before/);
      // Whatever is chosen comes into view, and what lies beside it can be seen.
      for (const [index, tab] of all.entries()) {
        await tab.evaluate((link: HTMLElement) => link.click());
        await expect(tab).toBeInViewport({ ratio: 0.99 });
        for (const beside of [all[index - 1], all[index + 1]])
          if (index > 0 && beside) await expect(beside).toBeInViewport();
      }
      await expect(row).toHaveClass(/more-before/);
      await expect(row).not.toHaveClass(/more-after/);
    }
  });

test('the keyboard goes round the tabs', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  const tab = (name: string) => tabs(page).getByRole('tab', { name, exact: true });
  await tab('Turn').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Moving'],
    ['ArrowLeft', 'Turn'],
    ['ArrowUp', 'Solo'],
    ['ArrowDown', 'Turn'],
    ['End', 'Solo'],
    ['Home', 'Turn'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  // One stop for all tabs: the next is in the text.
  await page.keyboard.press('Tab');
  await expect(page.locator('#turn :focus')).toHaveCount(1);
});

test('on a wide screen the tabs stand beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/old-world/table/');
  const list = (await tabs(page).boundingBox())!;
  const text = (await page.locator('#turn').boundingBox())!;
  expect(text.x).toBeGreaterThanOrEqual(list.x + list.width);
});

test('the size of the type is chosen, remembered, and there before the first paint', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const size = () =>
    page
      .locator('#turn li')
      .first()
      .evaluate((item) => parseFloat(getComputedStyle(item).fontSize));
  const large = await size();
  expect(large).toBeGreaterThan(20);
  await page.getByRole('radio', { name: 'Very large' }).check({ force: true });
  const largest = await size();
  expect(largest).toBeGreaterThan(large);
  await page.getByRole('radio', { name: 'Normal' }).check({ force: true });
  expect(await size()).toBeLessThan(large);
  await page.getByRole('radio', { name: 'Very large' }).check({ force: true });
  // Without the page's scripts: only what runs in the head can have set it.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/de/card-game/table/');
  await expect(page.locator('html')).toHaveAttribute('data-table-size', 'largest');
  await page.unroute('**/*.js');
  await page.reload();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('radio', { name: 'Sehr groß' })).toBeChecked();
});

test('the largest type fits on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('table-size', 'largest'));
  for (const lang of ['en', 'de']) {
    for (const game of GAMES) {
      await page.goto(`/${lang}/${game}/table/`);
      const width = await page.evaluate(() => {
        // All at once: the widest counts.
        for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.hidden = false;
        return document.documentElement.scrollWidth;
      });
      expect(width, `${lang} ${game}`).toBe(320);
    }
  }
});

test('a link to another quick reference stays at the table, and “back” returns', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  await page.locator('#turn').getByRole('link', { name: 'fight on one page' }).click();
  await expect(shownTitle(page)).toHaveText(['A fight on one page']);
  await page.goBack();
  await expect(shownTitle(page)).toHaveText(['The turn on one page']);
});

test('a tap on a term shows its clause, icons by name', async ({ page }) => {
  await page.goto('/en/old-world/table/');
  const link = page.locator('#turn').getByRole('link', { name: 'Move', exact: true });
  await link.tap();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview).toContainText('Movement');
  const entry = JSON.parse(readFileSync('dist/api/v2/old-world.json', 'utf8')) as {
    entries: { id: string; clauses: { id: string; text: { en: string } }[] }[];
  };
  const clause = entry.entries
    .find(({ id }) => id === 'old-world/movement')
    ?.clauses.find(({ id }) => id === 'pay');
  await expect(preview.locator('.said')).toHaveText(clause!.text.en);
});

test('a tool is one tap away, and so is the way back to the table', async ({ page }) => {
  await page.goto('/en/old-world/table/#fight');
  await page.getByRole('link', { name: 'Dice-poker ranker' }).click();
  await expect(page).toHaveURL(/\/en\/tools\/dice-poker\//);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(shownTitle(page)).toHaveText(['A fight on one page']);
});

test('home and the app’s shortcut lead back to the table of the last game', async ({ page }) => {
  await page.goto('/de/');
  const offer = page.getByRole('region', { name: 'Die Alte Welt' }).getByRole('link', { name: 'Tischmodus' });
  await expect(offer).toHaveCount(0);
  await page.goto('/de/?table');
  await expect(page).toHaveURL('/de/?table');
  await page.goto('/de/old-world/');
  await page.getByRole('link', { name: 'Tischmodus' }).click();
  await expect(tabs(page)).toBeVisible();
  await page.goto('/de/');
  await expect(offer).toHaveAttribute('href', '/de/old-world/table/');
  await page.goto('/de/?table');
  await expect(page).toHaveURL('/de/old-world/table/');
});

test('once loaded it needs no connection', async ({ page, context }) => {
  await page.goto('/en/path-of-destiny/table/');
  await context.setOffline(true);
  await tabs(page).getByRole('tab', { name: 'Automa' }).click();
  await expect(shownTitle(page)).toHaveText(['The Automa on one page']);
});

test('without JavaScript all stand below each other, with anchors', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/de/old-world/table/');
  await expect(shownTitle(page)).toHaveCount(9);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Am Zug' })).toHaveCount(0);
  await expect(page.locator('#turn').getByRole('button')).toHaveCount(0);
  // The browser opens it by itself; what needs no script is in it.
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('link', { name: 'EN: English' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Kurzübersichten' }).getByRole('link', { name: 'Solo' }).click();
  await expect(page.locator('#solo h2')).toBeInViewport();
  await context.close();
});

// Helpers

const tabs = (page: Page) => page.getByRole('tablist');

const shownTitle = (page: Page) => page.locator('.table-panels h2:visible');

const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.y;

async function expectInReach(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 0.99 });
  const { width, height } = (await locator.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(await coversItself(locator)).toBe(true);
}

/** Whether a tap on its middle lands on it and not on something that lies over it. */
const coversItself = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** A wake lock that keeps a record and can be taken back, as browsers do with a hidden page. */
async function stubWakeLock(page: Page, answer: 'granted' | 'refused' = 'granted'): Promise<void> {
  await page.addInitScript((how) => {
    const record: string[] = [];
    let held: EventTarget | undefined;
    Object.assign(window, {
      wakeLockCalls: record,
      loseWakeLock: () => {
        if (held === undefined) return;
        record.push('lost');
        held.dispatchEvent(new Event('release'));
        held = undefined;
      },
    });
    const request = (): Promise<EventTarget> => {
      if (how === 'refused') return Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
      record.push('request');
      const lock = Object.assign(new EventTarget(), {
        release: () => {
          record.push('release');
          held = undefined;
          lock.dispatchEvent(new Event('release'));
          return Promise.resolve();
        },
      });
      held = lock;
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  }, answer);
}

type Stubbed = { readonly wakeLockCalls: readonly string[]; readonly loseWakeLock: () => void };

const calls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Stubbed).wakeLockCalls);

async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (shown ? 'visible' : 'hidden'),
    });
    if (!shown) (window as unknown as Stubbed).loseWakeLock();
    document.dispatchEvent(new Event('visibilitychange'));
  }, visible);
}
