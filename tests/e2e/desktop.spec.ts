import { readFileSync } from 'node:fs';
import type { GameList } from '../../src/browser/wide-screens/list.ts';
import { type Lang, LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import type { OfflineList } from '../../src/offline/list.ts';
import { expectAccessible } from '../support/accessible.ts';
import { builtPages, fileOf } from '../support/sitemap.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** From 1100 px on: all entries at the left, the text, what is in it at the right, and keys to go through them. */

const POKER = '/en/old-world/dice-poker/';
/** An entry without headings. */
const SHORT = '/en/old-world/hand-limit/';
const GAMES = ['adventure-game', 'card-game', 'old-world', 'path-of-destiny'];
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('three columns', () => {
  for (const size of SCREENS)
    for (const [address, right] of [
      [POKER, '.contents-list'],
      [SHORT, '.see-also'],
      ['/de/adventure-game/battles/', '.contents-list'],
      ['/en/old-world/quick/fight/', '.contents-list'],
      ['/en/adventure-game/differences/', '.contents-list'],
    ] as const) {
      test(`fill ${size.width} px and keep out of each other’s way: ${address}`, async ({ page }) => {
        await page.setViewportSize(size);
        await open(page, address);
        const [rail, list, text, beside] = await Promise.all(
          ['.bottom-bar', '.entries', 'h1', right].map((column) => boxOf(page.locator(column).first())),
        );
        expect(list!.left).toBe(rail!.right);
        expect(text!.left - list!.right).toBeGreaterThan(0);
        expect(text!.left - list!.right).toBeLessThan(80);
        expect(size.width - beside!.right).toBeLessThan(80);
        const blocks = await page
          .locator('article :is(p, h1, h2, table, li)')
          .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().right));
        expect(Math.max(...blocks)).toBeLessThanOrEqual(beside!.left);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
        for (const column of ['.entries', right])
          expect(
            await page.locator(column).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
            column,
          ).toBe(0);
        // What the columns hold needs no bar on top.
        await expect(page.getByRole('navigation', { name: wordsIn('en').nav.breadcrumb })).toBeHidden();
        await expect(page.locator('.contents > summary:visible')).toHaveCount(0);
      });
    }

  for (const lang of LANGS)
    test(`a line of the text has at most 68 characters (${lang})`, async ({ page }) => {
      for (const width of [1100, 1259, 1260, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const address of [`/${lang}/adventure-game/battles/`, `/${lang}/old-world/rulebook/`]) {
          await open(page, address);
          const lines = await charactersOfLines(page);
          expect(lines.length).toBeGreaterThan(10);
          const mean = lines.reduce((sum, line) => sum + line, 0) / lines.length;
          expect(mean, `${address} at ${width} px`).toBeLessThanOrEqual(68);
          // And is no narrow strip either.
          expect(mean, `${address} at ${width} px`).toBeGreaterThan(50);
        }
      }
    });

  test('stay on the screen while the text scrolls, and scroll by themselves', async ({ page }) => {
    await open(page, POKER);
    const columns = [list(page), contents(page)];
    const before = await Promise.all(columns.map(boxOf));
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await Promise.all(columns.map(boxOf))).toEqual(before);
    const read = await page.evaluate(() => window.scrollY);
    await list(page).hover();
    await page.mouse.wheel(0, 20_000);
    await expect(list(page).getByRole('button', { name: wordsIn('en').keys.title })).toBeInViewport();
    // At its end, too, the list does not move the text.
    await page.mouse.wheel(0, 20_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(read);
  });

  test('are not printed', async ({ page }) => {
    for (const address of [POKER, SHORT]) {
      await open(page, address);
      await page.emulateMedia({ media: 'print' });
      for (const column of ['.entries', '.contents', '.see-also'])
        await expect(page.locator(`${column}:visible`), column).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('padding-inline-start', '0px');
      await expect(page.getByRole('main')).not.toHaveCSS('display', 'grid');
      await page.emulateMedia({ media: 'screen' });
    }
  });

  for (const address of [POKER, SHORT, '/de/path-of-destiny/extra-effort/', '/de/old-world/quick/fight/'])
    test(`are accessible in both themes: ${address}`, async ({ page }) => {
      await open(page, address);
      await expectAccessible(page, address);
    });
});

test.describe('the list of entries', () => {
  for (const lang of LANGS)
    test(`has every entry of every game once, in reading order, each with its page (${lang})`, () => {
      const pages = new Set(builtPages());
      for (const game of GAMES) {
        const hub = `/${lang}/${game}/`;
        const paths = listOf(lang, game).groups.flatMap((group) => group.pages.map(([path]) => hub + path));
        expect(paths.length).toBeGreaterThan(40);
        expect(paths.filter((path) => !pages.has(path))).toEqual([]);
        const entries = paths.filter((path) => !/\/(quick|rulebook|differences)\//.test(path));
        const built = [...pages].filter((path) => path.startsWith(hub) && isEntry(path));
        expect([...entries].sort()).toEqual(built.sort());
        for (const [index, path] of entries.entries())
          expect(/href="([^"]+)" rel="next"/.exec(html(path))?.[1]).toBe(entries[index + 1]);
      }
    });

  test('belongs to the copy on the device', () => {
    const { files } = JSON.parse(readFileSync('dist/offline.json', 'utf8')) as OfflineList;
    const kept = new Set(Object.keys(files));
    for (const lang of LANGS)
      for (const game of GAMES) expect(kept).toContain(`${lang}/${game}/entries.json`);
  });

  test('marks the page and brings it into sight', async ({ page }) => {
    for (const [address, name] of [
      [POKER, 'Dice Poker'],
      // The last chapter is far below the first screen of the list.
      ['/en/old-world/full-turn-example/', 'Full Turn Example'],
      ['/en/old-world/quick/fight/', 'A fight on one page'],
      ['/en/adventure-game/differences/', wordsIn('en').differences.title],
    ] as const) {
      await open(page, address);
      const current = list(page).locator('[aria-current=page]');
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('stays where it is when an entry is chosen from it', async ({ page }) => {
    await open(page, POKER);
    const link = list(page).getByRole('link', { name: 'Meditate', exact: true });
    const { top } = await boxOf(link);
    await link.click();
    await expect(page).toHaveURL('/en/old-world/meditate/');
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(Math.abs((await boxOf(link)).top - top)).toBeLessThan(2);
  });

  test('is fetched again for each page, and what has changed stands on the next', async ({ page }) => {
    await open(page, POKER);
    const changed = JSON.stringify(listOf('en', 'old-world')).replace('"Meditate"', '"Meditation"');
    await page.route('**/entries.json', (route) => route.fulfill({ body: changed }));
    const link = (name: string) => list(page).getByRole('link', { name, exact: true });
    const fetched = page.waitForResponse('**/entries.json');
    await link('Movement').click();
    await expect(page).toHaveURL(/movement/);
    await expect(link('Meditate')).toBeVisible();
    await (await fetched).finished();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('entry-list')))
      .toContain('Meditation');
    await link('Location Actions').click();
    await expect(page).toHaveURL(/location-actions/);
    await expect(link('Meditation')).toBeVisible();
  });

  test('comes after the text for who goes by Tab', async ({ page }) => {
    await open(page, POKER);
    expect(
      await page.evaluate(() =>
        document
          .querySelector('main')!
          .compareDocumentPosition(document.querySelector('.entries')!)
          .valueOf(),
      ),
    ).toBe(4);
  });

  test('that cannot be had leaves the way to the hub', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/entries.json', (route) => route.abort());
    await page.goto(POKER);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.entries li')).toHaveCount(0);
    await list(page).getByRole('link', { name: 'Old World' }).click();
    await expect(page).toHaveURL('/en/old-world/');
    expect(errors).toEqual([]);
  });
});

test.describe('the contents', () => {
  test('name the pages of the books beside each heading, and lead there', async ({ page }) => {
    await open(page, POKER);
    await expect(contents(page).getByRole('listitem')).toHaveText([
      'How it is played Rulebook pp. 14, 30',
      'Ties Rulebook p. 14',
      'Who plays Rulebook pp. 13, 14',
      'Afterwards Rulebook pp. 13, 15',
    ]);
    await expect(contents(page).getByText('Rulebook pp. 14, 30')).toBeVisible();
    await contents(page).getByRole('link', { name: 'Who plays' }).click();
    const heading = page.getByRole('heading', { name: 'Who plays' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.locator('.site-header'));
    const { top } = await boxOf(heading);
    expect(top).toBeGreaterThanOrEqual(header.bottom);
    // Right below it: no bar on top takes its place.
    expect(top).toBeLessThan(header.bottom + 30);
  });

  test('of an entry without parts is what else to see, unfolded', async ({ page }) => {
    await open(page, SHORT);
    const seeAlso = page.locator('.see-also');
    await expect(seeAlso.getByRole('link').first()).toBeVisible();
    expect((await boxOf(seeAlso)).left).toBeGreaterThan((await boxOf(page.locator('article'))).right);
    // Of one that has parts it stays folded, below the text.
    await open(page, POKER);
    await expect(seeAlso.getByRole('link').first()).toBeHidden();
    expect((await boxOf(seeAlso)).left).toBe((await boxOf(page.locator('article'))).left);
  });
});

test.describe('keys', () => {
  test('j and k go through the entries in reading order', async ({ page }) => {
    await open(page, POKER);
    await page.keyboard.press('j');
    await expect(page).toHaveURL('/en/old-world/dice-poker-ranks/');
    await listed(page);
    // Into the next chapter.
    await page.keyboard.press('j');
    await expect(page).toHaveURL('/en/old-world/attribute-training-location/');
    await listed(page);
    for (const back of ['/en/old-world/dice-poker-ranks/', POKER]) {
      await page.keyboard.press('k');
      await expect(page).toHaveURL(back);
      await listed(page);
    }
    await expect(list(page).locator('[aria-current]')).toHaveText('Dice Poker');
  });

  test('do nothing with a modifier, while something is typed, and below 1100 px', async ({ page }) => {
    await open(page, POKER);
    for (const keys of ['Control+j', 'Alt+j', 'Meta+j', 'Shift+J', 'Alt+?']) await page.keyboard.press(keys);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: wordsIn('en').search.title });
    await expect(field).toBeFocused();
    await page.keyboard.type('jk?');
    await expect(field).toHaveValue('jk?');
    // In the dialog, but in no field.
    await page.getByRole('button', { name: wordsIn('en').search.close }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await page.setViewportSize({ width: 1099, height: 800 });
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(help(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page).toHaveURL(POKER);
    await page.keyboard.press('k');
    await expect(page).toHaveURL('/en/old-world/location-actions/');
  });

  for (const lang of LANGS)
    test(`“?” tells which there are, and Escape or a button ends it (${lang})`, async ({ page }) => {
      const words = wordsIn(lang);
      await open(page, `/${lang}/old-world/dice-poker/`);
      await page.keyboard.press('?');
      await expect(help(page, lang)).toBeVisible();
      await expect(help(page, lang).getByRole('definition')).toHaveText([
        words.entry.next,
        words.entry.previous,
        words.nav.search,
        words.keys.help,
      ]);
      await expectAccessible(page, `keys ${lang}`);
      await page.keyboard.press('j');
      await page.keyboard.press('Escape');
      await expect(help(page, lang)).toBeHidden();
      await list(page, lang).getByRole('button', { name: words.keys.title }).click();
      await help(page, lang).getByRole('button', { name: words.keys.close }).click();
      await expect(help(page, lang)).toBeHidden();
      await expect(page).toHaveURL(`/${lang}/old-world/dice-poker/`);
    });

  test('can be turned off, all of them, and on again', async ({ page }) => {
    const { keys, search } = wordsIn('en');
    await open(page, POKER);
    await page.keyboard.press('?');
    await help(page).getByRole('checkbox', { name: keys.use }).uncheck();
    await page.keyboard.press('Escape');
    await open(page, SHORT);
    for (const key of ['j', '?', '/']) await page.keyboard.press(key);
    await expect(help(page)).toBeHidden();
    await expect(page.getByRole('combobox', { name: search.title })).toBeHidden();
    await list(page).getByRole('button', { name: keys.title }).click();
    await help(page).getByRole('checkbox', { name: keys.use }).check();
    await help(page).getByRole('button', { name: keys.close }).click();
    await expect(page).toHaveURL(SHORT);
    await page.keyboard.press('j');
    await expect(page).toHaveURL('/en/old-world/fight-general-rules/');
  });
});

test.describe('a whole book', () => {
  test('is led through by the list, which shows what is being read', async ({ page }) => {
    await open(page, '/en/old-world/rulebook/');
    await expect(page.locator('.page-bar')).toBeHidden();
    await list(page).getByRole('link', { name: 'Dice Poker', exact: true }).click();
    await expect(page).toHaveURL('/en/old-world/rulebook/#dice-poker');
    await expect(page.getByRole('heading', { name: /^Dice Poker Würfelpoker$/ })).toBeInViewport();
    const read = list(page).locator('[aria-current=location]');
    await expect(read).toHaveText('Dice Poker');
    await page.keyboard.press('j');
    await expect(page).toHaveURL('/en/old-world/rulebook/#dice-poker-ranks');
    await expect(read).toHaveText('Dice Poker Ranks');
    await page.keyboard.press('k');
    await expect(read).toHaveText('Dice Poker');
    // By scrolling, too.
    await page.locator('#combos').evaluate((heading) => heading.scrollIntoView());
    await expect(read).toHaveText('Combos');
    await expect(read).toBeInViewport({ ratio: 1 });
    await list(page)
      .getByRole('link', { name: wordsIn('en').differences.title })
      .click();
    await expect(page).toHaveURL('/en/old-world/differences/');
  });
});

test.describe('both languages', () => {
  for (const width of [1100, 1280, 1440])
    test(`stand side by side beside the list at ${width} px, the contents on top`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/en/adventure-game/wounds/?both');
      const clause = page.locator('#by-rest');
      const [own, other] = await Promise.all([
        boxOf(clause.locator('.said:not(.other)')),
        boxOf(clause.locator('.said.other')),
      ]);
      expect(own.left).toBeGreaterThan((await boxOf(list(page))).right);
      expect(other.left).toBeGreaterThan(own.right);
      expect(other.top).toBe(own.top);
      // Some forty characters each.
      for (const side of [own, other]) expect(side.right - side.left).toBeGreaterThan(300);
      await clause.hover({ position: { x: 20, y: 10 } });
      await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.locator('.page-bar').getByText(wordsIn('en').rulebook.contents).click();
      await expect(contents(page).getByRole('link').first()).toBeVisible();
      if (width === 1280) await expectAccessible(page, 'both languages');
    });
});

test.describe('a narrower screen', () => {
  test.use({ viewport: { width: 1099, height: 800 } });

  test('loads nothing of it, and gets it when it grows', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(POKER, { waitUntil: 'networkidle' });
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => /entries\.json|beside/.test(url))).toEqual([]);
    await expect(list(page)).toBeHidden();
    await expect(page.locator('.page-bar summary')).toBeVisible();
    await expect(page.locator('.contents-list')).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 800 });
    await listed(page);
    await expect(contents(page)).toBeVisible();
    expect(asked.filter((url) => url.endsWith('entries.json'))).toHaveLength(1);
  });

  test('shows no contents of a quick reference', async ({ page }) => {
    await page.goto('/en/old-world/quick/fight/');
    await expect(page.locator('.page-bar').getByText(wordsIn('en').rulebook.contents)).toBeHidden();
  });
});

test('without JavaScript a wide screen has the way to the hub and the contents on top', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL!,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(POKER);
  await expect(page.locator('.entries')).toBeHidden();
  await page.locator('.page-bar').getByText(wordsIn('en').rulebook.contents).click();
  await expect(contents(page).getByRole('link', { name: 'Ties' })).toBeVisible();
  await page
    .getByRole('navigation', { name: wordsIn('en').nav.breadcrumb })
    .getByRole('link', { name: 'Old World' })
    .click();
  await expect(page).toHaveURL('/en/old-world/');
  await context.close();
});

for (const game of GAMES)
  test(`the table of ${game} says the whole name of each tool, above the tabs`, async ({ page }) => {
    await page.goto(`/de/${game}/table/`);
    const keys = page.locator('.table-bar > :visible');
    expect(await keys.count()).toBeGreaterThan(2);
    const cut = await keys
      .locator('span')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
    const [last, tabs] = await Promise.all([keys.last(), page.locator('.table-tabs')].map(boxOf));
    expect(Math.abs(tabs!.top - last!.bottom)).toBeLessThanOrEqual(2);
  });

// Helpers

/** Opens a page and waits for what a script adds to it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await listed(page);
}

const listed = (page: Page): Promise<void> => expect(page.locator('.entries dialog')).toBeAttached();

const list = (page: Page, lang: Lang = 'en'): Locator =>
  page.getByRole('navigation', { name: wordsIn(lang).nav.entries });

const contents = (page: Page): Locator =>
  page.getByRole('navigation', { name: wordsIn('en').rulebook.contents });

const help = (page: Page, lang: Lang = 'en'): Locator =>
  page.getByRole('dialog', { name: wordsIn(lang).keys.title });

async function boxOf(
  locator: Locator,
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

const html = (address: string): string => readFileSync(fileOf(address), 'utf8');

const isEntry = (address: string): boolean => html(address).includes('"@type":"DefinedTerm"');

const listOf = (lang: Lang, game: string): GameList =>
  JSON.parse(readFileSync(`dist/${lang}/${game}/entries.json`, 'utf8')) as GameList;

/** Of every line of a clause that is followed by another: only these are full. */
const charactersOfLines = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const full: number[] = [];
    const range = document.createRange();
    for (const paragraph of [
      ...document.querySelectorAll('.run > .clause:not(.question) > .said:not(.other) > p'),
    ].slice(0, 60)) {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let line = { top: NaN, count: 0 };
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (let at = 0; at < (text.textContent ?? '').length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getClientRects()[0];
          if (!box || box.width === 0) continue;
          if (Math.abs(box.top - line.top) > 8) full.push(line.count);
          if (!(Math.abs(box.top - line.top) <= 8)) line = { top: box.top, count: 0 };
          line.count++;
        }
      }
    }
    return full;
  });
