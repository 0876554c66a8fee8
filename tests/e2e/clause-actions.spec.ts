import { expect, type Locator, type Page, test } from '../support/test.ts';

const ENTRY = '/en/old-world/dice-poker/';

test('at rest a text is nothing but text', async ({ page }) => {
  await page.goto(ENTRY);
  await expect(page.locator('article').getByRole('button').filter({ visible: true })).toHaveCount(
    await page.locator('article .widget').getByRole('button').filter({ visible: true }).count(),
  );
  await expect(actions(page)).toBeHidden();
  // One row for all, wherever it stands.
  await expect(page.locator('.clause-actions')).toHaveCount(1);
});

test('a tap opens the row at a clause, a second one closes it, and nothing moves', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A mouse opens it by pointing.');
  await page.goto(ENTRY);
  const clause = page.locator('#unused-dice');
  await clause.scrollIntoViewIfNeeded();
  const before = await places(page);
  await said(clause).tap();
  await expect(clause.getByRole('toolbar')).toBeVisible();
  await expect(actions(page)).toBeInViewport({ ratio: 1 });
  expect(await places(page)).toEqual(before);
  for (const button of await actions(page).locator('a:visible, button:visible').all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await said(clause).tap();
  await expect(actions(page)).toBeHidden();

  await said(clause).tap();
  const question = page.locator('#pair-tie');
  await said(question).tap();
  await expect(question.getByRole('toolbar')).toBeVisible();
  await expect(clause.getByRole('toolbar')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Ties' }).tap();
  await expect(actions(page)).toBeHidden();
});

test('pointing at a clause brings the row there, and pointing elsewhere takes it away', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A finger does not point.');
  await page.goto(ENTRY);
  const clause = page.locator('#unused-dice');
  await clause.scrollIntoViewIfNeeded();
  const before = await places(page);
  await said(clause).hover();
  await expect(clause.getByRole('toolbar')).toBeVisible();
  expect(await places(page)).toEqual(before);
  await said(page.locator('#full-house-tie')).hover();
  await expect(page.locator('#full-house-tie').getByRole('toolbar')).toBeVisible();
  await page.getByRole('heading', { name: 'Ties' }).hover();
  await expect(actions(page)).toBeHidden();
});

test('the keyboard comes from a clause’s own link into the row, and Escape leads back', async ({ page }) => {
  await page.goto(ENTRY);
  const clause = page.locator('#unused-dice');
  const own = clause.getByRole('link', { name: 'Link to this rule' });
  await page.locator('#poker-tie').getByRole('link').last().focus();
  await own.focus();
  await expect(own).toBeFocused();
  await expect(clause.getByRole('toolbar', { name: 'What to do with this rule' })).toBeVisible();
  for (const name of ['Deutsch', 'Work it out', 'Link', 'Copy']) {
    await page.keyboard.press('Tab');
    await expect(actions(page).locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(actions(page)).toBeHidden();
  await expect(own).toBeFocused();
  // The next stop is the next clause, not a row that is gone.
  await page.keyboard.press('Tab');
  await expect(page.locator('.clause > a:focus')).toHaveCount(1);
  await expect(own).not.toBeFocused();
});

test('a pointer that rests somewhere does not take the row from the keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A finger does not rest on the page.');
  await page.goto(ENTRY);
  await page.mouse.move(500, 400);
  for (const id of ['no-refusal', 'roll', 'higher-values', 'unused-dice', 'no-fight']) {
    const own = page.locator(`#${id}`).getByRole('link', { name: 'Link to this rule' });
    await own.focus();
    // As the browser tells a page that something came under the pointer by scrolling.
    await page.locator('#help-card').dispatchEvent('pointerover', { pointerType: 'mouse' });
    await expect(page.locator(`#${id}`).getByRole('toolbar')).toBeVisible();
  }
});

test('one tap shows the other language below the clause, one hides it, and the button stays under the thumb', async ({
  page,
  isMobile,
}) => {
  await page.goto('/de/adventure-game/wounds/');
  const clause = page.locator('#blocked-action');
  const other = clause.locator(':scope > .other');
  await openRow(clause, isMobile);
  const flip = actions(page).getByRole('button', { name: 'English' });
  await expect(other).toBeHidden();
  const before = (await flip.boundingBox())!;
  await (isMobile ? flip.tap() : flip.click());
  await expect(other).toContainText(/wound/i);
  await expect(other).toHaveAttribute('lang', 'en');
  await expect(flip).toHaveAttribute('aria-pressed', 'true');
  const after = (await flip.boundingBox())!;
  expect(Math.abs(after.y - before.y)).toBeLessThan(2);
  expect(after.x).toBe(before.x);
  await expect(page.locator('.clause > .other:visible')).toHaveCount(1);
  await expect(page).toHaveURL('/de/adventure-game/wounds/');
  await (isMobile ? flip.tap() : flip.click());
  await expect(other).toBeHidden();
  await expect(flip).toHaveAttribute('aria-pressed', 'false');
});

test('the keyboard flips a clause, and the focus stays', async ({ page }) => {
  await page.goto('/de/adventure-game/wounds/');
  const clause = page.locator('#by-rest');
  await clause.getByRole('link', { name: 'Link zu dieser Regel' }).focus();
  const flip = clause.getByRole('button', { name: 'English' });
  await flip.focus();
  for (const [key, pressed] of [
    ['Enter', 'true'],
    ['Space', 'false'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(flip).toHaveAttribute('aria-pressed', pressed);
    await expect(flip).toBeFocused();
  }
});

test('the row remembers which clauses are flipped', async ({ page, isMobile }) => {
  await page.goto('/de/adventure-game/wounds/');
  const flip = actions(page).getByRole('button', { name: 'English' });
  await openRow(page.locator('#blocked-action'), isMobile);
  await flip.click();
  await openRow(page.locator('#used-action'), isMobile);
  await expect(flip).toHaveAttribute('aria-pressed', 'false');
  await openRow(page.locator('#blocked-action'), isMobile);
  await expect(flip).toHaveAttribute('aria-pressed', 'true');
});

test('the tool is offered where it works a clause out, filled in with the example of the entry', async ({
  page,
  isMobile,
}) => {
  await page.goto(ENTRY);
  const tool = actions(page).getByRole('link', { name: 'Work it out' });
  await openRow(page.locator('#help-card'), isMobile);
  await expect(actions(page)).toBeVisible();
  await expect(tool).toBeHidden();
  await openRow(page.locator('#unused-dice'), isMobile);
  await tool.click();
  await expect(page).toHaveURL('/en/tools/dice-poker/?dice-poker=v1.55621.55631');
});

test('a clause can be copied as a link and as a citation', async ({ page, context, baseURL, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ENTRY);
  await openRow(page.locator('#unused-dice'), isMobile);
  await actions(page).getByRole('button', { name: 'Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toBe(`${baseURL}${ENTRY}#unused-dice`);
  await actions(page).getByRole('button', { name: 'Copy' }).click();
  const words = await said(page.locator('#unused-dice')).innerText();
  await expect
    .poll(() => clipboard(page))
    .toBe(`${words.trim()}\n(Old World, Rulebook p. 14)\n${baseURL}${ENTRY}#unused-dice`);
});

for (const { what, address, id, cited } of [
  {
    what: 'dice by their values, and that it is an example',
    address: ENTRY,
    id: 'pair-of-fives',
    cited: 'A pair of fives 5 5 beats a pair of threes 3 3.\n(Old World, Example: Rulebook p. 14)\n',
  },
  {
    what: 'that it is a reading, and not its reason',
    address: ENTRY,
    id: 'fight-back',
    cited: '.\n(Old World, Reading: Rulebook pp. 13, 15)\n',
  },
  {
    what: 'a table row by row',
    address: '/en/old-world/dice-poker-ranks/',
    id: 'order',
    cited:
      ':\nRank | Dice | For example\nPair | two equal values | 5 5 4 2 1\n' +
      'Two pairs | two of one value, two of another | 6 6 3 3 1\nThree of a kind | three equal values | 4 4 4 6 2\n' +
      'Five-high straight | 1 to 5 | 1 2 3 4 5\nSix-high straight | 2 to 6 | 2 3 4 5 6\n' +
      'Full house | three of one value, two of another | 2 2 2 5 5\n' +
      'Four of a kind | four equal values | 3 3 3 3 6\nFive of a kind | all five equal | 1 1 1 1 1\n' +
      '(Old World, Rulebook p. 14)\n',
  },
  {
    what: 'question and answer',
    address: ENTRY,
    id: 'refuse',
    cited: '? No. But with 0 gold you cannot be challenged.\n(Old World, Rulebook p. 14)\n',
  },
]) {
  test(`a citation tells ${what}`, async ({ page, context, baseURL, isMobile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await openRow(page.locator(`#${id}`), isMobile);
    await actions(page).getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toContain(`${cited}${baseURL}${address}#${id}`);
  });
}

test('where copying is blocked, the address is shown', async ({ page, baseURL, isMobile }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('blocked')) },
    });
  });
  await page.goto(ENTRY);
  await openRow(page.locator('#unused-dice'), isMobile);
  await actions(page).getByRole('button', { name: 'Link' }).click();
  await expect(page.locator('#toast')).toContainText(`${baseURL}${ENTRY}#unused-dice`);
});

test('where the device shares, one button does it, and another to copy is not needed', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        shared.push(data);
        // As when the reader closes the sheet.
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(ENTRY);
  await openRow(page.locator('#no-refusal'), isMobile);
  await expect(actions(page).getByRole('button', { name: 'Copy' })).toBeHidden();
  await actions(page).getByRole('button', { name: 'Share' }).click();
  const words = await said(page.locator('#no-refusal')).innerText();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
    {
      text: `${words.trim()}\n(Old World, Rulebook p. 14)`,
      url: `${baseURL}${ENTRY}#no-refusal`,
    },
  ]);
  expect(errors).toEqual([]);
});

test('where it does not, no button says so', async ({ page, isMobile }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(ENTRY);
  await openRow(page.locator('#no-refusal'), isMobile);
  await expect(actions(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(actions(page).getByRole('button', { name: 'Share' })).toBeHidden();
});

test('in the whole rulebook the row is the same, and its link leads to the entry', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/card-game/rulebook/');
  const clause = page.locator('.clause').first();
  await openRow(clause, isMobile);
  await actions(page).getByRole('button', { name: 'Link' }).click();
  const [entry, id] = ((await clause.getAttribute('id')) ?? '').split('--');
  await expect.poll(() => clipboard(page)).toBe(`${baseURL}/en/card-game/${entry}/#${id}`);
});

test('without JavaScript there is no row', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(ENTRY);
  await said(page.locator('#unused-dice')).click();
  await expect(actions(page)).toBeHidden();
  await context.close();
});

// Helpers

const actions = (page: Page): Locator => page.locator('.clause-actions');

const said = (clause: Locator): Locator => clause.locator(':scope > .said:not(.other)');

/** By tap or by pointing, wherever in its text no link is. */
async function openRow(clause: Locator, isMobile: boolean): Promise<void> {
  const text = said(clause);
  // In the middle of the screen, so that the row has room and nothing has to scroll to it.
  await clause.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const position = { x: 4, y: 6 };
  await (isMobile ? text.tap({ position }) : text.hover({ position }));
  await expect(clause.locator(':scope > .clause-actions')).toBeVisible();
}

const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Where every clause stands on the screen. */
const places = (page: Page): Promise<number[]> =>
  page
    .locator('.clause')
    .evaluateAll((clauses) => clauses.map((clause) => Math.round(clause.getBoundingClientRect().top)));
