import { expect, type Page } from '@playwright/test';
import { field } from '../support/destiny-page.ts';
import {
  choose,
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
  await choose(page, 'all');
  // Two moments: before the program of the copy has come, and after it (this page has loaded it by itself).
  for (const [address, says, line] of [
    [ENTRY, 'Dice Poker', ''],
    ['en/offline/', 'Offline', 'No offline copy yet. It begins with a connection.'],
  ] as const) {
    const rest = await holdRest(page);
    await page.goto(address, { waitUntil: 'load' });
    site.cut();
    // Where the line says nothing, only the failed request tells that it has been tried.
    const failed = line === '' ? page.waitForEvent('requestfailed') : undefined;
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
  await choose(page, 'all');
  // Three come at a time: when three wait, all that came before is stored.
  const held = site.holdAt('/offline/', 6, 3);
  await page.goto(ENTRY);
  await held;
  site.cut();
  await expect(offlineLine(page)).toHaveText(/^Offline copy incomplete: [\d.]+ MB of [\d.]+ MB\./);
  // What the open page needs came first, and the reader's own language before the other.
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await page.goto('de/tools/battle/?battle=nothing');
  await expect(page.getByText('diese Seite ist nicht auf dem Gerät: /de/tools/battle/')).toBeVisible();

  await page.goto('en/offline/');
  const before = await storedBlocks(page);
  expect(before).toBeGreaterThan(3);
  const again = page.getByRole('button', { name: 'Try again' });
  // The page looks for the network once it rests; restored before that, it would go on by itself.
  await expect(again).toBeVisible();
  site.restore();
  site.forget();
  await again.click();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  const asked = site.log.filter((path) => path.startsWith('/offline/'));
  expect(new Set(asked).size).toBe(asked.length);
  // Packs bring many blocks at once: fewer requests than blocks, and none for a block that was there.
  expect(asked.length).toBeLessThanOrEqual((await storedBlocks(page)) - before);
});

test('the network goes in the middle of an update: the old version stays whole', async ({ page, site }) => {
  await visit(page, ENTRY);
  site.publish([ENTRY, 'en/about/', 'en/sources/', 'de/about/'], '</h1>', ' (second)</h1>');
  const held = site.holdAt('/offline/', 1);
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

test('the worker is ended: a download goes on without the reader, a copy answers', async ({ page, site }) => {
  await choose(page, 'all');
  await page.clock.install();
  const held = site.holdAt('/offline/', 4);
  await page.goto(ENTRY);
  // The page comes to rest.
  await page.clock.runFor(5000);
  await held;
  await restartWorker(page);
  site.restore();
  // Firefox ends a worker that hears nothing for a minute.
  await page.clock.runFor(30_000);
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  await restartWorker(page);
  site.cut();
  await page.goto('de/old-world/dice-poker/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Würfelpoker');
});

test('too little storage from the start: said plainly, and the site works', async ({ page, site }) => {
  await limitStorage(page, site, 300_000);
  await choose(page, 'all');
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
  await choose(page, 'all');
  const held = site.holdAt('/offline/', 4);
  await page.goto(ENTRY);
  await held;
  await limitStorage(page, site, 20_000);
  site.restore();
  await expect(offlineLine(page)).toHaveText(/^Not enough storage/);
  expect(await storedBlocks(page)).toBe(0);
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

test('a browser that cannot unpack the copy: said plainly, and the site works', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream'));
  await page.goto(ENTRY);
  await expect(offlineLine(page)).toHaveText(/^This browser allows no offline copy here\./);
});

test('a browser that says nothing of its storage keeps a copy, and lets it be chosen', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await visit(page, 'en/offline/');
  await page.getByRole('radio', { name: /^English only/ }).check();
  await expect(offlineLine(page)).toHaveText(/^Ready offline: English, /);
  expect(problems).toEqual([]);
});

test('"Reload" is heard by the worker that took over while the page was open', async ({ page, site }) => {
  await visit(page, ENTRY);
  site.publish([ENTRY], '</h1>', ' (second)</h1>');
  await page.reload();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  site.changeWorker();
  await restartWorker(page);
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
    window.dispatchEvent(new Event('online'));
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker (second)');
});

test('a damaged block is never shown, and mended with the next connection', async ({ page, site }) => {
  await visit(page);
  await damage(page, ENTRY);
  await restartWorker(page);
  site.cut();
  await page.goto(ENTRY);
  await expect(page.getByText(`this page is not on the device: /${ENTRY}`)).toBeVisible();
  await page.goto('en/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Medallion');

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

const storedBlocks = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(' files '));
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  });

const findStored = async (path: string): Promise<[string, string]> => {
  const state = (await (await caches.match('/offline-copy/state'))!.json()) as { current: string };
  const { files, packs } = (await (await caches.match(`/offline-copy/${state.current}`))!.json()) as {
    files: Record<string, number[]>;
    packs: { blocks: [string, number][] }[];
  };
  const name = (await caches.keys()).find((each) => each.includes(' files '))!;
  return [name, `/offline-copy/${packs.flatMap(({ blocks }) => blocks)[files[path]![0]!]![0]}`];
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
