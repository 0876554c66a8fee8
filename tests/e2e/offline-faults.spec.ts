import { expect, type Page } from '@playwright/test';
import { field } from '../support/destiny-page.ts';
import {
  FIRST_READY,
  lookUp,
  offlineLine,
  type OfflineSite,
  SECOND_READY,
  test,
  visit,
} from '../support/offline-site.ts';

const ENTRY = 'en/old-world/dice-poker/';

test('the network goes in the middle of the first visit: the page stays, the copy follows later', async ({
  page,
  site,
}) => {
  // Two moments: before the program of the copy has come, and after it (this page has loaded it by itself).
  for (const [address, says, line] of [
    [ENTRY, 'Dice Poker', ''],
    ['en/offline/', 'Offline', 'No offline copy yet. It begins with a connection.'],
  ] as const) {
    const rest = await holdRest(page);
    await page.goto(address, { waitUntil: 'load' });
    site.cut();
    const failed = page.waitForEvent('requestfailed');
    await rest();
    await failed;
    await expect(offlineLine(page)).toHaveText(line);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says);
    site.restore();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(offlineLine(page)).toHaveText(FIRST_READY);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    });
  }
});

test('the network goes in the middle of the download: it goes on with what is missing', async ({
  page,
  site,
}) => {
  await cutDownload(page, site);
  await expect(offlineLine(page)).toHaveText(/^Offline copy incomplete: \d+ of \d+ files\./);
  // The reader's own language comes first: the other one's last pages are not there yet.
  await page.goto('de/tools/battle/?battle=nothing');
  await expect(page.getByText('diese Seite ist nicht auf dem Gerät: /de/tools/battle/')).toBeVisible();

  await page.goto('en/offline/');
  const before = await storedFiles(page);
  expect(before).toBeGreaterThan(10);
  const again = page.getByRole('button', { name: 'Try again' });
  // The page looks for the network once it rests; restored before that, it would go on by itself.
  await expect(again).toBeVisible();
  site.restore();
  site.forget();
  await again.click();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  const asked = site.log.filter((path) => path !== '/offline.json' && path !== '/sw.js');
  expect(new Set(asked).size).toBe(asked.length);
  // Packs bring many files at once: fewer requests than files, and none for a file that was there.
  expect(asked.length).toBeLessThanOrEqual((await storedFiles(page)) - before);
  expect(asked).not.toContain('/404.html');
});

test('the network goes in the middle of an update: the old version stays whole', async ({ page, site }) => {
  await visit(page, ENTRY);
  site.publish([ENTRY, 'en/about/', 'en/sources/', 'de/about/'], '</h1>', ' (second)</h1>');
  const held = site.holdAfter(3);
  await restartWorker(page);
  await page.reload();
  await held;
  site.cut();
  await page.goto('en/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Medallion');
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  await expect(page.getByText('New version ready')).toBeHidden();
  await lookUp(page, 'poker', 'Dice Poker');

  site.restore();
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker (second)');
  await expect(offlineLine(page)).toHaveText(SECOND_READY);
});

test('what was entered outlives an update, a cut network and an ended worker', async ({ page, site }) => {
  await visit(page, 'en/tools/destiny/');
  const geralt = field(page, 'Geralt', 'Left');
  await geralt.fill('4');
  site.publish(['en/tools/destiny/', 'en/about/'], '</h1>', ' (second)</h1>');
  await restartWorker(page);
  await page.reload();
  await expect(geralt).toHaveValue('4');
  await field(page, 'Ciri', 'Left').fill('3');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('(second)');
  await expect(geralt).toHaveValue('4');
  await expect(field(page, 'Ciri', 'Left')).toHaveValue('3');

  site.cut();
  await restartWorker(page);
  await page.goto('en/tools/destiny/');
  await expect(geralt).toHaveValue('4');
  await expect(field(page, 'Ciri', 'Left')).toHaveValue('3');
});

test('the worker is ended: a download goes on, a copy answers', async ({ page, site }) => {
  const held = site.holdAfter(25);
  await page.goto(ENTRY);
  await held;
  await restartWorker(page);
  site.restore();
  await page.reload();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  await restartWorker(page);
  site.cut();
  await page.goto('de/old-world/dice-poker/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Würfelpoker');
});

test('too little storage from the start: said plainly, and the site works', async ({ page, site }) => {
  await limitStorage(page, site, 300_000);
  await page.goto(ENTRY);
  await expect(offlineLine(page)).toHaveText(
    /^Not enough storage for the offline copy \([\d.]+ MB\)\. Online everything works\.$/,
  );
  await lookUp(page, 'poker', 'Dice Poker');
  await page.goto('de/old-world/dice-poker/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Würfelpoker');
  await page.goto('en/offline/');
  await limitStorage(page, site, 100_000_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
});

test('storage fills up during the download: the space is given back, the site works', async ({
  page,
  site,
}) => {
  const held = site.holdAfter(30);
  await page.goto(ENTRY);
  await held;
  await limitStorage(page, site, 20_000);
  site.restore();
  await expect(offlineLine(page)).toHaveText(/^Not enough storage/);
  expect(await storedFiles(page)).toBe(0);
  await page.goto('en/old-world/dice-poker-ranks/');
  await lookUp(page, 'poker', 'Dice Poker');
});

test('blocked storage: said plainly, and the site works', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: blocked });
  });
  await page.goto(ENTRY);
  await expect(offlineLine(page)).toHaveText(/^This browser allows no offline copy here\./);
  await lookUp(page, 'poker', 'Dice Poker');
});

test('a damaged file is never shown, and mended with the next connection', async ({ page, site }) => {
  await visit(page);
  await damage(page, ENTRY);
  site.cut();
  await page.goto(ENTRY);
  await expect(page.getByText(`this page is not on the device: /${ENTRY}`)).toBeVisible();
  await lookUp(page, 'poker', 'Dice Poker');

  site.restore();
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await expect.poll(() => isStored(page, ENTRY)).toBe(true);
  site.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
});

for (const time of ['1999-12-31T23:59:00Z', '2098-01-01T00:00:00Z']) {
  test(`a clock that says ${time.slice(0, 4)} changes nothing`, async ({ page, site }) => {
    await page.clock.setFixedTime(time);
    await visit(page);
    site.cut();
    await page.goto(ENTRY);
    await expect(offlineLine(page)).toHaveText(FIRST_READY);
  });
}

// Helpers

/** The page comes to rest when the test says so. */
async function holdRest(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (act: () => void) => held.push(act), held });
  });
  return () =>
    page.evaluate(() => {
      for (const act of (window as unknown as { held: (() => void)[] }).held) act();
    });
}

async function cutDownload(page: Page, site: OfflineSite): Promise<void> {
  const held = site.holdAfter(60);
  await page.goto(ENTRY);
  await held;
  site.cut();
}

const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' files '));
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  });

const findStored = async (path: string): Promise<[string, string]> => {
  const list = (await (await caches.match('/offline-copy/state'))!.json()) as { current: string };
  const { files } = (await (await caches.match(`/offline-copy/${list.current}`))!.json()) as {
    files: [string, string][];
  };
  const name = (await caches.keys()).find((each) => each.includes(' files '))!;
  return [name, `/offline-copy/${files.find(([each]) => each === path)![1]}`];
};

const isStored = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    `(${findStored.toString()})(${JSON.stringify(path)}).then(async ([name, key]) => (await (await caches.open(name)).match(key)) !== undefined)`,
  );

const damage = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `(${findStored.toString()})(${JSON.stringify(path)}).then(async ([name, key]) => (await caches.open(name)).put(key, new Response('damaged')))`,
  );

async function restartWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}

async function limitStorage(page: Page, { url }: OfflineSite, quotaSize: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}
