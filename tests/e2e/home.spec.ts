import { readFileSync } from 'node:fs';
import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** Home, the hub of a game, and the game being played. */
const en = wordsIn('en');
const GAMES = ['adventure-game', 'card-game', 'old-world', 'path-of-destiny'] as const;

test.describe('home', () => {
  for (const lang of LANGS)
    test(`says what it is, in its heading, its title and when it is shared (${lang})`, async ({ page }) => {
      await page.goto(`/${lang}/`);
      const { title } = wordsIn(lang).home;
      expect(title).toContain('Witcher');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} – Medallion`);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        `${title} – Medallion`,
      );
    });

  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const)
    test(`offers a new reader the four games on one screen of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const lang of LANGS) {
        await page.goto(`/${lang}/`);
        const choice = region(page, wordsIn(lang).home.choose).getByRole('listitem');
        await expect(choice).toHaveCount(4);
        const bar = (await page.locator('.bottom-bar').boundingBox())!;
        for (const game of await choice.all()) {
          const { y, height: tall } = (await game.boundingBox())!;
          expect(y + tall).toBeLessThanOrEqual(bar.y);
        }
        await expect(page.locator('.playing:visible')).toHaveCount(0);
      }
    });

  test('shows the game last played large, with all that a table needs, and the others small', async ({
    page,
  }) => {
    await page.goto('/en/old-world/dice-poker/');
    await page.goto('/en/');
    const playing = page.getByRole('region', { name: 'Old World', exact: true });
    await expect(playing.getByText(en.search.playing)).toBeVisible();
    for (const [name, href] of [
      [en.table.title, '/en/old-world/table/'],
      [en.checklist.short, '/en/old-world/checklist/'],
      ['Dice-poker ranker', '/en/tools/dice-poker/'],
      ['Fight', '/en/old-world/quick/fight/'],
      [fill(en.home.allEntries, { count: entriesOf('en', 'old-world').length }), '/en/old-world/#entries'],
    ] as const)
      await expect(playing.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const others = region(page, en.search.otherGames).getByRole('link');
    await expect(others.locator('strong')).toHaveText([
      'Adventure Game',
      'Adventure Card Game',
      'Path of Destiny',
    ]);
    const large = (await playing.boundingBox())!;
    for (const other of await others.all())
      expect((await other.boundingBox())!.height).toBeLessThan(large.height / 3);

    await others.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Witcher: Path of Destiny');
    await page.goto('/en/');
    await expect(page.getByRole('region', { name: 'Path of Destiny', exact: true })).toBeVisible();
    await expect(playing).toBeHidden();
  });

  test('knows the game before the first paint, and a name that is none is none', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('game', 'card-game'));
    await page.goto('/de/');
    await expect(page.getByRole('region', { name: 'Adventure Card Game', exact: true })).toBeVisible();
    await page.addInitScript(() => localStorage.setItem('game', 'chess'));
    await page.reload();
    await expect(region(page, wordsIn('de').home.choose).getByRole('listitem')).toHaveCount(4);
  });

  test('follows what is chosen in search, and what was played when it comes back', async ({ page }) => {
    await page.goto('/en/');
    await page.keyboard.press('/');
    await page
      .getByRole('group', { name: en.search.playing })
      .getByRole('button', { name: 'Old World' })
      .click();
    await page.getByRole('button', { name: en.search.close }).click();
    await expect(page.getByRole('region', { name: 'Old World', exact: true })).toBeVisible();
    // As from the browser's memory, after a page of another game.
    await page.evaluate(() => {
      localStorage.setItem('game', 'card-game');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.getByRole('region', { name: 'Adventure Card Game', exact: true })).toBeVisible();
  });
});

test.describe('the game being played', () => {
  test('stands in the bar of pages that belong to none, once there is one', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: en.nav.label });
    for (const address of ['/en/', '/en/tools/', '/en/about/']) {
      await page.goto(address);
      await expect(bar.getByRole('link')).toHaveText([en.nav.home, en.nav.tools]);
    }
    await page.goto('/en/path-of-destiny/symbols/');
    await expect(bar.getByRole('link')).toHaveText([en.nav.home, 'Path of Destiny', en.nav.tools]);
    for (const address of ['/en/', '/en/tools/', '/en/about/']) {
      await page.goto(address);
      await expect(bar.getByRole('link')).toHaveText([en.nav.home, 'Path of Destiny', en.nav.tools]);
    }
    await bar.getByRole('link', { name: 'Path of Destiny' }).click();
    await expect(page).toHaveURL('/en/path-of-destiny/');
  });

  test('is changed by one tap on the hub, for search and home alike', async ({ page }) => {
    await page.goto('/de/old-world/');
    await page
      .getByRole('navigation', { name: wordsIn('de').search.otherGames })
      .getByRole('link', { name: 'Abenteuerspiel' })
      .click();
    await expect(page).toHaveURL('/de/adventure-game/');
    await page.goto('/de/');
    await expect(page.getByRole('region', { name: 'Abenteuerspiel', exact: true })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.locator('.search-games [aria-pressed="true"]')).toHaveAttribute(
      'data-game',
      'adventure-game',
    );
  });

  test('chosen in search on a page of another game, it stays', async ({ page }) => {
    await page.goto('/en/old-world/');
    await page.keyboard.press('/');
    await page
      .getByRole('group', { name: en.search.playing })
      .getByRole('button', { name: 'Path of Destiny' })
      .click();
    await page.getByRole('button', { name: en.search.close }).click();
    await page.keyboard.press('/');
    await expect(page.locator('.search-games [aria-pressed="true"]')).toHaveAttribute(
      'data-game',
      'path-of-destiny',
    );
  });
});

test('one control opens search on every kind of screen', async ({ page }) => {
  for (const address of [
    '/en/',
    '/en/old-world/',
    '/en/old-world/dice-poker/',
    '/en/tools/dice-poker/',
    '/en/settings/',
  ]) {
    await page.goto(address);
    await page.getByRole('button', { name: en.nav.search }).click();
    await expect(page.getByRole('combobox', { name: en.search.title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-open-search]:visible')).toHaveCount(1);
  }
});

test('the names in the rail keep clear of its edges', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A page of the game, where its name is bold, and one of no game.
  for (const address of GAMES.flatMap((game) => [`/de/${game}/`, '/de/about/'])) {
    await page.goto(address);
    const margins = await page.locator('.bottom-bar').evaluate((rail) => {
      const { left, right } = rail.getBoundingClientRect();
      const names = [...rail.querySelectorAll<HTMLElement>('a span')].filter((name) => name.offsetParent);
      return names.map((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const box = text.getBoundingClientRect();
        return Math.min(box.left - left, right - box.right);
      });
    });
    expect(margins).toHaveLength(3);
    for (const margin of margins) expect(margin).toBeGreaterThanOrEqual(8);
  }
});

test.describe('the hub', () => {
  for (const lang of LANGS)
    test(`is at most about five screens, and leads to every entry once, in either order (${lang})`, async ({
      page,
    }) => {
      const words = wordsIn(lang).hub;
      for (const game of GAMES) {
        await page.goto(`/${lang}/${game}/`);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, game).toBeLessThan(5.2 * 844);
        const expected = entriesOf(lang, game).toSorted();
        const sorted = async (): Promise<string[]> => (await titles(page)).toSorted();
        expect(await sorted()).toEqual(expected);
        await page.getByRole('button', { name: words.letters }).click();
        expect(await sorted()).toEqual(expected);
        expect(await titles(page)).toEqual(expected.toSorted(new Intl.Collator(lang).compare));
        await page.getByRole('button', { name: words.chapters }).click();
        expect(await titles(page)).toEqual(entriesOf(lang, game));
      }
    });

  test('has what a table needs, the differences, open questions and terms before its entries', async ({
    page,
  }) => {
    await page.goto('/en/adventure-game/');
    const main = page.getByRole('main');
    const list = (await main.getByRole('heading', { name: en.hub.entries }).boundingBox())!;
    for (const name of [
      en.table.title,
      en.checklist.short,
      'Battle calculator',
      'Turn',
      en.hub.differences,
      en.openQuestions.title,
      en.nav.terms,
      en.rulebook.title,
    ]) {
      const link = main.getByRole('link', { name, exact: true }).first();
      expect((await link.boundingBox())!.y, name).toBeLessThan(list.y);
    }
  });

  test('shows “Hand Limit” one tap later, by chapter and by letter', async ({ page }) => {
    for (const place of ['Phase III', 'H']) {
      await page.goto('/en/old-world/');
      const hand = page.getByRole('main').getByRole('link', { name: 'Hand Limit' });
      await expect(hand).not.toBeInViewport();
      await jump(page).getByRole('link', { name: place, exact: true }).click();
      await expect(hand).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(hand)).toBe(true);
      // Whoever comes from the list to the rule comes back to the list.
      await hand.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hand Limit');
      await page.goBack();
      await expect(hand).toBeInViewport();
      await page.goto('/en/old-world/');
      const letters = page.getByRole('button', { name: en.hub.letters });
      if (await letters.isVisible()) await letters.click();
    }
  });

  test('keeps the places to jump to within reach, wherever one reads', async ({ page }) => {
    await page.goto('/en/path-of-destiny/');
    const last = page.getByRole('main').getByRole('link', { name: 'Losing Experience' });
    await last.scrollIntoViewIfNeeded();
    const first = jump(page).getByRole('link').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(first)).toBe(true);
    await first.click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(page.getByRole('heading', { level: 3 }).first())).toBe(true);
  });

  test('remembers the order, for all games, and an address may ask for one', async ({ page }) => {
    await page.goto('/en/old-world/');
    await page.getByRole('button', { name: en.hub.letters }).click();
    await page.goto('/de/card-game/');
    await expect(jump(page, 'de').getByRole('link').first()).toHaveText('A');
    await page.goto('/de/card-game/#chapter-turn');
    await expect(page.getByRole('heading', { name: 'Die Runde', exact: true })).toBeInViewport();
    await page.goto('/de/card-game/');
    await page.getByRole('button', { name: wordsIn('de').hub.chapters }).click();
    await page.goto('/en/old-world/');
    await expect(jump(page).getByRole('link').first()).toHaveText('Setting up');
    // Where search and table mode lead to.
    await page.goto('/en/old-world/#a-z');
    await expect(jump(page).getByRole('link').nth(1)).toHaveText('A');
    await page.goto('/en/old-world/');
    await expect(jump(page).getByRole('link').first()).toHaveText('Setting up');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('goes by chapter, and its places can be jumped to', async ({ page }) => {
      await page.goto('/de/old-world/');
      expect(await titles(page)).toEqual(entriesOf('de', 'old-world'));
      await expect(page.getByRole('button')).toHaveCount(0);
      await jump(page, 'de').getByRole('link', { name: 'Phase III' }).click();
      await expect(page.getByRole('link', { name: 'Handkartenlimit' })).toBeInViewport();
    });
  });
});

// Helpers

/** The part of the page below a heading of that name. */
const region = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

const jump = (page: Page, lang: 'en' | 'de' = 'en'): Locator =>
  page.getByRole('navigation', { name: wordsIn(lang).hub.jump });

/** What the list of entries says, in its order. */
const titles = (page: Page): Promise<string[]> => page.locator('.entry-index li > a').allTextContents();

type Data = { readonly entries: readonly { readonly title: Readonly<Record<'en' | 'de', string>> }[] };

/** The titles of a game's entries in reading order. */
function entriesOf(lang: 'en' | 'de', game: string): string[] {
  const data = JSON.parse(readFileSync(`dist/api/v2/${game}.json`, 'utf8')) as Data;
  return data.entries.map(({ title }) => title[lang]);
}

/** Whether a tap on its middle lands on it and not on something that lies over it. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
