import { LANGS } from '../../src/i18n/locales.ts';
import { wordsIn } from '../../src/i18n/words.ts';
import { DIFFERENCE_KINDS, differencesByKind } from '../../src/library/differences.ts';
import { openQuestions } from '../../src/library/open-questions.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const DIFFERENCES = '/en/adventure-game/differences/';
const OPEN_QUESTIONS = '/en/open-questions/';
const words = wordsIn('en');

test.describe('differences', () => {
  for (const lang of LANGS)
    test(`come by kind, contradictions first, in rows of at most eight screens (${lang})`, async ({
      page,
      library,
    }) => {
      const kinds = differencesByKind(library, library.game('adventure-game'));
      await page.goto(`/${lang}/adventure-game/differences/`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        kinds.map(
          ({ kind, differences }) => `${wordsIn(lang).differences.kinds[kind]} (${differences.length})`,
        ),
      );
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
        wordsIn(lang).differences.kinds.contradiction,
      );
      expect(await screens(page)).toBeLessThanOrEqual(8);
    });

  test('a row says what to do and unfolds to what each book says', async ({ page }) => {
    await page.goto(DIFFERENCES);
    const row = page.locator('#blank-faces');
    await expect(row.getByText('A blank face counts for nothing.')).toBeVisible();
    await expect(row.getByText('Every face produces at least one result.')).toBeHidden();
    await row.getByRole('heading').click();
    await expect(row.getByText('Every face produces at least one result.')).toBeVisible();
    await expect(row.getByText('German rules p. 7')).toBeVisible();
    await expect(row.getByText(words.clause.wins.english)).toBeVisible();
  });

  test('one kind can be shown alone, which the address remembers', async ({ page }) => {
    await page.goto(DIFFERENCES);
    await chip(page, words.differences.chips.german).click();
    await expect(page).toHaveURL(`${DIFFERENCES}?show=german`);
    await page.reload();
    const only = page.getByRole('heading', { level: 2 });
    await expect(only).toHaveCount(1);
    await expect(only).toContainText(words.differences.kinds.german);
    await expect(chip(page, words.differences.chips.german)).toHaveAttribute('aria-pressed', 'true');
    const contents = await openContents(page);
    await expect(contents.locator('details:visible')).toHaveCount(1);
    await chip(page, words.differences.chips.all).click();
    await expect(only).toHaveCount(DIFFERENCE_KINDS.length);
  });

  test('an address that points to one shows it unfolded, whatever kind was chosen', async ({ page }) => {
    await page.goto(`${DIFFERENCES}?show=german#blank-faces`);
    await expect(page.locator('#blank-faces')).toBeInViewport();
    await expect(page.locator('#blank-faces')).toHaveAttribute('open');
    await expect(chip(page, words.differences.chips.all)).toHaveAttribute('aria-pressed', 'true');
  });

  test('contents lead to each, from anywhere in the page', async ({ page }) => {
    await page.goto(`${DIFFERENCES}#war-track-start`);
    const contents = await openContents(page);
    await expect(contents.locator('[aria-current]')).toHaveText('Start of the war track');
    await contents.getByText(words.differences.kinds.contradiction).click();
    await contents.getByRole('link', { name: 'Blank die faces' }).click();
    await expect(page.locator('#blank-faces')).toBeInViewport();
    await expect(page.locator('#blank-faces')).toHaveAttribute('open');
    await expect(contents).toBeHidden();
  });

  test('what else only one book prints is there too, entry by entry', async ({ page }) => {
    await page.goto(DIFFERENCES);
    const further = page.locator('[data-part=german] .fold').last();
    await further.getByText(words.differences.further).click();
    await further.getByRole('link', { name: /^Setup \(\d+\)$/ }).click();
    await expect(page).toHaveURL(/\/en\/adventure-game\/setup\/(\?both)?#/);
  });
});

test('on paper all rows are unfolded, and there is nothing to tap', async ({ page }) => {
  await page.goto(DIFFERENCES);
  const text = page.locator('#blank-faces').getByText('Every face produces at least one result.');
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
  await expect(chip(page, words.differences.chips.all)).toBeHidden();
});

test.describe('open questions', () => {
  test('stand by game and entry, each entry in one row', async ({ page, library }) => {
    await page.goto(OPEN_QUESTIONS);
    for (const game of library.games) {
      const { asked, rare } = openQuestions(game);
      const rows = page.locator(`[data-part=${game.key}].open-questions h3`);
      await expect(rows).toHaveText([...asked, ...rare].map(({ entry }) => entry.text.en.title));
    }
    expect(await screens(page)).toBeLessThanOrEqual(8);
    const row = page.locator('#old-world--dice-poker');
    await row.getByRole('heading').click();
    await expect(row.getByText(words.openQuestions.ourReading).first()).toBeVisible();
  });

  test('of the game being played come alone; all games are one tap away and stay', async ({
    page,
    library,
  }) => {
    await page.goto('/en/old-world/');
    await page.goto(OPEN_QUESTIONS);
    const games = page.getByRole('heading', { level: 2 });
    await expect(games).toHaveCount(1);
    await expect(games).toContainText('Old World');
    await chip(page, words.terms.allGames).click();
    await expect(games).toHaveCount(library.games.length);
    await page.reload();
    await expect(games).toHaveCount(library.games.length);
  });

  test('contents lead to an entry, folded away or not', async ({ page, library }) => {
    const [rare] = openQuestions(library.game('old-world')).rare;
    await page.goto(OPEN_QUESTIONS);
    const contents = await openContents(page);
    await contents.getByText('Old World').click();
    await contents.getByRole('link', { name: rare!.entry.text.en.title, exact: true }).click();
    const row = page.locator(`#old-world--${rare!.entry.slug}`);
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('open');
  });
});

test('lists work without JavaScript: links jump to a part, rows unfold', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(DIFFERENCES);
  await expect(page.getByRole('button', { name: words.differences.chips.all })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: words.search.kind })
    .getByRole('link', { name: words.differences.chips.german })
    .click();
  await expect(page.locator('#german')).toBeInViewport();
  await page.locator('#turn-order').getByRole('heading').click();
  await expect(page.locator('#turn-order').getByText(words.clause.bookSays.german)).toBeVisible();
  await context.close();
});

test('the contents of a rulebook open where the reader is, with all chapters on one screen', async ({
  page,
  library,
}) => {
  await page.goto('/en/adventure-game/rulebook/#wounds');
  const contents = await openContents(page);
  await expect(contents.locator('[aria-current]')).toHaveText('Wounds');
  await expect(contents.locator('[aria-current]')).toBeInViewport();
  const chapters = contents.locator('summary');
  await expect(chapters).toHaveText(library.game('adventure-game').chapters.map(({ title }) => title.en));
  await contents.getByText('The turn', { exact: true }).click();
  await contents.getByRole('link', { name: 'Turn Structure' }).click();
  await expect(contents).toBeHidden();
  await expect(page.locator('#turn-structure')).toBeInViewport();
  const { bar, heading } = await page.evaluate(() => ({
    bar: document.querySelector('.page-bar')!.getBoundingClientRect().bottom,
    heading: document.querySelector('#turn-structure')!.getBoundingClientRect().top,
  }));
  expect(heading).toBeGreaterThanOrEqual(bar);
  expect(heading).toBeLessThan(bar + 100);
});

test('an entry without headings offers no contents', async ({ page }) => {
  await page.goto('/en/old-world/hand-limit/');
  await expect(page.locator('.page-bar').getByText(words.rulebook.contents)).toHaveCount(0);
  await page.goto('/en/old-world/dice-poker/');
  await expect(page.locator('.page-bar').getByText(words.rulebook.contents)).toBeVisible();
});

test.describe('search', () => {
  for (const { query, game, title, address } of [
    {
      query: 'difference german english',
      game: 'adventure-game',
      title: words.differences.title,
      address: DIFFERENCES,
    },
    { query: 'contradiction', game: 'adventure-game', title: words.differences.title, address: DIFFERENCES },
    { query: 'offene fragen', game: 'old-world', title: words.openQuestions.title, address: OPEN_QUESTIONS },
    { query: 'terms', game: 'card-game', title: words.terms.title, address: '/en/terms/' },
    {
      query: 'rulebook',
      game: 'path-of-destiny',
      title: words.rulebook.title,
      address: '/en/path-of-destiny/rulebook/',
    },
  ])
    test(`finds a page: ${query}`, async ({ page }) => {
      const options = await search(page, game, query);
      const hit = options.filter({ hasText: title }).first();
      await expect(hit).toContainText(words.search.labels.page);
      expect(
        await options.evaluateAll(
          (all, wanted) => all.findIndex((each) => each.textContent.includes(wanted)),
          title,
        ),
      ).toBeLessThan(3);
      await hit.click();
      await expect(page).toHaveURL(address);
    });

  test('shows a page that all games share once', async ({ page }) => {
    const options = await search(page, 'old-world', 'open questions');
    const hit = options.getByText(words.openQuestions.title, { exact: true });
    await page.getByRole('button', { name: words.search.alsoOthers }).click();
    await expect(page.getByRole('group', { name: words.search.otherGames })).toBeVisible();
    await expect(hit).toHaveCount(1);
  });

  test('says where the books differ about a result', async ({ page }) => {
    const options = await search(page, 'adventure-game', 'blank faces');
    await expect(options.first().getByRole('img', { name: words.search.labels.differs })).toBeVisible();
  });
});

test('a question that rests on a clause about which the books differ says so', async ({ page, library }) => {
  const ruling = library
    .game('adventure-game')
    .entries.flatMap(({ rulings }) => rulings)
    .find(({ cites }) => cites.some((address) => library.differencesOf(address).length > 0))!;
  await page.goto(`/en/${ruling.entry}/`);
  await expect(
    page.locator(`#${ruling.id}`).getByRole('link', { name: words.clause.booksDiffer }),
  ).toBeVisible();
});

test('what unfolds is accessible', async ({ page }) => {
  test.slow();
  for (const address of [
    `${DIFFERENCES}#blank-faces`,
    `${OPEN_QUESTIONS}?show=old-world#old-world--dice-poker`,
  ]) {
    await page.goto(address);
    await expectAccessible(page, address);
    await openContents(page);
    await expectAccessible(page, `${address}, contents`);
  }
  await search(page, 'adventure-game', 'wound on used action');
  await expectAccessible(page, 'search results with marks');
});

// Helpers

const chip = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: words.search.kind })
    .getByRole('button', { name: new RegExp(`^${name} \\d+$`) });

async function openContents(page: Page): Promise<Locator> {
  await page.locator('.page-bar').getByText(words.rulebook.contents).click();
  const contents = page.locator('.contents-list');
  await expect(contents).toBeVisible();
  return contents;
}

async function search(page: Page, game: string, query: string): Promise<Locator> {
  await page.goto(`/en/${game}/`);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: words.search.title }).fill(query);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  return options;
}

const screens = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
