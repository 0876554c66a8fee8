import { AxeBuilder } from '@axe-core/playwright';
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
  await expect(page.getByText('Yennefer gewinnt mit 29 SP')).toBeVisible();
  await field(page, 'Ciri', 'Geschichte').fill('15');
  await expect(page.getByText('Yennefer gewinnt mit 29 SP')).toBeVisible();
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

for (const garbage of ['v9.striga', 'v1.x.players.yennefer-geralt', '%00', '<script>', 'v1']) {
  test(`a garbled address (${garbage}) gives a message and a working tool`, async ({ page }) => {
    await page.goto(`/en/tools/destiny/?destiny=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText('Everything else in it is kept below.');
    for (const who of ['Geralt', 'Yennefer', 'Playmat']) await field(page, who, 'Right').fill('1');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByText('Token I: right path')).toBeVisible();
  });
}

test('of a game with one wrong letter all the rest is kept, and the message says so', async ({ page }) => {
  await page.goto(`/de/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-x~1-1_2-2_3-3`);
  await expect(page.getByRole('alert')).toHaveText(
    'Etwas in einem Kapitel der Adresse ist nicht lesbar. Alles Übrige daraus steht unten.',
  );
  await expect(field(page, 'Ciri', 'Links')).toHaveValue('3');
  await page.getByRole('button', { name: 'Zug I: offen' }).click();
  await expect(field(page, 'Geralt', 'Links')).toHaveValue('3');
  await expect(page.getByText('Noch zu zählen: Ciri')).toBeVisible();
});

test('the entry shows its example worked out, and leaves the kept game alone', async ({ page }) => {
  await page.goto('/en/path-of-destiny/placing-the-destiny-token/');
  const widget = page.locator('.widget');
  await expect(widget.getByText('Token I: right path')).toBeVisible();
  await widget.getByRole('button', { name: 'One more: Ciri, Left' }).click();
  await expect(widget.getByText('Token I: put aside')).toBeVisible();
  await page.goto('/en/tools/destiny/');
  await expect(page.getByText('Still to count: Geralt, Yennefer, Ciri')).toBeVisible();
});

const NEW_WORDS = {
  en: {
    seat: (number: number) => `Player ${number}`,
    name: 'Name',
    colour: 'Colour',
    red: 'Red',
    end: 'End',
    final: 'Final scoring',
    part: 'Part of the game',
    up: (who: string) => `Move ${who} up`,
    down: (who: string) => `Move ${who} down`,
    fight: 'Fight',
    open: 'Secret objectives that are revealed',
    points: (number: number) => `${number} VP`,
    effort: /^Extra Effort/,
    sequence: 'Sequence on the card of chapter 1',
    timeline: 'Timeline, from the left',
    add: (color: string, list: string) => `${color}: add to ${list}`,
    colors: { red: 'Red', green: 'Green', blue: 'Blue' },
    lastCard: 'Colours of the last card',
    bonus: 'Bonus: cards 2, 3, 4 make the sequence',
    noBonus: 'No bonus',
    gaps: 'In order, gaps allowed',
    diplomacy: 'Diplomacy dominates',
    award: '4 VP · 3 XP',
    penalty: 'Geralt (penalty)',
    ties: 'More than half of all is needed',
  },
  de: {
    seat: (number: number) => `Spieler ${number}`,
    name: 'Name',
    colour: 'Farbe',
    red: 'Rot',
    end: 'Ende',
    final: 'Endwertung',
    part: 'Abschnitt der Partie',
    up: (who: string) => `${who} nach oben`,
    down: (who: string) => `${who} nach unten`,
    fight: 'Kampf',
    open: 'Geheime Ziele, die aufgedeckt werden',
    points: (number: number) => `${number} SP`,
    effort: /^Zusätzliche Anstrengung/,
    sequence: 'Farbfolge auf der Karte von Kapitel 1',
    timeline: 'Zeitstrahl, von links',
    add: (color: string, list: string) => `${color}: zu ${list}`,
    colors: { red: 'Rot', green: 'Grün', blue: 'Blau' },
    lastCard: 'Farben der letzten Karte',
    bonus: 'Bonus: Die Karten 2, 3, 4 bilden die Farbfolge',
    noBonus: 'Kein Bonus',
    gaps: 'Der Reihe nach, mit Lücken',
    diplomacy: 'Diplomatie dominiert',
    award: '4 SP · 3 EP',
    penalty: 'Geralt (Strafe)',
    ties: 'Mehr als die Hälfte aller ist nötig',
  },
} as const;

for (const lang of ['en', 'de'] as const) {
  const words = { ...WORDS[lang], ...NEW_WORDS[lang] };
  const setup = (page: Page) => page.locator('.destiny-setup > summary');

  test(`players have names and colours, which survive a reload (${lang})`, async ({ page, isMobile }) => {
    // axe looks at every element, twice.
    test.slow();
    await page.goto(`/${lang}/tools/destiny/`);
    await press(setup(page), isMobile);
    const seat = page.getByRole('group', { name: words.seat(1), exact: true });
    await seat.getByRole('textbox', { name: `${words.seat(1)}, ${words.name}` }).fill('Jörg-Zoë 🐺');
    await page.keyboard.press('Tab');
    await seat.getByRole('combobox', { name: `${words.seat(1)}, ${words.colour}` }).selectOption(words.red);
    const group = page.getByRole('group', { name: 'Jörg-Zoë 🐺', exact: true });
    await expect(group.getByRole('img', { name: words.red })).toBeVisible();
    await page.reload();
    await expect(group).toBeVisible();
    await expectAccessible(page);
  });

  test(`two players change places with all that is theirs (${lang})`, async ({ page, isMobile }) => {
    await page.goto(`/${lang}/tools/destiny/?destiny=${TABLE}.~3-0_1-2_0-2`);
    await press(setup(page), isMobile);
    await press(page.getByRole('button', { name: words.down('Geralt') }), isMobile);
    await expect(page).toHaveURL(/yennefer-geralt-ciri\.~1-2_3-0_0-2$/);
    await expect(page.getByText(words.rightPath)).toBeVisible();
    // The focus went along, so the next press moves the same player on.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/yennefer-ciri-geralt\.~1-2_0-2_3-0$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/yennefer-geralt-ciri\.~1-2_3-0_0-2$/);
  });

  test(`five players: the result covers none of their numbers at 360 × 740 (${lang})`, async ({ page }) => {
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

  test(`the scoring of the objective in the book is tapped in within 20 seconds (${lang})`, async ({
    page,
    isMobile,
  }) => {
    // axe looks at every element, twice.
    test.slow();
    // p. 25: the most score 5, one fewer 3, two fewer 1; without any there is nothing.
    const last = 'fight-magic~1-0_1-0_1-0_1-0_1-0~1-0_1-0_1-0_1-0_1-0~1-0_1-0_1-0_1-0_1-0';
    await page.goto(
      `/${lang}/tools/destiny/?destiny=v1.striga.players.geralt-yennefer-ciri-letho-triss...${last}`,
    );
    const start = Date.now();
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
    expect(Date.now() - start).toBeLessThan(20_000);
    await expect(summaries.first()).toContainText('Geralt 5 · Yennefer 5 · Ciri 3 · Letho 1 · Triss 0');
    await expectAccessible(page);
  });

  test(`Extra Effort is checked by colours, and the table chooses how (${lang})`, async ({
    page,
    isMobile,
  }) => {
    // axe looks at every element, twice.
    test.slow();
    await page.goto(`/${lang}/tools/destiny/`);
    await press(page.locator('.destiny-effort > summary'), isMobile);
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

  test(`the example for the end of a chapter is tapped in within 20 seconds (${lang})`, async ({
    page,
    isMobile,
  }) => {
    // p. 18: Diplomacy dominates, Fight does not; 3 Fight and 4 Diplomacy bring 4 and 3 points.
    const turn = '0-1_0-1_0-1';
    await page.goto(`/${lang}/tools/destiny/?destiny=${TABLE}.fight-diplomacy~${turn}~${turn}~${turn}`);
    const start = Date.now();
    await press(page.getByRole('button', { name: words.end, exact: true }), isMobile);
    const group = page.getByRole('group', { name: 'Geralt', exact: true });
    await tap(group, words.more, words.left, 3, isMobile);
    await tap(group, words.more, words.right, 3, isMobile);
    await expect(page.getByText(words.diplomacy)).toBeVisible();
    await expect(group).toContainText(words.award);
    expect(Date.now() - start).toBeLessThan(20_000);
  });

  test(`in The Lesser Evil the most dominating symbols bring the penalty (${lang})`, async ({ page }) => {
    // axe looks at every element, twice.
    test.slow();
    const turn = '5-1_1-2_1-0';
    await page.goto(
      `/${lang}/tools/destiny/?destiny=v1.the-lesser-evil.players.geralt-yennefer-ciri.~${turn}~${turn}~5-1_2-1_1-2`,
    );
    await page.getByRole('button', { name: words.end, exact: true }).click();
    await expect(page.locator('.destiny-tokens > div').first()).toContainText(words.penalty);
    await expectAccessible(page);
  });

  test(`the table chooses what an announced tie does (${lang})`, async ({ page, isMobile }) => {
    // axe looks at every element, twice.
    test.slow();
    await page.goto(`/${lang}/tools/destiny/?destiny=${TABLE}.~2-1_3-3_0-0`);
    await press(page.getByRole('button', { name: words.ties }), isMobile);
    await expect(page.getByText(words.aside)).toBeVisible();
    await expect(page).toHaveURL(/ties-count$/);
    await page.reload();
    await expect(page.getByText(words.aside)).toBeVisible();
    await expectAccessible(page);
  });
}

test('the golden marker of the book brings 8 points in the final scoring (p. 19)', async ({ page }) => {
  const chapter = '~1-0_1-0_1-0~1-0_1-0_1-0~1-9_1-0_1-0';
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.${chapter}.${chapter}.${chapter}`);
  await page.getByRole('combobox', { name: 'Part of the game' }).selectOption('Final scoring');
  await field(page, 'Geralt', 'Golden marker').fill('8');
  await expect(field(page, 'Ciri', 'Golden marker')).toBeDisabled();
  for (const who of ['Yennefer', 'Ciri']) await field(page, who, 'Side quest').fill('0');
  await expect(page.getByText('Geralt wins with 11 VP')).toBeVisible();
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

test('sides that were mixed up are swapped, and back by undo', async ({ page }) => {
  await page.goto(`/en/tools/destiny/?destiny=${TABLE}.fight-magic~3-0_1-2_1-2`);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(page).toHaveURL(/\.magic-fight~0-3_2-1_2-1$/);
  await expect(page.getByText('Token I: left path')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Token I: right path')).toBeVisible();
});

test('a corrected first turn changes the winner of a whole game', async ({ page }) => {
  const chapter = '~2-0_0-2_2-0~2-0_0-2_0-2~3-1_1-4_2-2~~~123';
  const game = `${TABLE}.${chapter}.${chapter}.${chapter}.0-0-0_0-0-0_0-0-0`;
  await page.goto(`/en/tools/destiny/?destiny=${game}`);
  const part = page.getByRole('combobox', { name: 'Part of the game' });
  await part.selectOption('Final scoring');
  await expect(page.getByText('Geralt wins with 9 VP')).toBeHidden();
  await expect(page.locator('.destiny-verdict')).toContainText('Yennefer wins');
  for (const number of ['1', '2', '3']) {
    await part.selectOption(`Ch. ${number}`);
    await page.getByRole('button', { name: /^Turn II:/ }).click();
    await field(page, 'Ciri', 'Left').fill('5');
  }
  await part.selectOption('Final scoring');
  await expect(page.getByText('Geralt wins with 9 VP')).toBeVisible();
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
  await field(page, 'Geralt', 'Links').fill('2');
  await expect(page.getByText(/Dieses Gerät merkt sich die Partie nicht/)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Geralt', 'Links')).toHaveValue('2');
});

// Helpers

/** Fields that lie in sight and yet under something else. */
const coveredFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll<HTMLElement>('.destiny-row :is(input, button)')]
      .filter((field) => {
        const { left, top, bottom, width } = field.getBoundingClientRect();
        const ends = [top + 2, bottom - 2].filter((y) => y > 0 && y < bar);
        return ends.some((y) => !field.contains(document.elementFromPoint(left + width / 2, y)));
      })
      .map((field) => field.getAttribute('aria-label') ?? '');
  });

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  }
}

const field = (page: Page, who: string, what: string) =>
  page.getByRole('spinbutton', { name: `${who}, ${what}`, exact: true });

type Target = ReturnType<Page['locator']>;

const press = (target: Target, touch: boolean): Promise<void> => (touch ? target.tap() : target.click());

/** Taps "one more" as often as needed. A 0 beside another count needs no tap. */
async function tap(group: Target, more: string, side: string, times: number, touch: boolean): Promise<void> {
  const button = group.getByRole('button', { name: new RegExp(`^${more}.*, ${side}$`) });
  for (let time = 0; time < times; time++) await press(button, touch);
}
