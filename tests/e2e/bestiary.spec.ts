import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import type { Library } from '../../src/library/library.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Page, test as base } from '../support/test.ts';

type Monsters = ReturnType<Library['game']>['monsters'];
const test = base.extend<{ monsters: Monsters }>({
  monsters: ({ library }, use) => use(library.game('old-world').monsters),
});
const PAGE = '/en/old-world/bestiary/';
const words = wordsIn('en');
const own = words.bestiary;

for (const lang of LANGS)
  test(`all monsters are there by level, each marked as from outside the books (${lang})`, async ({
    page,
    monsters,
  }) => {
    await page.goto(`/${lang}/old-world/`);
    await page.getByRole('link', { name: wordsIn(lang).bestiary.title }).click();
    await expect(page).toHaveURL(`/${lang}/old-world/bestiary/`);
    await expect(page.locator('.page-head .notice')).toContainText(wordsIn(lang).bestiary.yourCard);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      ['I', 'II', 'III'].map((level) => fill(wordsIn(lang).bestiary.level, { level })),
      { useInnerText: true },
    );
    const rows = page.locator('.monster-run');
    await expect(rows).toHaveCount(monsters.length);
    await expect(
      rows.locator('.sources > span:not(.other)').filter({ hasText: wordsIn(lang).clause.kinds.outside }),
    ).toHaveCount(monsters.length);
    const griffin = page.locator('#griffin');
    await expect(griffin.getByRole('heading')).toContainText('Griffin');
    await expect(griffin.getByRole('heading')).toContainText('Greif');
    await expect(page.locator('.run:has(#griffin) > .sources')).toContainText(
      wordsIn(lang).terms.confidence.medium,
    );
    await expect(page.locator('#troll')).toContainText('Monster Trail');
  });

test('both languages stand one below the other', async ({ page, monsters }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: words.language.bothLabel }).click();
  const { ability } = monsters.find(({ id }) => id === 'water-hag')!;
  await expect(page.locator('#water-hag').getByText(ability.en)).toBeVisible();
  await expect(page.locator('#water-hag').getByText(ability.de)).toBeVisible();
});

test('a name in either language, or a part of it, leaves what is called so', async ({ page }) => {
  await page.goto(PAGE);
  const filter = page.getByRole('searchbox', { name: own.filter });
  const shown = page.locator('.monster:visible');
  for (const [typed, id] of [
    ['greif', 'griffin'],
    ['waterhag', 'water-hag'],
    ['buess', 'penitent'],
    ['leshy', 'leshen'],
  ] as const) {
    await filter.fill(typed);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('id', id);
    await expect(page.getByRole('status').filter({ hasText: own.countOne })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  }
  await filter.fill('zxqv');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText(own.none)).toBeVisible();
  // A level leads to all of it.
  await page.getByRole('navigation', { name: words.hub.jump }).getByRole('link').nth(2).click();
  await expect(page.locator('#bruxa')).toBeInViewport();
  await expect(filter).toHaveValue('');
});

test('an address leads to one monster, which can be copied with its source', async ({
  page,
  context,
  monsters,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PAGE}#griffin`);
  await expect(page.locator('#griffin')).toBeInViewport();
  await tapOn(page, 'griffin');
  await page.getByRole('toolbar').getByRole('button', { name: words.clause.cite }).click();
  await expect(page.locator('#toast')).toHaveText(words.clause.copied);
  const { ability } = monsters.find(({ id }) => id === 'griffin')!;
  const [copied, source, address] = await page.evaluate(async () => {
    const text = await navigator.clipboard.readText();
    return [text.slice(0, text.indexOf('\n(')), ...text.split('\n').slice(-2)];
  });
  expect(copied).toBe(`Griffin Greif\nLevel II · Life 15\n${ability.en}`);
  expect(source).toContain(words.clause.kinds.outside);
  expect(address).toMatch(/\/en\/old-world\/bestiary\/#griffin$/);
});

test('a link in a rule shows the monster in a preview', async ({ page }) => {
  await page.goto('/en/old-world/full-turn-example/');
  await page
    .locator('#choosing-the-fight > .said:not(.other)')
    .getByRole('link', { name: 'Archespore' })
    .tap();
  const preview = page.getByRole('dialog', { name: words.preview.label });
  await expect(preview).toContainText(own.title);
  await expect(preview).toContainText('Archespore');
  await expect(preview).toContainText('Level I · Life 12');
  await expect(preview).toContainText(words.clause.kinds.outside);
  await preview.getByRole('link', { name: words.preview.open }).click();
  await expect(page).toHaveURL(`${PAGE}#archespore`);
});

for (const [lang, typed, title] of [
  ['en', 'water hag', 'Water Hag'],
  ['en', 'greif', 'Griffin'],
  ['de', 'ghulnest', 'Ghulnest'],
  ['de', 'griffin', 'Greif'],
] as const)
  test(`search answers “${typed}” with level, life and ability (${lang})`, async ({ page, monsters }) => {
    await page.goto(`/${lang}/old-world/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: wordsIn(lang).search.title }).fill(typed);
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first.locator('.result-title')).toHaveText(title);
    const monster = monsters.find(({ name }) => name[lang] === title)!;
    await expect(first).toContainText(String(monster.life));
    await expect(first).toContainText(monster.ability[lang]);
    await expect(first).toContainText(wordsIn(lang).search.labels.monster);
    await first.click();
    await expect(page).toHaveURL(`/${lang}/old-world/bestiary/#${monster.id}`);
  });

test.describe('a card that says something else', () => {
  test('is kept on the device, shown as one’s own, and reset by one tap', async ({ page }) => {
    await page.goto(PAGE);
    const griffin = page.locator('#griffin');
    await tapOn(page, 'griffin');
    await page.getByRole('button', { name: own.ownCard }).tap();
    const form = griffin.getByRole('form', { name: own.says });
    await expect(form.getByLabel(own.lifeLabel)).toHaveValue('15');
    await expect(form.getByLabel(own.lifeLabel)).toBeFocused();
    await expect(page.getByRole('toolbar')).toBeHidden();
    await expectAccessible(page, 'form');

    await form.getByLabel(own.lifeLabel).fill('0');
    await form.getByRole('button', { name: own.keep }).click();
    await expect(form.getByRole('alert')).toHaveText(own.badLife);
    await form.getByLabel(own.lifeLabel).fill('16');
    await form.getByLabel(own.ability).fill('It <b>flies</b>.');
    await form.getByRole('button', { name: own.keep }).click();
    await expect(form).toBeHidden();
    await expect(
      page.getByRole('status').filter({ hasText: fill(own.kept, { name: 'Griffin' }) }),
    ).toHaveCount(1);

    for (const visit of ['at once', 'after a reload']) {
      await expect(griffin.locator('.own-shown'), visit).toContainText(
        `${own.own}: ${fill(own.ownLife, { life: 16 })} It <b>flies</b>.`,
      );
      await expect(griffin.locator('.said:not(.other) .life')).toHaveCSS(
        'text-decoration-line',
        'line-through',
      );
      await page.reload();
    }
    await expectAccessible(page, 'own card');
    await page.goto('/de/old-world/bestiary/');
    await expect(griffin.locator('.own-shown')).toContainText(wordsIn('de').bestiary.own);

    const reset = fill(wordsIn('de').bestiary.resetWhat, { name: 'Greif' });
    await page.getByRole('button', { name: reset }).click();
    await expect(griffin.locator('.own-shown')).toHaveCount(0);
    await expect(griffin.locator('.said:not(.other) .life')).toHaveCSS('text-decoration-line', 'none');
    expect(await page.evaluate(() => localStorage.getItem('own-monsters'))).toBeNull();
  });

  test('keeps only what differs, and nothing where it says the same', async ({ page }) => {
    await page.goto(PAGE);
    await openForm(page, 'troll');
    const form = page.getByRole('form', { name: own.says });
    await form.getByRole('button', { name: own.keep }).click();
    await expect(page.locator('.own-shown')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('own-monsters'))).toBeNull();
    await openForm(page, 'troll');
    await form.getByLabel(own.lifeLabel).fill('20');
    await form.getByRole('button', { name: own.keep }).click();
    expect(await page.evaluate(() => localStorage.getItem('own-monsters'))).toBe(
      '{"old-world/troll":{"life":20}}',
    );
    await expect(page.locator('#troll .said:not(.other) .ability')).toHaveCSS('text-decoration-line', 'none');
  });

  test('can be left as it was, by button and by Escape', async ({ page }) => {
    await page.goto(PAGE);
    const form = page.getByRole('form', { name: own.says });
    await openForm(page, 'yghern');
    await form.getByLabel(own.lifeLabel).fill('1');
    await form.getByRole('button', { name: own.cancel }).click();
    await expect(form).toBeHidden();
    await openForm(page, 'yghern');
    await expect(form.getByLabel(own.lifeLabel)).toHaveValue('18');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.locator('.own-shown')).toHaveCount(0);
  });
});

test('without JavaScript all monsters are there, and levels to jump to', async ({
  browser,
  baseURL,
  monsters,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.locator('.monster:visible')).toHaveCount(monsters.length);
  await page.getByRole('navigation', { name: words.hub.jump }).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
  await context.close();
});

// Helpers

/** A tap on a text offers what can be done with it. */
async function tapOn(page: Page, id: string): Promise<void> {
  await page.locator(`#${id} > .said:not(.other) .ability`).tap();
  await expect(page.getByRole('toolbar')).toBeVisible();
}

async function openForm(page: Page, id: string): Promise<void> {
  await tapOn(page, id);
  await page.getByRole('button', { name: own.ownCard }).tap();
  await expect(page.getByRole('form', { name: own.says })).toBeVisible();
}
