import { fill, wordsIn } from '../../src/i18n/words.ts';
import { DESTINY_WORDS } from '../../src/widgets/destiny/words/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { field, press, TABLE, WORDS } from '../support/destiny-page.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const { en, de } = DESTINY_WORDS;
const { toolBar } = wordsIn('en');
const { aside, copy, down, end, final, left, missing, moreOf, part, right, rightPath, token, turnOpen } =
  WORDS.en;

test('the deciding sentence leads to its clause; a reading is marked', async ({ page }) => {
  const ties = fill(en.reasons.turn['tied-players-ignored'], { side: en.sides.left.toLowerCase() });
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~2-1_3-3_0-0`);
  await expect(page.getByText(token('I', 'left'))).toBeVisible();
  await expect(page.locator('.tool-result .tool-reading')).toContainText(toolBar.reading);
  await page.getByRole('link', { name: ties }).click();
  await expect(page).toHaveURL(/\/en\/path-of-destiny\/placing-the-destiny-token\/#ties-announced$/);
});

test('the keyboard alone counts a turn', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
  await expect(field(page, 'Geralt', left)).toBeEnabled();
  await field(page, 'Geralt', left).focus();
  for (const count of ['3', '0', '1', '2', '1', '2']) {
    await page.keyboard.type(count);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText(rightPath)).toBeVisible();
  await expect(page).toHaveURL(/\.~3-0_1-2_1-2$/);
  await field(page, 'Ciri', right).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(aside)).toBeVisible();
});

test('a chapter is played through, and a corrected turn changes all that follows', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.fight-magic~3-0_1-2_1-2`);
  await page.getByRole('button', { name: turnOpen('II') }).click();
  await page.getByRole('button', { name: copy('I'), exact: true }).click();
  await field(page, 'Ciri', left).fill('4');
  await expect(page.getByText(token('II', 'left'))).toBeVisible();
  await page.getByRole('button', { name: turnOpen('III') }).click();
  await page.getByRole('button', { name: copy('II') }).click();
  await expect(page.getByText(token('III', 'left'))).toBeVisible();
  await page.getByRole('button', { name: end, exact: true }).click();
  await expect(page.getByText(dominates(en.symbols.fight))).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText(award(4, 2));

  await page.getByRole('button', { name: turnAt('II', en.places.left) }).click();
  await field(page, 'Ciri', left).fill('0');
  await page.getByRole('button', { name: turnAt('III', en.places.left) }).click();
  await field(page, 'Ciri', left).fill('0');
  await page.getByRole('button', { name: end, exact: true }).click();
  await expect(page.getByText(dominates(en.symbols.magic))).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText(award(2, 0));
});

test('a corrected first turn changes the winner of a whole game', async ({ page }) => {
  const chapter = '~2-0_0-2_0-2~2-0_0-2_2-0~3-1_1-4_2-3~~~123';
  const game = `${TABLE}.${chapter}.${chapter}.${chapter}.0-0-0_0-0-0_0-0-0`;
  await page.goto(`/en/tools/destiny/?destiny=${game}`);
  const parts = page.getByRole('combobox', { name: part });
  await parts.selectOption(final);
  await expect(page.getByText(fill(en.final.wins, { who: 'Geralt', score: 9 }))).toBeHidden();
  await expect(page.locator('.tool-verdict')).toContainText(
    fill(en.final.wins, { who: 'Yennefer', score: 12 }),
  );
  for (const number of ['1', '2', '3']) {
    await parts.selectOption(fill(en.views.chapter, { number }));
    await page.getByRole('button', { name: new RegExp(`^${turnAt('I', '')}`) }).click();
    await field(page, 'Ciri', left).fill('5');
  }
  await parts.selectOption(final);
  await expect(page.getByText(fill(en.final.wins, { who: 'Geralt', score: 9 }))).toBeVisible();
});

test('a tie for a path token is settled by the order on the initiative track', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2~3-0_1-2_1-2~3-0_1-2_1-2`);
  await page.getByRole('button', { name: end, exact: true }).click();
  const rightToken = page.locator('.destiny-tokens > div').last();
  await expect(rightToken).toContainText(en.reasons.open['initiative-missing']);
  await page.getByRole('button', { name: en.initiative.confirm }).press('Enter');
  await expect(page.getByRole('button', { name: en.initiative.confirmed })).toBeDisabled();
  await expect(rightToken).toContainText('Ciri');
  await page.getByRole('button', { name: fill(en.move.up, { who: 'Yennefer' }) }).click();
  await expect(rightToken).toContainText('Yennefer');
  await expect(page).toHaveURL(/~~~231$/);
});

test('the initiative is changed with the keyboard alone', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2~3-0_1-2_1-2~3-0_1-2_1-2~~~123`);
  await page.getByRole('button', { name: end, exact: true }).click();
  await page.getByRole('button', { name: fill(en.move.up, { who: 'Ciri' }) }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/~132$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/~312$/);
  await expect(page.getByRole('button', { name: down('Ciri') })).toBeFocused();
});

test('without any token the top player chooses what dominates', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~1-1_1-1_1-1~1-1_1-1_1-1~1-1_2-1_1-2~~~123`);
  await page.getByRole('button', { name: end, exact: true }).click();
  await choice(page, 'Geralt').getByRole('button', { name: en.sideSymbols.right }).click();
  await expect(page.getByText(dominates(en.sideSymbols.right))).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText(award(2, 1));
});

test('at the end of a solo chapter what the book leaves open is marked as a reading', async ({ page }) => {
  const counts = '~_3-3~_3-3~2-2_3-3';
  await page.goto(`/en/tools/destiny/?destiny=v1.the-lesser-evil.death-march.ciri-geralt.${counts}`);
  await page.getByRole('button', { name: end, exact: true }).click();
  const reading = (name: string) =>
    expect(page.getByRole('link', { name }).first()).toHaveAttribute('data-kind', 'reading');
  await reading(en.reasons.open['solo-choice']);
  await reading(en.reasons.open['automa-leads']);
  await choice(page, 'Ciri').getByRole('button', { name: en.sideSymbols.right }).click();
  await page.locator('.destiny-moves > summary').click();
  await reading(en.reasons.automa['golden-marker-moves']);
});

test('in Striga the third chapter alone reveals objectives', async ({ page }) => {
  const chapter = 'fight-magic~1-0_1-0_1-0~1-0_1-0_1-0~1-0_1-0_1-0';
  await page.goto(`/en/tools/destiny/?destiny=v1.striga.players.ciri-letho-triss.${chapter}..${chapter}`);
  const revealed = page.getByRole('heading', { name: en.objectivesOpen });
  await page.getByRole('button', { name: end, exact: true }).click();
  await expect(revealed).toBeVisible();
  await page.getByRole('combobox', { name: part }).selectOption(fill(en.views.chapter, { number: 1 }));
  await page.getByRole('button', { name: end, exact: true }).click();
  await expect(page.getByText(dominates(en.symbols.fight))).toBeVisible();
  await expect(revealed).toBeHidden();
});

test('three chapters and the final points give the winner', async ({ page }) => {
  const chapter = '~3-0_1-2_1-2~3-0_1-2_1-2~5-1_1-9_2-4~~~123';
  await page.goto(`/de/tools/destiny/?destiny=${TABLE}.${chapter}.${chapter}.${chapter}`);
  await page.getByRole('combobox', { name: WORDS.de.part }).selectOption(WORDS.de.final);
  for (const who of ['Geralt', 'Yennefer', 'Ciri'])
    await field(page, who, de.finalPoints.sideQuest).fill('2');
  await expect(page.getByText(fill(de.final.wins, { who: 'Yennefer', score: 29 }))).toBeVisible();
  await field(page, 'Ciri', de.finalPoints.tale).fill('15');
  await expect(page.getByText(fill(de.final.wins, { who: 'Yennefer', score: 29 }))).toBeVisible();
  await expect(page.getByRole('link', { name: de.reasons.winner['higher-initiative'] })).toBeVisible();
});

test('undo and clear take back, and clearing can be taken back', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  const undo = page.getByRole('button', { name: toolBar.undo });
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: moreOf('Ciri', left) }).click();
  await expect(page.getByText(aside)).toBeVisible();
  await page.getByRole('button', { name: toolBar.reset }).click();
  await expect(page.getByText(missing('Geralt', 'Yennefer', 'Ciri'))).toBeVisible();
  await undo.click();
  await expect(page.getByText(aside)).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(/\.~3-0_1-2_1-2$/);
  await expect(undo).toBeDisabled();
});

test('clearing keeps the table: tale, players, names, colours, readings', async ({ page }) => {
  const table = 'v1.striga.players.ciri~Anna~red-letho~~blue-triss';
  await page.goto(`/en/tools/destiny/?destiny=${table}.fight-magic~3-0_1-2_1-2...1-2-3__.ties-count`);
  await page.getByRole('button', { name: toolBar.reset }).click();
  await expect(page).toHaveURL(new RegExp(`=${table}\\.{5}ties-count$`));
  await expect(page.getByRole('button', { name: toolBar.reset })).toBeDisabled();
});

test('sides that were mixed up are swapped, and back by undo', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.fight-magic~3-0_1-2_1-2`);
  await page.getByRole('button', { name: en.swapSides }).click();
  await expect(page).toHaveURL(/\.magic-fight~0-3_2-1_2-1$/);
  await expect(page.getByText(token('I', 'left'))).toBeVisible();
  await page.getByRole('button', { name: toolBar.undo }).click();
  await expect(page.getByText(rightPath)).toBeVisible();
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

// Helpers

const turnAt = (number: string, state: string): string => `${fill(en.views.turn, { number })}: ${state}`;

const dominates = (symbol: string): string => fill(en.dominates, { symbol });

const award = (victory: number, experience: number): string => fill(en.award, { victory, experience });

const choice = (page: Page, who: string): Locator =>
  page.getByRole('group', { name: fill(en.chooses, { who }) });
