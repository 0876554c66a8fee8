import { LANGS } from '../../src/i18n/locales.ts';
import { expectAccessible } from '../support/accessible.ts';
import { field, press, TABLE, tableSetup, tap, WORDS } from '../support/destiny-page.ts';
import { expect, test } from '../support/test.ts';

type Example = {
  readonly name: string;
  readonly counts: readonly (readonly [who: string, left: number, right: number])[];
  readonly players: number;
  readonly result: string;
};

for (const lang of LANGS) {
  const words = WORDS[lang];
  const fourth = lang === 'en' ? 'Dandelion' : 'Rittersporn';
  /** The book's worked examples (p. 16–17). */
  const EXAMPLES: readonly Example[] = [
    {
      name: 'example 1',
      counts: [
        ['Geralt', 3, 0],
        ['Yennefer', 1, 2],
        ['Ciri', 1, 2],
      ],
      players: 3,
      result: words.rightPath,
    },
    {
      name: 'example 2',
      counts: [
        ['Geralt', 2, 3],
        ['Yennefer', 2, 1],
        ['Ciri', 4, 1],
        [fourth, 0, 5],
      ],
      players: 4,
      result: words.aside,
    },
    {
      name: 'example 3',
      counts: [
        ['Geralt', 4, 5],
        ['Yennefer', 4, 4],
        ['Ciri', 6, 2],
      ],
      players: 3,
      result: words.aside,
    },
    {
      name: 'the example for two players',
      counts: [
        ['Geralt', 1, 2],
        ['Yennefer', 3, 0],
        [words.playmat, 0, 1],
      ],
      players: 2,
      result: words.rightPath,
    },
  ];
  for (const { name, counts, players, result } of EXAMPLES) {
    test(`${name} of the book is tapped in (${lang})`, async ({ page, isMobile }) => {
      await page.goto(`/${lang}/tools/destiny/`);
      if (players !== 3) {
        await press(tableSetup(page), isMobile);
        await press(page.getByRole('button', { name: words.players(players) }), isMobile);
        await press(tableSetup(page), isMobile);
      }
      for (const [who, left, right] of counts) {
        const group = page.getByRole('group', { name: who, exact: true });
        await tap(group, words.more, words.left, left, isMobile);
        await tap(group, words.more, words.right, right, isMobile);
      }
      await expect(page.getByText(result)).toBeInViewport();
    });
  }

  test(`the Automa alone decides, and a tie puts the token aside (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/destiny/`);
    await tableSetup(page).click();
    await page.getByRole('button', { name: 'Solo', exact: true }).click();
    await field(page, words.automa, words.left).fill('3');
    await field(page, words.automa, words.right).fill('3');
    await expect(page.getByText(words.aside)).toBeVisible();
    await field(page, words.automa, words.right).fill('4');
    await expect(page.getByText(words.rightPath)).toBeVisible();
  });

  test(`the example for the end of a chapter is tapped in (${lang})`, async ({ page, isMobile }) => {
    // p. 18: Diplomacy dominates, Fight does not; 3 Fight and 4 Diplomacy bring 4 and 3 points.
    await page.goto(`/${lang}/tools/destiny/`);
    await press(tableSetup(page), isMobile);
    await page.getByRole('combobox', { name: words.active }).selectOption(words.fightDiplomacy);
    await press(tableSetup(page), isMobile);
    const group = page.getByRole('group', { name: 'Geralt', exact: true });
    await tap(group, words.more, words.left, 3, isMobile);
    await tap(group, words.more, words.right, 4, isMobile);
    for (const who of ['Yennefer', 'Ciri']) {
      await tap(page.getByRole('group', { name: who, exact: true }), words.more, words.right, 1, isMobile);
    }
    for (const [before, turn] of [
      ['I', 'II'],
      ['II', 'III'],
    ] as const) {
      await press(page.getByRole('button', { name: words.turnOpen(turn), exact: true }), isMobile);
      await press(page.getByRole('button', { name: words.copy(before) }), isMobile);
    }
    await press(page.getByRole('button', { name: words.end, exact: true }), isMobile);
    await expect(page.getByText(words.diplomacy)).toBeInViewport();
    await expect(group).toContainText(words.award);
  });

  test(`the golden marker of the book brings 8 points, tapped in (${lang})`, async ({ page, isMobile }) => {
    const chapter = '~1-0_1-0_1-0~1-0_1-0_1-0~1-0_1-0_1-0';
    await page.goto(`/${lang}/tools/destiny/?destiny=${TABLE}.${chapter}.${chapter}.${chapter}`);
    // p. 12: with 20 Experience the golden marker comes onto 0.
    await press(page.getByRole('button', { name: words.end, exact: true }), isMobile);
    await press(page.locator('.destiny-other > summary'), isMobile);
    await press(field(page, 'Geralt', words.otherExperience), isMobile);
    await page.keyboard.type('20');
    await expect(page.getByRole('row', { name: 'Geralt' })).toContainText(words.goldenEnters);
    // p. 19: its last spot is worth 8.
    await page.getByRole('combobox', { name: words.part }).selectOption(words.final);
    await press(field(page, 'Geralt', words.golden), isMobile);
    await page.keyboard.type('8');
    await expect(page.getByRole('group', { name: 'Geralt', exact: true })).toContainText(words.goldenTotal);
    // Whoever has fewer than 20 gets nothing.
    await expect(field(page, 'Ciri', words.golden)).toBeDisabled();
  });

  test(`the scoring of the objective in the book is tapped in (${lang})`, async ({ page, isMobile }) => {
    // p. 25: the most score 5, one fewer 3, two fewer 1; without any there is nothing.
    const last = 'fight-magic~1-0_1-0_1-0_1-0_1-0~1-0_1-0_1-0_1-0_1-0~1-0_1-0_1-0_1-0_1-0';
    await page.goto(
      `/${lang}/tools/destiny/?destiny=v1.striga.players.geralt-yennefer-ciri-letho-triss...${last}`,
    );
    await page.getByRole('combobox', { name: words.part }).selectOption(words.final);
    await expect(page.getByRole('heading', { name: words.open })).toBeVisible();
    const summaries = page.locator('.destiny-objective > summary');
    await expect(summaries).toHaveCount(2);
    await press(summaries.first(), isMobile);
    const counts = { Geralt: 4, Yennefer: 4, Ciri: 3, Letho: 2, Triss: 0 };
    for (const [who, count] of Object.entries(counts)) {
      const group = page.locator('.destiny-objective').getByRole('group', { name: who }).first();
      await tap(group, words.more, words.fight, count, isMobile);
      if (count === 0) await group.getByRole('spinbutton').fill('0');
    }
    await expect(summaries.first()).toContainText('Geralt 5 · Yennefer 5 · Ciri 3 · Letho 1 · Triss 0');
    await expectAccessible(page);
  });
}
