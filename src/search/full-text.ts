import type { Lang } from '../i18n/locales.ts';
import { fold } from './fold.ts';

/** A passage that the full text found, with the matching words marked. */
export type Passage = {
  /** Id of the clause or ruling, where the hit lies in one. */
  readonly anchor: string | undefined;
  readonly parts: readonly { readonly text: string; readonly marked: boolean }[];
  readonly lang: Lang;
};
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
export async function openFullText(bundle: string, lang: Lang): Promise<(query: string) => Promise<FullTextHit[]>> {
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
  if (key === undefined) return [];
  const best = page.sub_results.find(({ excerpt }) => isRelevant(excerpt, query)) ?? page;
  if (!isRelevant(best.excerpt, query)) return [];
  const anchor = 'url' in best ? new URL(best.url, location.href).hash.slice(1) || undefined : undefined;
  return [{ key, passage: { anchor, parts: readExcerpt(best.excerpt), lang } }];
}

/** Where nothing fits, Pagefind falls back to shorter words ("angriff" finds "an"): such hits are noise. */
function isRelevant(excerpt: string, query: string): boolean {
  const typed = fold(query).split(' ');
  const marked = readExcerpt(excerpt).filter((part) => part.marked).map(({ text }) => fold(text));
  return marked.some((word) => typed.some((wanted) => word.length >= Math.min(wanted.length, 3 + wanted.length / 3)));
}

/** Pagefind's excerpt as plain parts, so that nothing is ever inserted as HTML. */
export function readExcerpt(excerpt: string): Passage['parts'] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: decode(part.replace(/<\/?mark>/g, '')), marked: part.startsWith('<mark>') }));
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const decode = (text: string): string => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
