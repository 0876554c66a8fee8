import { LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { SCORE_WORDS } from '../../src/widgets/score/words.ts';
import { TROPHIES_WORDS } from '../../src/widgets/trophies/words.ts';
import { POINTS_WORDS } from '../../src/widgets/victory-points/words.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Page, test } from '../support/test.ts';

/** The score sheets of the Adventure Game and of Old World, by touch. */

for (const lang of LANGS) {
  test(`points are written down by tapping player, reason and number, to the last turn (${lang})`, async ({
    page,
  }) => {
    const words = POINTS_WORDS[lang];
    await page.goto(`/${lang}/tools/victory-points/`);
    const write = async (who: string, why: string, amount?: string): Promise<void> => {
      await player(page, who).click();
      await button(page, why).click();
      if (amount !== undefined) await button(page, amount).click();
    };
    // Geralt's turn of the book: 5 for a side quest, 8 for the main quest (DE p. 6).
    await write('Geralt', words.keys['side-quest'], '+5');
    await write('Geralt', words.keys['main-quest'], '+8');
    // The key with the points is gone: by keyboard one goes on from the reason.
    await expect(button(page, words.keys['main-quest'])).toBeFocused();
    await expect(result(page)).toContainText(fill(words.leads, { name: 'Geralt', count: 13 }));
    // 6 for the supporter, 3 for the owner (EN p. 6 and 7); 2 for a wound without a space (EN p. 10).
    await write('Triss', words.keys['support-quest'], 'Geralt');
    await write('Triss', words.keys.wound);
    await expect(player(page, 'Geralt')).toContainText(fill(words.points, { count: 16 }));
    await expect(player(page, 'Triss')).toContainText(fill(words.points, { count: 4 }));
    await button(page, wordsIn(lang).toolBar.undo).click();
    await expect(player(page, 'Triss')).toContainText(fill(words.points, { count: 6 }));
    for (const points of ['+8', '+8']) await write('Geralt', words.keys['main-quest'], points);
    await expect(result(page)).toContainText(fill(words.lastTurn.finish, { name: 'Geralt' }));
    await expectAccessible(page, `${lang}/tools/victory-points, last turns`);

    // Tied in points and quest cards: leads and gold decide (EN p. 9).
    await page.goto(`/${lang}/tools/victory-points/?victory-points=v1.normal.geralt-triss.${TIE}`);
    for (const turn of ['1. Geralt', '2. Triss']) await button(page, turn).click();
    await expect(result(page)).toContainText(words.tieOpen);
    for (const [who, figure] of [
      ['Geralt', '12'],
      ['Triss', '15'],
    ] as const)
      await page.getByLabel(`${who}: ${words.reasons['most-leads-and-gold']}`, { exact: true }).fill(figure);
    await expect(result(page)).toContainText(fill(words.wins, { name: 'Triss', count: 24 }));
    await expect(result(page)).toContainText(words.reasons['most-leads-and-gold']);
  });

  test(`trophies are written down by tapping, and meditating wins nothing (${lang})`, async ({ page }) => {
    const words = TROPHIES_WORDS[lang];
    await page.goto(`/${lang}/tools/trophies/`);
    const { wolf, griffin } = words.schools;
    await player(page, wolf).click();
    for (let monster = 0; monster < 3; monster += 1) await button(page, words.monsterKey).click();
    await button(page, words.attributes.combat).click();
    await expect(result(page)).toContainText(fill(words.leads, { name: wolf, space: 3 }));
    await expect(result(page)).toContainText(words.noFatigue);
    await expectAccessible(page, `${lang}/tools/trophies, four trophies`);
    await button(page, griffin).click();
    await expect(result(page)).toContainText(fill(words.wins, { name: wolf }));
    await expect(button(page, words.monsterKey)).toHaveCount(0);

    // Alone: the last monster waits for the attribute trophy (p. 33), and turns are rated (p. 34).
    await page.goto(`/${lang}/tools/trophies/?trophies=v1.wolf.1m-1m..10`);
    await expect(button(page, words.monsterKey)).toBeDisabled();
    await button(page, words.attributes.alchemy).click();
    await button(page, words.monsterKey).click();
    await expect(result(page)).toContainText(words.ratings.professional);
  });
}

test('names, a deleted entry and all else survive a reload, and a link does not replace them', async ({
  page,
}) => {
  const words = POINTS_WORDS.en;
  await page.goto('/en/tools/victory-points/');
  await page.locator('.tool-table summary').click();
  await button(page, fill(SCORE_WORDS.en.count, { count: 3 })).click();
  const name = page.getByLabel('Player 3, Name', { exact: true });
  await name.pressSequentially('Bo ');
  await name.pressSequentially('A');
  await page.locator('.tool-table summary').click();
  await player(page, 'Bo A').click();
  for (const points of ['+5', '+3']) {
    await button(page, words.keys.monster).click();
    await button(page, points).click();
  }
  await page.getByText(fill(SCORE_WORDS.en.history, { count: 2 })).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect(player(page, 'Bo A')).toContainText('3 VP');
  await page.reload();
  await expect(player(page, 'Bo A')).toContainText('3 VP');

  await page.goto('/en/tools/victory-points/?victory-points=v1.normal.geralt-triss.1m8-9x');
  await expect(page.getByRole('alert')).toContainText(words.errors['wrong-change']);
  await expect(player(page, 'Geralt')).toContainText('8 VP');
  await page.goto('/en/tools/victory-points/');
  await expect(player(page, 'Bo A')).toContainText('3 VP');
});

// Helpers

const TIE = '1m8-1m8-1m8-2m8-2m8-2m8';

function result(page: Page): ReturnType<Page['locator']> {
  return page.locator('.widget [aria-live]').first();
}

function player(page: Page, name: string): ReturnType<Page['locator']> {
  return page.locator('.score-player').filter({ hasText: name });
}

function button(page: Page, name: string): ReturnType<Page['locator']> {
  return page.getByRole('button', { name, exact: true });
}
