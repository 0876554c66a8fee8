import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  CACHE_CONTROL,
  OPEN_HEADERS,
  PAGE_HEADERS,
  SECURITY_HEADERS,
  TRANSPORT_HEADERS,
} from '../../scripts/headers.ts';
import { isInstalled } from '../../scripts/hosts.ts';
import { startStaticServer } from '../../scripts/static-server.ts';
import { readList } from '../../scripts/weigh-copy.ts';
import { CADDY, NGINX, startHost } from '../support/hosts.ts';
import { expect, test } from '../support/test.ts';

for (const [host, base] of [
  [NGINX, '/'],
  [NGINX, '/medallion/'],
  [CADDY, '/'],
] as const) {
  test(`a real ${host.name} serves the build at ${base} by our file`, async () => {
    // As root on Debian scripts/get-programs.ts has installed it; elsewhere it has said what to do.
    test.skip(!isInstalled(host.name), `${host.name} is not installed here.`);
    const server = await startHost(host, 'dist', base);
    const ask = (path: string, headers = {}, method = 'GET'): Promise<Answer> =>
      fetchRaw(new URL(path, server.url), headers, method);
    try {
      const page = await ask('en/old-world/', { 'accept-encoding': 'gzip' });
      expect(page).toMatchObject({
        status: 200,
        headers: {
          ...SECURITY_HEADERS,
          ...PAGE_HEADERS,
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'gzip',
          'cache-control': CACHE_CONTROL.page,
          vary: 'Accept-Encoding',
        },
      });
      expect(gunzipSync(page.body).equals(readFileSync('dist/en/old-world/index.html'))).toBe(true);
      const again = await ask('en/old-world/', { 'if-none-match': page.headers.etag });
      expect(again.status).toBe(304);

      const assets = readdirSync('dist/_astro').filter((name) => /\.(js|css)$/.test(name));
      expect(assets.length).toBeGreaterThan(5);
      for (const name of assets) {
        const { status, headers } = await ask(`_astro/${name}`, { 'accept-encoding': 'gzip' });
        expect(status).toBe(200);
        expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': CACHE_CONTROL.hashed });
        expect(headers['content-type']).toMatch(/javascript|css/);
        for (const header of Object.keys(PAGE_HEADERS)) expect(headers).not.toHaveProperty(header);
      }

      const clean = await ask('en/old-world?x=1');
      expect([301, 308]).toContain(clean.status);
      expect(clean.headers.location).toBe(`${base}en/old-world/?x=1`);
      const missing = await ask('en/nothing/');
      expect(missing).toMatchObject({
        status: 404,
        headers: { ...SECURITY_HEADERS, ...PAGE_HEADERS, 'cache-control': 'no-cache' },
      });
      expect(missing.body.equals(readFileSync('dist/404.html'))).toBe(true);
      expect((await ask('_headers')).status).toBe(404);
      for (const path of ['api/v2/index.json', 'cards/en/old-world.png'])
        expect(await ask(path), path).toMatchObject({ status: 200, headers: OPEN_HEADERS });
      expect(page.headers).not.toHaveProperty('access-control-allow-origin');
      const secure = await ask('en/', { 'x-forwarded-proto': 'https' });
      expect(secure.headers).toMatchObject(TRANSPORT_HEADERS);
      for (const path of ['_astro/', 'en/' + 'a'.repeat(300) + '/'])
        expect(await ask(path), path).toMatchObject({
          status: 404,
          headers: { ...SECURITY_HEADERS, ...PAGE_HEADERS },
        });
      for (const method of ['POST', 'DELETE', 'TRACE'])
        expect(await ask('en/', {}, method), method).toMatchObject({
          status: 405,
          headers: SECURITY_HEADERS,
        });
      expect((await ask('sw.js')).headers).toMatchObject({ 'cache-control': 'no-cache' });
      expect((await ask('en/manifest.webmanifest')).headers['content-type']).toContain(
        'application/manifest+json',
      );
      // Blocks are compressed already, and come as they are.
      const [pack] = readList('dist').packs;
      const block = await ask(pack!.path, { 'accept-encoding': 'gzip' });
      expect(block.headers['content-encoding']).toBeUndefined();
      expect(block.body.equals(readFileSync(`dist/${pack!.path}`))).toBe(true);
      expect((await ask('pagefind/en/pagefind.js')).headers['cache-control']).toBe('no-cache');
    } finally {
      await server.stop();
    }
  });
}

test('a build for a folder works there, offline too', async ({ page }) => {
  test.setTimeout(240_000);
  const root = mkdtempSync(join(tmpdir(), 'medallion-folder-'));
  const built = spawnSync('npx', ['astro', 'build', '--outDir', root], {
    env: { ...process.env, SITE_BASE: '/medallion/' },
    encoding: 'utf8',
  });
  expect(built.status, built.stderr).toBe(0);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(100);
  for (const name of pages) {
    const html = readFileSync(join(root, name), 'utf8');
    const outside = [
      ...html.matchAll(/ (?:href|src|component-url|renderer-url)="(\/(?!medallion\/)[^"]*)"/g),
      ...html.matchAll(/ content="(https?:\/\/[^/"]*\/(?!medallion\/)[^"]*)"/g),
    ];
    expect(outside.map(([, address]) => `${name}: ${address}`)).toEqual([]);
  }

  const server = await startStaticServer({ root, base: '/medallion/' });
  await page.addInitScript(() => localStorage.setItem('offline', 'all'));
  await page.goto(server.url);
  await expect(page).toHaveURL(/\/medallion\/en\/$/);
  await expect(page.locator('[data-offline]')).toHaveText(/^Ready offline/, { timeout: 120_000 });
  await server.close();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('who rerolls first');
  const first = page.getByRole('listbox').getByRole('option').first();
  await expect(first.locator('mark').first()).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/\/medallion\/en\/old-world\/dice-poker\/#/);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/medallion\/de\/old-world\/dice-poker\/#/);
  await page.goto(new URL('de/nichts/', server.url).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
  rmSync(root, { recursive: true });
});

// Helpers

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** As sent: fetch would follow redirects and undo the compression. */
const fetchRaw = (url: URL, headers: object, method: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { method, headers: { ...headers }, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
