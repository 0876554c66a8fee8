import { type Lang, otherLang } from '../i18n/locales.ts';
import type { CatalogItem } from './catalog.ts';
import { type FullText, type FullTextHit, openFullText, type Passage } from './full-text.ts';
import { foldCatalog, matchNames } from './match.ts';
import type { SearchSettings } from './settings.ts';

export type Hit = { readonly item: CatalogItem; readonly passage: Passage | undefined };

export type Lookup = {
  /** Hits by name, at once. */
  readonly byName: (query: string) => Hit[];
  /** Hits by name and in the full text of both languages. */
  readonly everywhere: (query: string) => Promise<Hit[]>;
};

/** Loads what a look-up needs: the catalogue first, then the full text, the reader's language before the other. */
export async function openLookup(
  settings: Pick<SearchSettings, 'lang' | 'catalog' | 'bundles'>,
): Promise<Lookup> {
  const response = await fetch(settings.catalog);
  if (!response.ok) throw new Error(`${settings.catalog}: ${response.status}`);
  const catalog = foldCatalog((await response.json()) as CatalogItem[]);
  const byKey = new Map(catalog.map(({ item }) => [`${item.kind}:${item.id}`, item]));

  let own: Promise<FullText> | undefined;
  let other: Promise<FullText> | undefined;
  const open = (lang: Lang): Promise<FullText> => openFullText(settings.bundles[lang], lang);

  const byName = (query: string): Hit[] =>
    matchNames(catalog, query).map(({ item }) => ({ item, passage: undefined }));
  const everywhere = async (query: string): Promise<Hit[]> => {
    own ??= open(settings.lang);
    const searchOwn = await own;
    other ??= open(otherLang(settings.lang));
    // Without the other language's index, the reader's own still answers.
    const inOther = other.then((search) => search(query)).catch((): FullTextHit[] => []);
    return merge(byName(query), [...(await searchOwn(query)), ...(await inOther)], byKey);
  };
  return { byName, everywhere };
}

/** One hit per item: names first, each with the first passage that the full text found in it. */
function merge(
  named: readonly Hit[],
  found: readonly FullTextHit[],
  byKey: ReadonlyMap<string, CatalogItem>,
): Hit[] {
  const hits = new Map<string, Hit>(named.map((hit) => [`${hit.item.kind}:${hit.item.id}`, hit]));
  for (const { key, passage } of found) {
    const item = byKey.get(key);
    if (item !== undefined && hits.get(key)?.passage === undefined) hits.set(key, { item, passage });
  }
  return [...hits.values()];
}
