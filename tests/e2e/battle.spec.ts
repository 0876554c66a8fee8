import { expect, type Locator, type Page, test } from '@playwright/test';

const WORKED = 'v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1';
/** The worked battle in the words of each language (German rules p. 7). */
const BATTLES = [
  {
    lang: 'en',
    faces: ['Sword', 'Sword', 'Sword', 'Shield', 'Dodge', 'Witcher sign'],
    known: 'Enemies with known stats',
    defeated: 'Monster defeated',
    stays: 'Monster not defeated',
    short: 'Defence: 2 short',
    wounds: 'Wounds: 2',
    perShield: 'Wounds per shield short: more',
    shieldFace: 'Shield',
    clear: 'Clear all',
  },
  {
    lang: 'de',
    faces: ['Schwert', 'Schwert', 'Schwert', 'Schild', 'Ausweichen', 'Hexerzeichen'],
    known: 'Feinde mit bekannten Werten',
    defeated: 'Monster besiegt',
    stays: 'Monster nicht besiegt',
    short: 'Verteidigung: 2 fehlen',
    wounds: 'Wunden: 2',
    perShield: 'Wunden je fehlendem Schild: mehr',
    shieldFace: 'Schild',
    clear: 'Alles leeren',
  },
] as const;

for (const words of BATTLES) {
  test(`the worked battle, entered by touch, ends as in the book (${words.lang})`, async ({ page }) => {
    await page.goto(`/${words.lang}/tools/battle/`);
    for (const face of words.faces) await tap(key(page, face));
    const outcome = page.locator('.battle-outcome');
    await expect(outcome).toBeInViewport({ ratio: 1 });
    await tap(page.getByText(words.known));
    await tap(page.getByRole('button', { name: /^Flatterer/ }));
    await expect(outcome).toContainText(words.stays);
    await tap(page.getByRole('button', { name: /^Igni/ }));
    await expect(outcome).toContainText(words.defeated);
    await expect(outcome).toContainText('4 / 4');
    await expect(outcome).toContainText('2 / 2');
    await expect(outcome).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(new RegExp(`\\?battle=${WORKED.replaceAll('.', '\\.')}$`));
    await expect(page.locator('.battle-spending tbody tr').last()).toContainText('42000');
  });

  test(`the Striga costs two penalties for two missing shields (${words.lang})`, async ({ page }) => {
    await page.goto(`/${words.lang}/tools/battle/`);
    for (let shields = 0; shields < 3; shields += 1) await tap(key(page, words.shieldFace));
    await tap(page.getByText(words.known));
    await tap(page.getByRole('button', { name: /^Striga/ }));
    await expect(page.locator('.battle-outcome')).toContainText(words.short);
    await expect(page.locator('.battle-verdict').first()).toContainText('× 2');
    await tap(page.locator('.battle-wounds summary'));
    await tap(page.getByRole('button', { name: words.perShield }));
    await expect(page.getByText(words.wounds)).toBeVisible();
  });
}

test('by the other reading of the dodge rule Igni makes shields, and the end is the same', async ({
  page,
}) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await page.getByRole('button', { name: 'Dodge and shield make a sword' }).click();
  await expect(page).toHaveURL(/shield-to-sword\.w1-h2-1$/);
  await expect(page.locator('.battle-outcome')).toContainText('Monster defeated');
  await expect(page.locator('.battle-outcome')).toContainText('2 / 2');
});

test('each step leads to its clause, and a reading is marked', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  const dodge = page.locator('.battle-spending').getByRole('row', { name: /Dodge/ }).last();
  await expect(dodge).toContainText('Reading of Reference guide');
  await dodge.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/adventure-game\/battles\/#dodge$/);
});

test('the keyboard alone enters the worked battle, corrects, clears and takes back', async ({ page }) => {
  await page.goto('/en/tools/battle/');
  await key(page, 'Blank').focus();
  await page.keyboard.type('ssshdwr');
  await page.keyboard.press('Backspace');
  const more = page.getByRole('button', { name: 'Sword stat: more' });
  await more.focus();
  for (let stat = 0; stat < 4; stat += 1) await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Shield stat: more' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Igni/ }).focus();
  await page.keyboard.press('Enter');
  const outcome = page.locator('.battle-outcome');
  await expect(outcome).toContainText('Monster defeated');
  await expect(page).toHaveURL(new RegExp(`${WORKED.replaceAll('.', '\\.')}$`));
  await page.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('Enter dice');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('Monster defeated');
});

test('what the focus reaches does not lie under the outcome', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await key(page, 'Blank').focus();
  const outcome = page.locator('.battle-outcome');
  const target = page.getByRole('button', { name: 'Stay safe' });
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
  await page.goto('/en/tools/battle/?battle=v1.sw.monster.s3.sword-to-shield');
  const outcome = page.locator('.battle-outcome');
  await expect(outcome).toContainText('Attack: 2 short');
  await page.getByRole('button', { name: '+ Other card' }).click();
  await page.getByRole('button', { name: 'Card 1, Spend Witcher signs: 0' }).click();
  await page.getByRole('button', { name: 'Card 1, Get Swords: 0' }).click();
  await page.getByRole('button', { name: 'Card 1, Get Rituals: 0' }).click();
  await page.getByRole('button', { name: 'Card 1, Get Swords: 1' }).click();
  await expect(outcome).toContainText('Monster defeated');
  await expect(page).toHaveURL(/\.w1-s2r1-1$/);
  await page.getByRole('button', { name: 'Remove Card 1' }).click();
  await expect(outcome).toContainText('Attack: 2 short');
  await page.getByRole('button', { name: 'Die 1: Sword. Remove' }).click();
  await expect(outcome).toContainText('Attack: 3 short');
});

test('the aim decides what is spent', async ({ page }) => {
  await page.goto('/en/tools/battle/?battle=v1.ssd.monster.s2h1.sword-to-shield');
  const outcome = page.locator('.battle-outcome');
  await page.getByRole('button', { name: 'Kill it' }).click();
  await expect(outcome).toContainText('Defence: 1 short');
  await page.getByRole('button', { name: 'Stay safe' }).click();
  await expect(outcome).toContainText('Attack: 1 short');
});

test('undo, a reload and the language switch keep the battle', async ({ page }) => {
  await page.goto(`/en/tools/battle/?battle=${WORKED}`);
  await page.getByRole('button', { name: 'Shield stat: more' }).click();
  await expect(page.locator('.battle-outcome')).toContainText('1 short');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.locator('.battle-outcome')).toContainText('Monster defeated');
  await page.locator('[data-language-switch]').click();
  await expect(page.locator('.battle-outcome')).toContainText('Monster besiegt');
});

test('with dice of one’s own the enemy alone gives exact chances, and a roll the outcome', async ({
  page,
}) => {
  await page.goto(
    '/en/tools/battle/?battle=v1..monster.s4h2.sword-to-shield.w1-s2-1_attack_geralt_0-0-0_0-0',
  );
  const outcome = page.locator('.battle-outcome');
  await tap(page.getByText('My dice', { exact: true }));
  await tap(page.getByRole('button', { name: 'Made-up dice' }));
  await expect(page.getByText('they are not those of the game')).toBeVisible();
  await expect(outcome).toContainText('56.9%');
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await tap(page.getByText('Exact values'));
  // The engine's own table of known odds (battle-odds.test.ts).
  const exact = page.getByRole('table', { name: 'Of 46,656 equally likely rolls succeed' });
  await expect(exact.getByRole('row', { name: /Kill it/ })).toContainText('26,54141,69321,831');
  await expect(page.getByRole('table', { name: 'Shields short' }).getByRole('row')).not.toHaveCount(0);
  await tap(page.locator('.battle-pad').first().getByRole('button', { name: 'Sword', exact: true }));
  await expect(outcome).toContainText('Attack: 3 short');
});

test('dice are entered face by face, checked, kept on the device and shared by link', async ({
  page,
  browser,
}) => {
  await page.goto('/en/tools/battle/?battle=v1..monster.s1.sword-to-shield_both_triss_0-0-0_0-0');
  await tap(page.getByText('My dice', { exact: true }));
  const enterDie = async (...faces: readonly string[]) => {
    for (const face of faces)
      await tap(page.locator('.battle-my-dice').getByRole('button', { name: face, exact: true }));
  };
  await enterDie('Sword', 'Sword', 'Sword', 'Shield', 'Shield', 'Shield');
  await expect(
    page.getByRole('link', { name: 'A battle die has one blank face: please check.' }),
  ).toBeVisible();
  await tap(page.getByRole('button', { name: 'Battle 1' }));
  await enterDie('Sword', 'Sword', 'Sword', 'Shield', 'Shield', 'Blank');
  await expect(page.getByText('please check')).toBeHidden();
  for (let die = 2; die <= 3; die += 1)
    await enterDie('Shield', 'Shield', 'Shield', 'Shield', 'Shield', 'Blank');
  await tap(page.getByRole('button', { name: 'Triss' }).last());
  await enterDie('Ritual', 'Ritual', 'Ritual', 'Ritual', 'Ritual', 'Ritual');
  const outcome = page.locator('.battle-outcome');
  await expect(outcome).toContainText('50.0%');
  await page.reload();
  await expect(outcome).toContainText('50.0%');
  await tap(page.getByText('My dice', { exact: true }));
  await tap(page.getByRole('button', { name: 'Dice in the link' }));
  await expect(page).toHaveURL(/battle-dice=v1\.ssshh0hhhhh0hhhhh0\.\.rrrrrr\.\.$/);
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(other.locator('.battle-outcome')).toContainText('50.0%');
  await other.getByText('My dice', { exact: true }).click();
  await expect(other.getByText('These dice come from the link.')).toBeVisible();
  await other.goto(page.url().replace('battle-dice=v1', 'battle-dice=v7'));
  await other.getByText('My dice', { exact: true }).click();
  await expect(other.getByText('The link holds dice that cannot be read')).toBeVisible();
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
  test(`a garbled address (${garbage}) gives a message and a working empty tool`, async ({ page }) => {
    await page.goto(`/en/tools/battle/?battle=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText('Enter the battle again below.');
    await key(page, 'Sword').click();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('button', { name: 'Sword stat: more' }).click();
    await expect(page.locator('.battle-outcome')).toContainText('Monster defeated');
  });
}

test('the entry shows the worked battle, and the tool works there too', async ({ page }) => {
  await page.goto('/de/adventure-game/example-flatterer-battle/');
  const outcome = page.locator('.battle-outcome');
  await expect(outcome).toContainText('Monster besiegt');
  await page.getByRole('button', { name: 'Schildwert: mehr' }).click();
  await expect(outcome).toContainText('1 fehlt');
});

// Helpers

const key = (page: Page, face: string): Locator =>
  page.locator('.battle-pad').first().getByRole('button', { name: face, exact: true });

/** By touch where there is a touch screen. */
async function tap(target: Locator): Promise<void> {
  const touch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? target.tap() : target.click());
}
