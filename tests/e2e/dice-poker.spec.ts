import { DICE_POKER_WORDS } from '../../src/widgets/dice-poker/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

test('two hands entered by tapping give the winner, the reason and its clause', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/');
  await enter(page, '5562155631');
  await expect(page.getByText('The challenged player wins')).toBeInViewport();
  await expect(page).toHaveURL(/\?dice-poker=v1\.55621\.55631$/);
  await page.getByRole('row').getByRole('link', { name: 'Second-highest unused die' }).click();
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#unused-dice$/);
});

test('with equal pairs the third unused die does not count', async ({ page }) => {
  await page.goto('/de/tools/dice-poker/');
  await enter(page, '5563155632');
  await expect(page.getByText('Der aktive Spieler gewinnt', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: /Dritter ungenutzter Würfel zählt nicht/ });
  await expect(row).toContainText('engl. Regelheft S. 14');
  await expect(row).not.toContainText('Lesart');
});

test('the keyboard alone enters, corrects, swaps and clears', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/');
  const firstDie = page.getByRole('button', { name: 'Active player, die 1: not set' });
  await expect(firstDie).toBeEnabled();
  await firstDie.focus();
  await page.keyboard.type('4441122233');
  await expect(page.getByText('The active player wins', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Enter five dice for each player.')).toBeVisible();
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Swap' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The challenged player wins')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/dice-poker=v1\.\.$/);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The challenged player wins')).toBeVisible();
  await expect(page).toHaveURL(/dice-poker=v1\.22233\.44411$/);
});

test('undo takes back one change after the other, and ends where the page began', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await enter(page, '6');
  await page.getByRole('button', { name: 'Swap' }).click();
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
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/dice-poker=v1\.55621\.55631$/);
});

test('a chosen die can be changed', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
  await page.getByRole('button', { name: 'Active player, die 4: 2' }).click();
  await page.getByRole('button', { name: 'Enter 4' }).click();
  await expect(page.getByText('The active player wins', { exact: true })).toBeVisible();
});

test('the state survives a reload and the language switch', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.2225');
  await page.getByRole('button', { name: 'Enter 5' }).click();
  await page.reload();
  await expect(page.getByText('The challenged player wins')).toBeVisible();
  await page.getByRole('link', { name: 'DE: Deutsch' }).click();
  await expect(page.getByText('Der Herausgeforderte gewinnt')).toBeVisible();
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
    await expect(page.getByRole('alert')).toContainText('Everything else was kept');
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
  await expect(widget.getByText('The challenged player wins')).toBeVisible();
  await widget.getByRole('button', { name: 'Challenged player, die 4: 3' }).click();
  await widget.getByRole('button', { name: 'Enter 2' }).click();
  await expect(widget.getByText('The active player wins', { exact: true })).toBeVisible();
});

/** The books' own examples: a pair of fives against a pair of threes (p. 14), and the poker of the sample turn (p. 30). */
for (const { lang, fives, house, gold } of [
  {
    lang: 'en',
    fives: 'The active player wins',
    house: 'The challenged player wins',
    gold: ['Gold: active +2 · challenged −1', 'Gold: active −1 · challenged +2'],
  },
  {
    lang: 'de',
    fives: 'Der aktive Spieler gewinnt',
    house: 'Der Herausgeforderte gewinnt',
    gold: ['Gold: aktiv +2 · herausgefordert −1', 'Gold: aktiv −1 · herausgefordert +2'],
  },
] as const) {
  test(`the examples of the rulebook fit on a small phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${lang}/tools/dice-poker/`);
    await untilReady(page);
    await enter(page, '5512333654');
    await expect(page.getByText(fives, { exact: true })).toBeVisible();
    await expectAboveBar(page, gold[0]);
    await page.goto(`/${lang}/tools/dice-poker/`);
    await untilReady(page);
    await enter(page, '6633155522');
    await expect(page.getByText(house, { exact: true })).toBeVisible();
    await expectAboveBar(page, gold[1]);
  });

  test(`a player alone is paid by the help card (p. 33, ${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/dice-poker/`);
    await page.getByRole('button', { name: 'Solo', exact: true }).click();
    await enter(page, '44422');
    await expect(page.getByText('Gold: +3')).toBeInViewport();
    await expect(page).toHaveURL(/dice-poker=v1\.44422\.\.solo$/);
    await page.reload();
    await expect(page.getByText('Gold: +3')).toBeVisible();
  });
}

test('the locals win or lose no gold themselves', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.22255');
  await page.getByRole('button', { name: 'Locals', exact: true }).click();
  await expect(page.getByText('The locals win')).toBeVisible();
  await expect(page.getByText('Gold: active −1', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /no fight is barred/ })).toHaveAttribute(
    'href',
    /dice-poker-with-locals\/#not-with-the-neighbour$/,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The challenged player wins')).toBeVisible();
});

test('what stands against a game is said with its clause', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12345.22255');
  await page.getByText('May the game be played?').click();
  await page.getByRole('checkbox', { name: 'The challenged player has 0 gold' }).check();
  await expect(page.getByText('No game:')).toBeVisible();
  await expect(page.getByText(/^Gold: /)).toBeHidden();
  await expect(page).toHaveURL(/v1\.12345\.22255\.witcher\.other-no-gold$/);
  await page.reload();
  await page.getByRole('link', { name: 'The challenged player has 0 gold' }).click();
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#gold-needed$/);
});

for (const [mode, clauses] of [
  ['witcher', ['dice-poker/#once-per-witcher', 'dice-poker/#gold-needed', 'dice-poker/#gold-needed']],
  ['locals', ['dice-poker-with-locals/#once-per-turn', 'dice-poker-with-locals/#gold-needed']],
  ['solo', ['solo-dice-poker-and-rating/#solo-where', 'solo-dice-poker-and-rating/#solo-gold-needed']],
] as const) {
  test(`everything that can stand against a game (${mode}) leads to its clause`, async ({ page }) => {
    await page.goto(`/de/tools/dice-poker/?dice-poker=v1.12345.22255.${mode}`);
    await page.getByText('Darf gespielt werden?').click();
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
  await expect(page.getByRole('link', { name: /no fight with this witcher/ })).toHaveAttribute(
    'href',
    /dice-poker\/#no-fight$/,
  );
});

test('with a list of rerolls open a new die moves nothing, and the list follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1200 });
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12356.5564');
  await page.getByText('Best reroll of the active player').click();
  const list = page.locator('.poker-advice');
  await expect(list).toContainText('Enter five dice for each player.');
  const place = async () => [await page.evaluate(() => scrollY), (await list.boundingBox())!.height];
  const [scrolled, reserved] = await place();
  expect(reserved).toBeGreaterThan(350);
  await enter(page, '1');
  await expect(list).toContainText('Keep 6: 67.6%, against 0% without a reroll.');
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
  await page.getByText('Best reroll of the active player').click();
  await expect(page.locator('.poker-advice')).toHaveCount(0);
  release(undefined);
  await expect(page.locator('.poker-advice')).toContainText('Enter five dice for each player.');
});

test('dice that are missing are rolled, then all of them anew', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.66.5');
  await page.getByRole('button', { name: 'Roll open dice' }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.66[1-6]{3}\.5[1-6]{4}$/);
  await expect(page.getByText(/player wins$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Roll anew' }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.[1-6]{5}\.[1-6]{5}$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.66\.5$/);
});

test('the best reroll is listed for each player, kept by a tap and rolled', async ({ page }) => {
  await page.goto('/en/tools/dice-poker/?dice-poker=v1.12356.55641');
  await page.getByText('Best reroll of the challenged player').click();
  const challenged = page.locator('.poker-keeps').first().getByRole('row');
  await expect(challenged.nth(1)).toContainText('63.2%');
  await page.getByText('Best reroll of the challenged player').click();

  await page.getByText('Best reroll of the active player').click();
  const best = page.getByRole('row', { name: 'Keep 6, roll the others' });
  await expect(best.getByText('67.6%')).toHaveCSS('font-weight', '600');
  await best.getByText('67.6%').click();
  await expect(best.getByText('73 / 108')).toBeVisible();
  await page.getByRole('button', { name: 'Keep 6, roll the others' }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.6\.55641$/);
  await expect(page.getByRole('button', { name: 'Active player, die 2: not set' })).toBeFocused();
  await page.getByRole('button', { name: 'Roll open dice' }).click();
  await expect(page).toHaveURL(/dice-poker=v1\.6[1-6]{4}\.55641$/);
});

test('alone the best reroll goes by the mean reward, also in German', async ({ page }) => {
  await page.goto('/de/tools/dice-poker/?dice-poker=v1.12366..solo');
  await page.getByText('Bester Neuwurf', { exact: true }).click();
  const best = page.getByRole('row', { name: '6 6 behalten' });
  await expect(best).toContainText('1,58');
  await page.getByText('Bester Neuwurf', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('666');
  await expect(page.getByText('Gold: +5')).toBeVisible();
});

test('opened lists are accessible and no wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    'en/tools/dice-poker/?dice-poker=v1.12356.55641',
    'de/tools/dice-poker/?dice-poker=v1.12346..solo.no-gold',
  ]) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('button', { name: /^(Share|Teilen)$/ })).toBeEnabled();
    for (const summary of await page.locator('.tool-more > summary:visible').all()) await summary.click();
    await page
      .getByText(/^(The other|Die übrigen) \d+/)
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
  await page.getByText('Chances of all results').click();
  await expect(page.getByRole('row', { name: /^Pair/ })).toContainText('46.3%');
  await expect(page.getByText('51.8%')).toBeVisible();
  await expect(page.getByText('Best reroll of the active player')).toBeHidden();
  await page.close();
});

for (const [entry, result] of [
  ['dice-poker-with-locals', 'The locals win'],
  ['solo-dice-poker-and-rating', 'Gold: +1'],
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

/** Taps the value of each die in turn. */
async function enter(page: Page, dice: string): Promise<void> {
  for (const value of dice)
    await page
      .getByRole('button', { name: new RegExp(` ?${value}( eingeben)?$`) })
      .and(page.locator('.poker-key'))
      .click();
}
