import { fold } from './fold.ts';

/** Pages that have all words of a query, and the clause that has most of them. */
export type FullText = (query: string) => Promise<readonly FullTextHit[]>;
export type FullTextHit = { readonly key: string; readonly anchor: string | undefined };

/** The part of Pagefind's interface that is used here. */
type Pagefind = {
  readonly init: () => Promise<void>;
  readonly options: (options: object) => Promise<void>;
  readonly search: (
    query: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = {
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
  return async (query) => {
    const { results } = await pagefind.search(query);
    const found = await Promise.all(results.slice(0, MOST_HITS).map((result) => result.data()));
    return found.flatMap((page) => readHit(page, query));
  };
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
