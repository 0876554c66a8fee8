import { LANGS, type Lang } from '../i18n/locales.ts';

/** One file of the site: its address below the site's root, the hash of its content, its length in bytes. */
export type ListedFile = readonly [path: string, hash: string, length: number];

/** Everything that the site consists of. The build writes it; the worker keeps a copy of what it names. */
export type OfflineList = {
  /** Stands for all paths and hashes: two builds of the same content have the same version. */
  readonly version: string;
  /** When it was built, as an ISO date. Shown to the reader, never compared: a device's clock may be wrong. */
  readonly built: string;
  readonly files: readonly ListedFile[];
  /** Files that hold others end to end: one request where most of them are missing. */
  readonly packs: readonly Pack[];
  /** What the files take on the device, compressed. */
  readonly bytes: Readonly<Record<Lang | 'shared', number>>;
};
export type Pack = { readonly path: string; readonly members: readonly string[] };

/** The name of the list and of the worker, below the site's root. */
export const LIST = 'offline.json';
export const WORKER = 'sw.js';

/** The page that explains and lets the reader choose. It belongs to every copy, in both languages. */
export const offlinePage = (lang: Lang): string => `${lang}/offline/`;

/**
 * The language that a file belongs to; what every reader needs belongs to none.
 *
 * @example languageOf('pagefind/de/pagefind.js') // => 'de'
 */
export function languageOf(path: string): Lang | 'shared' {
  const lang = LANGS.find((each) =>
    [`${each}/`, `pagefind/${each}/`, `search/${each}.`, `search/${each}/`].some((start) =>
      path.startsWith(start),
    ),
  );
  return lang === undefined || path === offlinePage(lang) || path.endsWith('.webmanifest') ? 'shared' : lang;
}

/** The files that a reader of these languages keeps: what every page needs first, then language by language. */
export const filesFor = (list: OfflineList, langs: readonly Lang[]): ListedFile[] =>
  langs.length === 0
    ? []
    : (['shared', ...langs] as const).flatMap((part) =>
        list.files.filter(([path]) => languageOf(path) === part),
      );

/** What they take on the device. */
export const bytesFor = (list: OfflineList, langs: readonly Lang[]): number =>
  langs.length === 0 ? 0 : list.bytes.shared + langs.reduce((sum, lang) => sum + list.bytes[lang], 0);

/** One request of a download and the files that it brings, in the order in which they lie in it. */
export type Parcel = { readonly path: string; readonly files: readonly ListedFile[] };

/**
 * The requests that bring the missing files, in order. A pack is taken where at least half of it is missing;
 * after a small edit the few changed files come by themselves.
 */
export function planDownload(
  list: OfflineList,
  langs: readonly Lang[],
  stored: ReadonlySet<string>,
): Parcel[] {
  const byPath = new Map(list.files.map((file) => [file[0], file]));
  const isMissing = ([, hash]: ListedFile): boolean => !stored.has(hash);
  const packOf = new Map<string, Parcel>();
  for (const { path, members } of list.packs) {
    const files = members.map((member) => byPath.get(member)).filter((file) => file !== undefined);
    if (files.filter(isMissing).length * 2 < files.length) continue;
    const parcel = { path, files };
    for (const member of members) packOf.set(member, parcel);
  }
  return [
    ...new Set(
      filesFor(list, langs)
        .filter(isMissing)
        .map((file): Parcel => packOf.get(file[0]) ?? { path: file[0], files: [file] }),
    ),
  ];
}
