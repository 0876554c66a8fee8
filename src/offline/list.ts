import { LANGS, type Lang } from '../i18n/locales.ts';

/** A part of the copy that comes and changes as a whole: the hash of what it holds, and its bytes, compressed. */
export type Block = readonly [hash: string, bytes: number];

/** Blocks end to end: one request where most of them are missing. */
export type Pack = {
  readonly path: string;
  readonly part: Lang | 'shared';
  readonly blocks: readonly Block[];
};

/** Everything that the site consists of. The build writes it; the worker keeps a copy of what it names. */
export type OfflineList = {
  /** Stands for all that follows: two builds of the same content have the same version. */
  readonly version: string;
  /** When it was built, as an ISO date. Shown to the reader, never compared: a device's clock may be wrong. */
  readonly built: string;
  readonly packs: readonly Pack[];
  /** In which block lies what all pages of a language have in common. Blocks are counted through all packs. */
  readonly frames: Readonly<Record<Lang, number>>;
  /** Where each file lies: block, part, block, part … By its address below the site's root. */
  readonly files: Readonly<Record<string, readonly number[]>>;
};

/** The names of the list, of the worker and of the folder for the blocks, below the site's root. */
export const LIST = 'offline.json';
export const WORKER = 'sw.js';
export const FOLDER = 'offline/';
export const blockPath = (hash: string): string => `${FOLDER}${hash}.bin`;

/** The page that explains and lets the reader choose. It belongs to every copy, in both languages. */
export const offlinePage = (lang: Lang): string => `${lang}/offline/`;

/**
 * The language that a file belongs to; what every reader needs belongs to none.
 *
 * @example languageOf('search/de/old-world.json') // => 'de'
 */
export function languageOf(path: string): Lang | 'shared' {
  const lang = LANGS.find((each) =>
    [`${each}/`, `search/${each}.`, `search/${each}/`].some((start) => path.startsWith(start)),
  );
  return lang === undefined || path === offlinePage(lang) || path.endsWith('.webmanifest') ? 'shared' : lang;
}

export const blocksOf = (list: OfflineList): Block[] => list.packs.flatMap(({ blocks }) => blocks);

/** What a reader of these languages keeps: what every page needs first, then language by language. */
const packsFor = (list: OfflineList, langs: readonly Lang[]): Pack[] =>
  langs.length === 0
    ? []
    : (['shared', ...langs] as const).flatMap((part) => list.packs.filter((pack) => pack.part === part));

export const blocksFor = (list: OfflineList, langs: readonly Lang[]): Block[] =>
  packsFor(list, langs).flatMap(({ blocks }) => blocks);

/** What they take on the device, and over the wire. */
export const bytesFor = (list: OfflineList, langs: readonly Lang[]): number =>
  sumBytes(blocksFor(list, langs));

export const sumBytes = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, [, bytes]) => sum + bytes, 0);

/** One request of a download and the blocks that it brings, in the order in which they lie in it. */
export type Parcel = Pick<Pack, 'path' | 'blocks'>;

/**
 * The requests that bring the missing blocks, those of the page that is open first. A pack is taken where at least half of
 * it is missing; after a small edit the few changed blocks come by themselves.
 */
export function planDownload(
  list: OfflineList,
  langs: readonly Lang[],
  stored: ReadonlySet<string>,
  open = '',
): Parcel[] {
  const all = blocksOf(list);
  const lang = languageOf(open);
  const numbers = (list.files[open] ?? []).filter((_, index) => index % 2 === 0);
  const needed = new Set(
    [...numbers, ...(lang === 'shared' ? [] : [list.frames[lang]])].map((number) => all[number]?.[0]),
  );
  const isNeeded = ({ blocks }: Pack): boolean => blocks.some(([hash]) => needed.has(hash));
  const packs = packsFor(list, langs);
  return [...packs.filter(isNeeded), ...packs.filter((pack) => !isNeeded(pack))].flatMap(
    ({ path, blocks }): Parcel[] => {
      const missing = blocks.filter(([hash]) => !stored.has(hash));
      if (missing.length === 0) return [];
      return sumBytes(missing) * 2 >= sumBytes(blocks)
        ? [{ path, blocks }]
        : missing.map((block) => ({ path: blockPath(block[0]), blocks: [block] }));
    },
  );
}

/** What a device wrote down, an earlier edition of the worker too, may have another shape. */
export function isList(value: unknown): value is OfflineList {
  const { version, built, packs, frames, files } = (value ?? {}) as Partial<OfflineList>;
  return (
    typeof version === 'string' &&
    typeof built === 'string' &&
    Array.isArray(packs) &&
    packs.every((pack: Partial<Pack>) => typeof pack.path === 'string' && Array.isArray(pack.blocks)) &&
    typeof frames === 'object' &&
    typeof files === 'object' &&
    Object.values(files).every(Array.isArray)
  );
}
