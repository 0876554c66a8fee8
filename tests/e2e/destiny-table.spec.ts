import { fill, wordsIn } from '../../src/i18n/words.ts';
import { DESTINY_WORDS } from '../../src/widgets/destiny/words/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { coveredFields, field, press, TABLE, tableSetup, WORDS } from '../support/destiny-page.ts';
import { expect, test } from '../support/test.ts';

const { en } = WORDS;

test.describe('in German', () => {
  const lang = 'de';
  const words = WORDS[lang];

  test('players have names and colours, which survive a reload', async ({ page, isMobile }) => {
    await page.goto(`/${lang}/tools/destiny/`);
    await press(tableSetup(page), isMobile);
    const seat = page.getByRole('group', { name: words.seat(1), exact: true });
    await seat.getByRole('textbox', { name: `${words.seat(1)}, ${words.name}` }).fill('Jörg-Zoë 🐺');
    await seat.getByRole('combobox', { name: `${words.seat(1)}, ${words.colour}` }).selectOption(words.red);
    const group = page.getByRole('group', { name: 'Jörg-Zoë 🐺', exact: true });
    await expect(group.getByRole('img', { name: words.red })).toBeVisible();
    await page.reload();
    await expect(group).toBeVisible();
    await expectAccessible(page);
  });

  test('two players change places with all that is theirs', async ({ page, isMobile }) => {
    await page.goto(`/${lang}/tools/destiny/?destiny=${TABLE}.~3-0_1-2_0-2`);
    await press(tableSetup(page), isMobile);
    await press(page.getByRole('button', { name: words.down('Geralt') }), isMobile);
    await expect(page).toHaveURL(/yennefer-geralt-ciri\.~1-2_3-0_0-2$/);
    await expect(page.getByText(words.rightPath)).toBeVisible();
    // The focus went along, so the next press moves the same player on.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/yennefer-ciri-geralt\.~1-2_0-2_3-0$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/yennefer-geralt-ciri\.~1-2_3-0_0-2$/);
  });

  test('five players: the result covers none of their numbers at 360 × 740', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const five = 'v1.striga.players.geralt-yennefer-ciri-letho-triss';
    await page.goto(`/${lang}/tools/destiny/?destiny=${five}.~3-0_1-2_1-2_2-2_0-1`);
    await expect(page.getByText(words.rightPath)).toBeVisible();
    expect(await coveredFields(page)).toEqual([]);
    // With the tabs at the top of the screen the result and all five are in sight at once.
    await page.locator('.destiny-views').evaluate((views) => views.scrollIntoView());
    await expect(page.getByText(words.rightPath)).toBeInViewport({ ratio: 1 });
    for (const who of ['Geralt', 'Yennefer', 'Ciri', 'Letho', 'Triss']) {
      await expect(field(page, who, words.left)).toBeInViewport({ ratio: 1 });
    }
    expect(await coveredFields(page)).toEqual([]);
  });
});

test('a name is kept with each letter, whatever is changed next', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
  await tableSetup(page).click();
  const name = page.getByRole('textbox', { name: `${en.seat(1)}, ${en.name}` });
  await name.pressSequentially('Anna B');
  await expect(name).toHaveValue('Anna B');
  // What WebKit resets the field to when the page comes back from its cache.
  await expect(name).toHaveJSProperty('defaultValue', 'Anna B');
  await expect(page).toHaveURL(/\.geralt~Anna_B-yennefer-ciri$/);
  // Not every browser takes the focus from the field when something else is pressed.
  await page.getByRole('button', { name: en.players(4) }).evaluate((button: HTMLElement) => button.click());
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Anna B');
  await expect(page).toHaveURL(/\.geralt~Anna_B-yennefer-ciri-dandelion$/);
  await name.pressSequentially('o');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Anna Bo', exact: true })).toBeVisible();
});

test('a whole name is taken back at once, and what was changed in between first', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
  await tableSetup(page).click();
  const name = page.getByRole('textbox', { name: `${en.seat(1)}, ${en.name}` });
  const undo = page.getByRole('button', { name: wordsIn('en').toolBar.undo });
  await name.pressSequentially('Anna');
  await page.getByRole('button', { name: en.players(4) }).click();
  await name.press('End');
  await name.pressSequentially('bel');
  for (const [names, count] of [
    ['Anna', 4],
    ['Anna', 3],
    ['Geralt', 3],
  ] as const) {
    await undo.click();
    await expect(tableSetup(page)).toContainText(
      fill(DESTINY_WORDS.en.setup.table, { count, names: `${names}, Yennefer` }),
    );
  }
  await expect(undo).toBeDisabled();
});
