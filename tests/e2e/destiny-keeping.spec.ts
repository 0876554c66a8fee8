import { field, TABLE, WORDS } from '../support/destiny-page.ts';
import { expect, test } from '../support/test.ts';

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
  await again.getByRole('link', { name: 'DE: Deutsch' }).click();
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

for (const garbage of ['v9.striga', 'v1.x.players.yennefer-geralt', '%00', '<script>', 'v1']) {
  test(`a garbled address (${garbage}) gives a message and a working tool`, async ({ page }) => {
    await page.goto(`/en/tools/destiny/?destiny=${encodeURIComponent(garbage)}`);
    await expect(page.getByRole('alert')).toContainText('Everything else was kept');
    for (const who of ['Geralt', 'Yennefer', 'Playmat']) await field(page, who, 'Right').fill('1');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByText('Token I: right path')).toBeVisible();
  });
}

for (const [lang, message] of [
  ['en', 'No player in the address can be read; here are 4 others: Geralt, Yennefer, Dandelion, Ciri.'],
  [
    'de',
    'Kein Spieler in der Adresse ist lesbar; stattdessen spielen hier 4 andere: Geralt, Yennefer, Rittersporn, Ciri.',
  ],
] as const) {
  test(`an address that names nobody says who sits there instead (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/tools/destiny/?destiny=v1.striga.players.x.~1-2_3-4_5-6_7-8`);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(field(page, 'Ciri', WORDS[lang].right)).toHaveValue('8');
  });
}

test('of a game with one wrong letter all the rest is kept, and the message says so', async ({ page }) => {
  await page.goto(`/de/tools/destiny/?destiny=${TABLE}.~3-0_1-2_1-x~1-1_2-2_3-3`);
  await expect(page.getByRole('alert')).toHaveText(
    'Etwas in einem Kapitel der Adresse ist nicht lesbar. Alles andere wurde übernommen; bitte prüfen.',
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
  await widget.getByRole('button', { name: 'Ciri, Left: more' }).click();
  await expect(widget.getByText('Token I: put aside')).toBeVisible();
  await page.goto('/en/tools/destiny/');
  await expect(page.getByText('Still to count: Geralt, Yennefer, Ciri')).toBeVisible();
});
