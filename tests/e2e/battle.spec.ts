import { type Lang, LANG_NAMES, LANGS } from '../../src/i18n/locales.ts';
import { fill, wordsIn } from '../../src/i18n/words.ts';
import { BATTLE_WORDS } from '../../src/widgets/battle/words/words.ts';
import { formatPercent } from '../../src/widgets/kit/format.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const en = BATTLE_WORDS.en;

/** The made-up dice. */
const DICE = 'v1.sshSd0sshSd0sshSd0.shdwHXshdwHXshdwHX.rr0shd.shdD00.shdDS0';
const WORKED = 'v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1';
/** The roll of the worked battle (German rules p. 7). */
const ROLLED = ['sword', 'sword', 'sword', 'shield', 'dodge', 'witcher-sign'] as const;

for (const lang of LANGS) {
  const words = BATTLE_WORDS[lang];

  test(`the worked battle, entered by touch, ends as in the book (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/`);
    for (const face of ROLLED) await tap(key(page, words.faces[face]));
    const outcome = page.locator('.tool-result');
    await expect(outcome).toBeInViewport({ ratio: 1 });
    await tap(page.getByText(words.known));
    await tap(page.getByRole('button', { name: /^Flatterer/ }));
    await expect(outcome).toContainText(words.decided.stays);
    await tap(page.getByRole('button', { name: /^Igni/ }));
    await expect(outcome).toContainText(words.decided.defeated);
    await expect(outcome).toContainText('4 / 4');
    await expect(outcome).toContainText('2 / 2');
    await expect(outcome).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(new RegExp(`\\?battle=${WORKED.replaceAll('.', '\\.')}$`));
    await expect(page.locator('.battle-spending tbody tr').last()).toContainText('42000');
  });
}

test.describe('in German', () => {
  const lang = 'de';
  const words = BATTLE_WORDS[lang];
  const myEnemies = (count: number): string => fill(words.ownEnemies.title, { count });
  /** Of the made-up dice against the worked enemy (battle-odds.test.ts). */
  const chance = formatPercent({ ways: 21_831, total: 46_656 }, lang);

  test('the Striga costs two penalties for two missing shields', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/`);
    for (let shields = 0; shields < 3; shields += 1) await tap(key(page, words.faces.shield));
    await tap(page.getByText(words.known));
    await tap(page.getByRole('button', { name: /^Striga/ }));
    await expect(page.locator('.tool-result')).toContainText(short(lang, 'defence', 2));
    await expect(page.locator('.battle-verdict').first()).toContainText('× 2');
    await tap(view(page, words.views.wounds));
    await tap(page.getByRole('button', { name: more(lang, words.blows.defence) }));
    await expect(page.locator('.tool-result')).toContainText(`${words.wounds}: 2`);
    await expect(page.locator('.tool-result')).toBeInViewport({ ratio: 1 });
  });

  test('spending by hand decides, and what would be better is shown', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/?battle=${WORKED}`);
    const outcome = page.locator('.tool-result');
    await tap(page.getByRole('button', { name: words.hand.ways.hand }));
    await expect(outcome).toContainText(words.decided.stays);
    await tap(page.getByRole('button', { name: more(lang, words.dodgeStep) }));
    await expect(outcome).toContainText(short(lang, 'attack', 2));
    await expect(page.getByRole('row', { name: /Igni/ }).first()).toContainText('0 ×1 ×');
    await expect(page.getByRole('button', { name: more(lang, words.dodgeStep) })).toBeDisabled();
    await tap(page.getByRole('button', { name: more(lang, words.igni) }));
    await expect(outcome).toContainText(words.decided.defeated);
    await expect(page.getByText(fill(words.hand.same, { aim: words.objectives.both }))).toBeVisible();
    await expect(page).toHaveURL(/_both_geralt_0-0-0_0-0_1_1-1$/);
    await page.reload();
    await expect(page.locator('.battle-uses output')).toHaveText(['1', '1']);
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: words.hand.ways.best }));
    await expect(page).toHaveURL(new RegExp(`\\?battle=${WORKED.replaceAll('.', '\\.')}$`));
  });

  test('rerolls are ranked with their gain', async ({ page }) => {
    // Two blanks of the made-up battle dice against a monster that one sword more would defeat.
    await page.goto(
      `/${lang}/tools/battle/?battle=v1.00sshh.monster.s3h2.sword-to-shield&battle-dice=${DICE}`,
    );
    await tap(page.getByText(words.reroll.title, { exact: true }));
    const list = page.getByRole('table', { name: fill(words.reroll.ranked, { aim: words.both }) });
    await expect(list.getByRole('row').nth(1)).toContainText(/50[.,]0/);
    await expect(list.getByRole('row').nth(1)).toContainText(/\+50[.,]0/);
    await expect(list).toContainText(words.reroll.keep);
    await tap(page.locator('.battle-reroll').getByRole('button', { name: '2', exact: true }));
    await expect(list.getByRole('row').nth(1)).toContainText(/75[.,]0/);
    await expect(page).toHaveURL(/_0-0_2&/);
    // One of the swords may lie on either kind of die: a tap moves it.
    const doubtful = page.locator('.battle-seen button').first();
    const before = await doubtful.textContent();
    await tap(doubtful);
    await expect(doubtful).not.toHaveText(before ?? '');
    await expectAccessible(page);
    // Four witcher signs cannot come from three dice that have one.
    await page.goto(`/${lang}/tools/battle/?battle=v1.wwww00.monster.s3h2.none&battle-dice=${DICE}`);
    await tap(page.getByText(words.reroll.title, { exact: true }));
    await expect(page.locator('.battle-reroll')).toContainText(
      fill(words.reroll.impossible, { hero: words.heroes.geralt }),
    );
  });

  test('before the roll the tool says what is needed and what one more is worth', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/?battle=v1..monster.s4h2.sword-to-shield.w1-s2-1`);
    await tap(view(page, words.views.before));
    await tap(page.getByRole('button', { name: words.learn.exact }));
    await page.goto(`${page.url()}&battle-dice=${DICE}`);
    await tap(view(page, words.views.before));
    const outcome = page.locator('.tool-result');
    await expect(outcome).toContainText(chance);
    await expect(outcome).toBeInViewport({ ratio: 1 });
    const worth = page.getByRole('table', { name: fill(words.worth, { aim: words.both }) });
    // 178,632 of 279,936 (reroll-worth in needs.test.ts is held against enumeration).
    await expect(worth.getByRole('row', { name: words.worthReroll })).toContainText(/63[.,]8/);
    await expect(worth.getByRole('link', { name: words.worthReroll })).toHaveAttribute(
      'href',
      /dice\/#reroll$/,
    );
    await tap(page.getByText(words.exact).last());
    await expect(page.getByRole('table', { name: words.reroll.fractions })).toContainText(
      /178[.,]632 \/ 279[.,]936/,
    );
    const needs = page.getByRole('table', { name: words.needs.title });
    await expect(needs.getByRole('row').nth(2)).toContainText(/\+2.*\+3/);
    await expect(needs.getByRole('row').nth(3)).toContainText('421');
    await expectAccessible(page);
  });

  test('own enemies are kept, deleted and brought back', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/?battle=v1.ss.monster.s2h1.none`);
    await tap(page.getByText(myEnemies(0)));
    await page.getByLabel(words.ownEnemies.name).fill('Ghul');
    await tap(page.getByRole('button', { name: words.ownEnemies.keep, exact: true }));
    await page.goto(`/${lang}/tools/battle/`);
    await tap(page.getByText(myEnemies(1)));
    await tap(page.getByRole('button', { name: /^Ghul .*2/ }));
    await expect(page).toHaveURL(/monster\.s2h1/);
    await tap(page.getByRole('button', { name: fill(words.ownEnemies.remove, { name: 'Ghul' }) }));
    await expect(page.getByText(fill(words.ownEnemies.removed, { name: 'Ghul' }))).toBeVisible();
    await expectAccessible(page);
    await tap(page.locator('.battle-undo').getByRole('button', { name: words.ownEnemies.undo }));
    await page.reload();
    await tap(page.getByText(myEnemies(1)));
    await expect(page.getByRole('button', { name: /^Ghul .*2/ })).toBeVisible();
    // A device that takes nothing more says so, and the enemy is there until the page is closed.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByLabel(words.ownEnemies.name).fill('Basilisk');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(words.ownEnemies.notKept);
    await expect(page.getByRole('button', { name: /^Basilisk .*2/ })).toBeVisible();
  });

  test('dice go into a file and come back, and a broken file changes nothing', async ({ page }) => {
    await page.goto(
      `/${lang}/tools/battle/?battle=v1..monster.s4h2.sword-to-shield.w1-s2-1&battle-dice=${DICE}`,
    );
    await tap(view(page, words.views.dice));
    const saved = page.waitForEvent('download');
    await tap(page.getByRole('button', { name: words.diceFile.save }));
    const path = await (await saved).path();
    await tap(page.getByRole('button', { name: words.clearDice }));
    const outcome = page.locator('.tool-result');
    await expect(outcome).toBeHidden();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'dice.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"dice":'),
    });
    await expect(page.getByRole('alert')).toHaveText(
      `${words.diceFile.errors['no-json']} ${words.diceFile.kept}`,
    );
    await expectAccessible(page);
    await input.setInputFiles(path);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(outcome).toContainText(chance);
    await tap(page.getByRole('button', { name: words.diceFile.undo }));
    await expect(outcome).toBeHidden();
  });

  test('of a broken address the rest is kept', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/?battle=${WORKED.replace('ssshdw', 'sss?hdw')}`);
    await expect(page.getByRole('alert')).toContainText(wordsIn(lang).toolBar.restKept);
    await expect(page.locator('.tool-result')).toContainText(words.decided.defeated);
  });

  test('an outcome that hinges on a reading shows the other one, a tap away', async ({ page }) => {
    // Dodge and shield, sword and double shield, sword, blank: won only where a dodge and a shield make a sword.
    await page.goto(`/${lang}/tools/battle/?battle=v1.DXs0.card.s3h2.sword-to-shield`);
    const result = page.locator('.tool-result');
    await expect(result).toContainText(words.headlines['defence-only']);
    const other = page.locator('.tool-otherwise');
    await expect(other).toContainText(words.hinges.dodge);
    await expect(other).toContainText(words.headlines.won);
    await expectAccessible(page);
    await tap(other.getByRole('button'));
    await expect(result).toContainText(words.headlines.won);
    await expect(other).toContainText(words.headlines['defence-only']);
    await expect(page).toHaveURL(/shield-to-sword$/);
  });

  test('a sign that Igni would turn into a win is pointed out', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/?battle=v1.sshw.card.s4h1.sword-to-shield`);
    const result = page.locator('.tool-result');
    await expect(result).toContainText(words.headlines['defence-only']);
    await expect(result).toContainText(
      fill(words.hints.igni, { kind: words.igniReadings.sword, result: words.headlines.won }),
    );
    await tap(page.getByRole('button', { name: /^Igni/ }));
    await expect(result).toContainText(words.headlines.won);
    // By the other reading of Igni it is not.
    await tap(page.getByRole('button', { name: words.igniReadings.shield, exact: true }));
    await expect(page).toHaveURL(/w1-h2-1$/);
    await expect(result).toContainText(words.headlines['defence-only']);
  });

  test('dice are learned while rolling, and the chances say how sure they are', async ({ page }) => {
    await page.goto(`/${lang}/tools/battle/?battle=v1..monster.s2h1.sword-to-shield`);
    await tap(view(page, words.views.before));
    const result = page.locator('.tool-result');
    await expect(result).toContainText(fill(words.noChances['no-dice'], { hero: words.heroes.geralt }));
    const six = ['sword', 'sword', 'shield', 'double-sword', 'dodge', 'blank'] as const;
    for (const face of six) await tap(key(page, words.faces[face]));
    // The next kind of dice is up once six faces of the first were seen.
    const seen = (owner: 'battle' | 'geralt', count: number): string =>
      fill(words.learn.count, { owner: words.owners[owner], count });
    await expect(page.getByRole('button', { name: seen('battle', 6) })).toBeVisible();
    await expect(page.getByRole('button', { name: seen('geralt', 0) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const face of six) await tap(key(page, words.faces[face]));
    await expect(result).toContainText(words.learn.chances);
    await expect(result).toContainText('%');
    await expect(result).toContainText(words.objectives.both);
    await expectAccessible(page);
    await page.reload();
    await expect(result).toContainText(words.learn.chances);
  });

  test('the names of the faces stand on their keys', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${lang}/tools/battle/`);
    for (const name of Object.values(words.faces)) await expect(key(page, name)).toHaveText(name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('a link that froze the page is cut, told about and answered', async ({ page }) => {
  const cards = '.-s7h2r2w7-9.d1-s2h6d8w3-9.r2-s7h7w8-9.s1-s2d9r8-4';
  await page.goto(`/en/tools/battle/?battle=v1.HhsXXS.monster.s50h50.sword-to-shield${cards}`);
  await expect(page.getByRole('alert')).toContainText(en.errors['too-many-cards']);
  await expect(page.locator('.tool-result')).toContainText('/ 50');
});

test('another part of the tool begins at its beginning, however far the last was scrolled', async ({
  page,
}) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await page.locator('.battle-verdict').scrollIntoViewIfNeeded();
  await tap(view(page, en.views.wounds));
  await expect(page.getByRole('group', { name: en.hero }).first()).toBeInViewport({ ratio: 1 });
});

test('lying on its side, a phone shows the verdict', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  const verdict = page.locator('.tool-verdict');
  await expect(verdict).toBeInViewport({ ratio: 1 });
  for (const top of [0, 300, 600]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const covered = await verdict.evaluate((text) => {
      const { left, top: y, height } = text.getBoundingClientRect();
      return !text.contains(document.elementFromPoint(left + 4, y + height / 2));
    });
    expect(covered).toBe(false);
  }
});

test('more changes than WebKit takes end in the address all the same', async ({ page }) => {
  await page.addInitScript(() => {
    let left = 3;
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      if (left-- <= 0) throw new DOMException('Too many calls', 'SecurityError');
      replace(...change);
    };
    Object.assign(window, { calm: () => (left = 100) });
  });
  await page.goto('/en/tools/battle/');
  for (let swords = 0; swords < 6; swords += 1) await tap(key(page, en.faces.sword));
  await expect(page.getByRole('list').filter({ hasText: en.results.sword }).first()).toContainText('6');
  await page.evaluate(() => (window as unknown as { calm: () => void }).calm());
  await expect(page).toHaveURL(/battle=v1\.ssssss\./);
});

test('too many cards give a message instead of a page that hangs', async ({ page }) => {
  const cards = '.d1-s2-1.s1-h2-1'.repeat(6);
  await page.goto(
    `/en/tools/battle/?battle=v1..monster.s9h9r4.sword-to-shield${cards}&battle-view=before&battle-dice=${DICE}`,
  );
  await expect(page.locator('.tool-result')).toContainText(en.noChances['too-many-ways']);
  await expect(page.getByText(en.noMoreCards)).toBeVisible();
});

test('each part of the tool is one tap away, also at the end of the page', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await page.locator('.battle-verdict').scrollIntoViewIfNeeded();
  for (const name of [en.views.before, en.views.dice, en.views.wounds, en.views.rolled]) {
    await expect(view(page, name)).toBeInViewport({ ratio: 1 });
    await tap(view(page, name));
    await expect(view(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await tap(view(page, en.views.wounds));
  await page.reload();
  await expect(view(page, en.views.wounds)).toHaveAttribute('aria-pressed', 'true');
});

test('a link that names no part opens where it leads', async ({ page }) => {
  for (const [address, name] of [
    [`battle=${WORKED}&battle-dice=${DICE}`, en.views.rolled],
    [`battle-dice=${DICE}`, en.views.dice],
    [`battle=v1..monster.s4h2.none&battle-dice=${DICE}`, en.views.before],
    [`battle=v1..monster.s4h2.none&battle-dice=${DICE}&battle-view=wounds`, en.views.wounds],
  ] as const) {
    await page.goto(`/en/tools/battle/?${address}`);
    await expect(view(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('by the other reading of the dodge rule the same dice end otherwise, and cards stay as they are', async ({
  page,
}) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await page.getByRole('button', { name: en.dodgeReadings['shield-to-sword'], exact: true }).click();
  await expect(page).toHaveURL(/shield-to-sword\.w1-s2-1$/);
  await expect(page.locator('.tool-result')).toContainText(en.decided.defeated);
  await expect(page.locator('.tool-result')).toContainText('1 / 2');
});

test('each step leads to its clause, and a reading is marked', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  const dodge = page
    .locator('.battle-spending')
    .getByRole('row', { name: new RegExp(en.dodgeStep) })
    .last();
  await expect(dodge).toContainText(fill(wordsIn('en').clause.readingOf, { source: 'Reference guide' }));
  await dodge.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/adventure-game\/battles\/#dodge$/);
});

test('the keyboard alone enters the worked battle, corrects, clears and takes back', async ({ page }) => {
  await page.goto('/en/tools/battle/');
  await expect(key(page, en.faces.blank)).toBeEnabled();
  await key(page, en.faces.blank).focus();
  await page.keyboard.type('ssshdwr');
  await page.keyboard.press('Backspace');
  const swordStat = page.getByRole('button', { name: more('en', en.stats.sword) });
  await swordStat.focus();
  for (let stat = 0; stat < 4; stat += 1) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: more('en', en.stats.shield) }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Igni/ }).focus();
  await page.keyboard.press('Enter');
  const outcome = page.locator('.tool-result');
  await expect(outcome).toContainText(en.decided.defeated);
  await expect(page).toHaveURL(new RegExp(`${WORKED.replaceAll('.', '\\.')}$`));
  await page.getByRole('button', { name: wordsIn('en').toolBar.reset }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText(en.prompt);
  await page.getByRole('button', { name: wordsIn('en').toolBar.undo }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText(en.decided.defeated);
});

test('what the focus reaches does not lie under the outcome', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await expect(key(page, en.faces.blank)).toBeEnabled();
  await key(page, en.faces.blank).focus();
  const outcome = page.locator('.tool-result');
  const target = page.getByRole('button', { name: en.objectives.defence });
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    const bar = await outcome.boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    if (await target.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error('The focus did not reach the aims.');
});

test('a die and a card can be taken away, and a card of one’s own counts', async ({ page }) => {
  const card = fill(en.card, { index: 1 });
  const amount = (side: string, of: keyof typeof en.results, count: number): string =>
    fill(en.amount, { card, side, kind: en.results[of], count });
  await page.goto('/en/tools/battle/?battle=v1.sw.monster.s3.sword-to-shield');
  const outcome = page.locator('.tool-result');
  await expect(outcome).toContainText(short('en', 'attack', 2));
  await page.getByRole('button', { name: `+ ${en.addCard}` }).click();
  await page.getByRole('button', { name: amount(en.spend, 'sign', 0) }).click();
  await page.getByRole('button', { name: amount(en.gain, 'sword', 0) }).click();
  await page.getByRole('button', { name: amount(en.gain, 'ritual', 0) }).click();
  await page.getByRole('button', { name: amount(en.gain, 'sword', 1) }).click();
  await expect(outcome).toContainText(en.decided.defeated);
  await expect(page).toHaveURL(/\.w1-s2r1-1$/);
  await page.getByRole('button', { name: fill(en.removeCard, { card }) }).click();
  await expect(outcome).toContainText(short('en', 'attack', 2));
  await page.getByRole('button', { name: fill(en.removeDie, { index: 1, face: en.faces.sword }) }).click();
  await expect(outcome).toContainText(short('en', 'attack', 3));
});

test('the aim decides what is spent', async ({ page }) => {
  await page.goto('/en/tools/battle/?battle=v1.ssd.monster.s2h1.sword-to-shield');
  const outcome = page.locator('.tool-result');
  await page.getByRole('button', { name: en.objectives.attack }).click();
  await expect(outcome).toContainText(short('en', 'defence', 1));
  await page.getByRole('button', { name: en.objectives.defence }).click();
  await expect(outcome).toContainText(short('en', 'attack', 1));
});

test('undo, a reload and the language switch keep the battle', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await page.getByRole('button', { name: more('en', en.stats.shield) }).click();
  await expect(page.locator('.tool-result')).toContainText(short('en', 'defence', 1));
  await page.getByRole('button', { name: wordsIn('en').toolBar.undo }).click();
  await page.reload();
  await expect(page.locator('.tool-result')).toContainText(en.decided.defeated);
  await page.getByRole('link', { name: `DE: ${LANG_NAMES.de}` }).click();
  await expect(page.locator('.tool-result')).toContainText(BATTLE_WORDS.de.decided.defeated);
});

test('with dice of one’s own the enemy alone gives exact chances, and a roll the outcome', async ({
  page,
}) => {
  await page.goto(
    '/en/tools/battle/?battle=v1..monster.s4h2.sword-to-shield.w1-s2-1_attack_geralt_0-0-0_0-0',
  );
  const outcome = page.locator('.tool-result');
  await tap(view(page, en.views.dice));
  await tap(page.getByRole('button', { name: en.exampleDice }));
  await expect(page.getByText(en.exampleNotice)).toBeVisible();
  await expect(outcome).toContainText('56.9%');
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await tap(view(page, en.views.before));
  await tap(page.getByText(en.exact).first());
  // The engine's own table of known odds (battle-odds.test.ts).
  const exact = page.getByRole('table', { name: fill(en.ofRolls, { total: '46,656' }) });
  await expect(exact.getByRole('row', { name: new RegExp(en.objectives.attack) })).toContainText(
    '26,54141,69321,831',
  );
  await expect(page.getByRole('table', { name: en.shortTable.defence }).getByRole('row')).not.toHaveCount(0);
  await tap(view(page, en.views.rolled));
  await tap(key(page, en.faces.sword));
  await expect(outcome).toContainText(short('en', 'attack', 3));
});

test('dice are entered face by face, checked, kept on the device and shared by link', async ({
  page,
  browser,
}) => {
  await page.goto('/en/tools/battle/?battle=v1..monster.s1.sword-to-shield_both_triss_0-0-0_0-0');
  await tap(view(page, en.views.dice));
  const enterDie = async (...faces: readonly (keyof typeof en.faces)[]) => {
    for (const face of faces)
      await tap(page.locator('.battle-my-dice').getByRole('button', { name: en.faces[face], exact: true }));
  };
  await enterDie('sword', 'sword', 'sword', 'shield', 'shield', 'shield');
  await expect(page.getByRole('link', { name: en.reasons['one-blank'] })).toBeVisible();
  await tap(page.getByRole('button', { name: fill(en.dieOf, { owner: en.owners.battle, index: 1 }) }));
  await enterDie('sword', 'sword', 'sword', 'shield', 'shield', 'blank');
  await expect(page.getByText(en.reasons['one-blank'])).toBeHidden();
  for (let die = 2; die <= 3; die += 1)
    await enterDie('shield', 'shield', 'shield', 'shield', 'shield', 'blank');
  await tap(page.getByRole('button', { name: en.owners.triss }).last());
  await enterDie('ritual', 'ritual', 'ritual', 'ritual', 'ritual', 'ritual');
  const outcome = page.locator('.tool-result');
  await expect(outcome).toContainText('50.0%');
  await page.reload();
  await expect(outcome).toContainText('50.0%');
  await tap(page.getByRole('button', { name: en.diceInLink }));
  await expect(page).toHaveURL(/battle-dice=v1\.ssshh0hhhhh0hhhhh0\.\.rrrrrr\.\.$/);
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.locator('.tool-result')).toContainText('50.0%');
  await expect(other.getByText(en.fromLink)).toBeVisible();
  await other.goto(page.url().replace('v1.ssshh0', 'v1.sss?h0'));
  await expect(other.getByText(en.badDice)).toBeVisible();
  await other.goto(page.url().replace(/battle-dice=.*/, 'battle-dice=x'));
  await expect(other.getByText(en.noDiceInLink)).toBeVisible();
  await other.close();
});

for (const garbage of [
  'v9.s.monster.s1.none',
  'v1.zz.monster..none',
  `${WORKED}_win`,
  'x',
  '%00',
  '<script>',
]) {
  test(`a garbled address (${garbage}) gives a message and a working tool`, async ({ page }) => {
    await page.goto(`/en/tools/battle/?battle=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText(wordsIn('en').toolBar.restKept);
    await key(page, en.faces.sword).click();
    await expect(page.getByRole('alert')).toBeHidden();
    for (let swords = 0; swords < 3; swords += 1) await key(page, en.faces.sword).click();
    await page.getByRole('button', { name: more('en', en.stats.sword) }).click();
    await expect(page.locator('.tool-result')).toContainText(en.decided.defeated);
  });
}

test('the entry shows the worked battle, and the tool works there too', async ({ page }) => {
  await page.goto('/de/adventure-game/example-flatterer-battle/');
  const outcome = page.locator('.tool-result');
  await expect(outcome).toContainText(BATTLE_WORDS.de.decided.defeated);
  await page.getByRole('button', { name: more('de', BATTLE_WORDS.de.stats.shield) }).click();
  await expect(outcome).toContainText(short('de', 'defence', 1));
});

// Helpers

const more = (lang: Lang, name: string): string => fill(wordsIn(lang).toolBar.more, { name });

function short(lang: Lang, part: 'attack' | 'defence', count: number): string {
  const words = BATTLE_WORDS[lang];
  return fill(words.short[count === 1 ? 'one' : 'other'], { name: words.comparisons[part], count });
}

const key = (page: Page, face: string): Locator =>
  page.locator('.battle-pad').first().getByRole('button', { name: face, exact: true });

const view = (page: Page, name: string): Locator =>
  page.locator('.tool-views').getByRole('button', { name, exact: true });

/** By touch where there is a touch screen. */
async function tap(target: Locator): Promise<void> {
  const touch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? target.tap() : target.click());
}
