import { root } from './scope.ts';

/**
 * The contents of files, by hash: versions share what did not change, an interrupted download goes on where it
 * stopped, and a damaged file is recognised. Contents lie compressed: a fifth of the space.
 */
const cacheName = (): string => `medallion files ${root()}`;
const open = (): Promise<Cache> => caches.open(cacheName());
const addressOf = (hash: string): string => `${root()}offline-copy/${hash}`;

/** What an answer from the copy must have in common with one from the host. */
const KEPT_HEADERS = [
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

export async function storeFile(hash: string, bytes: ArrayBuffer, from: Headers): Promise<void> {
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = from.get(name);
    return value === null ? [] : [[name, value]];
  });
  // Read to the end first: a stream that fails must not leave half a file.
  const packed = await through(bytes, new CompressionStream('gzip'));
  await (await open()).put(addressOf(hash), new Response(packed, { headers }));
}

/** The file, if it is there and undamaged. A damaged one is removed, so that the next download brings it again. */
export async function readFile(hash: string): Promise<Response | undefined> {
  const cache = await open();
  const stored = await cache.match(addressOf(hash));
  if (stored === undefined) return undefined;
  try {
    const bytes = await through(await stored.arrayBuffer(), new DecompressionStream('gzip'));
    if ((await hashOf(bytes)) === hash) return new Response(bytes, { headers: stored.headers });
  } catch {
    // Not even compressed data: damaged as well.
  }
  await cache.delete(addressOf(hash));
  return undefined;
}

export async function storedHashes(): Promise<Set<string>> {
  // To look must not make it: a reader who keeps nothing has nothing on the device.
  const requests = (await caches.has(cacheName())) ? await (await open()).keys() : [];
  return new Set(requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
}

export async function keepOnly(wanted: ReadonlySet<string>): Promise<void> {
  const cache = await open();
  for (const hash of await storedHashes()) if (!wanted.has(hash)) await cache.delete(addressOf(hash));
}

export const removeFiles = (): Promise<boolean> => caches.delete(cacheName());

/** As the build computes it: the first nine bytes of SHA-256, written in twelve characters. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 9);
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

const through = (
  bytes: ArrayBuffer,
  transform: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();
