import { expect, type Locator, type Page, test } from '../support/test.ts';

const LOCALS = '/en/old-world/dice-poker-with-locals/';
const ENTRY = '/en/old-world/dice-poker/';

test('a link shows its preview by tap, hover and focus', async ({ page, isMobile }) => {
  await page.goto(LOCALS);
  const link = page.locator('#locals-reroll').getByRole('link', { name: 'dice poker' });
  const answer = 'may reroll once';
  if (isMobile) {
    await link.tap();
    await expect(preview(page)).toContainText(answer);
    await expect(page).toHaveURL(/with-locals\/$/);
    await page.getByRole('button', { name: 'Close the preview' }).tap();
    await expect(preview(page)).toBeHidden();
    await link.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(preview(page)).toBeHidden();
  } else {
    await link.hover();
    await expect(preview(page)).toContainText(answer);
    await page.mouse.move(0, 0);
    await expect(preview(page)).toBeHidden();
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(preview(page)).toContainText(answer);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${ENTRY}#reroll-order`);
  }
});

test('pages carry no text of previews', async ({ page }) => {
  await page.goto(LOCALS);
  const values = await page
    .locator('a[data-preview]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-preview')));
  expect(values.length).toBeGreaterThan(5);
  expect(new Set(values)).toEqual(new Set(['true', '']).intersection(new Set(values)));
});

test('a clause shows as on its page: title in both languages, kind, text and source', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/old-world/table/');
  await open(page.locator('#turn a[href$="/location-actions/#same-symbol"]'), isMobile);
  const panel = preview(page);
  await expect(panel.locator('.preview-title')).toHaveText('Location Actions Ortsaktionen');
  await expect(panel.locator('.kind')).toHaveText('Reading');
  await expect(panel.locator('.said > p').first()).toHaveText(
    await textAt(page, '/en/old-world/location-actions/#same-symbol'),
  );
  await expect(panel.getByText(/^Rulebook pp?\.\s/)).toBeVisible();
});

test('a table stays a table, in table mode too', async ({ page, isMobile }) => {
  await page.goto('/en/old-world/table/');
  await open(page.locator('#turn').getByRole('link', { name: 'location action', exact: true }), isMobile);
  const table = preview(page).getByRole('table');
  await expect(table).toBeVisible();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Action', 'Effect', 'Locations']);
  expect(await table.getByRole('row').count()).toBeGreaterThan(5);
});

test('dice stay dice', async ({ page, isMobile }) => {
  await page.goto(ENTRY);
  await open(page.locator('#compare').getByRole('link', { name: 'rank', exact: true }), isMobile);
  await expect(preview(page).getByRole('img', { name: '5 5 4 2 1' })).toBeVisible();
});

test('that the books differ is said', async ({ page, isMobile }) => {
  await page.goto('/en/adventure-game/wounds/');
  const link = page.locator('#wound-on-rest').getByRole('link', { name: 'The books differ' });
  await open(link, isMobile);
  await expect(preview(page).getByText('One book says more: Which spaces are woundable')).toBeVisible();
});

test('a link to the same page reads this page, without asking the host', async ({ page, isMobile }) => {
  await page.goto('/en/adventure-game/wounds/');
  const where = await page.locator('#where > .said:not(.other)').innerText();
  const asked = pagesAsked(page);
  await open(page.locator('#second-wound-on-a-space .cite').first(), isMobile);
  await expect(preview(page).locator('.said').first()).toHaveText(where.trim());
  expect(asked).toEqual([]);
});

test('each page is asked for once', async ({ page, isMobile }) => {
  await page.goto('/en/old-world/table/');
  const asked = pagesAsked(page);
  for (const id of ['pay', 'move-first']) {
    await open(page.locator(`#turn a[href$="/movement/#${id}"]`).first(), isMobile);
    await expect(preview(page).locator('.said')).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: 'Close the preview' }).tap();
    else await page.mouse.move(0, 0);
    await expect(preview(page)).toBeHidden();
  }
  expect(asked).toEqual(['/en/old-world/movement/']);
});

test('a preview that cannot be fetched does not stand in the way', async ({ page, isMobile }) => {
  await page.goto(LOCALS);
  await page.route(`**${ENTRY}`, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  const link = page.locator('#locals-reroll').getByRole('link', { name: 'dice poker' });
  if (isMobile) {
    await link.tap();
    await expect(preview(page).locator('.preview-title')).toContainText('dice poker');
    await page.getByRole('link', { name: 'Open the entry' }).tap();
  } else {
    await link.hover();
    await link.click();
  }
  await expect(page).toHaveURL(`${ENTRY}#reroll-order`);
});

test('where a browser knows no popovers, a link is a link', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(LOCALS);
  const link = page.locator('#locals-reroll').getByRole('link', { name: 'dice poker' });
  await (isMobile ? link.tap() : link.click());
  await expect(page).toHaveURL(`${ENTRY}#reroll-order`);
  expect(errors).toEqual([]);
});

test('a focus that scrolls the page keeps its preview, beside the link', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  await page.goto('/en/adventure-game/wounds/');
  const links = page.locator('article a[data-preview]:visible');
  const last = links.last();
  // From the top to the end of the page: the browser scrolls to what gets the focus.
  await page.locator('.neighbours a').first().focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Shift+Tab');
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(last).toBeFocused();
  await expect(preview(page)).toBeVisible();
  const [link, panel] = [(await last.boundingBox())!, (await preview(page).boundingBox())!];
  expect(
    Math.min(Math.abs(panel.y - link.y - link.height), Math.abs(link.y - panel.y - panel.height)),
  ).toBeLessThan(30);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
});

test('a page that scrolls before the text has come does not lose the preview', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  await page.goto(LOCALS);
  const link = page.locator('#locals-reroll').getByRole('link', { name: 'dice poker' });
  const scrolled = page.evaluate(
    () => new Promise<void>((done) => addEventListener('scroll', () => done(), { once: true })),
  );
  await page.route(ENTRY, async (route) => {
    await page.evaluate(() => scrollBy(0, 1));
    await scrolled;
    await route.continue();
  });
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(preview(page)).toBeVisible();
});

test('every link of a page keeps its preview while the keyboard goes through them', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  test.slow();
  await page.goto('/en/old-world/movement/');
  const shown = new Set<string>();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const href = await page.evaluate(() =>
      document.activeElement?.matches('article a[data-preview]')
        ? (document.activeElement as HTMLAnchorElement).getAttribute('href')
        : null,
    );
    if (href === null) continue;
    await expect(preview(page).locator('.preview-open')).toHaveAttribute('href', new RegExp(`${href}$`));
    await expect(preview(page)).toBeVisible();
    shown.add(href);
  }
  expect(shown.size).toBeGreaterThan(3);
});

// Helpers

const preview = (page: Page): Locator => page.getByRole('dialog', { name: 'Preview' });

async function open(link: Locator, isMobile: boolean): Promise<void> {
  await (isMobile ? link.tap() : link.hover());
  await expect(preview(link.page())).toBeVisible();
}

/** The pages that are asked for from now on. */
function pagesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/')) asked.push(pathname);
  });
  return asked;
}

/** What a clause says on its own page. */
const textAt = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (href) => {
    const text = await (await fetch(href)).text();
    const id = new URL(href, location.href).hash;
    return (
      new DOMParser()
        .parseFromString(text, 'text/html')
        .querySelector(`${id} > .said > p`)
        ?.textContent.trim() ?? ''
    );
  }, address);
