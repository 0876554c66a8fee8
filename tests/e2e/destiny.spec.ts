import { expectAccessible } from '../support/accessible.ts';
import { field, press, TABLE, WORDS } from '../support/destiny-page.ts';
import { expect, test } from '../support/test.ts';

test('the deciding sentence leads to its clause; a reading is marked', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~2-1_3-3_0-0`);
  await expect(page.getByText('Token I: left path')).toBeVisible();
  await expect(page.locator('.tool-result .tool-reading')).toContainText('Our reading');
  await page.getByRole('link', { name: /Announced ties support neither side/ }).click();
  await expect(page).toHaveURL(/\/en\/path-of-destiny\/placing-the-destiny-token\/#ties-announced$/);
});

test('the keyboard alone counts a turn', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
  await expect(field(page, 'Geralt', 'Left')).toBeEnabled();
  await field(page, 'Geralt', 'Left').focus();
  for (const count of ['3', '0', '1', '2', '1', '2']) {
    await page.keyboard.type(count);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('Token I: right path')).toBeVisible();
  await expect(page).toHaveURL(/\.~3-0_1-2_1-2$/);
  await field(page, 'Ciri', 'Right').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Token I: put aside')).toBeVisible();
});

test('a chapter is played through, and a corrected turn changes all that follows', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.fight-magic~3-0_1-2_1-2`);
  await page.getByRole('button', { name: 'Turn II: open' }).click();
  await page.getByRole('button', { name: 'Copy the numbers of turn I', exact: true }).click();
  await field(page, 'Ciri', 'Left').fill('4');
  await expect(page.getByText('Token II: left path')).toBeVisible();
  await page.getByRole('button', { name: 'Turn III: open' }).click();
  await page.getByRole('button', { name: 'Copy the numbers of turn II' }).click();
  await expect(page.getByText('Token III: left path')).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Fight dominates')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText('4 VP · 2 XP');

  await page.getByRole('button', { name: 'Turn II: left path' }).click();
  await field(page, 'Ciri', 'Left').fill('0');
  await page.getByRole('button', { name: 'Turn III: left path' }).click();
  await field(page, 'Ciri', 'Left').fill('0');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Magic dominates')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText('2 VP · 0 XP');
});

test('a corrected first turn changes the winner of a whole game', async ({ page }) => {
  const chapter = '~2-0_0-2_0-2~2-0_0-2_2-0~3-1_1-4_2-3~~~123';
  const game = `${TABLE}.${chapter}.${chapter}.${chapter}.0-0-0_0-0-0_0-0-0`;
  await page.goto(`/en/tools/destiny/?destiny=${game}`);
  const part = page.getByRole('combobox', { name: 'Part of the game' });
  await part.selectOption('Final scoring');
  await expect(page.getByText('Geralt wins with 9 VP')).toBeHidden();
  await expect(page.locator('.tool-verdict')).toContainText('Yennefer wins');
  for (const number of ['1', '2', '3']) {
    await part.selectOption(`Ch. ${number}`);
    await page.getByRole('button', { name: /^Turn I:/ }).click();
    await field(page, 'Ciri', 'Left').fill('5');
  }
  await part.selectOption('Final scoring');
  await expect(page.getByText('Geralt wins with 9 VP')).toBeVisible();
});

test('a tie for a path token is settled by the order on the initiative track', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2~3-0_1-2_1-2~3-0_1-2_1-2`);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const right = page.locator('.destiny-tokens > div').last();
  await expect(right).toContainText('Set it below');
  await page.getByRole('button', { name: 'This is the order' }).press('Enter');
  await expect(page.getByRole('button', { name: 'The order is set' })).toBeDisabled();
  await expect(right).toContainText('Ciri');
  await page.getByRole('button', { name: 'Move Yennefer up' }).click();
  await expect(right).toContainText('Yennefer');
  await expect(page).toHaveURL(/~~~231$/);
});

test('the initiative is changed with the keyboard alone', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2~3-0_1-2_1-2~3-0_1-2_1-2~~~123`);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'Move Ciri up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/~132$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/~312$/);
  await expect(page.getByRole('button', { name: 'Move Ciri down' })).toBeFocused();
});

test('without any token the top player chooses what dominates', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~1-1_1-1_1-1~1-1_1-1_1-1~1-1_2-1_1-2~~~123`);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('group', { name: 'Geralt chooses' }).getByRole('button', { name: 'Right' }).click();
  await expect(page.getByText('The right symbol dominates')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText('2 VP · 1 XP');
});

test('at the end of a solo chapter what the book leaves open is marked as a reading', async ({ page }) => {
  const counts = '~_3-3~_3-3~2-2_3-3';
  await page.goto(`/en/tools/destiny/?destiny=v1.the-lesser-evil.death-march.ciri-geralt.${counts}`);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const reading = (name: string) =>
    expect(page.getByRole('link', { name }).first()).toHaveAttribute('data-kind', 'reading');
  await reading('Solo, the choice is the player’s.');
  await reading('The Automa is ahead and receives none');
  await page.getByRole('group', { name: 'Ciri chooses' }).getByRole('button', { name: 'Right' }).click();
  await page.locator('.destiny-moves > summary').click();
  await reading('From then on the golden marker counts');
});

test('in Striga the third chapter alone reveals objectives', async ({ page }) => {
  const chapter = 'fight-magic~1-0_1-0_1-0~1-0_1-0_1-0~1-0_1-0_1-0';
  await page.goto(`/en/tools/destiny/?destiny=v1.striga.players.ciri-letho-triss.${chapter}..${chapter}`);
  const revealed = page.getByRole('heading', { name: 'Secret objectives that are revealed' });
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(revealed).toBeVisible();
  await page.getByRole('combobox', { name: 'Part of the game' }).selectOption('Ch. 1');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Fight dominates')).toBeVisible();
  await expect(revealed).toBeHidden();
});

test('three chapters and the final points give the winner', async ({ page }) => {
  const chapter = '~3-0_1-2_1-2~3-0_1-2_1-2~5-1_1-9_2-4~~~123';
  await page.goto(`/de/tools/destiny/?destiny=${TABLE}.${chapter}.${chapter}.${chapter}`);
  await page.getByRole('combobox', { name: 'Abschnitt der Partie' }).selectOption('Endwertung');
  for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, 'Nebenquest').fill('2');
  await expect(page.getByText('Yennefer gewinnt mit 29 SP')).toBeVisible();
  await field(page, 'Ciri', 'Geschichte').fill('15');
  await expect(page.getByText('Yennefer gewinnt mit 29 SP')).toBeVisible();
  await expect(page.getByRole('link', { name: /höher auf der Initiativleiste/ })).toBeVisible();
});

test('undo and clear take back, and clearing can be taken back', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Ciri, Left: more' }).click();
  await expect(page.getByText('Token I: put aside')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Still to count: Geralt, Yennefer, Ciri')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Token I: put aside')).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(/\.~3-0_1-2_1-2$/);
  await expect(undo).toBeDisabled();
});

test('clearing keeps the table: tale, players, names, colours, readings', async ({ page }) => {
  const table = 'v1.striga.players.ciri~Anna~red-letho~~blue-triss';
  await page.goto(`/en/tools/destiny/?destiny=${table}.fight-magic~3-0_1-2_1-2...1-2-3__.ties-count`);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(new RegExp(`=${table}\\.{5}ties-count$`));
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeDisabled();
});

test('sides that were mixed up are swapped, and back by undo', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.fight-magic~3-0_1-2_1-2`);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page).toHaveURL(/\.magic-fight~0-3_2-1_2-1$/);
  await expect(page.getByText('Token I: left path')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Token I: right path')).toBeVisible();
});

test.describe('in German', () => {
  const lang = 'de';
  const words = WORDS[lang];

  test('Extra Effort is checked by colours, and the table chooses how', async ({ page, isMobile }) => {
    await page.goto(`/${lang}/tools/destiny/`);
    await press(page.getByText(words.effort), isMobile);
    const add = async (list: string, ...colors: readonly (keyof typeof words.colors)[]) => {
      for (const color of colors) {
        const name = words.add(words.colors[color], list);
        await press(page.getByRole('button', { name, exact: true }), isMobile);
      }
    };
    await add(words.sequence, 'green', 'blue', 'green');
    await add(words.timeline, 'red', 'green', 'red');
    const lastCard = page.getByRole('group', { name: words.lastCard });
    await press(lastCard.getByRole('button', { name: words.colors.blue }), isMobile);
    await add(words.timeline, 'green');
    await expect(page.getByText(words.bonus)).toBeVisible();
    await expect(page).toHaveURL(/~gbg~r-g-rb-g$/);
    await expectAccessible(page);
    await add(words.timeline, 'red');
    await add(words.timeline, 'red');
    await expect(page.getByText(words.noBonus)).toBeVisible();
    await press(page.getByRole('button', { name: words.gaps }), isMobile);
    await expect(page).toHaveURL(/\.in-order$/);
    await expect(page.getByText(words.noBonus)).toBeVisible();
  });

  test('in The Lesser Evil the most dominating symbols bring the penalty', async ({ page }) => {
    const turn = '5-1_1-2_1-0';
    await page.goto(
      `/${lang}/tools/destiny/?destiny=v1.the-lesser-evil.players.geralt-yennefer-ciri.~${turn}~${turn}~5-1_2-1_1-2`,
    );
    await page.getByRole('button', { name: words.end, exact: true }).click();
    await expect(page.locator('.destiny-tokens > div').first()).toContainText(words.penalty);
    await expectAccessible(page);
  });

  test('the table chooses what an announced tie does', async ({ page, isMobile }) => {
    await page.goto(`/${lang}/tools/destiny/?destiny=${TABLE}.~2-1_3-3_0-0`);
    await press(page.getByRole('button', { name: words.ties }), isMobile);
    await expect(page.getByText(words.aside)).toBeVisible();
    await expect(page).toHaveURL(/ties-count$/);
    await page.reload();
    await expect(page.getByText(words.aside)).toBeVisible();
    await expectAccessible(page);
  });
});
