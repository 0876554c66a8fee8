import { expectAccessible } from '../support/accessible.ts';
import { controls, controlsOffScreen, movingElements } from '../support/layout.ts';
import { builtPages, samplePages } from '../support/sitemap.ts';
import { expect, type Page, test } from '../support/test.ts';
import { count } from '../support/totals.ts';

const swept = process.env.SWEEP === '1';
const pages = swept ? builtPages().filter((page) => /^\/(en|de)\//.test(page)) : samplePages();

/** The sweep opens many pages in one tab, which is far quicker than a new one for each. */
const IN_ONE_TAB = swept ? 20 : 1;

/** A battle with a card of its own and made-up dice: every control of the tool is on its four views. */
const BATTLE = 'v1.00sshh.monster.s3h2r1.sword-to-shield.w1-s2-1.d1-h1-2';
const BATTLE_DICE = 'v1.sshSd0sshSd0sshSd0.shdwHXshdwHXshdwHX.rr0shd.shdD00.shdDS0';

/** 200 % zoom on a laptop, and the narrowest phone (or 400 %). */
const NARROW = [
  { width: 640, height: 400 },
  { width: 320, height: 568 },
];

/** On a phone, in both themes: accessible, silent, self-sufficient, still, and whole on a narrow screen. */
for (let start = 0; start < pages.length; start += IN_ONE_TAB) {
  const group = pages.slice(start, start + IN_ONE_TAB);
  test(group.length === 1 ? group.join() : `${group[0]} and what follows`, async ({ page, baseURL }) => {
    // axe looks at every element, twice: a whole rulebook or all open questions take their time.
    test.setTimeout(180_000 * group.length);
    const messages: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
    });
    const usualSize = page.viewportSize()!;
    for (const address of group) {
      await page.setViewportSize(usualSize);
      await page.goto(address);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expectAccessible(page, address);
      expect.soft(await movingElements(page), address).toEqual([]);
      await expectWhole(page, address);
    }
    count('pages opened', group.length);
    count('console messages', messages.length);
    count('requests elsewhere', elsewhere.length);
    expect(messages).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

test('what moves does so only where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/tools/dice-poker/');
  expect(await movingElements(page)).not.toEqual([]);
});

test('what opens is accessible: search, preview, both languages, actions, contents', async ({ page }) => {
  test.slow();
  await page.goto(`/de/old-world/dice-poker/`);
  const box = page.getByRole('combobox', { name: 'Suchen' });
  await page.keyboard.press('/');
  await box.fill('poker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await box.fill('zxtrgpha');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await expectAccessible(page);
  await box.fill('wer würfelt zuerst neu');
  // It leads to a clause of this page, which stays.
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/dice-poker\/#/);
  await page.keyboard.press('/');
  await expect(page.getByRole('region', { name: 'Zuletzt nachgeschlagen' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(`/de/old-world/dice-poker/`);
  await page.locator('#compare > .said:not(.other) a[data-preview]').tap();
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  await expect(preview.getByRole('table')).toBeVisible();
  await expect(preview.locator('.other-name')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'beide: Deutsch und Englisch' }).click();
  await expect(page.locator('.clause > .other').first()).toBeVisible();
  await page.locator('#stake > .said:not(.other)').tap();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expectAccessible(page);
  await page.locator('.page-bar').getByText('Inhalt').tap();
  await expect(page.locator('.contents-list')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/de/old-world/witcher-fight/#no-refusal`);
  await expect(page.locator('.arrival')).toBeVisible();
  await expectAccessible(page);
});

test('what is tapped is at least 44 px high', async ({ page }) => {
  for (const address of [
    '/en/',
    '/en/old-world/',
    '/en/old-world/dice-poker/',
    '/en/adventure-game/wounds/?both',
    '/en/terms/',
    '/en/settings/',
    '/en/adventure-game/differences/',
    '/en/old-world/bestiary/',
    '/en/path-of-destiny/checklist/?players=1&tale=striga',
    '/en/open-questions/',
    '/en/tools/dice-poker/',
    '/en/tools/destiny/?destiny=v1.striga.players.ciri-geralt-letho.~3-0_1-2_1-2',
    ...['rolled', 'before', 'dice', 'wounds'].map(
      (view) => `/en/tools/battle/?battle=${BATTLE}&battle-view=${view}&battle-dice=${BATTLE_DICE}`,
    ),
  ]) {
    await page.goto(address);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const clause = page.locator('.clause > .said').first();
    if ((await clause.count()) > 0) await clause.tap({ position: { x: 2, y: 2 } });
    // What is folded away is tapped too, once it is open.
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select, summary, label, input[type=search]')]
        // Links within running text are exempt: their line is their target. So is a clause's own link, for mouse and
        // keyboard: a tap on the clause offers the same.
        .filter(
          (element) =>
            element.closest('p, td, th, .skip, .said, .preview') === null &&
            !element.matches('.clause > a:first-child') &&
            element.offsetParent !== null,
        )
        .map((element) => {
          // A link may fill the row in which it stands.
          const { position, inset } = getComputedStyle(element, '::after');
          const isRow = position === 'absolute' && inset === '0px';
          const tapped = (isRow ? element.offsetParent : undefined) ?? element;
          const { width, height } = tapped.getBoundingClientRect();
          return { name: element.outerHTML.slice(0, 80), width, height };
        })
        .filter(({ width, height }) => width < 44 || height < 44),
    );
    expect.soft(small, address).toEqual([]);
  }
});

// Helpers

/** Nothing is lost and nothing stands beyond the edge when the screen gets narrower. */
async function expectWhole(page: Page, address: string): Promise<void> {
  const usualSize = page.viewportSize()!;
  const usual = await controls(page);
  const faults: string[] = [];
  for (const size of [usualSize, ...NARROW]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== size.width) faults.push(`${size.width} px: the page is ${width} px wide`);
    for (const control of await controlsOffScreen(page)) faults.push(`${size.width} px: ${control}`);
    if (size.width > usualSize.width) continue;
    const lost = usual.length - (await controls(page)).length;
    if (lost !== 0) faults.push(`${size.width} px: ${lost} controls fewer`);
  }
  count('faults on narrow screens', faults.length);
  expect.soft(faults, address).toEqual([]);
}
