import { fold } from './fold.ts';
import { type Item, saidBy, type Unit } from './item.ts';
import { gramsOf } from './grams.ts';
import { nearStems } from './nearness.ts';
import { stem, wordsIn } from './words.ts';

/** A unit as it is searched: with its item, whose names belong to every unit of it. */
export type Document = { readonly item: Item; readonly unit: Unit; readonly length: number };

/** Where a word stands, and how much it counts there. */
type Places = {
  readonly documents: number[];
  readonly counts: number[];
  /** Names and titles count for all documents of an item: from, to (exclusive). */
  readonly named: { readonly from: number; readonly to: number; count: number }[];
};

/**
 * Everything that can be searched, derived from the texts as they arrive. Words are folded; grams and stems lead to the
 * words that have them.
 */
export type Corpus = {
  readonly documents: Document[];
  readonly words: Map<string, Places>;
  readonly grams: Map<string, string[]>;
  readonly stems: Map<string, string[]>;
  /** How each item can be called, folded and without spaces: its titles in both languages first. */
  readonly spellings: Map<Item, readonly string[]>;
  /** Of all documents together. */
  length: number;
  /** What words that were asked for may mean. Kept: with each letter only the last word is another. */
  readonly near: Map<string, ReadonlyMap<string, number>>;
};

/** What a word counts by where it stands. A question is what players ask; a title is what a thing is called. */
const COUNTS = { text: 1, question: 1.5, typed: 1, title: 2, otherTitle: 1, name: 0.6 };

export const makeCorpus = (): Corpus => ({
  documents: [],
  words: new Map(),
  grams: new Map(),
  stems: new Map(),
  spellings: new Map(),
  length: 0,
  near: new Map(),
});

/** Adds everything that can be found of a game, in one language. */
export function addItems(corpus: Corpus, items: readonly Item[]): void {
  corpus.near.clear();
  for (const item of items) {
    corpus.spellings.set(item, [item.title, item.otherTitle, ...item.names].map(compact));
    const from = corpus.documents.length;
    for (const unit of item.units) addDocument(corpus, item, unit);
    const to = corpus.documents.length;
    const name = (text: string, count: number): void => {
      for (const word of wordsIn(text)) {
        const { named } = placesOf(corpus, word);
        const last = named.at(-1);
        if (last?.from === from) last.count += count;
        else named.push({ from, to, count });
      }
    };
    name(item.title, COUNTS.title);
    if (item.otherTitle !== item.title) name(item.otherTitle, COUNTS.otherTitle);
    for (const each of item.names) name(each, COUNTS.name);
  }
}

/** The stems that a typed word may mean, with how near each is. */
export function stemsNear({ stems, near }: Corpus, typed: string): ReadonlyMap<string, number> {
  const known = near.get(typed) ?? nearStems(typed, stems);
  near.set(typed, known);
  return known;
}

/** @example compact('Dice Poker') // => 'dicepoker' */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');

function addDocument(corpus: Corpus, item: Item, unit: Unit): void {
  const number = corpus.documents.length;
  const counts = new Map<string, number>();
  const count = (text: string, each: number): void => {
    for (const word of wordsIn(text)) counts.set(word, (counts.get(word) ?? 0) + each);
  };
  const said = saidBy(unit);
  count(said.text, COUNTS.text);
  count(said.question, COUNTS.question);
  // A text is no longer for what players call it: its length is that of what it says.
  const length = [...counts.values()].reduce((sum, times) => sum + times, 0);
  count(unit.typed ?? '', COUNTS.typed);
  for (const [word, times] of counts) {
    const places = placesOf(corpus, word);
    places.documents.push(number);
    places.counts.push(times);
  }
  corpus.documents.push({ item, unit, length });
  corpus.length += length;
}

/** Where a word stands; a new word is made known by its grams and its stem. */
function placesOf({ words, grams, stems }: Corpus, word: string): Places {
  const known = words.get(word);
  if (known !== undefined) return known;
  const places: Places = { documents: [], counts: [], named: [] };
  words.set(word, places);
  for (const gram of gramsOf(word)) put(grams, gram, word);
  put(stems, stem(word), word);
  return places;
}

function put(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
