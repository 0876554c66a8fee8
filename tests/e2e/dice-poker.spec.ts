import { LANG_NAMES, LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { ODDS_WORDS } from '../../src/widgets/dice-poker/all-odds/odds-words.ts';
import { DICE_POKER_WORDS } from '../../src/widgets/dice-poker/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const { en, de } = DICE_POKER_WORDS;
const { toolBar } = wordsIn('en');

test('two hands entered by tapping give the winner, the reason and its clause', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/');
  await enter(page, '5562155631');
  await expect(page.getByText(en.winner.witcher)).toBeInViewport();
  await expect(page).toHaveURL(/\?dice-poker=v1\.55621\.55631$/);
  await page.getByRole('row').getByRole('link', { name: en.reasons['second-unused-die'] }).click();
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#unused-dice$/);
});

test('with equal pairs the third unused die does not count', async ({ page }) => {
  await page.goto('/de/tools/dice-poker/');
  await enter(page, '5563155632');
  await expect(page.getByText(de.winner.active, { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(de.reasons['third-unused-die']) });
  await expect(row).toContainText('engl. Regelheft S. 14');
  await expect(row).not.toContainText(wordsIn('de').clause.kinds.reading);
});

test('the keyboard alone enters, corrects, swaps and clears', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/');
  const firstDie = page.getByRole('button', { name: fill(en.emptyDie, { seat: en.seats.active, index: 1 }) });
  await expect(firstDie).toBeEnabled();
  await firstDie.focus();
  await page.keyboard.type('4441122233');
  await expect(page.getByText(en.winner.active, { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText(en.prompt.witcher)).toBeVisible();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: en.swap }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.winner.witcher)).toBeVisible();
  await page.getByRole('button', { name: toolBar.reset }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/dice-poker=v1\.\.$/);
  await page.getByRole('button', { name: toolBar.undo }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(en.winner.witcher)).toBeVisible();
  await expect(page).toHaveURL(/dice-poker=v1\.22233\.44411$/);
});

test('undo takes back one change after the other, and ends where the page began', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55.');
  const undo = page.getByRole('button', { name: toolBar.undo });
  await expect(undo).toBeDisabled();
  await enter(page, '6');
  await page.getByRole('button', { name: en.swap }).click();
  await undo.click();
  await expect(page).toHaveURL(/dice-poker=v1\.556\.$/);
  await undo.click();
  await expect(page).toHaveURL(/dice-poker=v1\.55\.$/);
  await expect(undo).toBeDisabled();
});

test('a device without a share sheet copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: toolBar.share }).click();
  await expect(page.getByRole('status').filter({ hasText: toolBar.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/dice-poker=v1\.55621\.55631$/);
});

test('a chosen die can be changed', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
  await page
    .getByRole('button', { name: fill(en.die, { seat: en.seats.active, index: 4, value: 2 }) })
    .click();
  await page.getByRole('button', { name: fill(en.enter, { value: 4 }) }).click();
  await expect(page.getByText(en.winner.active, { exact: true })).toBeVisible();
});

test('the state survives a reload and the language switch', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.2225');
  await page.getByRole('button', { name: fill(en.enter, { value: 5 }) }).click();
  await page.reload();
  await expect(page.getByText(en.winner.witcher)).toBeVisible();
  await page.getByRole('link', { name: `DE: ${LANG_NAMES.de}` }).click();
  await expect(page.getByText(de.winner.witcher)).toBeVisible();
});

for (const [garbled, afterA2] of [
  ['v9.1.1', 'v1.12.1'],
  ['v1.777.1', 'v1.2.1'],
  ['v1.1111111.1', 'v1.11111.12'],
  ['v1.1.1.cards', 'v1.12.1'],
  ['v1.1.1.solo.rich', 'v1.12.1.solo'],
  ['v1.55', 'v1.552.'],
  ['x', 'v1.2.'],
  ['%00', 'v1.2.'],
  ['<script>', 'v1.2.'],
] as const) {
  test(`a garbled address (${garbled}) gives a message and keeps what can be read`, async ({ page }) => {
    await page.goto(`/en/tools/dice-poker/?dice-poker=${encodeURIComponent(garbled)}`);
    await expect(page.getByRole('alert')).toContainText(toolBar.restKept);
    await enter(page, '2');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`dice-poker=${afterA2.replaceAll('.', '\\.')}$`));
  });
}

test.describe('in German', () => {
  const lang = 'de';
  const words = DICE_POKER_WORDS[lang];
  const [two, all] = [words.tieReadings['two-dice'], words.tieReadings['all-dice']];

  test('a winner who hinges on a reading is told with the other one, a tap away', async ({
    page,
    hasTouch,
  }) => {
    await page.goto(`/${lang}/tools/dice-poker/?dice-poker=v1.65321.6542`);
    const other = page.locator('.tool-otherwise');
    await enter(page, '1');
    const verdict = page.locator('.tool-result');
    await expect(verdict).toContainText(words.winner.active);
    await expect(other).toContainText(words.winner.witcher);
    await press(other.getByRole('button', { name: all }), hasTouch);
    await expect(verdict).toContainText(words.winner.witcher);
    await expect(page).toHaveURL(/dice-poker=v1\.65321\.65421\.witcher\.all-dice$/);
    await page.reload();
    await expect(verdict).toContainText(words.winner.witcher);
    await expectAccessible(page);
    await press(page.locator('summary', { hasText: words.ties }), hasTouch);
    const choice = page.getByRole('group', { name: words.ties });
    await expect(choice.getByRole('button', { name: all })).toHaveAttribute('aria-pressed', 'true');
    await press(choice.getByRole('button', { name: two }), hasTouch);
    await expect(page).toHaveURL(/dice-poker=v1\.65321\.65421$/);
    await press(page.getByRole('button', { name: words.swap }), hasTouch);
    await expect(other).toBeHidden();
  });
});

test('the entry shows its example worked out, and the tool works there too', async ({ page }) => {
  await page.goto('/en/old-world/dice-poker/');
  const widget = page.locator('.widget');
  await expect(widget.getByText(en.winner.witcher)).toBeVisible();
  await widget
    .getByRole('button', { name: fill(en.die, { seat: en.seats.witcher, index: 4, value: 3 }) })
    .click();
  await widget.getByRole('button', { name: fill(en.enter, { value: 2 }) }).click();
  await expect(widget.getByText(en.winner.active, { exact: true })).toBeVisible();
});

/** The books' own examples: a pair of fives against a pair of threes (p. 14), and the poker of the sample turn (p. 30). */
for (const lang of LANGS) {
  const words = DICE_POKER_WORDS[lang];
  const { active, witcher } = words.sides;
  const gold = (changes: string): string => fill(words.goldChange, { changes });

  test(`the examples of the rulebook fit on a small phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${lang}/tools/dice-poker/`);
    await untilReady(page);
    await enter(page, '5512333654');
    await expect(page.getByText(words.winner.active, { exact: true })).toBeVisible();
    await expectAboveBar(page, gold(`${active} +2 · ${witcher} −1`));
    await page.goto(`/${lang}/tools/dice-poker/`);
    await untilReady(page);
    await enter(page, '6633155522');
    await expect(page.getByText(words.winner.witcher, { exact: true })).toBeVisible();
    await expectAboveBar(page, gold(`${active} −1 · ${witcher} +2`));
  });

  test(`a player alone is paid by the help card (p. 33, ${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/dice-poker/`);
    await page.getByRole('button', { name: words.modes.solo, exact: true }).click();
    await enter(page, '44422');
    await expect(page.getByText(gold('+3'))).toBeInViewport();
    await expect(page).toHaveURL(/dice-poker=v1\.44422\.\.solo$/);
    await page.reload();
    await expect(page.getByText(gold('+3'))).toBeVisible();
  });
}

test('the locals win or lose no gold themselves', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.22255');
  await page.getByRole('button', { name: en.modes.locals, exact: true }).click();
  await expect(page.getByText(en.winner.locals)).toBeVisible();
  await expect(
    page.getByText(fill(en.goldChange, { changes: `${en.sides.active} −1` }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: en.fights['fight-stays-free'] })).toHaveAttribute(
    'href',
    /dice-poker-with-locals\/#not-with-the-neighbour$/,
  );
  await page.getByRole('button', { name: toolBar.undo }).click();
  await expect(page.getByText(en.winner.witcher)).toBeVisible();
});

test('what stands against a game is said with its clause', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.22255');
  await page.getByText(en.mayPlay).click();
  await page.getByRole('checkbox', { name: en.bars['witcher-other-no-gold'] }).check();
  await expect(page.getByText(en.noGame)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${fill(en.goldChange, { changes: '' })}`))).toBeHidden();
  await expect(page).toHaveURL(/v1\.12345\.22255\.witcher\.other-no-gold$/);
  await page.reload();
  await page.getByRole('link', { name: en.bars['witcher-other-no-gold'] }).click();
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#gold-needed$/);
});

for (const [mode, clauses] of [
  ['witcher', ['dice-poker/#once-per-witcher', 'dice-poker/#gold-needed', 'dice-poker/#gold-needed']],
  ['locals', ['dice-poker-with-locals/#once-per-turn', 'dice-poker-with-locals/#gold-needed']],
  ['solo', ['solo-dice-poker-and-rating/#solo-where', 'solo-dice-poker-and-rating/#solo-gold-needed']],
] as const) {
  test(`everything that can stand against a game (${mode}) leads to its clause`, async ({ page }) => {
    await page.goto(`/de/tools/dice-poker/?dice-poker=v1.12345.22255.${mode}`);
    await page.getByText(de.mayPlay).click();
    for (const [place, clause] of clauses.entries()) {
      const box = page.locator('.poker-bars').getByRole('checkbox').nth(place);
      await box.check();
      const named = page.locator('.tool-result').getByRole('link');
      await expect(named).toHaveCount(1);
      await expect(named).toHaveAttribute('href', `/de/old-world/${clause}`);
      await expect(page.locator('.poker-bars').getByRole('link').nth(place)).toHaveAttribute(
        'href',
        `/de/old-world/${clause}`,
      );
      await box.uncheck();
    }
  });
}

test('a game already played with a witcher bars the fight, also before any roll', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1...witcher.already-played');
  await expect(page.getByRole('link', { name: en.fights['no-fight'] })).toHaveAttribute(
    'href',
    /dice-poker\/#no-fight$/,
  );
});

test('with a list of rerolls open a new die moves nothing, and the list follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1200 });
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12356.5564');
  await page.getByText(en.rerolls['active-last'].title).click();
  const list = page.locator('.poker-advice');
  await expect(list).toContainText(en.prompt.witcher);
  const place = async () => [await page.evaluate(() => scrollY), (await list.boundingBox())!.height];
  const [scrolled, reserved] = await place();
  expect(reserved).toBeGreaterThan(350);
  await enter(page, '1');
  await expect(list).toContainText(fill(en.best.keep, { dice: 6, value: '67.6%', stay: '0%' }));
  await expect(list).toHaveAttribute('aria-busy', 'false');
  expect(await place()).toEqual([scrolled, reserved]);
});

test('what is opened before the tool can hear it is there once it can', async ({ page }) => {
  const { promise: opened, resolve: release } = Promise.withResolvers<unknown>();
  await page.route(/_astro\/tools\./, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12356.5564');
  await page.getByText(en.rerolls['active-last'].title).click();
  await expect(page.locator('.poker-advice')).toHaveCount(0);
  release(undefined);
  await expect(page.locator('.poker-advice')).toContainText(en.prompt.witcher);
});

test('dice that are missing are rolled, then all of them anew', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.66.5');
  await page.getByRole('button', { name: en.roll }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.66[1-6]{3}\.5[1-6]{4}$/);
  await expect(page.getByText(en.winner.active).or(page.getByText(en.winner.witcher)).first()).toBeVisible();
  await page.getByRole('button', { name: en.rollAnew }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.[1-6]{5}\.[1-6]{5}$/);
  await page.getByRole('button', { name: toolBar.undo }).click();
  await page.getByRole('button', { name: toolBar.undo }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.66\.5$/);
});

test('the best reroll is listed for each player, kept by a tap and rolled', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12356.55641');
  await page.getByText(en.rerolls['other-first'].title).click();
  const challenged = page.locator('.poker-keeps').first().getByRole('row');
  await expect(challenged.nth(1)).toContainText('63.2%');
  await page.getByText(en.rerolls['other-first'].title).click();

  await page.getByText(en.rerolls['active-last'].title).click();
  const best = page.getByRole('row', { name: fill(en.keepThese, { dice: 6 }) });
  await expect(best.getByText('67.6%')).toHaveCSS('font-weight', '600');
  await best.getByText('67.6%').click();
  await expect(best.getByText('73 / 108')).toBeVisible();
  await page.getByRole('button', { name: fill(en.keepThese, { dice: 6 }) }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.6\.55641$/);
  await expect(
    page.getByRole('button', { name: fill(en.emptyDie, { seat: en.seats.active, index: 2 }) }),
  ).toBeFocused();
  await page.getByRole('button', { name: en.roll }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.6[1-6]{4}\.55641$/);
});

test('alone the best reroll goes by the mean reward, also in German', async ({ page }) => {
  await page.goto('/de/tools/dice-poker/?dice-poker=v1.12366..solo');
  await page.getByText(de.rerolls['solo-reroll'].title, { exact: true }).click();
  const best = page.getByRole('row', { name: fill(de.keepThese, { dice: '6 6' }) });
  await expect(best).toContainText('1,58');
  await page.getByText(de.rerolls['solo-reroll'].title, { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('666');
  await expect(page.getByText(fill(de.goldChange, { changes: '+5' }))).toBeVisible();
});

test('opened lists are accessible and no wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [lang, rolled] of [
    ['en', '12356.55641'],
    ['de', '12346..solo.no-gold'],
  ] as const) {
    const others = fill(DICE_POKER_WORDS[lang].otherKeeps, { count: '\\d+' });
    await page.goto(`/${lang}/tools/dice-poker/?dice-poker=v1.${rolled}`);
    await expect(page.getByRole('button', { name: wordsIn(lang).toolBar.share, exact: true })).toBeEnabled();
    for (const summary of await page.locator('.tool-more > summary:visible').all()) await summary.click();
    await page
      .getByText(new RegExp(`^${others}$`))
      .first()
      .click();
    for (const fraction of await page.locator('.poker-fraction > summary:visible').all())
      await fraction.click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the chances of all results need no script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/en/tools/dice-poker/');
  await page.getByText(ODDS_WORDS.en.title).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${en.ranks.pair}`) })).toContainText('46.3%');
  await expect(page.getByText('51.8%')).toBeVisible();
  await expect(page.getByText(en.rerolls['active-last'].title)).toBeHidden();
  await page.close();
});

for (const [entry, result] of [
  ['dice-poker-with-locals', en.winner.locals],
  ['solo-dice-poker-and-rating', fill(en.goldChange, { changes: '+1' })],
] as const) {
  test(`the entry ${entry} shows its mode worked out`, async ({ page }) => {
    await page.goto(`/en/old-world/${entry}/`);
    await expect(page.locator('.widget').getByText(result)).toBeVisible();
  });
}

// Helpers

/** With a finger where the device has a touch screen. */
const press = (target: Locator, hasTouch: boolean): Promise<void> =>
  hasTouch ? target.tap() : target.click();

/** Nothing has to be scrolled to see it, and the bar at the bottom does not cover it. */
async function expectAboveBar(page: Page, text: string): Promise<void> {
  const line = page.getByText(text, { exact: true });
  await expect(line).toBeVisible();
  const [{ y, height }, bar] = [
    (await line.boundingBox())!,
    (await page.locator('.bottom-bar').boundingBox())!,
  ];
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(y + height).toBeLessThan(bar.y);
}

/** Before its script runs the keys are disabled, and Playwright scrolls about while it waits to tap one. */
async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('.poker-key').first()).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
}

/** What the key of a value is called in either language. */
const entering = (value: string): string =>
  LANGS.map((lang) => fill(DICE_POKER_WORDS[lang].enter, { value })).join('|');

/** Taps the value of each die in turn. */
async function enter(page: Page, dice: string): Promise<void> {
  for (const value of dice)
    await page
      .getByRole('button', { name: new RegExp(`^(${entering(value)})$`) })
      .and(page.locator('.poker-key'))
      .click();
}
