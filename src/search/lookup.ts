import { type Lang, otherLang } from '../i18n/locales.ts';
import type { CatalogItem } from './catalog.ts';
import { addTexts, makeCorpus, stemsNear } from './corpus.ts';
import { nearestItems } from './did-you-mean.ts';
import { mayBeForeign } from './foreign.ts';
import { type FullText, openFullText } from './full-text.ts';
import { MEANT } from './nearness.ts';
import { preferGame, rank } from './rank.ts';
import type { SearchFile } from './settings.ts';
import { openUnitTexts, type Passage } from './unit-texts.ts';
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
  /** Whether texts that could answer are not there yet. */
  readonly lacksTexts: (query: string) => boolean;
  /** Loads the texts of the other language, too. */
  readonly loadOther: () => void;
  /** The stems that a query means. */
  readonly meant: (query: string) => ReadonlySet<string>;
  /** What is called most like it, where nothing was found. */
  readonly nearest: (query: string) => readonly CatalogItem[];
};

/** Which texts are searched. */
export type TextsState = 'none' | 'own' | 'all' | 'failed';

const MOST_HITS = 24;

/**
 * Loads what a look-up needs beside the names: the words of the texts in the reader's language; those of the other
 * only when a query may be asked in it. `onTexts` hears what has arrived.
 */
export function openLookup({ settings, items }: SearchFile, onTexts: (state: TextsState) => void): Lookup {
  const corpus = makeCorpus(items);
  const byKey = new Map(corpus.items.map((item) => [`${item.kind}:${item.id}`, item]));
  const texts = openUnitTexts(settings.texts);
  let ownStems: ReadonlySet<string> | undefined;
  let other: Promise<void> | undefined;
  let isEnd = false;
  let fullText: Promise<FullText> | undefined;

  const loadFullText = (): Promise<FullText> => {
    fullText ??= openFullText(settings.bundle).catch((error: unknown) => {
      // The next query tries again: a moment without a network must not cost the full text until the page is closed.
      fullText = undefined;
      throw error;
    });
    return fullText;
  };
  const addLanguage = async (lang: Lang): Promise<WordIndex> => {
    const index = await load<WordIndex>(settings.words[lang]);
    addTexts(corpus, index);
    return index;
  };
  const addOther = async (): Promise<void> => {
    // Without the other language, the reader's own still answers.
    await addLanguage(otherLang(settings.lang)).catch(() => undefined);
    isEnd = true;
    onTexts('all');
  };
  addLanguage(settings.lang).then(
    (index) => {
      ownStems = new Set(index.stems.split(' '));
      onTexts('own');
    },
    () => onTexts('failed'),
  );

  return {
    find: (query, game) =>
      preferGame(rank(corpus, query), game)
        .slice(0, MOST_HITS)
        .map(({ item, unit }) => {
          const kind = unit?.kind === 'clause' || unit?.kind === 'ruling' ? unit.kind : undefined;
          return { item, kind, anchor: kind === undefined ? undefined : unit?.id };
        }),
    findInText: async (query) => {
      const found = await (await loadFullText())(askedWords(query).join(' '));
      return found.flatMap(({ key, anchor }) => {
        const item = byKey.get(key);
        return item === undefined ? [] : [{ item, kind: undefined, anchor }];
      });
    },
    passages: async (hits) => {
      const wanted = hits.filter(({ anchor }) => anchor !== undefined);
      const said = await texts(wanted.map(({ item }) => item.id));
      return new Map(
        wanted.flatMap((hit) => {
          const passage = said.get(hit.item.id)?.[hit.anchor ?? ''];
          return passage === undefined ? [] : [[placeOf(hit), passage]];
        }),
      );
    },
    lacksTexts: (query) => !isEnd && (ownStems === undefined || mayBeForeign(query, ownStems)),
    loadOther: () => {
      other ??= addOther();
    },
    meant: (query) =>
      new Set(
        askedWords(query).flatMap((word) =>
          [...stemsNear(corpus, word)].flatMap(([stem, near]) => (near >= MEANT ? [stem] : [])),
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
