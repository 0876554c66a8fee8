import { expect, type Page, test } from '@playwright/test';

const TABLE = 'v1.the-edge-of-the-world.players.geralt-yennefer-ciri';

const WORDS = {
  en: {
    left: 'Left',
    right: 'Right',
    more: 'One more: ',
    players: (count: number) => `${count} players`,
    playmat: 'Playmat',
    rightPath: 'Token I: right path',
    aside: 'Token I: put aside',
    automa: 'Automa (Yennefer)',
  },
  de: {
    left: 'Links',
    right: 'Rechts',
    more: 'Eins mehr: ',
    players: (count: number) => `${count} Spieler`,
    playmat: 'Spielmatte',
    rightPath: 'Marker I: rechter Pfad',
    aside: 'Marker I: beiseitegelegt',
    automa: 'Automa (Yennefer)',
  },
} as const;

type Example = {
  readonly name: string;
  readonly counts: readonly (readonly [who: string, left: number, right: number])[];
  readonly players: number;
  readonly result: string;
};

/** The book's worked examples (p. 16–17). */
for (const [lang, words] of Object.entries(WORDS)) {
  const fourth = lang === 'en' ? 'Dandelion' : 'Rittersporn';
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
    test(`${name} of the book is tapped in within 20 seconds (${lang})`, async ({ page, isMobile }) => {
      await page.goto(`/${lang}/tools/destiny/`);
      const start = Date.now();
      if (players !== 3) {
        await press(page.locator('.destiny-setup > summary'), isMobile);
        await press(page.getByRole('button', { name: words.players(players) }), isMobile);
        await press(page.locator('.destiny-setup > summary'), isMobile);
      }
      for (const [who, left, right] of counts) {
        const group = page.getByRole('group', { name: who, exact: true });
        await tap(group, words.more, words.left, left, isMobile);
        await tap(group, words.more, words.right, right, isMobile);
      }
      await expect(page.getByText(result)).toBeInViewport();
      expect(Date.now() - start).toBeLessThan(20_000);
    });
  }

  test(`the Automa alone decides, and a tie puts the token aside (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/destiny/`);
    await page.locator('.destiny-setup > summary').click();
    await page.getByRole('button', { name: 'Solo', exact: true }).click();
    await field(page, words.automa, words.left).fill('3');
    await field(page, words.automa, words.right).fill('3');
    await expect(page.getByText(words.aside)).toBeVisible();
    await field(page, words.automa, words.right).fill('4');
    await expect(page.getByText(words.rightPath)).toBeVisible();
  });
}

test('the deciding sentence leads to its clause; a reading is marked', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~2-1_3-3_0-0`);
  await expect(page.getByText('Token I: left path')).toBeVisible();
  await expect(page.locator('.destiny-result .destiny-reading')).toContainText('Reading');
  await page.getByRole('link', { name: /Announced ties support neither side/ }).click();
  await expect(page).toHaveURL(/\/en\/path-of-destiny\/placing-the-destiny-token\/#ties-announced$/);
});

test('the keyboard alone counts a turn', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
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

test('a tie for a path token is settled by the order on the initiative track', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2~3-0_1-2_1-2~3-0_1-2_1-2`);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const right = page.locator('.destiny-tokens > div').last();
  await expect(right).toContainText('Set it below');
  await page.getByRole('button', { name: 'This is the order' }).click();
  await expect(right).toContainText('Ciri');
  await page.getByRole('button', { name: 'Move Yennefer up' }).click();
  await expect(right).toContainText('Yennefer');
  await expect(page).toHaveURL(/~~~231$/);
});

test('without any token the top player chooses what dominates', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~1-1_1-1_1-1~1-1_1-1_1-1~1-1_2-1_1-2~~~123`);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('group', { name: 'Geralt chooses' }).getByRole('button', { name: 'Right' }).click();
  await expect(page.getByText('The right symbol dominates')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ciri' })).toContainText('2 VP · 1 XP');
});

test('three chapters and the final points give the winner', async ({ page }) => {
  const chapter = '~3-0_1-2_1-2~3-0_1-2_1-2~5-1_1-9_2-4~~~123';
  await page.goto(`/de/tools/destiny/?destiny=${TABLE}.${chapter}.${chapter}.${chapter}`);
  await page.getByRole('combobox', { name: 'Abschnitt der Partie' }).selectOption('Endwertung');
  for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, 'Nebenquest').fill('2');
  await expect(page.getByText('Yennefer gewinnt mit 29 Siegpunkten')).toBeVisible();
  await field(page, 'Ciri', 'Geschichte').fill('15');
  await expect(page.getByText('Yennefer gewinnt mit 29 Siegpunkten')).toBeVisible();
  await expect(page.getByRole('link', { name: /höher auf der Initiativleiste/ })).toBeVisible();
});

test('undo and clear take back, and clearing can be taken back', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'One more: Ciri, Left' }).click();
  await expect(page.getByText('Token I: put aside')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Still to count: Geralt, Yennefer, Ciri')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Token I: put aside')).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(/\.~3-0_1-2_1-2$/);
  await expect(undo).toBeDisabled();
});

test('a game survives closing the tab, a reload and the language switch', async ({ page, context }) => {
  await page.goto('/en/tools/destiny/');
  for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, 'Left').fill('2');
  await page.reload();
  await expect(page.getByText('Token I: left path')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/en/tools/destiny/');
  await expect(again.getByText('Token I: left path')).toBeVisible();
  await expect(again).toHaveURL(/\.~2-0_2-0_2-0$/);
  await again.locator('[data-language-switch]').click();
  await expect(again.getByText('Marker I: linker Pfad')).toBeVisible();
});

test('a game that came by link does not replace the kept one', async ({ page }) => {
  await page.goto('/en/tools/destiny/');
  for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, 'Left').fill('2');
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  await expect(page.getByText('Token I: right path')).toBeVisible();
  await field(page, 'Ciri', 'Left').fill('2');
  await page.getByRole('link', { name: 'Open the kept game' }).click();
  await expect(page.getByText('Token I: left path')).toBeVisible();
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-2`);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await page.goto('/en/tools/destiny/');
  await expect(page.getByText('Token I: right path')).toBeVisible();
});

test('a device that keeps nothing says so, and the address holds the game', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/en/tools/destiny/');
  await field(page, 'Geralt', 'Left').fill('2');
  await expect(page.getByText(/This device does not keep the game/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Geralt', 'Left')).toHaveValue('2');
});

for (const garbage of ['v9.striga', 'v1.x.players.ciri-geralt', `${TABLE}.~~x`, '%00', '<script>']) {
  test(`a garbled address (${garbage}) gives a message and a working tool`, async ({ page }) => {
    await page.goto(`/en/tools/destiny/?destiny=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText('Count again below.');
    for (const who of ['Geralt', 'Yennefer', 'Ciri']) await field(page, who, 'Right').fill('1');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByText('Token I: right path')).toBeVisible();
  });
}

test('the entry shows its example worked out, and leaves the kept game alone', async ({ page }) => {
  await page.goto('/en/path-of-destiny/placing-the-destiny-token/');
  const widget = page.locator('.widget');
  await expect(widget.getByText('Token I: right path')).toBeVisible();
  await widget.getByRole('button', { name: 'One more: Ciri, Left' }).click();
  await expect(widget.getByText('Token I: put aside')).toBeVisible();
  await page.goto('/en/tools/destiny/');
  await expect(page.getByText('Still to count: Geralt, Yennefer, Ciri')).toBeVisible();
});

// Helpers

const field = (page: Page, who: string, what: string) =>
  page.getByRole('spinbutton', { name: `${who}, ${what}`, exact: true });

type Target = ReturnType<Page['locator']>;

const press = (target: Target, touch: boolean): Promise<void> => (touch ? target.tap() : target.click());

/** Taps "one more" as often as needed. A 0 beside another count needs no tap. */
async function tap(group: Target, more: string, side: string, times: number, touch: boolean): Promise<void> {
  const button = group.getByRole('button', { name: new RegExp(`^${more}.*, ${side}$`) });
  for (let time = 0; time < times; time++) await press(button, touch);
}
