import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { builtPages, samplePages } from '../support/sitemap.ts';

const pages =
  process.env.SWEEP === '1' ? builtPages().filter((page) => /^\/(en|de)\//.test(page)) : samplePages();

/** On a phone, in both themes: accessible, silent, self-sufficient, no wider than the screen. */
for (const address of pages) {
  test(address, async ({ page, baseURL }) => {
    // axe looks at every element, twice: a whole rulebook or all open questions take their time.
    test.slow();
    const messages: string[] = [];
    const elsewhere: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    expect(messages).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

test('search and preview are accessible when open', async ({ page }) => {
  await page.goto('/en/old-world/dice-poker/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('poker');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.locator('#compare .clause-text a[data-preview]').tap();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('what is tapped is at least 44 px high', async ({ page }) => {
  for (const address of [
    '/en/',
    '/en/old-world/',
    '/en/old-world/dice-poker/',
    '/en/adventure-game/compare/wounds/',
    '/en/terms/',
    '/en/tools/dice-poker/',
    '/en/tools/destiny/?destiny=v1.striga.players.ciri-geralt-letho.~3-0_1-2_1-2',
  ]) {
    await page.goto(address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select, summary, label, input[type=search]')]
        // Links within running text are exempt: their line is their target.
        .filter(
          (element) =>
            element.closest('p, td, th, .skip, .clause-text, .preview') === null &&
            element.offsetParent !== null,
        )
        .map(
          (element) =>
            ({ name: element.outerHTML.slice(0, 80), ...element.getBoundingClientRect().toJSON() }) as {
              name: string;
              width: number;
              height: number;
            },
        )
        .filter(({ width, height }) => width < 44 || height < 44),
    );
    expect(small).toEqual([]);
  }
});
