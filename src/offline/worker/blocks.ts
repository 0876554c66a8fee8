import { cutParts, decode, encode, fillFrame, hasFrame, joinBytes } from '../blocks.ts';
import { blocksOf, languageOf, type OfflineList } from '../list.ts';
import { headersOf } from './headers.ts';
import { root } from './scope.ts';

/**
 * Blocks by the hash of what they hold: versions share what did not change, an interrupted download goes on where it
 * stopped, and a damaged block is recognised. They lie on the device as they come over the wire, compressed.
 */
const cacheName = (): string => `medallion files ${root()}`;
const open = (): Promise<Cache> => caches.open(cacheName());
const addressOf = (hash: string): string => `${root()}offline-copy/${hash}`;

/** A reader goes from page to page of one game: the last blocks need not be unpacked again. */
const MOST_REMEMBERED = 16;
type Parts = readonly Uint8Array<ArrayBuffer>[];
const remembered = new Map<string, Parts>();

/** Stores a block that has the promised content. Says whether it has. */
export async function storeBlock(hash: string, packed: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if ((await unpack(hash, packed)) === undefined) return false;
  await (await open()).put(addressOf(hash), new Response(packed));
  return true;
}

/** The block, if it is there and undamaged. A damaged one is removed, so that the next download brings it again. */
async function readBlock(hash: string): Promise<Parts | undefined> {
  const known = remembered.get(hash);
  if (known !== undefined) return known;
  const cache = await open();
  const stored = await cache.match(addressOf(hash));
  if (stored === undefined) return undefined;
  const block = await unpack(hash, new Uint8Array(await stored.arrayBuffer()));
  if (block === undefined) {
    await cache.delete(addressOf(hash));
    return undefined;
  }
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  const parts = cutParts(block);
  remembered.set(hash, parts);
  return parts;
}

/** Whatever `mend` can bring of a missing or damaged block is used at once. */
export type Mend = (hash: string) => Promise<boolean>;

/** A file of this version, put together as the host has it. */
export async function readFile(list: OfflineList, path: string, mend?: Mend): Promise<Response | undefined> {
  const blocks = blocksOf(list);
  const read = async (index: number): Promise<Parts | undefined> => {
    const hash = blocks[index]?.[0] ?? '';
    return (await readBlock(hash)) ?? ((await mend?.(hash)) === true ? readBlock(hash) : undefined);
  };
  const places = list.files[path];
  if (places === undefined) return undefined;
  const lang = languageOf(path);
  const frame = lang !== 'shared' && hasFrame(path) ? await read(list.frames[lang]) : NO_FRAME;
  if (frame === undefined) return undefined;
  const parts: Uint8Array[] = [];
  for (let place = 0; place < places.length; place += 2) {
    const part = (await read(places[place] ?? -1))?.[places[place + 1] ?? -1];
    if (part === undefined) return undefined;
    parts.push(part);
  }
  const bytes = joinBytes(parts);
  const isWhole = frame === NO_FRAME;
  return new Response(isWhole ? bytes : encode(fillFrame(decode(bytes), frame.map(decode))), {
    headers: headersOf(path),
  });
}
const NO_FRAME: Parts = [];

export async function storedHashes(): Promise<Set<string>> {
  // To look must not make it: a reader who keeps nothing has nothing on the device.
  const requests = (await caches.has(cacheName())) ? await (await open()).keys() : [];
  return new Set(requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
}

export async function keepOnly(wanted: ReadonlySet<string>): Promise<void> {
  const cache = await open();
  for (const hash of await storedHashes()) if (!wanted.has(hash)) await cache.delete(addressOf(hash));
}

export async function removeBlocks(): Promise<void> {
  remembered.clear();
  await caches.delete(cacheName());
}

async function unpack(
  hash: string,
  packed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const block = new Uint8Array(await new Response(stream).arrayBuffer());
    return (await hashOf(block)) === hash ? block : undefined;
  } catch {
    // Not even compressed data.
    return undefined;
  }
}

/** As the build computes it: the first nine bytes of SHA-256, written in twelve characters. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 9);
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
