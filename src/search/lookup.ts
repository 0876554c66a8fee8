import { type Lang, otherLang } from '../i18n/locales.ts';
import type { CatalogItem } from './catalog.ts';
import { addTexts, makeCorpus } from './corpus.ts';
import { nearestItems } from './did-you-mean.ts';
import { openFullText } from './full-text.ts';
import { MEANT, nearStems } from './nearness.ts';
import { type Passage, readPassage } from './passage.ts';
import { preferGame, rank } from './rank.ts';
import type { SearchSettings } from './settings.ts';
import type { WordIndex } from './word-index.ts';
import { askedWords } from './words.ts';

/** Something found, with the clause or ruling of it that answers best. */
export type Hit = {
  readonly item: CatalogItem;
  readonly kind: 'clause' | 'ruling' | undefined;
  readonly anchor: string | undefined;
};
export const keyOf = ({ item }: Hit): string => `${item.kind}:${item.id}`;
/** @example placeOf(hit) // => 'entry:old-world/dice-poker#ties' */
export const placeOf = (hit: Hit): string => `${keyOf(hit)}#${hit.anchor ?? ''}`;

export type Lookup = {
  /** The best hits, at once. The game being played comes first. */
  readonly find: (query: string, game: string | undefined) => readonly Hit[];
  /** Hits of the full text alone: what quick references and tools say. */
  readonly findInText: (query: string) => Promise<readonly Hit[]>;
  /** What the clauses and rulings of hits say, by their places. */
  readonly passages: (hits: readonly Hit[]) => Promise<ReadonlyMap<string, Passage>>;
  /** The stems that a query means. */
  readonly meant: (query: string) => ReadonlySet<string>;
  /** What is called most like it, where nothing was found. */
  readonly nearest: (query: string) => readonly CatalogItem[];
};

/** Which texts are searched. */
export type TextsState = 'none' | 'own' | 'all' | 'failed';

const MOST_HITS = 24;

/**
 * Loads what a look-up needs: names first, then the words of the texts, the reader's language before the other. `onTexts`
 * hears when the reader's own has arrived, and when nothing more will.
 */
export async function openLookup(
  settings: SearchSettings,
  onTexts: (state: TextsState) => void,
): Promise<Lookup> {
  const corpus = makeCorpus(await load<CatalogItem[]>(settings.catalog));
  const byKey = new Map(corpus.items.map((item) => [`${item.kind}:${item.id}`, item]));
  const addLanguage = async (lang: Lang): Promise<void> =>
    addTexts(corpus, await load<WordIndex>(settings.words[lang]));
  addLanguage(settings.lang).then(
    () => {
      onTexts('own');
      // Without the other language, the reader's own still answers.
      const end = (): void => onTexts('all');
      addLanguage(otherLang(settings.lang)).then(end, end);
    },
    () => onTexts('failed'),
  );

  // Asked for once, here already: its program takes longest to load. A failure shows where a text is wanted.
  const opened = openFullText(settings.bundle);
  opened.catch(() => undefined);

  return {
    find: (query, game) =>
      preferGame(rank(corpus, query), game)
        .slice(0, MOST_HITS)
        .map(({ item, unit }) => {
          const kind = unit?.kind === 'clause' || unit?.kind === 'ruling' ? unit.kind : undefined;
          return { item, kind, anchor: kind === undefined ? undefined : unit?.id };
        }),
    findInText: async (query) => {
      const found = await (await opened).search(askedWords(query).join(' '));
      return found.flatMap(({ key, anchor }) => {
        const item = byKey.get(key);
        return item === undefined ? [] : [{ item, kind: undefined, anchor }];
      });
    },
    passages: async (hits) => {
      const wanted = hits.filter(({ anchor }) => anchor !== undefined);
      const pages = await (await opened).pages(wanted.map(keyOf));
      return new Map(
        wanted.flatMap((hit) => {
          const page = pages.get(keyOf(hit));
          const passage = page && readPassage(page, hit.anchor ?? '');
          return passage === undefined ? [] : [[placeOf(hit), passage]];
        }),
      );
    },
    meant: (query) =>
      new Set(
        askedWords(query).flatMap((word) =>
          [...nearStems(word, corpus.places.keys())].flatMap(([stem, near]) => (near >= MEANT ? [stem] : [])),
        ),
      ),
    nearest: (query) => nearestItems(corpus, query),
  };
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}
