import type { Lang } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/**
 * From home to what the table asks for, on the phone of a reader who has never been here: at most three taps. Looking and
 * scrolling are free, and so is typing into the field of search.
 */
const MOST_TAPS = 3;
const en = wordsIn('en');
const de = wordsIn('de');

type Task = {
  readonly to: string;
  readonly lang: Lang;
  /** What is tapped, one after the other. */
  readonly by: (page: Page) => readonly Locator[];
  /** What is typed after the first tap. */
  readonly typing?: string;
  /** What must then be on the screen. */
  readonly found: (page: Page) => Locator;
};

const TASKS: readonly Task[] = [
  {
    to: 'the quick reference of a fight',
    lang: 'en',
    by: (page) => [game(page, 'Old World'), link(page, 'Fight')],
    found: (page) => title(page, 'A fight on one page'),
  },
  {
    to: 'the quick reference of scoring',
    lang: 'en',
    by: (page) => [game(page, 'Path of Destiny'), link(page, 'Scoring')],
    found: (page) => title(page, 'Final scoring and the winner'),
  },
  {
    to: 'the quick reference of the turn',
    lang: 'de',
    by: (page) => [game(page, 'Adventure Card Game'), link(page, 'Runde')],
    found: (page) => title(page, 'Die Runde auf einer Seite'),
  },
  {
    to: 'a quick reference in large type',
    lang: 'en',
    by: (page) => [
      game(page, 'Adventure Game'),
      link(page, en.table.title),
      page.getByRole('tab', { name: 'Battle', exact: true }),
    ],
    found: (page) => page.getByRole('heading', { name: 'Steps of a battle' }),
  },
  {
    to: 'the setup to tick off',
    lang: 'de',
    by: (page) => [game(page, 'Die Alte Welt'), link(page, de.checklist.short)],
    found: (page) => title(page, de.checklist.title),
  },
  {
    to: 'the setup on one page',
    lang: 'en',
    by: (page) => [game(page, 'Old World'), link(page, en.checklist.short), link(page, 'Setup on one page')],
    found: (page) => title(page, 'Setup on one page'),
  },
  {
    to: 'an entry by its chapter',
    lang: 'en',
    by: (page) => [game(page, 'Old World'), jump(page, 'en', 'Phase III'), link(page, 'Hand Limit')],
    found: (page) => title(page, 'Hand Limit'),
  },
  {
    to: 'an entry by its chapter',
    lang: 'de',
    by: (page) => [game(page, 'Abenteuerspiel'), jump(page, 'de', 'Kämpfe und Wunden'), link(page, 'Wunden')],
    found: (page) => title(page, 'Wunden'),
  },
  {
    to: 'an entry in the midst of the list',
    lang: 'en',
    by: (page) => [game(page, 'Adventure Card Game'), link(page, 'Trap', '.entry-index')],
    found: (page) => title(page, 'Trap'),
  },
  {
    to: 'a letter of the alphabet',
    lang: 'de',
    by: (page) => [
      game(page, 'Pfad des Schicksals'),
      page.getByRole('button', { name: de.hub.letters }),
      jump(page, 'de', 'K'),
    ],
    found: (page) => link(page, 'Kapitelende', '.entry-index'),
  },
  {
    to: 'an answer by searching',
    lang: 'en',
    by: (page) => [search(page, 'en'), result(page)],
    typing: 'can i refuse a fight',
    found: (page) => page.locator('.clause:target'),
  },
  {
    to: 'an answer by searching',
    lang: 'de',
    by: (page) => [search(page, 'de'), result(page)],
    typing: 'wie viele tränke',
    found: (page) => page.locator('.clause:target'),
  },
  {
    to: 'a difference between the books',
    lang: 'en',
    by: (page) => [game(page, 'Adventure Game'), link(page, en.hub.differences)],
    found: (page) => page.getByRole('heading', { name: 'New cards after the third quest' }),
  },
  {
    to: 'the open questions of a game',
    lang: 'de',
    by: (page) => [game(page, 'Die Alte Welt'), link(page, de.openQuestions.title)],
    found: (page) => page.getByRole('heading', { level: 2, name: 'Alte Welt' }),
  },
  {
    to: 'a tool of a game',
    lang: 'en',
    by: (page) => [game(page, 'Adventure Game'), link(page, 'Battle calculator')],
    found: (page) => title(page, 'Battle calculator'),
  },
  {
    to: 'a tool by the bar',
    lang: 'de',
    by: (page) => [bar(page, 'de', de.nav.tools), page.getByRole('link', { name: /^Würfelpoker-Rechner/ })],
    found: (page) => title(page, 'Würfelpoker-Rechner'),
  },
  {
    to: 'an entry in both languages',
    lang: 'en',
    by: (page) => [
      game(page, 'Old World'),
      link(page, 'Dice Poker', '.entry-index'),
      page.getByRole('link', { name: `${en.language.both}: ${en.language.bothLabel}` }),
    ],
    found: (page) => page.locator('.lead.other'),
  },
  {
    to: 'the terms in both languages',
    lang: 'de',
    by: (page) => [game(page, 'Pfad des Schicksals'), link(page, de.nav.terms)],
    found: (page) => title(page, de.terms.title),
  },
  {
    to: 'dark colours',
    lang: 'en',
    by: (page) => [gear(page, 'en'), page.getByText(en.theme.dark, { exact: true })],
    found: (page) => page.locator('[data-theme="dark"] h1'),
  },
  {
    to: 'larger text',
    lang: 'de',
    by: (page) => [gear(page, 'de'), page.getByText(de.table.sizes.largest, { exact: true })],
    found: (page) => page.locator('[data-text-size="largest"] h1'),
  },
  {
    to: 'the choice of what is kept offline',
    lang: 'en',
    by: (page) => [
      gear(page, 'en'),
      page.getByRole('link', { name: en.settings.offline }),
      page.getByText(en.offline.only.en),
    ],
    found: (page) => page.getByRole('radio', { name: en.offline.only.en, checked: true }),
  },
  {
    to: 'a device that has forgotten everything',
    lang: 'de',
    by: (page) => [
      gear(page, 'de'),
      page.getByText(de.theme.dark, { exact: true }),
      page.getByRole('button', { name: de.settings.forgetAll }),
    ],
    found: (page) => page.getByText(de.settings.nothingKept, { exact: true }),
  },
];

for (const { to, lang, by, typing, found } of TASKS)
  test(`leads to ${to} (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    const taps = by(page);
    expect(taps.length).toBeLessThanOrEqual(MOST_TAPS);
    for (const [index, step] of taps.entries()) {
      await step.tap();
      if (index === 0 && typing !== undefined)
        await page.getByRole('dialog').getByRole('combobox').first().fill(typing);
    }
    await expect(found(page)).toBeInViewport();
  });

test('who has played before needs one tap for a quick reference, a tool or the table', async ({ page }) => {
  for (const [name, address] of [
    ['Kampf', '/de/adventure-game/quick/battle/'],
    ['Kampfrechner', '/de/tools/battle/'],
    [de.table.title, '/de/adventure-game/table/'],
  ] as const) {
    await page.goto('/de/adventure-game/');
    await page.goto('/de/');
    await link(page, name).tap();
    await expect(page).toHaveURL(address);
  }
});

test('there are twenty ways, at least five of them in German', () => {
  expect(TASKS.length).toBeGreaterThanOrEqual(20);
  expect(TASKS.filter(({ lang }) => lang === 'de').length).toBeGreaterThanOrEqual(5);
});

// Helpers

const game = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const link = (page: Page, name: string, within = 'main'): Locator =>
  page.locator(within).getByRole('link', { name, exact: true }).first();

const jump = (page: Page, lang: Lang, name: string): Locator =>
  page.getByRole('navigation', { name: wordsIn(lang).hub.jump }).getByRole('link', { name, exact: true });

const bar = (page: Page, lang: Lang, name: string): Locator =>
  page.getByRole('navigation', { name: wordsIn(lang).nav.label }).getByRole('link', { name });

const gear = (page: Page, lang: Lang): Locator =>
  page.getByRole('banner').getByRole('link', { name: wordsIn(lang).settings.title });

const search = (page: Page, lang: Lang): Locator =>
  page.getByRole('button', { name: wordsIn(lang).nav.search });

const result = (page: Page): Locator => page.getByRole('listbox').getByRole('option').first();

const title = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
