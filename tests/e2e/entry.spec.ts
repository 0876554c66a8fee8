import { expect, type Locator, type Page, test } from '../support/test.ts';

const ENTRY = '/en/old-world/dice-poker/';

test('the answer stands at the top, with the other language beside the title', async ({ page }) => {
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await expect(page.locator('.page-head > .other-name')).toHaveText('Würfelpoker');
  await expect(page.locator('.lead').first()).toBeInViewport();
});

test('after a link inside a text, a button leads back to the same place', async ({ page, isMobile }) => {
  await page.goto(ENTRY);
  const link = page.locator('#compare').getByRole('link', { name: 'rank', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  if (isMobile) {
    await link.tap();
    await page.getByRole('link', { name: 'Open the entry' }).tap();
  } else await link.click();
  await expect(page).toHaveURL(/dice-poker-ranks\/#order$/);
  await page.getByRole('link', { name: 'Back to Dice Poker' }).click();
  await expect(page).toHaveURL(ENTRY);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
  await expect(page.locator('.way-back')).toBeHidden();
});

test('an entry shows its questions, its tool, and what else to see', async ({ page }) => {
  await page.goto(ENTRY);
  await expect(page.locator('#who-rerolls-first')).toContainText(
    'Who rerolls first in dice poker? The challenged player',
  );
  // Where the tool itself stands in the text, no link to it is needed.
  await expect(page.locator('article .widget').getByText('The challenged player wins')).toBeVisible();
  await expect(page.locator('.entry-footer').getByRole('link', { name: 'Dice-poker ranker' })).toHaveCount(0);
  await page.goto('/en/adventure-game/wounds/');
  await expect(page.locator('.entry-footer').getByRole('link', { name: 'Battle calculator' })).toBeVisible();
});

test('a question stands below the first clause that its answer rests on', async ({ page }) => {
  await page.goto(ENTRY);
  for (const [clause, questions] of [
    ['reroll-order', ['who-rerolls-first']],
    ['higher-values', ['poker-tie', 'same-straight']],
    ['no-fight', ['poker-then-fight']],
  ] as const)
    expect(
      await page.locator(`#${clause}`).evaluate((element) => {
        const below: string[] = [];
        for (
          let next = element.nextElementSibling;
          next?.matches('.question');
          next = next.nextElementSibling
        )
          below.push(next.id);
        return below;
      }),
    ).toEqual(questions);
});

test('questions that rest on other entries alone come at the end, and the contents name them', async ({
  page,
}) => {
  await page.goto('/en/adventure-game/good-fortune-cards/');
  const heading = page.getByRole('heading', { name: 'Questions and answers' });
  await expect(heading).toHaveAttribute('id', 'questions');
  const question = page.locator('#questions ~ .question');
  expect(await question.count()).toBeGreaterThan(0);
  const cite = question.first().locator('.said:not(.other) .cite').first();
  await expect(cite).toHaveAttribute('href', /^\/en\/adventure-game\/(?!good-fortune-cards)/);
});

test('where a clause is printed stands once for all clauses in a row that share it', async ({ page }) => {
  await page.goto(ENTRY);
  const runs = await page.locator('.run').evaluateAll((all) =>
    all.map((run) => ({
      source: run.querySelector(':scope > .sources > span')?.textContent,
      clauses: run.querySelectorAll(':scope > .clause:not(.question)').length,
      beforeHeading: run.nextElementSibling?.matches('.run') !== true,
    })),
  );
  expect(runs.reduce((sum, { clauses }) => sum + clauses, 0)).toBeGreaterThan(runs.length);
  for (const [index, { source, beforeHeading }] of runs.entries()) {
    expect(source).toMatch(/^Rulebook pp?\./);
    if (!beforeHeading) expect(runs[index + 1]?.source).not.toBe(source);
  }
  await expect(page.locator('.run').first().getByText('Rulebook p. 14')).toBeVisible();
});

test('kinds of clauses are told apart by words and by their rail, not by colour', async ({ page }) => {
  await page.goto(ENTRY);
  const rail = (id: string) =>
    page.locator(`#${id}`).evaluate((clause) => getComputedStyle(clause).borderInlineStartStyle);
  expect(await rail('unused-dice')).toBe('solid');
  expect(await rail('active-reroll-once')).toBe('dashed');
  await expect(page.locator('#active-reroll-once').getByText('Reading', { exact: true })).toBeVisible();
  await expect(page.locator('#active-reroll-once').getByText(/^The book says “once” only/)).toBeVisible();
  await expect(page.locator('#pair-of-fives').getByText('Example', { exact: true })).toBeVisible();
});

test('“See also” is one folded list, by touch and by keyboard', async ({ page, isMobile }) => {
  await page.goto(ENTRY);
  const list = page.locator('details.see-also');
  await expect(list).toHaveCount(1);
  const link = list.getByRole('link', { name: 'Dice poker on one page' });
  await expect(link).toBeHidden();
  const summary = list.locator('summary');
  await expect(summary).toHaveText(/^See also \(\d+\)$/);
  if (isMobile) await summary.tap();
  else {
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  await expect(link).toBeVisible();
  const count = Number(/\d+/.exec((await summary.textContent())!)![0]);
  await expect(list.getByRole('listitem')).toHaveCount(count);
  const hrefs = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  await link.click();
  await expect(page).toHaveURL('/en/old-world/quick/dice-poker/');
});

test.describe('the bar on top', () => {
  test.beforeEach(async ({ page, isMobile }) => {
    // A wider window has columns instead: desktop.spec.ts.
    if (!isMobile) await page.setViewportSize({ width: 1024, height: 720 });
  });

  test('says where one is once the title is out of sight', async ({ page }) => {
    await page.goto(ENTRY);
    const path = page.getByRole('navigation', { name: 'Breadcrumb' });
    const here = path.getByRole('link', { name: 'Dice Poker' });
    await expect(path.getByRole('link', { name: 'Old World' })).toBeInViewport();
    await expect(here).toBeHidden();
    await page.locator('#no-fight').evaluate((clause) => clause.scrollIntoView());
    await expect(here).toBeVisible();
    await expect(path).toBeInViewport({ ratio: 1 });
    expect(await covers(here)).toBe(true);
    // The clause that was asked for is not below it.
    expect((await page.locator('#no-fight').boundingBox())!.y).toBeGreaterThanOrEqual(
      await bottomOf(page.locator('.page-bar')),
    );
    await here.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(here).toBeHidden();
  });

  test('knows where one is on a busy phone, which tells of two places at once', async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const changes: IntersectionObserverEntry[] = [];
          super((each, observer) => {
            changes.push(...each);
            if (scrollY > 0) tell(changes, observer);
          }, options);
        }
      };
    });
    await page.goto(ENTRY);
    await page.locator('#no-fight').evaluate((clause) => clause.scrollIntoView());
    await expect(page.locator('.page-bar .here')).toBeVisible();
  });

  test('fits on the narrowest phone, whatever the entry is called', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const address of ['/en/old-world/setup-board-decks-and-monsters/', '/de/old-world/setup-players/']) {
      await page.goto(address);
      await page.evaluate(() => window.scrollTo(0, 700));
      const summary = page.locator('.page-bar summary');
      await expect(page.locator('.page-bar.stuck')).toBeVisible();
      await expect(summary).toBeInViewport({ ratio: 1 });
      expect(await covers(summary)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test('holds the contents: chosen by keyboard, closed by Escape, gone once used', async ({ page }) => {
    await page.goto(ENTRY);
    await page.evaluate(() => window.scrollTo(0, 600));
    const summary = page.locator('.page-bar summary');
    const list = page.locator('.contents-list');
    await expect(list).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link')).toHaveText(['How it is played', 'Ties', 'Who plays', 'Afterwards']);
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: 'How it is played' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(list.getByRole('link', { name: 'Afterwards' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    const heading = page.getByRole('heading', { name: 'Afterwards' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(
      (await bottomOf(page.locator('.page-bar'))) - 1,
    );
  });

  test('closes the contents when something else is touched', async ({ page }) => {
    await page.goto(ENTRY);
    await page.locator('.page-bar summary').click();
    await expect(page.locator('.contents-list')).toBeVisible();
    await page
      .locator('#no-refusal .said')
      .first()
      .click({ position: { x: 4, y: 4 }, force: true });
    await expect(page.locator('.contents-list')).toBeHidden();
  });

  test('leads through a whole book', async ({ page }) => {
    await page.goto('/en/card-game/rulebook/');
    await page.locator('.page-bar').getByText('Contents').click();
    await page.locator('.contents-list summary').last().click();
    const link = page.locator('.contents-list').getByRole('link').last();
    const target = page.locator((await link.getAttribute('href'))!);
    await link.click();
    await expect(target).toBeInViewport();
    await expect(page.locator('.page-bar .here')).toBeVisible();
  });
});

test.describe('who arrives at a clause', () => {
  for (const [how, leave] of [
    ['scroll', (page: Page, isMobile: boolean) => (isMobile ? swipe(page) : page.mouse.wheel(0, 200))],
    ['touch something', (page: Page, isMobile: boolean) => press(page, isMobile)],
    ['press a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`sees the entry’s answer above it, until they ${how}`, async ({ page, isMobile }) => {
      await page.goto(`${ENTRY}#active-wins-ties`);
      const arrival = page.locator('.arrival');
      await expect(arrival).toContainText('the better result takes all 3 gold');
      await expect(arrival).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.page-bar .here')).toHaveText('Dice Poker');
      await expect(page.locator('.page-bar .here')).toBeVisible();
      const clause = page.locator('#active-wins-ties');
      await expect(clause).toBeInViewport({ ratio: 1 });
      expect((await clause.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(arrival));
      await leave(page, isMobile);
      await expect(arrival).toHaveCount(0);
      await expect(clause).toBeInViewport();
    });
  }

  test('sees it in both languages’ pages, and not where no clause was asked for', async ({ page }) => {
    await page.goto('/de/old-world/dice-poker/#refuse');
    await expect(page.locator('.arrival')).toContainText('Gold');
    await page.goto('/en/old-world/witcher-fight/');
    await expect(page.locator('.arrival')).toHaveCount(0);
    await page.goto('/en/old-world/witcher-fight/#heading-how-it-goes');
    await expect(page.locator('.arrival')).toHaveCount(0);
  });

  test('does not see it for a jump within the page', async ({ page }) => {
    await page.goto(ENTRY);
    await page
      .locator(
        '.question .said:not(.other) .cite[href^="#"], .question .said:not(.other) .cite[href*="/dice-poker/#"]',
      )
      .first()
      .evaluate((link) => {
        location.hash = (link as HTMLAnchorElement).hash;
      });
    await expect(page.locator('.clause:target')).toBeInViewport();
    await expect(page.locator('.arrival')).toHaveCount(0);
  });
});

test.describe('a clause that has moved', () => {
  const OLD = '/en/old-world/witcher-fight/#not-after-poker';

  test('is found at its new place', async ({ page }) => {
    await page.goto('/en/old-world/');
    await page.goto(OLD);
    await expect(page).toHaveURL('/en/old-world/dice-poker/#no-fight');
    await expect(page.locator('#no-fight')).toBeInViewport();
    // The old address is no step on the way back.
    await page.goBack();
    await expect(page).toHaveURL('/en/old-world/');
  });

  test('is found from the page that it left, too', async ({ page }) => {
    await page.goto('/de/old-world/phase-ii-fight-meditate-or-explore/');
    await page.evaluate(() => (location.hash = 'poker-ban-direction'));
    await expect(page).toHaveURL('/de/old-world/dice-poker/#fight-back');
  });

  test('is named there without JavaScript, and only to who asks for it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/en/old-world/witcher-fight/');
    const link = page.getByRole('link', { name: 'This has moved to “Dice Poker”.' });
    await expect(link).toBeHidden();
    await page.goto(OLD);
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL('/en/old-world/dice-poker/#no-fight');
    await context.close();
  });
});

test('a clause of another entry is shown here as well, says where it is from, and is its own there', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/old-world/witcher-fight/');
  const guest = page.locator('.clause:has(.guest)');
  await expect(guest).toHaveCount(1);
  await expect(guest).toContainText('cannot fight a witcher with whom you played dice poker');
  expect(await guest.getAttribute('id')).toBeNull();
  await expect(page.locator('.run').filter({ has: guest }).locator('.sources')).toContainText(
    'Rulebook pp. 13, 15',
  );
  const from = guest.getByRole('link', { name: 'From “Dice Poker”' });
  await (isMobile ? from.tap() : from.hover());
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('cannot fight a witcher');
  await page.keyboard.press('Escape');
  // Its own link, and so what is copied, names its home.
  await expect(guest.getByRole('link', { name: 'Link to this rule' })).toHaveAttribute(
    'href',
    '/en/old-world/dice-poker/#no-fight',
  );
  await page.goto('/en/old-world/witcher-fight/?both');
  await expect(guest.locator(':scope > .other')).toContainText('Würfelpoker');
});

test('a table gets a stop for the keyboard only where it is wider than the page', async ({ page }) => {
  await page.goto('/en/old-world/dice-poker-ranks/');
  const table = page.locator('#order > .said:not(.other) .table-scroll');
  await expect(table.getByRole('table')).toBeVisible();
  await expect(table).not.toHaveAttribute('tabindex');
  // As on a phone at four times the size.
  await page.setViewportSize({ width: 160, height: 320 });
  await page.reload();
  const region = page.locator('#order').getByRole('region', { name: 'Rank, Dice, For example' });
  await expect(region).toHaveAttribute('tabindex', '0');
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0);
});

// Helpers

/** Whether a tap on its middle lands on it and not on something that lies over it. */
const covers = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox())!;
  return Math.floor(y + height);
}

async function press(page: Page, isMobile: boolean): Promise<void> {
  const target = page.locator('#active-wins-ties > .said').first();
  await (isMobile ? target.tap() : target.click());
}

/** A finger that moves up: Playwright itself only taps. */
async function swipe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -80, speed: 4000 });
}
