import type { Lang, Localized } from '../i18n/locales.ts';
import type { ClauseKind } from './read-mdx.ts';
import { type Citation, gameOf } from './references.ts';
import type { DifferenceData, GameData, RulingData, TermData } from './schema.ts';

/** A clause in one language. Id, kind and order are the same in the other. */
export type Clause = {
  readonly id: string;
  readonly kind: ClauseKind;
  /** Where it is printed; of a reading, the place that it interprets. Empty for examples of our own. */
  readonly from: readonly Citation[];
  /** Why a reading is needed: what the book leaves open. */
  readonly why: string | undefined;
  readonly text: string;
};

export type Text = {
  readonly title: string;
  readonly answer: string;
  readonly aliases: readonly string[];
  readonly clauses: readonly Clause[];
};

/** Who points here: the "used in" of an entry. */
export type Backlink = { readonly kind: 'entry' | 'quickref'; readonly id: string };

export type Ruling = Omit<RulingData, 'cites'> & { readonly cites: readonly ClauseAddress[] };
export type ClauseAddress = { readonly entry: string; readonly clause: string };

export type Entry = {
  /** "old-world/dice-poker" */
  readonly id: string;
  readonly game: string;
  readonly slug: string;
  readonly chapter: string;
  readonly text: Localized<Text>;
  readonly related: readonly string[];
  readonly tools: readonly string[];
  readonly terms: readonly string[];
  readonly rulings: readonly Ruling[];
  readonly usedIn: readonly Backlink[];
  /** Every tag that is no clause, as the author filled it in, in order; the same in both languages. */
  readonly tags: readonly Tag[];
};
export type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

export type Quickref = {
  readonly id: string;
  readonly game: string;
  readonly slug: string;
  readonly text: Localized<{ readonly title: string; readonly short: string; readonly summary: string }>;
  /** Entries that it points to, in order: what it rests on. */
  readonly restsOn: readonly string[];
};

export type Term = TermData & { readonly game: string; readonly entry: string | undefined };

/** What the books of one language say. `from` is empty where they are silent. */
export type BookSays = { readonly from: readonly Citation[]; readonly says: Localized };

export type Difference = Omit<DifferenceData, 'clauses' | 'by' | 'english' | 'german'> & {
  readonly clauses: readonly ClauseAddress[];
  readonly by: readonly ClauseAddress[];
  readonly english: BookSays;
  readonly german: BookSays;
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
};

/** The whole content: loaded, linked and checked. A lookup of something unknown throws. */
export class Library {
  readonly games: readonly Game[];
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #quickrefs: ReadonlyMap<string, Quickref>;

  constructor(games: readonly Game[]) {
    this.games = games;
    this.#entries = new Map(games.flatMap((game) => game.entries.map((entry) => [entry.id, entry])));
    this.#quickrefs = new Map(
      games.flatMap((game) => game.quickrefs.map((quickref) => [quickref.id, quickref])),
    );
  }

  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  get quickrefs(): readonly Quickref[] {
    return [...this.#quickrefs.values()];
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

  clause({ entry, clause }: ClauseAddress, lang: Lang): Clause {
    const found = this.entry(entry).text[lang].clauses.find(({ id }) => id === clause);
    return known(found, `clause "${entry}#${clause}"`);
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

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The content has no ${what}.`);
  return value;
}
