import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { HAND_AND_BIDS_WORDS } from '../../src/widgets/hand-and-bids/words/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Page, test } from '../support/test.ts';

const PAGE = (lang: string, state = ''): string =>
  `/${lang}/tools/hand-and-bids/${state && `?hand-and-bids=${state}`}`;

for (const lang of LANGS) {
  const { inHand, inBids, views } = HAND_AND_BIDS_WORDS[lang];
  const { more } = wordsIn(lang).toolBar;

  // The worked example of the entry "Technique", and vector 2 of the bids.
  test(`"can I kill it" and "what must I bid" take six taps each (${lang})`, async ({ page }) => {
    await page.goto(PAGE(lang));
    const steel2 = fill(inHand.card, { name: inHand.classes.steel, strength: 2 });
    const taps = [
      fill(inHand.addCard, { card: steel2 }),
      fill(more, { name: inHand.classes.steel }),
      fill(more, { name: inHand.classes.steel }),
      fill(more, { name: inHand.classes.sign }),
      fill(inHand.meets, { aspect: inHand.shortClasses.sign }),
    ];
    for (const name of taps) await tap(page, name);
    await expect(page.getByText(inHand.yes.one)).toBeInViewport();
    await expect(page).toHaveURL(/=v1\.hand\.0-1-0-0-0-0-0-0-0\.2-0-0-1\.\.sign$/);

    await tap(page, views.bids);
    for (const token of ['gold-2', 'gold-2', 'gold-3'] as const)
      await tap(page, fill(more, { name: inBids.tokens[token] }));
    const current = page.getByRole('spinbutton', { name: inBids.current });
    await current.tap();
    await page.keyboard.type('4');
    const pieces = [2, 3].map((value) => fill(inBids.goldToken, { value })).join(' + ');
    await expect(page.getByText(fill(inBids.bid, { total: 5, pieces }))).toBeInViewport();
  });
}

const { inHand, atTable, views, kept, errors, openKept } = HAND_AND_BIDS_WORDS.en;

test('the table is played through a turn and shared without the hand', async ({ page }) => {
  await page.goto(PAGE('en', 'v1.hand.0-1'));
  await tap(page, fill(inHand.addCard, { card: 'Steel Sword 1' }));
  await tap(page, views.table);
  for (const points of [3, 4, 5, 2]) await tap(page, fill(atTable.addMonster, { points }));
  await expect(page.getByText(fill(atTable.wins, { who: 'Player 1', points: 14 }))).toBeInViewport();
  for (const [character, seat] of [
    ['4 Dandelion', 0],
    ['2 Vesemir', 1],
    ['5 Foltest', 2],
  ] as const)
    await page.getByLabel(character, { exact: true }).selectOption(String(seat));
  await expect(page.getByText('Acting and bidding: Player 2, Player 1, Player 3')).toBeVisible();
  await page.getByRole('combobox', { name: 'Location 3' }).selectOption('2');
  await expect(page.getByText(fill(atTable.falls.one, { places: 3 }))).toBeVisible();
  await tap(page, atTable.endTurn);
  await expect(page).toHaveURL(/=v1\.table\.\.2\.\.1-0-1-0-0\.110\.3-4-5-2$/);
  await tap(page, 'Undo');
  await expect(page).toHaveURL(/=v1\.table\.\.\.425\.\.002\.3-4-5-2$/);
  expect(page.url()).not.toContain('hand.');
});

test('what was entered survives the visit, each part by itself, and clearing one leaves the other', async ({
  page,
}) => {
  await page.goto(PAGE('en'));
  await tap(page, fill(inHand.addCard, { card: inHand.classes['sword-of-destiny'] }));
  await tap(page, views.table);
  await tap(page, fill(atTable.addMonster, { points: 6 }));
  await page.goto(PAGE('en', 'v1.bids'));
  await expect(page.getByRole('button', { name: views.bids })).toHaveAttribute('aria-pressed', 'true');
  await tap(page, views.hand);
  await expect(page.getByText(fill(inHand.handCount, { count: 1, strength: 1 }))).toBeVisible();
  await tap(page, 'Clear all');
  await page.goto(PAGE('en', 'v1.table'));
  await expect(page.getByText(fill(atTable.leads, { who: 'Player 1', points: 6 }))).toBeVisible();
});

test('what comes by link is shown and leaves what the device keeps', async ({ page }) => {
  await page.goto(PAGE('en'));
  await tap(page, views.table);
  await tap(page, fill(atTable.addMonster, { points: 6 }));
  await page.goto(PAGE('en', 'v1.table.2~Ann~Bo.....7_8'));
  await expect(page.getByText(kept['by-link'])).toBeVisible();
  await expect(page.getByText(fill(atTable.leads, { who: 'Bo', points: 8 }))).toBeVisible();
  await page.getByRole('link', { name: openKept }).click();
  await expect(page.getByText(fill(atTable.leads, { who: 'Player 1', points: 6 }))).toBeVisible();
});

test('a garbled address keeps what can be read and says so', async ({ page }) => {
  await page.goto(PAGE('en', 'v1.bids.9-9-9-9-9-9-9-9-9.x.9.axe......2-p-9'));
  await expect(page.getByRole('alert')).toContainText(errors['wrong-cards']);
  await page.goto(PAGE('en', 'v1.table.9..111'));
  await expect(page.getByRole('alert')).toContainText(errors['wrong-players']);
  await expect(page.getByRole('button', { name: views.table })).toHaveAttribute('aria-pressed', 'true');
});

test('every part is accessible and fits 320 pixels, with all that can be opened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const state of [
    'v1.hand.2-0-1-0-0-0-0-0-1.2-0-0-0_0-3-0-0.2',
    'v1.bids.1-1-0-0-0-0-0-0-0.......event.2-1.0-2._1-p-p',
    'v1.table.4~Wolfeschlegel~Ben~Cy~Dot.2.4251..k22.3-4~~0-3_4-3~~4-0',
  ]) {
    await page.goto(PAGE('de', state));
    await expect(page.locator('.widget astro-island:not([ssr])')).toHaveCount(1);
    await page
      .locator('.widget details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    expect(await page.evaluate('document.documentElement.scrollWidth'), state).toBe(320);
    await expectAccessible(page, state);
  }
});

test('a key that a tap uses up keeps the focus, and does nothing more', async ({ page }) => {
  await page.goto(PAGE('en', 'v1.hand.0-2-0-0-0-0-0-0-0.1-0-0-0'));
  const add = page
    .locator('.widget')
    .getByRole('button', { name: fill(inHand.addCard, { card: 'Steel Sword 2' }), exact: true });
  await expect(add).toBeEnabled();
  await add.focus();
  for (let taps = 0; taps < 3; taps += 1) await page.keyboard.press('Enter');
  // The deck has three of them (Attack Deck).
  await expect(page.getByText(fill(inHand.handCount, { count: 3, strength: 6 }))).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(add).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  for (let taps = 0; taps < 2; taps += 1) await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await expect(page.getByText(fill(inHand.handCount, { count: 2, strength: 4 }))).toBeVisible();
});

test('is found by the questions that it answers', async ({ page }) => {
  for (const [lang, questions] of [
    ['en', ['can i kill it', 'what must i bid']],
    ['de', ['kann ich es besiegen', 'was muss ich bieten']],
  ] as const) {
    await page.goto(`/${lang}/card-game/`);
    await page.keyboard.press('/');
    for (const question of questions) {
      await page.getByRole('combobox', { name: wordsIn(lang).nav.search }).fill(question);
      const options = page.getByRole('listbox').getByRole('option');
      // A rule may come before it, no more.
      const found = options.filter({ hasText: HAND_AND_BIDS_WORDS[lang].summary });
      await expect(options.first().or(options.nth(1)).and(found)).toBeVisible();
    }
  }
});

// Helpers

const tap = (page: Page, name: string): Promise<void> =>
  page.locator('.widget').getByRole('button', { name, exact: true }).first().click();
