import { LANG_NAMES, LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { DESTINY_WORDS } from '../../src/widgets/destiny/words/words.ts';
import { KEEPING_WORDS } from '../../src/widgets/kit/keeping-words.ts';
import { field, TABLE, WORDS } from '../support/destiny-page.ts';
import { expect, test } from '../support/test.ts';

const { en, de } = WORDS;

test('a game survives closing the tab, a reload and the language switch', async ({ page, context }) => {
  await page.goto('/en/tools/destiny/');
  for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, en.left).fill('2');
  await page.reload();
  await expect(page.getByText(en.token('I', 'left'))).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/en/tools/destiny/');
  await expect(again.getByText(en.token('I', 'left'))).toBeVisible();
  await expect(again).toHaveURL(/\.~2-0_2-0_2-0$/);
  await again.getByRole('link', { name: `DE: ${LANG_NAMES.de}` }).click();
  await expect(again.getByText(de.token('I', 'left'))).toBeVisible();
});

test('a game that came by link does not replace the kept one', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
  for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, en.left).fill('2');
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  await expect(page.getByText(en.rightPath)).toBeVisible();
  await field(page, 'Ciri', en.left).fill('2');
  await page.getByRole('link', { name: KEEPING_WORDS.en.openKept }).click();
  await expect(page.getByText(en.token('I', 'left'))).toBeVisible();
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  await page.getByRole('button', { name: KEEPING_WORDS.en.keepThis }).click();
  await page.goto('/en/tools/destiny/');
  await expect(page.getByText(en.rightPath)).toBeVisible();
});

test('a device that keeps nothing says so, and the address holds the game', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/en/tools/destiny/');
  await field(page, 'Geralt', en.left).fill('2');
  await expect(page.getByText(KEEPING_WORDS.en['not-kept'])).toBeVisible();
  await page.reload();
  await expect(field(page, 'Geralt', en.left)).toHaveValue('2');
});

test('a device whose storage is blocked counts as well, and a reload keeps the game', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/de/tools/destiny/');
  await field(page, 'Geralt', de.left).fill('2');
  await expect(page.getByText(KEEPING_WORDS.de['not-kept'])).toBeVisible();
  await page.reload();
  await expect(field(page, 'Geralt', de.left)).toHaveValue('2');
});

for (const garbage of ['v9.striga', 'v1.x.players.yennefer-geralt', '%00', '<script>', 'v1']) {
  test(`a garbled address (${garbage}) gives a message and a working tool`, async ({ page }) => {
    await page.goto(`/en/tools/destiny/?destiny=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText(wordsIn('en').toolBar.restKept);
    for (const who of ['Geralt', 'Yennefer', en.playmat]) await field(page, who, en.right).fill('1');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByText(en.rightPath)).toBeVisible();
  });
}

for (const lang of LANGS) {
  test(`an address that names nobody says who sits there instead (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/destiny/?destiny=v1.striga.players.x.~1-2_3-4_5-6_7-8`);
    const { characters, errors } = DESTINY_WORDS[lang];
    const names = `${characters.geralt}, ${characters.yennefer}, ${characters.dandelion}, ${characters.ciri}`;
    await expect(page.getByRole('alert')).toContainText(fill(errors['no-characters'], { count: 4, names }));
    await expect(field(page, 'Ciri', WORDS[lang].right)).toHaveValue('8');
  });
}

test('of a game with one wrong letter all the rest is kept, and the message says so', async ({ page }) => {
  await page.goto(`/de/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-x~1-1_2-2_3-3`);
  await expect(page.getByRole('alert')).toHaveText(
    `${DESTINY_WORDS.de.errors['not-a-chapter']} ${wordsIn('de').toolBar.restKept}`,
  );
  await expect(field(page, 'Ciri', de.left)).toHaveValue('3');
  await page.getByRole('button', { name: de.turnOpen('I') }).click();
  await expect(field(page, 'Geralt', de.left)).toHaveValue('3');
  await expect(page.getByText(de.missing('Ciri'))).toBeVisible();
});

test('the entry shows its example worked out, and leaves the kept game alone', async ({ page }) => {
  await page.goto('/en/path-of-destiny/placing-the-destiny-token/');
  const widget = page.locator('.widget');
  await expect(widget.getByText(en.rightPath)).toBeVisible();
  await widget.getByRole('button', { name: en.moreOf('Ciri', en.left) }).click();
  await expect(widget.getByText(en.aside)).toBeVisible();
  await page.goto('/en/tools/destiny/');
  await expect(page.getByText(en.missing('Geralt', 'Yennefer', 'Ciri'))).toBeVisible();
});
