import { fold } from './fold.ts';

/** A page as Pagefind keeps it: its whole text, and at which word each clause and ruling begins. */
export type PageText = {
  readonly content: string;
  readonly anchors: readonly { readonly id: string; readonly title?: string; readonly location: number }[];
};
export type FullText = {
  /** The texts of pages by their keys. */
  readonly pages: (keys: readonly string[]) => Promise<ReadonlyMap<string, PageText>>;
  /** Pages that have all words of a query, and the clause that has most of them. */
  readonly search: (query: string) => Promise<readonly FullTextHit[]>;
};
export type FullTextHit = { readonly key: string; readonly anchor: string | undefined };

/** The part of Pagefind's interface that is used here. */
type Pagefind = {
  readonly init: () => Promise<void>;
  readonly options: (options: object) => Promise<void>;
  readonly search: (
    query: string | null,
    options?: object,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = PageText & {
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly { readonly url: string; readonly excerpt: string }[];
};

const MOST_HITS = 8;

/** Loads the bundle of one language. */
export async function openFullText(bundle: string): Promise<FullText> {
  // The address is computed: a constant one would be bundled.
  const url = new URL(`${bundle}pagefind.js`, location.href).href;
  const pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
  // A constant tag instead of the time keeps the entry file cacheable.
  await pagefind.options({ metaCacheTag: 'v1' });
  await pagefind.init();
  const known = new Map<string, PageText>();

  const pages = async (keys: readonly string[]): Promise<ReadonlyMap<string, PageText>> => {
    const missing = keys.filter((key) => !known.has(key));
    if (missing.length > 0) {
      const { results } = await pagefind.search(null, { filters: { key: { any: missing } } });
      for (const page of await Promise.all(results.map((result) => result.data())))
        known.set(page.meta.key ?? '', page);
    }
    return known;
  };
  const search = async (query: string): Promise<readonly FullTextHit[]> => {
    const { results } = await pagefind.search(query);
    const found = await Promise.all(results.slice(0, MOST_HITS).map((result) => result.data()));
    return found.flatMap((page) => readHit(page, query));
  };
  return { pages, search };
}

function readHit({ meta: { key }, sub_results }: PagefindPage, query: string): FullTextHit[] {
  const words = fold(query).split(' ');
  const [best] = sub_results
    .map(({ url, excerpt }) => ({ url, marked: countMarked(excerpt, words) }))
    // Of equal ones the later: a clause says more than the page that begins with the same words.
    .sort((a, b) => b.marked - a.marked || b.url.length - a.url.length);
  if (key === undefined || best === undefined || best.marked < words.length) return [];
  return [{ key, anchor: new URL(best.url, location.href).hash.slice(1) || undefined }];
}

/**
 * How many of the words are marked in an excerpt. Where nothing fits, Pagefind falls back to shorter words
 * ("angriff" finds "an"): such marks do not count.
 */
export function countMarked(excerpt: string, words: readonly string[]): number {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => fold(word ?? ''));
  const mostOf = (word: string): string => word.slice(0, Math.max(2, Math.ceil(word.length * 0.7)));
  return words.filter((word) => marked.some((found) => found.startsWith(mostOf(word)))).length;
}
