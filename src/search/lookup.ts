import { type Lang, otherLang } from '../i18n/locales.ts';
import { addItems, type Corpus, makeCorpus, stemsNear } from './corpus.ts';
import { nearestItems } from './did-you-mean.ts';
import { mayBeForeign } from './foreign.ts';
import { type FullText, openFullText } from './full-text.ts';
import type { GameTexts, Item } from './item.ts';
import { MEANT, SYNONYM } from './nearness.ts';
import { type PackedGame, unpack } from './packed.ts';
import { rank, type Ranked } from './rank.ts';
import type { SearchSettings } from './settings.ts';
import { askedWords, isQuestionWord, tellingWords } from './words.ts';

/** Something found, with the clause, ruling or short answer of it that answers. */
export type Hit = Pick<Ranked, 'item' | 'unit'> & Partial<Pick<Ranked, 'next'>>;

/** Where to look: the keys of games. */
export type Scope = readonly string[];
export type Progress = 'loading' | 'ready' | 'failed';

export type Lookup = {
  /** The best hits, best first, once all games have arrived that are searched. */
  readonly find: (query: string, scope: Scope) => readonly Hit[];
  /** How much of what could answer is there. */
  readonly progress: (query: string, scope: Scope) => Progress;
  /** Fetches what is missing. */
  readonly load: (query: string, scope: Scope) => void;
  /** Lets the next `load` try again what has failed. */
  readonly forgive: () => void;
  /** Hits of the full text alone: what quick references and tools say. */
  readonly findInText: (query: string) => Promise<readonly Hit[]>;
  /** What is asked most in a game, once its texts are there. */
  readonly asked: (game: string) => readonly Hit[];
  /** The stems that a query means: those that it says, and those that mean the same. */
  readonly meant: (query: string, scope: Scope) => Meant;
  /** What is called most like it, where nothing was found. */
  readonly nearest: (query: string, scope: Scope) => readonly Item[];
};
export type Meant = ReadonlyMap<string, 'said' | 'alike'>;

/**
 * Search over files that hold one game in one language each. Those of the reader's language are fetched for the games
 * that are searched; those of the other only where a query may be asked in it. `onArrival` hears when `find` and `load`
 * may say something new.
 */
export function openLookup({ lang, pages, texts, bundle }: SearchSettings, onArrival: () => void): Lookup {
  const files = new Map<string, GameTexts | 'loading' | 'failed'>();
  const corpora = new Map<string, Corpus>();
  let fullText: Promise<FullText> | undefined;

  const addressOf = (game: string, each: Lang): string => `${texts}${each}/${game}.json`;
  const fileOf = (game: string, each: Lang): GameTexts | undefined => {
    const file = files.get(addressOf(game, each));
    return typeof file === 'object' ? file : undefined;
  };
  const fetchFile = async (address: string): Promise<void> => {
    files.set(address, 'loading');
    files.set(address, await fetchGame(address).catch(() => 'failed' as const));
    onArrival();
  };
  /** All that has arrived of some games, the reader's own language first. */
  const corpusOf = (scope: Scope): Corpus => {
    const there = [lang, otherLang(lang)].flatMap((each) =>
      scope.flatMap((game) => {
        const file = fileOf(game, each);
        return file === undefined ? [] : [{ key: `${each}/${game}`, file }];
      }),
    );
    const key = there.map((each) => each.key).join(' ');
    const known = corpora.get(key);
    if (known !== undefined) return known;
    const corpus = makeCorpus();
    for (const { file } of there) addItems(corpus, file.items);
    addItems(corpus, pages);
    corpora.set(key, corpus);
    return corpus;
  };
  const loadFullText = (): Promise<FullText> => {
    fullText ??= openFullText(bundle).catch((error: unknown) => {
      // The next query tries again: a moment without a network must not cost the full text until the page is closed.
      fullText = undefined;
      throw error;
    });
    return fullText;
  };

  /** The files that could answer: those of the other language only once it is clear that they may. */
  const wanted = (query: string, scope: Scope): { own: string[]; other: string[] } => {
    const own = scope.map((game) => addressOf(game, lang));
    const isThere = own.every((address) => typeof files.get(address) === 'object');
    const isForeign = isThere && mayBeForeign(query, lang, corpusOf(scope));
    return { own, other: isForeign ? scope.map((game) => addressOf(game, otherLang(lang))) : [] };
  };

  return {
    find: (query, scope) => {
      // Hits of the first game to arrive would only make room for better ones under the reader's thumb.
      const waits = scope.some((game) => (files.get(addressOf(game, lang)) ?? 'loading') === 'loading');
      return waits ? [] : rank(corpusOf(scope), query);
    },
    progress: (query, scope) => {
      const { own, other } = wanted(query, scope);
      const state = (address: string): Progress => {
        const file = files.get(address) ?? 'loading';
        return typeof file === 'object' ? 'ready' : file;
      };
      if (own.some((address) => state(address) === 'failed')) return 'failed';
      // Without the other language, the reader's own still answers.
      return [...own, ...other].some((address) => state(address) === 'loading') ? 'loading' : 'ready';
    },
    load: (query, scope) => {
      const { own, other } = wanted(query, scope);
      for (const address of [...own, ...other]) if (!files.has(address)) void fetchFile(address);
    },
    forgive: () => {
      for (const [address, file] of files) if (file === 'failed') files.delete(address);
    },
    findInText: async (query) => {
      const found = await (await loadFullText())(askedWords(query).join(' '));
      const items = [...files.values()].flatMap((file) => (typeof file === 'object' ? file.items : []));
      return found.flatMap(({ key }) => {
        const item = items.find(({ kind, id }) => `${kind}:${id}` === key);
        return item === undefined ? [] : [{ item, unit: item.units[0] }];
      });
    },
    asked: (game) => {
      const file = fileOf(game, lang);
      return (file?.asked ?? []).flatMap((place) => {
        const [id, anchor] = place.split('#');
        const item = file?.items.find((each) => each.kind === 'entry' && each.id === id);
        const unit = item?.units.find((each) => each.id === anchor);
        return item === undefined || unit === undefined ? [] : [{ item, unit }];
      });
    },
    meant: (query, scope) =>
      new Map(
        // Question words are in every text: marked, they would hide what tells.
        tellingWords(query).flatMap((word) =>
          [...stemsNear(corpusOf(scope), word)]
            .filter(([each, near]) => near > SYNONYM || (near >= MEANT && !isQuestionWord(each)))
            .map(([each, near]) => [each, near > SYNONYM ? 'said' : 'alike'] as const),
        ),
      ),
    nearest: (query, scope) => nearestItems(corpusOf(scope), query),
  };
}

async function fetchGame(address: string): Promise<GameTexts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return unpack((await response.json()) as PackedGame);
}
