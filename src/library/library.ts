import type { Localized } from '../i18n/locales.ts';
import type { ClauseKind } from './clause-kinds.ts';
import { termMarker } from './pair-terms.ts';
import { type Citation, gameOf } from './references.ts';
import type { DifferenceData, GameData, MonsterData, RulingData, TermData, TypedData } from './schema.ts';

export type ClauseAddress = { readonly entry: string; readonly clause: string };

/** A table inside a clause: the names of its columns, and its rows. */
export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** One statement, in both languages. */
export type Clause = {
  readonly id: string;
  readonly kind: ClauseKind;
  /** Its number, where it is a step. */
  readonly step?: number;
  /** What it says in plain words: icons by their names, dice by their values. */
  readonly text: Localized;
  /** The same as Markdown: lists, tables, links by their references. */
  readonly markdown: Localized;
  /** Its tables, which the plain words hold as well. */
  readonly tables: Localized<readonly Table[]>;
  /** Where it is printed; of a reading, the place that it interprets. Empty for examples of our own. */
  readonly from: Localized<readonly Citation[]>;
  /** Why a reading is needed: what the book leaves open. */
  readonly why?: Localized;
  /** How sure a fact from outside the books is. */
  readonly confidence?: Confidence;
  /** The language of the only books that print it, where the game has printed books in both. */
  readonly onlyIn?: 'en' | 'de';
};
export type Confidence = 'high' | 'medium' | 'low';

/** What an entry shows, in order; the same in both languages. */
export type Block =
  | { readonly type: 'heading'; readonly id: string; readonly title: Localized }
  | { readonly type: 'clause'; readonly id: string }
  /** A clause of another entry, shown here as well. */
  | { readonly type: 'also'; readonly clause: ClauseAddress; readonly step?: number }
  | { readonly type: 'tool'; readonly tool: string; readonly attributes: Readonly<Record<string, string>> };

export type Text = { readonly title: string; readonly answer: string; readonly aliases: readonly string[] };

export type Ruling = Omit<RulingData, 'cites'> & {
  /** The entry that asks it. */
  readonly entry: string;
  readonly cites: readonly ClauseAddress[];
};

export type Entry = {
  /** "old-world/dice-poker" */
  readonly id: string;
  readonly game: string;
  readonly slug: string;
  readonly chapter: string;
  readonly text: Localized<Text>;
  readonly blocks: readonly Block[];
  readonly clauses: readonly Clause[];
  readonly rulings: readonly Ruling[];
  /** What players type who want one of its texts, by id. */
  readonly typed: TypedData;
  readonly tools: readonly string[];
  readonly terms: readonly string[];
  /** Entries worth reading next, most useful first, then those that mention this one. */
  readonly seeAlso: readonly string[];
  /** Quick references that rest on it. */
  readonly quickrefs: readonly string[];
};

export type Quickref = {
  readonly id: string;
  readonly game: string;
  readonly slug: string;
  readonly text: Localized<{ readonly title: string; readonly short: string; readonly summary: string }>;
  /** Entries that it points to, in order: what it rests on. */
  readonly restsOn: readonly string[];
  /** The clauses among what it points to, in order. */
  readonly cites: readonly ClauseAddress[];
};

export type Term = TermData & { readonly game: string; readonly entry: string | undefined };

/** What the books of one language say. `from` is empty where they are silent. */
export type BookSays = { readonly from: readonly Citation[]; readonly says: Localized };

export type Difference = Omit<DifferenceData, 'clauses' | 'by' | 'english' | 'german'> & {
  readonly game: string;
  readonly clauses: readonly ClauseAddress[];
  readonly by: readonly ClauseAddress[];
  readonly english: BookSays;
  readonly german: BookSays;
};

/** A fact from outside the books: where it was seen, and how sure it is. */
export type Seen = { readonly from: readonly Citation[]; readonly confidence: Confidence };

/** A monster as players have written it down from its card. None of it is a rule. */
export type Monster = Omit<MonsterData, 'sources' | 'printed'> & {
  /** Its anchor on the page of all monsters. */
  readonly id: string;
  readonly game: string;
  readonly sources: { readonly name: Seen; readonly life: Seen; readonly ability: Seen };
  /** Where a book happens to show it; empty for nearly all. */
  readonly printed: readonly Citation[];
};

/** An address that was published and is no longer: where what stood there stands now. */
export type Moved = {
  readonly entry: string;
  readonly anchor?: string | undefined;
  readonly to: { readonly entry: string; readonly anchor?: string | undefined };
};

/** For which tables something is: options by choice; a choice that is not named does not matter. */
export type When = Readonly<Record<string, readonly string[]>>;

/** Something to do before the first turn. */
export type SetUpStep = {
  readonly clause: ClauseAddress;
  readonly when: When;
  /** A clause shown below it. */
  readonly shows?: ClauseAddress | undefined;
  /** For which tables each row of the table is that it shows, and each column but the first; empty where that is no matter. */
  readonly rows: readonly When[];
  readonly columns: readonly When[];
  /** What it comes to at certain tables. */
  readonly here: readonly { readonly when: When; readonly text: Localized }[];
  readonly notes: readonly ClauseAddress[];
};

/** How a game is set up, and on what that depends. */
export type SetUp = {
  /** The number of players first, whose options have no names but their numbers. */
  readonly choices: readonly {
    readonly id: string;
    readonly name?: Localized;
    readonly when: When;
    readonly options: readonly { readonly id: string; readonly name?: Localized }[];
  }[];
  readonly groups: readonly { readonly title: Localized; readonly steps: readonly SetUpStep[] }[];
};

export type Game = Omit<GameData, 'chapters' | 'quickrefs'> & {
  readonly key: string;
  readonly chapters: readonly {
    readonly id: string;
    readonly title: Localized;
    readonly entries: readonly Entry[];
  }[];
  /** In reading order. */
  readonly entries: readonly Entry[];
  readonly quickrefs: readonly Quickref[];
  readonly terms: readonly Term[];
  readonly differences: readonly Difference[];
  readonly moved: readonly Moved[];
  readonly setUp: SetUp | undefined;
  /** By level, then by their English names. */
  readonly monsters: readonly Monster[];
};

/** The content as collections hold it: each thing once, pointing to others by their ids. */
export type Collections = {
  readonly games: readonly GameItem[];
  readonly entries: readonly EntryItem[];
  readonly rulings: readonly Ruling[];
  readonly quickrefs: readonly Quickref[];
  readonly terms: readonly Term[];
  readonly differences: readonly Difference[];
  readonly monsters: readonly Monster[];
};
export type GameItem = Omit<GameData, 'quickrefs'> & {
  readonly key: string;
  readonly quickrefs: readonly string[];
  readonly terms: readonly string[];
  readonly differences: readonly string[];
  readonly moved: readonly Moved[];
  readonly setUp: SetUp | undefined;
};
export type EntryItem = Omit<Entry, 'rulings'> & { readonly rulings: readonly string[] };

/** The id of a ruling, term or difference among all of its kind: "old-world/dice-poker/refuse". */
export const itemId = (owner: string, id: string): string => `${owner}/${id}`;

/** The whole content: read, checked and linked. A lookup of something unknown throws. */
export class Library {
  readonly games: readonly Game[];
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #quickrefs: ReadonlyMap<string, Quickref>;
  readonly #markers = new Map<string, ReturnType<typeof termMarker>>();

  constructor({ games, entries, rulings, quickrefs, terms, differences, monsters }: Collections) {
    const rulingOf = index(rulings, ({ entry, id }) => itemId(entry, id));
    const termOf = index(terms, ({ game, id }) => itemId(game, id));
    const differenceOf = index(differences, ({ game, id }) => itemId(game, id));
    this.#quickrefs = index(quickrefs, ({ id }) => id);
    this.#entries = index(
      entries.map((entry) => ({
        ...entry,
        rulings: entry.rulings.map((id) => known(rulingOf.get(itemId(entry.id, id)), `ruling "${id}"`)),
      })),
      ({ id }) => id,
    );
    this.games = games
      .map((game): Game => {
        const chapters = game.chapters.map((chapter) => ({
          ...chapter,
          entries: chapter.entries.map((slug) => this.entry(`${game.key}/${slug}`)),
        }));
        return {
          ...game,
          chapters,
          entries: chapters.flatMap((chapter) => chapter.entries),
          quickrefs: game.quickrefs.map((slug) => this.quickref(`${game.key}/${slug}`)),
          terms: game.terms.map((id) => known(termOf.get(itemId(game.key, id)), `term "${id}"`)),
          differences: game.differences.map((id) =>
            known(differenceOf.get(itemId(game.key, id)), `difference "${id}"`),
          ),
          monsters: monsters
            .filter((monster) => monster.game === game.key)
            .toSorted((a, b) => a.level - b.level || a.name.en.localeCompare(b.name.en, 'en')),
        };
      })
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  /** Every entry, game by game in reading order. */
  get entries(): readonly Entry[] {
    return this.games.flatMap(({ entries }) => entries);
  }

  get quickrefs(): readonly Quickref[] {
    return this.games.flatMap(({ quickrefs }) => quickrefs);
  }

  game(key: string): Game {
    return known(
      this.games.find((game) => game.key === key),
      `game "${key}"`,
    );
  }

  entry(id: string): Entry {
    return known(this.#entries.get(id), `entry "${id}"`);
  }

  quickref(id: string): Quickref {
    return known(this.#quickrefs.get(id), `quick reference "${id}"`);
  }

  clause({ entry, clause }: ClauseAddress): Clause {
    const found = this.entry(entry).clauses.find(({ id }) => id === clause);
    return known(found, `clause "${entry}#${clause}"`);
  }

  /** What an entry shows: its own clauses, and those of others that it shows as well. */
  clausesIn({ id, blocks }: Entry): readonly Clause[] {
    return blocks.flatMap((block) => {
      if (block.type === 'clause') return [this.clause({ entry: id, clause: block.id })];
      return block.type === 'also' ? [this.clause(block.clause)] : [];
    });
  }

  /** The clauses that a quick reference points to. */
  clausesOf({ cites }: Quickref): readonly Clause[] {
    return cites.map((address) => this.clause(address));
  }

  /** Marks the terms of a game that stand in both languages of a text. */
  pairTerms(game: string, html: Localized): Localized {
    const mark = this.#markers.get(game) ?? termMarker(this.game(game).terms);
    this.#markers.set(game, mark);
    return mark(html);
  }

  /** Every difference between the books that concerns a clause. */
  differencesOf(at: ClauseAddress): readonly Difference[] {
    return this.game(gameOf(at.entry)).differences.filter(({ clauses }) =>
      clauses.some(({ entry, clause }) => entry === at.entry && clause === at.clause),
    );
  }

  /** The differences between the books to tell at a clause: each once in an entry, at the clause it names first. */
  differencesAt(at: ClauseAddress): readonly Difference[] {
    return this.game(gameOf(at.entry)).differences.filter(
      ({ clauses }) => clauses.find(({ entry }) => entry === at.entry)?.clause === at.clause,
    );
  }
}

const index = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [keyOf(item), item]));

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The content has no ${what}.`);
  return value;
}
