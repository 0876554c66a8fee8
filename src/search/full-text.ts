import type { Lang } from '../i18n/locales.ts';
import { fold } from './fold.ts';

/** A passage that the full text found, with the matching words marked. */
export type Passage = {
  /** Id of the clause or ruling, where the hit lies in one. */
  readonly anchor: string | undefined;
  readonly parts: readonly { readonly text: string; readonly marked: boolean }[];
  readonly lang: Lang;
};
/** Looks a query up in the full text of one language. */
export type FullText = (query: string) => Promise<FullTextHit[]>;
export type FullTextHit = { readonly key: string; readonly passage: Passage | undefined };

/** The part of Pagefind's interface that is used here. */
type Pagefind = {
  init: () => Promise<void>;
  options: (options: object) => Promise<void>;
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<PagefindPage> }[] }>;
};
type PagefindPage = {
  readonly meta: Readonly<Record<string, string>>;
  readonly excerpt: string;
  readonly sub_results: readonly { readonly url: string; readonly excerpt: string }[];
};

const MOST_HITS = 8;

/** Loads the bundle of one language. The address is computed: a constant one would be bundled. */
export async function openFullText(bundle: string, lang: Lang): Promise<FullText> {
  const url = new URL(`${bundle}pagefind.js`, location.href).href;
  const pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
  // A constant tag instead of the time keeps the entry file cacheable.
  await pagefind.options({ metaCacheTag: 'v1', excerptLength: 24 });
  await pagefind.init();
  return async (query) => {
    const { results } = await pagefind.search(query);
    const pages = await Promise.all(results.slice(0, MOST_HITS).map((result) => result.data()));
    return pages.flatMap((page) => readHit(page, query, lang));
  };
}

function readHit(page: PagefindPage, query: string, lang: Lang): FullTextHit[] {
  const key = page.meta.key;
  const words = fold(query).split(' ');
  const [best] = page.sub_results
    .map((part) => ({ part, found: countMatches(part.excerpt, words) }))
    // Of equal ones the later: a clause says more than the page that begins with the same words.
    .sort((a, b) => b.found - a.found || b.part.url.length - a.part.url.length);
  if (key === undefined || best === undefined || best.found === 0) return [];
  const anchor = new URL(best.part.url, location.href).hash.slice(1) || undefined;
  return [{ key, passage: { anchor, parts: readExcerpt(best.part.excerpt), lang } }];
}

/**
 * How many of the words are marked in an excerpt. Where nothing fits, Pagefind falls back to shorter words
 * ("angriff" finds "an"): such marks do not count.
 */
function countMatches(excerpt: string, words: readonly string[]): number {
  const marked = readExcerpt(excerpt)
    .filter((part) => part.marked)
    .map(({ text }) => fold(text));
  const stem = (word: string): string => word.slice(0, Math.max(2, Math.ceil(word.length * 0.7)));
  return words.filter((word) => marked.some((found) => found.startsWith(stem(word)))).length;
}

/** Pagefind's excerpt as plain parts, so that nothing is ever inserted as HTML. */
export function readExcerpt(excerpt: string): Passage['parts'] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: decode(part.replace(/<\/?mark>/g, '')), marked: part.startsWith('<mark>') }));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const decode = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
