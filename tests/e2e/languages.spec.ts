import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const WOUNDS = '/de/adventure-game/wounds/';

test.describe('EN · DE · both', () => {
  test('each position shows what it says, and says that it is on', async ({ page }) => {
    await page.goto(WOUNDS);
    const { en, de, both } = control(page);
    await expect(de).toHaveAttribute('aria-current', 'true');
    await expect(both).not.toHaveAttribute('aria-current');
    await expect(otherWordings(page)).toHaveCount(0);

    await both.click();
    await expect(both).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(WOUNDS);
    await expect(otherWordings(page)).toHaveCount(await page.locator('.clause').count());
    await expect(sides(page.locator('#by-rest')).own).toContainText('zwei leichte Wunden oder eine schwere');
    await expect(sides(page.locator('#by-rest')).other).toContainText('two minor wounds or one severe wound');
    await expect(sides(page.locator('#wound-on-rest')).other).toContainText(
      'Can I put a wound on my rest action?',
    );
    await expect(page.locator('.lead.other')).toContainText('A wound goes on any woundable action space');
    await expect(page.getByRole('heading', { name: 'Heilen Healing' })).toBeVisible();
    for (const text of await page.locator('.other:visible').all())
      if (!(await text.evaluate((node) => node.matches('.books-differ'))))
        expect(await text.getAttribute('lang')).toBe('en');

    await en.click();
    await expect(page).toHaveURL('/en/adventure-game/wounds/');
    await expect(control(page, 'en').en).toHaveAttribute('aria-current', 'true');
    await expect(otherWordings(page)).toHaveCount(0);
    await expect(sides(page.locator('#by-rest')).own).toContainText('two minor wounds or one severe wound');
  });

  test('“both” is remembered for every text, and the page’s own language takes it back', async ({ page }) => {
    await page.goto(WOUNDS);
    await control(page).both.click();
    await page.goto('/de/adventure-game/actions/');
    await expect(sides(page.locator('#rest')).other).toBeVisible();
    await expect(control(page).both).toHaveAttribute('aria-current', 'true');
    await page.goto('/de/adventure-game/rulebook/');
    await expect(page.locator('#wounds--by-rest > .other')).toContainText('two minor wounds');
    await expect(page.locator('#wounds--by-rest > .other')).toHaveCSS('display', 'block');
    await page.goto('/en/old-world/dice-poker/');
    await expect(sides(page.locator('#compare')).other).toBeVisible();

    await control(page, 'en').en.click();
    await expect(page).toHaveURL('/en/old-world/dice-poker/');
    await expect(otherWordings(page)).toHaveCount(0);
    await expect(control(page, 'en').both).not.toHaveAttribute('aria-current');
    await page.reload();
    await expect(otherWordings(page)).toHaveCount(0);
  });

  test('what is remembered stands before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('both-languages', 'true'));
    // Without the page's scripts: only what runs in the head can have set it.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(WOUNDS);
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
  });

  test('the address can ask for both, and that is not remembered', async ({ page }) => {
    await page.goto(`${WOUNDS}?both#by-rest`);
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
    await expect(control(page).both).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#by-rest')).toBeInViewport();
    await control(page).en.click();
    await expect(page).toHaveURL('/en/adventure-game/wounds/#by-rest');
    await page.goto(WOUNDS);
    await expect(otherWordings(page)).toHaveCount(0);
  });

  test('the keyboard switches, and the focus stays', async ({ page }) => {
    await page.goto(WOUNDS);
    const { en, de, both } = control(page);
    await en.focus();
    await page.keyboard.press('Tab');
    await expect(de).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(both).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
    await expect(both).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(otherWordings(page)).toHaveCount(0);
    await expect(both).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/adventure-game/wounds/');
  });

  test('the clause in the address goes along, and stays in view', async ({ page }) => {
    await page.goto(`${WOUNDS}#by-rest`);
    await control(page).en.click();
    await expect(page).toHaveURL('/en/adventure-game/wounds/#by-rest');
    await expect(page.locator('#by-rest')).toBeInViewport();
    // By script: on a phone the control is out of sight by now, and a click would scroll to it.
    await control(page, 'en').both.dispatchEvent('click');
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
    await expect(page.locator('#by-rest')).toBeInViewport();
    await expect(page).toHaveURL('/en/adventure-game/wounds/#by-rest');
    // The next page opens with both, which makes everything above the clause longer.
    await page.goto('/de/adventure-game/actions/#rest');
    await expect(sides(page.locator('#rest')).other).toBeVisible();
    await expect(page.locator('#rest')).toBeInViewport();
  });

  test('what is being read does not move when the other language comes and goes', async ({ page }) => {
    await page.goto(WOUNDS);
    const clause = page.locator('#overflow');
    // Where one reads: a little below the first quarter of the screen.
    await clause.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight / 4 - 10),
    );
    const top = async (): Promise<number> => (await clause.boundingBox())!.y;
    const before = await top();
    // By script: on a phone the control is out of sight, and a click would scroll to it.
    for (const shown of [true, false]) {
      await control(page).both.dispatchEvent('click');
      await expect(sides(clause).other).toBeVisible({ visible: shown });
      expect(Math.abs((await top()) - before)).toBeLessThan(2);
    }
  });

  test('values in the address of a tool go along', async ({ page }) => {
    await page.goto('/de/tools/dice-poker/?dice-poker=v1.55621.55631');
    await expect(control(page).both).toHaveCount(0);
    await control(page).en.click();
    await expect(page).toHaveURL(/\/en\/tools\/dice-poker\/\?dice-poker=v1\.55621\.55631/);
  });

  test('needs no connection once the page is there', async ({ page, context }) => {
    await page.goto(WOUNDS);
    await context.setOffline(true);
    await control(page).both.click();
    await expect(sides(page.locator('#forced-rest')).other).toContainText('your next action must be rest');
  });

  test('blocked storage costs remembering, nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(WOUNDS);
    await control(page).both.click();
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
  });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    for (const address of [WOUNDS, '/de/adventure-game/rulebook/']) {
      await page.goto(address);
      const wording = page.locator('[id$="by-rest"] > .other').first();
      await expect(wording).toHaveCSS('display', 'none');
      await control(page).both.click();
      await expect(page).toHaveURL(`${address}#both-languages`);
      await expect(wording).toHaveCSS('display', 'block');
      await expect(wording).toContainText('two minor wounds or one severe wound');
    }
    await page.goto(WOUNDS);
    await control(page).en.click();
    await expect(page).toHaveURL('/en/adventure-game/wounds/');
    await context.close();
  });
});

test.describe('both languages', () => {
  for (const { width, beside } of [
    { width: 1280, beside: true },
    { width: 900, beside: true },
    { width: 899, beside: false },
    { width: 390, beside: false },
  ]) {
    test(`stand ${beside ? 'side by side' : 'one below the other'} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${WOUNDS}?both`);
      const rows = await page.locator('.clause').evaluateAll((clauses) =>
        clauses.map((clause) => {
          const place = (selector: string) =>
            clause.querySelector(`:scope > .said${selector}`)!.getBoundingClientRect();
          return { own: place(':not(.other)'), other: place('.other') };
        }),
      );
      expect(rows.length).toBeGreaterThan(10);
      for (const { own, other } of rows) {
        if (beside) {
          expect(other.top).toBe(own.top);
          expect(other.left).toBeGreaterThan(own.right);
          expect(other.width).toBeCloseTo(own.width, -1);
        } else expect(other.top).toBeGreaterThanOrEqual(own.bottom);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('name the page of each book', async ({ page }) => {
    await page.goto(`${WOUNDS}?both`);
    const sources = runOf(page, 'by-rest').locator('.sources');
    await expect(sources.getByText('Spielregel S. 4')).toBeVisible();
    await expect(sources.getByText('Reference guide pp. 2, 10')).toBeVisible();
    await expect(sources.getByText('Reference guide pp. 2, 10')).toHaveAttribute('lang', 'en');
  });

  test('say at the top where the books differ, and lead there', async ({ page }) => {
    await page.goto(`${WOUNDS}?both`);
    const line = page.locator('.books-differ');
    await expect(line).toContainText('Wo sich die Hefte hier unterscheiden:');
    await expect(line.getByRole('link', { name: /^Nur im englischen Heft: \d+$/ })).toBeVisible();
    await line.getByRole('link', { name: 'Rasten mit einer leichten Wunde' }).click();
    await expect(page.locator('#by-rest')).toBeInViewport();
    await expect(page.locator('#by-rest').getByText(/Rasten mit einer leichten Wunde/)).toBeVisible();
  });

  test('say where no German book is at hand', async ({ page }) => {
    await page.goto('/de/old-world/dice-poker/?both');
    await expect(page.locator('.books-differ')).toContainText('liegt uns nur das englische Heft vor');
    await expect(page.locator('.books-differ').getByRole('link')).toHaveCount(0);
  });

  test('a term lights up its counterpart by touch and by hover, and no other', async ({ page, isMobile }) => {
    await page.goto(`${WOUNDS}?both`);
    const { own, other } = sides(page.locator('#by-rest'));
    const term = own.locator('mark', { hasText: 'leichte Wunden' });
    const counterpart = other.locator('mark', { hasText: 'minor wounds' });
    const bystander = other.locator('mark', { hasText: 'Rest' });
    const plain = await background(bystander);
    expect(await background(counterpart)).toBe(plain);
    await (isMobile ? term.tap() : term.hover());
    await expect(counterpart).toHaveClass(/paired/);
    await expect(term).toHaveClass(/paired/);
    await expect.poll(() => background(counterpart)).not.toBe(plain);
    expect(await background(bystander)).toBe(plain);
    await (isMobile
      ? page.getByRole('heading', { level: 1 }).tap()
      : page.getByRole('heading', { level: 1 }).hover());
    await expect(page.locator('.paired')).toHaveCount(0);
    expect(await background(counterpart)).toBe(plain);
  });

  test('terms look like plain words until the other language is there', async ({ page }) => {
    await page.goto(WOUNDS);
    const term = page.locator('#by-rest .said:not(.other) mark', { hasText: 'leichte Wunden' });
    await expect(term).toHaveCSS('text-decoration-line', 'none');
    await control(page).both.click();
    await expect(term).toHaveCSS('text-decoration-line', 'underline');
  });

  test('a link in the other wording previews in its own language, with both names', async ({
    page,
    isMobile,
  }) => {
    await page.goto(`${WOUNDS}?both`);
    const link = page.locator('#by-rest > .other a').first();
    await (isMobile ? link.tap() : link.hover());
    const preview = page.getByRole('dialog', { name: 'Vorschau' });
    const title = preview.locator('.preview-title');
    await expect(title).toHaveText('Actions Aktionen');
    await expect(title.getByText('Actions')).toHaveAttribute('lang', 'en');
    await expect(preview.locator('.preview-text')).toHaveAttribute('lang', 'en');
    await expect(preview.locator('.preview-text')).toContainText('two minor wounds');
    await expect(preview.locator('.preview-text')).not.toContainText('leichte');
  });

  test('are accessible in both themes, also with the actions of a clause open', async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/${isMobile ? 'en' : 'de'}/adventure-game/wounds/?both`);
    await expectAccessible(page, 'both');
    await page.locator('#by-rest').getByRole('link').first().focus();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectAccessible(page, 'with actions');
  });
});

test.describe('an address of the old comparison', () => {
  const OLD = '/de/adventure-game/compare/wounds/';

  test('leads to the entry in both languages', async ({ page }) => {
    await page.goto(OLD);
    // The anchor is for readers without a script; with one, the view can be left again.
    await expect(page).toHaveURL(`${WOUNDS}?both`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wunden');
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
  });

  test('takes its clause along', async ({ page }) => {
    await page.goto(`${OLD}#by-rest`);
    await expect(page).toHaveURL(`${WOUNDS}?both#by-rest`);
    await expect(page.locator('#by-rest')).toBeInViewport();
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
  });

  test('is no step on the way back', async ({ page }) => {
    await page.goto('/de/adventure-game/');
    await page.goto(OLD);
    await expect(page).toHaveURL(/\?both/);
    await page.goBack();
    await expect(page).toHaveURL('/de/adventure-game/');
  });

  test('leads there without JavaScript, too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    for (const address of [OLD, `${OLD}#by-rest`]) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`${WOUNDS}\\?both#`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wunden');
    }
    await expect(sides(page.locator('#by-rest')).other).toBeVisible();
    await context.close();
  });
});

test('two players settle how many minor wounds resting removes, and where “up to” stands', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('rest minor wounds');
  const hit = page.getByRole('listbox').getByRole('option').first();
  await expect(hit).toHaveAttribute('href', /adventure-game\/(actions|wounds)\//);
  await hit.click();
  await control(page, 'en').both.click();
  const row = page.locator('#rest, #by-rest').first();
  await expect(sides(row).own).toContainText('two minor wounds');
  await expect(sides(row).other).toContainText('zwei leichte Wunden');
  await row.getByText('Resting with one minor wound').click();
  await expect(
    row.getByText('On the hero sheet in the picture it is “up to” two minor wounds.'),
  ).toBeVisible();
  await expect(row.getByText('German rules pp. 2, 4')).toBeVisible();
});

test.describe('differences', () => {
  test('stand on one page, the one that decides the game first', async ({ page }) => {
    await page.goto('/en/adventure-game/differences/');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(DIFFERENCES);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      'New cards after the third quest',
    );
    const blank = page.locator('#blank-faces');
    await blank.getByText('Blank die faces').click();
    await expect(blank.getByText('The English book applies.')).toBeVisible();
    await blank.getByRole('link', { name: 'Dice' }).click();
    await expect(page).toHaveURL(/\/en\/adventure-game\/dice\/(\?both)?#produce$/);
    await expect(page.locator('#produce')).toBeInViewport();
    await expect(page.locator('#produce').getByText(/contradict each other/)).toBeVisible();
  });

  test('cannot be told where no German book is at hand, and the page says so', async ({ page }) => {
    await page.goto('/de/card-game/differences/');
    await expect(page.getByText('liegt uns kein deutsches Heft vor')).toBeVisible();
  });
});

test('a German rule that only the English book prints says so', async ({ page }) => {
  await page.goto(WOUNDS);
  await expect(runOf(page, 'forced-rest').locator('.sources')).toContainText(
    'engl. Handbuch S. 10 (nur auf Englisch)',
  );
  await expect(runOf(page, 'by-rest').locator('.sources')).not.toContainText('nur auf Englisch');
  await page.goto('/en/adventure-game/wounds/');
  await expect(runOf(page, 'two-sides').locator('.sources')).toContainText(
    'German rules p. 7 (only in German)',
  );
});

// Helpers

const DIFFERENCES =
  readFileSync('content/differences/adventure-game.yaml', 'utf8').match(/^- id:/gm)?.length ?? 0;

const control = (page: Page, lang: 'en' | 'de' = 'de') => {
  const nav = page.getByRole('navigation', { name: lang === 'en' ? 'Language' : 'Sprache', exact: true });
  return {
    en: nav.getByRole('link', { name: 'EN: English', exact: true }),
    de: nav.getByRole('link', { name: 'DE: Deutsch', exact: true }),
    both: nav.getByRole('link', {
      name: lang === 'en' ? 'both: English and German' : 'beide: Deutsch und Englisch',
    }),
  };
};

/** What clauses and questions say in the other language, as far as it is shown. */
const otherWordings = (page: Page): Locator => page.locator('.clause > .other:visible');

const sides = (clause: Locator) => ({
  own: clause.locator(':scope > .said:not(.other)'),
  other: clause.locator(':scope > .said.other'),
});

/** The run that a clause stands in: it says where all of its clauses are printed. */
const runOf = (page: Page, clause: string): Locator => page.locator(`.run:has(> #${clause})`);

const background = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);
