import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaticServer, type StaticServer } from '../../../scripts/static-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-static-'));
const root = join(folder, 'dist');
const LONG_TEXT = '<p>Roll two dice.</p>'.repeat(200);
const SITE: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'no such page',
  'de/index.html': LONG_TEXT,
  'räume & wege/index.html': 'umlaut',
  '_astro/page.abc123.js': 'export {}',
  '_astro/font.woff2': 'font',
  'pagefind/de.pf_index': 'index',
  'pagefind/wasm.de.pagefind': 'wasm',
  'site.webmanifest': '{}',
  'image.svg': '<svg/>',
};

let server: StaticServer;

beforeAll(async () => {
  for (const [path, text] of Object.entries(SITE)) writeSiteFile(path, text);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = await startStaticServer({ root });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function writeSiteFile(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

type Answer = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Sends the path as it stands: fetch would tidy `..` away and undo compression. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

describe('pages', () => {
  it('serves a folder’s index.html', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('home');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('sends a folder without its slash on, with the query', async () => {
    const answer = await get('/de?q=a?b');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/de/?q=a?b');
    expect(await (await fetch(`${server.url}de`)).text()).toBe(LONG_TEXT);
  });

  it('finds and redirects to encoded names', async () => {
    const encoded = `/${encodeURIComponent('räume & wege')}`;
    expect((await get(encoded)).headers.location).toBe(`${encoded}/`);
    expect((await get(`${encoded}/`)).body.toString()).toBe('umlaut');
  });

  it.each(['/nothing', '/nothing/', '/image.svg/', '/_astro/', '/_astro/gone.js', `/${'x'.repeat(300)}`])(
    'answers %s with the 404 page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).toBe('no such page');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('keeps the status of the 404 page when the browser already knows that page', async () => {
    const { headers } = await get('/nothing');
    expect((await get('/nothing', { 'if-none-match': String(headers.etag) })).status).toBe(404);
  });

  it('answers without a 404 page too', async () => {
    const bare = await startStaticServer({ root: join(root, 'de') });
    expect((await fetch(`${bare.url}nothing`)).status).toBe(404);
    await bare.close();
  });

  it.each([
    ['/_astro/page.abc123.js', 'text/javascript; charset=utf-8'],
    ['/_astro/font.woff2', 'font/woff2'],
    ['/pagefind/de.pf_index', 'application/octet-stream'],
    ['/pagefind/wasm.de.pagefind', 'application/octet-stream'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/image.svg', 'image/svg+xml; charset=utf-8'],
  ])('gives %s its content type', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });
});

describe('hostile requests', () => {
  it.each([
    '/..%2f..%2fetc/passwd',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/../..',
    '/de/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/index.html%00',
  ])('keeps %s inside the site', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('no such page');
  });

  it.each(['//example.com', '/%2fexample.com', '//example.com/..', '//de', '/\\de'])(
    'does not redirect %s elsewhere',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it.each(['/%E0%A4%A', '/%', 'http://example.com/'])('answers %s with 400 and goes on', async (path) => {
    expect((await get(path)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await get('/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each(['/', '/de', '/nothing', '/%'])('sends the security headers with %s', async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
});

describe('transfer', () => {
  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, whole] = [await get('/de/', {}, 'HEAD'), await get('/de/')];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(LONG_TEXT.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('lets the browser check again, and answers 304 while nothing changed', async () => {
    writeSiteFile('changing.txt', 'before');
    const first = await get('/changing.txt');
    expect(first.headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': `"other", ${first.headers.etag}` };

    const second = await get('/changing.txt', known);
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect(second.headers.etag).toBe(first.headers.etag);

    writeSiteFile('changing.txt', 'and after');
    const third = await get('/changing.txt', known);
    expect(third.status).toBe(200);
    expect(third.body.toString()).toBe('and after');
  });

  it('marks hashed files as immutable', async () => {
    const { headers } = await get('/_astro/page.abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
  ])('for accept-encoding %s sends %s', async (accepted, encoding) => {
    const answer = await get('/de/', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(decode(answer).toString()).toBe(LONG_TEXT);
  });

  it('leaves bytes that are packed already as they are', async () => {
    const { headers } = await get('/_astro/font.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('base path', () => {
  it.each(['/medallion/', 'medallion'])('serves the site under %s alone', async (base) => {
    const based = await startStaticServer({ root, base });
    const { origin, pathname } = new URL(based.url);
    expect(pathname).toBe('/medallion/');
    const statusOf = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status;

    expect(await statusOf('/medallion/')).toBe(200);
    expect(await statusOf('/medallion')).toBe(308);
    expect(await statusOf('/')).toBe(404);
    expect(await statusOf('/de/')).toBe(404);
    expect(await statusOf('/medallions/')).toBe(404);
    const redirect = await fetch(`${origin}/medallion/de`, { redirect: 'manual' });
    expect(redirect.headers.get('location')).toBe('/medallion/de/');
    await based.close();
  });
});

describe('starting and closing', () => {
  it('rejects where the port is taken', async () => {
    const port = Number(new URL(server.url).port);
    await expect(startStaticServer({ root, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it.each([
    ['idle', ''],
    ['half-way through a request', 'GET /de/ HTTP/1.1\r\n'],
  ])('ends a connection that is %s when it closes', async (_state, nextRequest) => {
    const closing = await startStaticServer({ root });
    const socket = connect(Number(new URL(closing.url).port), '127.0.0.1');
    // A reset is as good an end as any; `close` follows it.
    const ended = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
    socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\n\r\n${nextRequest}`);
    await new Promise((resolve) => socket.once('data', resolve));
    await closing.close();
    await ended;
    await expect(fetch(closing.url)).rejects.toThrow();
  });
});
