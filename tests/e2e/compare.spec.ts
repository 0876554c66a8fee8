import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, test } from '@playwright/test';

const WOUNDS = '/de/adventure-game/wounds/';
const COMPARED = '/de/adventure-game/compare/wounds/';

test.describe('in place', () => {
  test('one tap at a clause shows the other wording below it, and one hides it again', async ({
    page,
    isMobile,
  }) => {
    await page.goto(WOUNDS);
    const clause = page.locator('#by-rest');
    const button = clause.getByRole('button', { name: 'EN: diese Stelle auf Englisch' });
    const wording = clause.locator('[data-other-language]');
    await button.scrollIntoViewIfNeeded();
    await expect(wording).toBeHidden();
    const before = await button.boundingBox();
    await (isMobile ? button.tap() : button.click());
    await expect(wording).toContainText('removes two minor wounds or one severe wound');
    await expect(wording).toContainText('Reference guide p. 2');
    await expect(wording).toHaveAttribute('lang', 'en');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Nothing jumps away under the thumb.
    expect(await button.boundingBox()).toEqual(before);
    await expect(page).toHaveURL(WOUNDS);
    await (isMobile ? button.tap() : button.click());
    await expect(wording).toBeHidden();
  });

  test('the keyboard does the same, and the focus stays', async ({ page }) => {
    await page.goto(WOUNDS);
    const button = page.locator('#by-rest').getByRole('button', { name: 'EN: diese Stelle auf Englisch' });
    await button.focus();
    for (const [key, expanded] of [
      ['Enter', 'true'],
      ['Space', 'false'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', expanded);
      await expect(button).toBeFocused();
    }
  });

  test('“both” opens the whole page, questions too, and holds for the visit', async ({ page }) => {
    await page.goto(WOUNDS);
    const both = page.getByRole('button', { name: 'Beide Sprachen' });
    const before = await both.boundingBox();
    await both.click();
    await expect(both).toHaveAttribute('aria-pressed', 'true');
    expect(await both.boundingBox()).toEqual(before);
    const hidden = page.locator('[data-other-language]:visible');
    await expect(hidden).toHaveCount(await page.locator('[data-other-language]').count());
    await expect(page.locator('#wound-on-rest')).toContainText('Can I put a wound on my rest action?');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.goto('/de/adventure-game/actions/#rest');
    await expect(page.locator('#rest [data-other-language]')).toBeVisible();
    await expect(page.locator('#rest')).toBeInViewport();
    await page.getByRole('button', { name: 'Beide Sprachen' }).click();
    await expect(page.locator('[data-other-language]:visible')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('#rest [data-other-language]')).toBeHidden();
  });

  test('needs no connection', async ({ page, context }) => {
    await page.goto(WOUNDS);
    await context.setOffline(true);
    await page
      .locator('#forced-rest')
      .getByRole('button', { name: /auf Englisch/ })
      .click();
    await expect(page.locator('#forced-rest')).toContainText('must rest as the next action');
  });

  test('a link in the other wording previews in its own language, with both names', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A tap shows the same panel as a sheet.');
    await page.goto(WOUNDS);
    await page
      .locator('#by-rest')
      .getByRole('button', { name: /auf Englisch/ })
      .click();
    await page.locator('#by-rest [data-other-language] a').first().hover();
    const title = page.getByRole('dialog', { name: 'Vorschau' }).locator('.preview-title');
    await expect(title).toHaveText('Actions Aktionen');
    await expect(title.getByText('Actions')).toHaveAttribute('lang', 'en');
  });

  test('without JavaScript a clause leads to its counterpart', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto(WOUNDS);
    await page.locator('#by-rest').getByRole('link', { name: 'EN: diese Stelle auf Englisch' }).click();
    await expect(page).toHaveURL('/en/adventure-game/wounds/#by-rest');
    await context.close();
  });
});

test.describe('side by side', () => {
  test('each side has its language, its words and its page', async ({ page }) => {
    await page.goto(COMPARED);
    const { english, german } = sides(page.locator('#by-rest'));
    await expect(german).toContainText('Rasten entfernt zwei leichte Wunden oder eine schwere.');
    await expect(german).toContainText('Spielregel S. 4');
    await expect(english).toContainText('Rest removes two minor wounds or one severe wound.');
    await expect(english).toContainText('Reference guide p. 2');
  });

  test('pairs stand beside each other on a wide screen, below each other on a phone', async ({
    page,
    isMobile,
  }) => {
    await page.goto(COMPARED);
    const rows = await page.locator('.pair').evaluateAll((pairs) =>
      pairs.map((pair) => {
        const place = (selector: string) => pair.querySelector(selector)?.getBoundingClientRect();
        const of = (lang: string) => ({
          side: place(`.side[lang=${lang}]`)!,
          source: place(`.side[lang=${lang}] .side-source`),
        });
        return { en: of('en'), de: of('de') };
      }),
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { en, de } of rows) {
      if (isMobile) expect(en.side.top).toBeGreaterThanOrEqual(de.side.bottom);
      else {
        expect(en.side.top).toBe(de.side.top);
        expect(en.side.left).toBeGreaterThan(de.side.right);
        expect(en.source?.top).toBe(de.source?.top);
      }
    }
  });

  test('a term lights up its counterpart by touch, hover and focus', async ({ page, isMobile }) => {
    await page.goto(COMPARED);
    const { english, german } = sides(page.locator('#by-rest'));
    const term = german.locator('mark', { hasText: 'leichte Wunden' });
    const counterpart = english.locator('mark', { hasText: 'minor wounds' });
    const bystander = english.locator('mark', { hasText: 'Rest' });
    const dark = await background(bystander);
    await expect.poll(() => background(counterpart)).toBe(dark);
    await (isMobile ? term.tap() : term.hover());
    await expect.poll(() => background(counterpart)).not.toBe(dark);
    expect(await background(bystander)).toBe(dark);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => background(counterpart)).toBe(dark);
    await term.focus();
    await expect.poll(() => background(counterpart)).not.toBe(dark);
  });

  test('English goes first on request, and stays first on this device', async ({ page }) => {
    await page.goto(COMPARED);
    const first = page.locator('#by-rest .side').first();
    await expect(first).toHaveAttribute('lang', 'de');
    await page.getByRole('checkbox', { name: 'Englisch zuerst' }).check();
    await expect(first).toHaveAttribute('lang', 'en');
    await page.goto('/de/adventure-game/compare/actions/');
    await expect(page.locator('#rest .side').first()).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('checkbox', { name: 'Englisch zuerst' })).toBeChecked();
  });

  test('only the clauses with differences remain on request', async ({ page }) => {
    await page.goto(COMPARED);
    await page.getByRole('checkbox', { name: 'Nur Unterschiede' }).check();
    await expect(page.locator('#by-rest')).toBeVisible();
    await expect(page.locator('#one-each')).toBeHidden();
    await page.getByRole('checkbox', { name: 'Nur Unterschiede' }).uncheck();
    await expect(page.locator('#one-each')).toBeVisible();
  });

  test('terms can be plain, and then take no focus', async ({ page }) => {
    await page.goto(COMPARED);
    const term = page.locator('#by-rest mark', { hasText: 'leichte Wunden' });
    const line = () => term.evaluate((mark) => getComputedStyle(mark).textDecorationLine);
    expect(await line()).toBe('underline');
    await page.getByRole('checkbox', { name: 'Begriffe markieren' }).uncheck();
    expect(await line()).toBe('none');
    await expect(term).toHaveAttribute('tabindex', '-1');
  });

  test('stands whole without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto(COMPARED);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(sides(page.locator('#by-rest')).english).toBeVisible();
    await context.close();
  });

  test('says where no German book is at hand', async ({ page }) => {
    await page.goto('/de/old-world/compare/dice-poker/');
    await expect(page.getByText('liegt uns nur das englische Heft vor')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Nur Unterschiede' })).toHaveCount(0);
  });
});

test('two players settle how many minor wounds resting removes, and where “up to” stands', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.getByRole('navigation').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('rest minor wounds');
  const hit = page.getByRole('listbox').getByRole('option').first();
  await expect(hit).toHaveAttribute('href', /adventure-game\/(actions|wounds)\//);
  await hit.click();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  const row = page.locator('#rest, #by-rest').first();
  await expect(sides(row).english).toContainText('two minor wounds');
  await expect(sides(row).german).toContainText('zwei leichte Wunden');
  await row.getByText('Resting with one minor wound').click();
  await expect(row.getByText('The hero sheet in the picture says “up to” two minor wounds.')).toBeVisible();
  await expect(row.getByText('German rules pp. 2, 4')).toBeVisible();
});

test.describe('differences', () => {
  test('stand on one page, the one that decides the game first', async ({ page }) => {
    await page.goto('/en/adventure-game/differences/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(46);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('End of the game and ties');
    const blank = page.locator('#blank-faces');
    await expect(blank).toContainText('Contradiction');
    await expect(blank).toContainText('The English book counts.');
    await blank.getByRole('link', { name: 'Dice' }).click();
    await expect(page).toHaveURL(/\/en\/adventure-game\/compare\/dice\/#produce$/);
  });

  test('cannot be told where no German book is at hand, and the page says so', async ({ page }) => {
    await page.goto('/de/card-game/differences/');
    await expect(page.getByText('liegt uns kein deutsches Heft vor')).toBeVisible();
  });
});

test('a German rule that only the English book prints says so', async ({ page }) => {
  await page.goto(WOUNDS);
  await expect(page.locator('#one-each')).toContainText('engl. Handbuch S. 10 (nur auf Englisch)');
  await expect(page.locator('#by-rest .clause-foot')).not.toContainText('nur auf Englisch');
  await page.goto('/en/adventure-game/wounds/');
  await expect(page.locator('#two-sides')).toContainText('German rules p. 7 (in German only)');
});

// Helpers

const sides = (row: Locator) => ({
  english: row.locator('.side[lang=en]'),
  german: row.locator('.side[lang=de]'),
});

const background = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);
