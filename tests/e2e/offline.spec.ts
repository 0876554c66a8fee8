import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test as plain } from '@playwright/test';
import { COPY } from '../../scripts/budgets.ts';
import { startStaticServer } from '../../scripts/static-server.ts';
import { weighCopy } from '../../scripts/weigh-copy.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openGateway } from '../support/gateway.ts';
import { FIRST_READY, lookUp, offlineLine, SECOND_READY, test, visit } from '../support/offline-site.ts';
import { builtPages } from '../support/sitemap.ts';

const ENTRY = 'en/old-world/dice-poker/';

/** Enough to show that the copy holds; the sweep takes its time. */
const [ADDRESSES, LOOKUPS] = process.env.SWEEP === '1' ? [200, 50] : [50, 15];

plain(
  `after one visit, with the host stopped, ${ADDRESSES} addresses load and ${LOOKUPS} look-ups answer`,
  async ({ page }) => {
    plain.slow();
    const host = await startStaticServer({ root: 'dist' });
    const site = await openGateway(host.url);
    await page.goto(new URL('en/', site.url).href);
    await expect(offlineLine(page)).toHaveText(/^Ready offline: English, [\d.]+ MB, as of /, {
      timeout: 60_000,
    });
    await site.close();
    await host.close();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    for (const address of pick(
      ADDRESSES,
      builtPages().filter((each) => each.startsWith('/en/')),
    )) {
      const response = await page.goto(new URL(address, site.url).href);
      expect(response?.status(), address).toBe(200);
      // The very page, not what stands for one that is not here.
      expect(await response?.text(), address).toBe(readFileSync(`dist${address}index.html`, 'utf8'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.keyboard.press('/');
    // Search begins with the game of the page; here every game is asked for.
    await expect(page.locator('.search-games button').first()).toBeVisible();
    const chosen = page.locator('.search-games [aria-pressed="true"]');
    if ((await chosen.count()) > 0) await chosen.click();
    const items = globSync('dist/search/en/*.json').flatMap(
      (file) => (JSON.parse(readFileSync(file, 'utf8')) as { items: { title: string }[] }).items,
    );
    for (const { title } of pick(LOOKUPS, items)) await lookUp(page, title, title);
    // The full text answers too, not only the names.
    await page.getByRole('combobox', { name: 'Search' }).fill('who rerolls first');
    await expect(page.getByRole('listbox').getByRole('option').first().locator('mark').first()).toBeVisible();
    expect(problems).toEqual([]);
  },
);

plain('the copy costs no more than its budget, and few requests', async () => {
  for (const [langs, budget] of [
    [LANGS, COPY.both],
    [['en'], COPY.one],
    [['de'], COPY.one],
  ] as const) {
    const { bytes, requests } = await weighCopy('dist', langs);
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(requests).toBeLessThanOrEqual(COPY.requests);
  }
});

test('a first visit keeps the language that is read, says so once, and adds the other when it is read', async ({
  page,
  site,
}) => {
  await page.goto('en/');
  const notice = page.getByText(
    /^Medallion is being saved on this device and then works offline \([\d.]+ MB\)\.$/,
  );
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'the notice');
  await page.getByRole('button', { name: 'All right' }).tap();
  await expect(notice).toBeHidden();
  await expect(offlineLine(page)).toHaveText(/^Ready offline: English, /);
  expect(site.log.length).toBeLessThan(60);

  site.forget();
  await page.goto(ENTRY);
  await expect(offlineLine(page)).toHaveText(/^Ready offline: English, /);
  await expect(notice).toBeHidden();
  await page.goto('de/old-world/dice-poker/');
  await expect(offlineLine(page)).toHaveText(/^Offline bereit: Deutsch und Englisch, /);
  site.cut();
  for (const [address, title] of [
    [ENTRY, 'Dice Poker'],
    ['de/old-world/dice-poker/', 'Würfelpoker'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('who is told of the copy can refuse it, for good', async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('button', { name: 'Do not save' }).tap();
  await expect(offlineLine(page)).toHaveText('Not kept on this device');
  await expect(page.getByRole('button', { name: 'Do not save' })).toBeHidden();
  await page.goto(ENTRY);
  await expect(offlineLine(page)).toHaveText('Not kept on this device');
  expect(await countWorkers(page)).toBe(0);
});

test('nothing comes unasked over a line that is paid for: the reader is asked, once', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', effectiveType: '4g' } }),
  );
  await page.goto('en/');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(
    page.getByText(/^Save Medallion on this device, to use it offline \([\d.]+ MB\)\?$/),
  ).toBeVisible();
  await expect(offlineLine(page)).toHaveText('Not kept on this device');
  expect(site.log).not.toContain('/sw.js');
  await save.tap();
  await expect(offlineLine(page)).toHaveText(/^Ready offline: English, /);
  await page.goto(ENTRY);
  await expect(offlineLine(page)).toHaveText(/^Ready offline: English, /);
  await expect(save).toBeHidden();
});

test('everything works without a network: previews, tools, the switch, clean addresses, unknown ones', async ({
  page,
  site,
}) => {
  await visit(page);
  site.cut();
  await page.goto('');
  await expect(page).toHaveURL(/\/en\/$/);
  await page.goto('en/old-world/dice-poker#compare');
  await expect(page).toHaveURL(/\/en\/old-world\/dice-poker\/#compare$/);
  await page.locator('#compare > .said:not(.other) a[data-preview]').first().tap();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Würfelpoker');
  await page.goto('de/tools/dice-poker/?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const missing = await page.goto('de/old-world/wuerfel-poker/');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
});

test('the download waits for the page, and asks for nothing twice', async ({ page, site }) => {
  await visit(page, ENTRY);
  const first = site.log.indexOf('/sw.js');
  const ofThePage = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const eager = ofThePage.filter((path) => path.startsWith('/_astro/'));
  expect(eager.length).toBeGreaterThan(3);
  for (const path of eager) expect(site.log.indexOf(path), path).toBeLessThan(first);
  const download = site.log.slice(first).filter((path) => path !== '/sw.js');
  expect(new Set(download).size).toBe(download.length);
});

test('a reader keeps one language, or nothing', async ({ page, site }) => {
  await visit(page, 'en/offline/');
  await expect(page.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Everything.* [\d.]+ MB$/ })).toBeVisible();
  await page.getByRole('radio', { name: /^English only/ }).check();
  await expect(page.getByText(/^Ready offline: English, [\d.]+ MB, as of 6 May 2030$/).first()).toBeVisible();
  site.cut();
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await page.goto('de/old-world/dice-poker/');
  await expect(
    page.getByText('diese Seite ist nicht auf dem Gerät: /de/old-world/dice-poker/'),
  ).toBeVisible();
  await expect(page.getByText('Deutsch ist nicht auf dem Gerät gespeichert, nur Englisch.')).toBeVisible();
  // Trying again asks for that page; the games stay what they are.
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
    'href',
    '/de/old-world/dice-poker/',
  );
  await expect(page.getByRole('link', { name: 'The Witcher: Abenteuerspiel' })).toHaveAttribute(
    'href',
    '/de/adventure-game/',
  );
  await page.goto(ENTRY);
  await lookUp(page, 'poker', 'Dice Poker');

  site.restore();
  await page.goto('en/offline/');
  await page.getByRole('radio', { name: 'Nothing' }).check();
  await expect(offlineLine(page)).toHaveText('Not kept on this device');
  await page.reload();
  await expect(offlineLine(page)).toHaveText('Not kept on this device');
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('files'))),
  ).toEqual([]);
  expect(await countWorkers(page)).toBe(0);
});

test('who changes their mind on the page has what they chose last', async ({ page, site }) => {
  await visit(page, 'en/offline/');
  await page.getByRole('radio', { name: 'Nothing' }).check();
  await page.getByRole('radio', { name: /^Everything/ }).check();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  await page.getByRole('radio', { name: 'Nothing' }).check();
  await expect(offlineLine(page)).toHaveText('Not kept on this device');
  await page.getByRole('radio', { name: /^English only/ }).check();
  await expect(offlineLine(page)).toHaveText(FIRST_READY);
  expect(await countWorkers(page)).toBe(1);
  site.cut();
  await page.goto(ENTRY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
});

test('a page that a link made up leads nowhere else', async ({ page, site }) => {
  await page.goto('en/offline/?missing=/evil.example/x');
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(page.locator('[data-size-of=all]')).not.toBeEmpty();
  if (await again.isVisible())
    expect(await again.evaluate((link: HTMLAnchorElement) => link.origin)).toBe(new URL(site.url).origin);
});

test('a browser that offers to install lets the page say when', async ({ page }) => {
  await page.goto('en/offline/');
  const install = page.getByRole('button', { name: 'Install Medallion' });
  await expect(install).toBeHidden();
  await page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.body.classList.add('asked');
        return Promise.resolve();
      },
    });
    window.dispatchEvent(event);
  });
  await install.tap();
  await expect(page.locator('body')).toHaveClass(/asked/);
  await expect(install).toBeHidden();
});

test('two tabs with different versions both work, and an update costs only what changed', async ({
  page,
  context,
  site,
}) => {
  await visit(page, ENTRY);
  const other = await context.newPage();
  await other.goto('en/tools/dice-poker/');
  await expect(offlineLine(other)).toHaveText(FIRST_READY);
  site.publish([ENTRY, 'en/about/'], '</h1>', ' (second)</h1>');
  site.forget();
  await context.newCDPSession(page).then(async (devtools) => {
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Poker (second)');
  await expect(offlineLine(page)).toHaveText(SECOND_READY);
  // Chromium may ask the host beside a worker that is only starting: that is no part of the copy.
  const fetched = new Set(site.log.filter((path) => path.startsWith('/offline/')));
  expect(fetched.size).toBeGreaterThan(0);
  expect(fetched.size).toBeLessThan(4);

  site.cut();
  expect(await readHeading(other, 'en/about/')).toBe('About Medallion');
  expect(await readHeading(page, 'en/about/')).toBe('About Medallion (second)');
  await lookUp(other, 'poker', 'Dice Poker');
  await other.goto('en/about/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('About Medallion (second)');
});

test('the app can be installed, and its shortcut opens search', async ({ page }) => {
  await visit(page);
  const devtools = await page.context().newCDPSession(page);
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Tests run in a private window, where no browser installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  // A browser without windows never objects: what browsers ask for, once more by hand.
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await (await fetch(href)).json()) as Manifest;
  });
  expect([manifest.name, manifest.display]).toEqual(['Medallion', 'standalone']);
  expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  for (const { src, sizes } of manifest.icons)
    expect(await page.evaluate(measureImage, src), src).toBe(sizes);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  await page.goto('en/?search');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
});

// Helpers

type Manifest = {
  readonly name: string;
  readonly display: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
};

/** @example measureImage('/icons/192.png') // => '192x192' */
async function measureImage(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}

const countWorkers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** What a script of this page gets for that address. */
const readHeading = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(
    async (address) => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(address)).text())?.[1]?.trim(),
    `/${path}`,
  );

/** So many of them, spread by a fixed sequence: the same ones fail again. */
function pick<T>(count: number, from: readonly T[]): T[] {
  const left = [...from];
  let seed = 20260729;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return left.splice(seed % left.length, 1)[0]!;
  });
}
