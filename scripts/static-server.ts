// Serves a built site the way a good static host does, so that what is tried here is what is published.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CACHE_CONTROL, OPEN_FOLDERS, OPEN_HEADERS, PAGE_HEADERS, SECURITY_HEADERS } from './headers.ts';

export type StaticServerOptions = {
  root: string;
  /** 0, the default, picks a free port. */
  port?: number;
  host?: string;
  /** The path the site is published under, such as `/medallion/`. */
  base?: string;
};

export type StaticServer = {
  url: string;
  close(): Promise<void>;
};

/** Pagefind's own files (.pf_index, .pf_meta, .pf_fragment, .pagefind) are rightly the fallback: raw bytes. */
const FALLBACK_TYPE = 'application/octet-stream';

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const compressors = {
  // Quality 11 takes seconds for a large page; 9 is nearly as small and takes milliseconds.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof compressors;

type LoadedFile = {
  modified: number;
  body: Buffer;
  type: string;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
};

export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { root, port = 0, host = '127.0.0.1' } = options;
  const base = `/${options.base ?? ''}/`.replace(/\/+/g, '/');
  const loadFile = createFileCache();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const [rawPath = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const path = decodePath(rawPath);
    if (path === undefined) return sendText(response, 400, 'Bad request');

    const target = await locate(path);
    if (target.redirect) {
      const location = query === undefined ? target.redirect : `${target.redirect}?${query}`;
      return sendText(response, 308, 'Moved', { location });
    }
    if (target.file) return sendFile(request, response, 200, target.file, target.immutable);
    const notFoundPage = await loadFile(join(root, '404.html'));
    if (notFoundPage) return sendFile(request, response, 404, notFoundPage);
    return sendText(response, 404, 'Not found');
  }

  async function locate(
    path: string,
  ): Promise<{ redirect?: string; file?: LoadedFile; immutable?: boolean }> {
    if (`${path}/` === base) return { redirect: base };
    if (!path.startsWith(base)) return {};
    const segments = path.slice(base.length).split('/');
    const isFolderUrl = segments.at(-1) === '';
    if (isFolderUrl) segments.pop();
    if (!segments.every(isPlainName)) return {};

    const place = join(root, ...segments);
    const file = await loadFile(isFolderUrl ? join(place, 'index.html') : place);
    if (file) return { file, immutable: segments[0] === '_astro' };
    // Rebuilt from the checked names, never echoed: `//elsewhere.example` must not become a redirect.
    if (!isFolderUrl && (await statOrNothing(place))?.isDirectory()) {
      return { redirect: `${base}${segments.map(encodeURIComponent).join('/')}/` };
    }
    return {};
  }

  const server = createServer((request, response) => {
    const isOpen = OPEN_FOLDERS.some((folder) => request.url?.startsWith(`${base}${folder}/`));
    const headers = { ...SECURITY_HEADERS, ...(isOpen && OPEN_HEADERS) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Server error');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}${base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        // Without this a browser's open keep-alive connections would hold the server up.
        server.closeAllConnections();
      }),
  };
}

function decodePath(rawPath: string): string | undefined {
  try {
    return rawPath.startsWith('/') ? decodeURIComponent(rawPath) : undefined;
  } catch {
    return undefined;
  }
}

/** A path made of nothing but such names cannot leave the folder it starts in. */
function isPlainName(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[\\\0]/.test(segment);
}

async function statOrNothing(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

/** Keeps files and their compressed forms in memory until the file on disk changes. */
function createFileCache() {
  const files = new Map<string, LoadedFile>();

  return async function loadFile(path: string): Promise<LoadedFile | undefined> {
    const stats = await statOrNothing(path);
    if (!stats?.isFile()) return undefined;
    const known = files.get(path);
    if (known?.modified === stats.mtimeMs && known.body.length === stats.size) return known;

    const body = await readFile(path);
    const file: LoadedFile = {
      modified: stats.mtimeMs,
      body,
      type: CONTENT_TYPES[extname(path)] ?? FALLBACK_TYPE,
      // Weak, since one tag stands for the plain and the compressed bytes alike.
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      compressed: new Map(),
    };
    files.set(path, file);
    return file;
  };
}

function compressedBody(file: LoadedFile, encoding: Encoding): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known) return known;
  const body = compressors[encoding](file.body);
  file.compressed.set(encoding, body);
  return body;
}

function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', weight] = part.split(/;\s*q=/);
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight));
  }
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  file: LoadedFile,
  immutable = false,
) {
  const isText = file.type.includes('charset');
  const headers: OutgoingHttpHeaders = {
    'cache-control': immutable ? CACHE_CONTROL.hashed : CACHE_CONTROL.page,
    etag: file.etag,
    ...(file.type.startsWith('text/html') && PAGE_HEADERS),
    ...(isText && { vary: 'accept-encoding' }),
  };
  const knownTags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (status === 200 && knownTags?.some((tag) => tag === file.etag || tag === '*')) {
    return response.writeHead(304, headers).end();
  }

  const encoding = isText ? acceptedEncoding(request.headers['accept-encoding']?.toString()) : undefined;
  const body = encoding ? await compressedBody(file, encoding) : file.body;
  response.writeHead(status, {
    ...headers,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  // Node leaves the body out of an answer to HEAD by itself.
  return response.end(body);
}

function sendText(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}) {
  response.writeHead(status, {
    ...PAGE_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-cache',
    ...headers,
  });
  return response.end(text);
}
