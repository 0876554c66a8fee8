import { foldAll } from './fold.ts';
import { borderedWord, wordsAround } from './grams.ts';
import { type Item, placeOf, saidBy, type Unit } from './item.ts';
import { nearStems } from './nearness.ts';
import { stem } from './words.ts';

/** A unit as it is searched: with its item, whose names belong to every unit of it. */
export type Document = {
  readonly item: Item;
  readonly unit: Unit;
  readonly length: number;
  /** The document of the same unit that came first, in the reader's own language: mostly itself. */
  readonly first: number;
};

/** An item in the language that came first. */
export type Indexed = {
  readonly item: Item;
  /** Its documents lie side by side, in the order of its units: the number of the first. */
  readonly from: number;
  /** How it can be called, folded and without spaces: its titles in both languages first. */
  readonly spellings: readonly string[];
};

/** Where a word stands, and how much it counts there. */
type Places = {
  readonly documents: number[];
  readonly counts: number[];
  /** Names and titles count for all documents of an item: from, to (exclusive). */
  readonly named: { readonly from: number; readonly to: number; count: number }[];
};

/** Everything that can be searched, derived from the texts as they arrive. Words are folded; stems lead to them. */
export type Corpus = {
  readonly documents: Document[];
  readonly items: Indexed[];
  readonly words: Map<string, Places>;
  readonly stems: Map<string, string[]>;
  /** The document that came first of each unit, by its place. */
  readonly firsts: Map<string, number>;
  /** Of all documents together, and how many of them have one. */
  length: number;
  texts: number;
  /** What was looked for before: with each letter only the last word is another. */
  readonly asked: {
    readonly near: Map<string, ReadonlyMap<string, number>>;
    readonly withGram: Map<string, readonly string[]>;
    /** All words in one text, in which a phone finds a piece faster than word by word. */
    allWords: string;
  };
};

/** What a word counts by where it stands. A question is what players ask; a title is what a thing is called. */
const COUNTS = { text: 1, question: 1.5, typed: 1, title: 2, otherTitle: 1, name: 0.6 };

export const makeCorpus = (): Corpus => ({
  documents: [],
  items: [],
  words: new Map(),
  stems: new Map(),
  firsts: new Map(),
  length: 0,
  texts: 0,
  asked: { near: new Map(), withGram: new Map(), allWords: '' },
});

/** Adds everything that can be found of a game, in one language; the reader's own comes first. */
export function addItems(corpus: Corpus, items: readonly Item[]): void {
  const names = items.map(({ title, otherTitle, names: others }) => [title, otherTitle, ...others]);
  const texts = items.flatMap(({ kind, units }) =>
    // A page is found by what it is called: what it is about is no answer to a question about the game.
    units.map((unit) => (kind === 'page' ? { question: '', text: '' } : saidBy(unit))),
  );
  // In one go: a phone folds one long text ten times as fast as thousands of short ones.
  const folded = foldAll([...names.flat(), ...texts.flatMap(({ question, text }) => [question, text])]);
  let at = 0;
  const next = (): string => folded[at++] ?? '';
  const foldedNames = names.map((list) => list.map(next));
  for (const [index, item] of items.entries()) {
    const spelled = foldedNames[index] ?? [];
    const from = corpus.documents.length;
    for (const unit of item.units) addDocument(corpus, item, unit, next(), next());
    nameItem(corpus, spelled, from, corpus.documents.length);
    if (corpus.documents[from]?.first === from)
      corpus.items.push({ item, from, spellings: spelled.map((name) => name.replaceAll(' ', '')) });
  }
  corpus.asked.near.clear();
  corpus.asked.withGram.clear();
  corpus.asked.allWords = [...corpus.words.keys()].map(borderedWord).join('');
}

/** The stems that a typed word may mean, with how near each is. */
export function stemsNear({ stems, asked: { near } }: Corpus, typed: string): ReadonlyMap<string, number> {
  const known = near.get(typed) ?? nearStems(typed, stems);
  near.set(typed, known);
  return known;
}

/** The words that have a piece of four letters. */
export function wordsWith({ asked: { allWords, withGram } }: Corpus, gram: string): readonly string[] {
  const known = withGram.get(gram) ?? wordsAround(gram, allWords);
  withGram.set(gram, known);
  return known;
}

function addDocument(corpus: Corpus, item: Item, unit: Unit, question: string, text: string): void {
  const number = corpus.documents.length;
  const count = (words: string, each: number): number => {
    const said = split(words);
    for (const word of said) {
      const { documents, counts } = placesOf(corpus, word);
      const last = documents.length - 1;
      if (documents[last] === number) counts[last] = (counts[last] ?? 0) + each;
      else {
        documents.push(number);
        counts.push(each);
      }
    }
    return said.length * each;
  };
  // A text is no longer for what players call it: its length is that of what it says.
  const length = count(text, COUNTS.text) + count(question, COUNTS.question);
  count(unit.typed ?? '', COUNTS.typed);
  const place = placeOf({ item, unit });
  const first = corpus.firsts.get(place) ?? number;
  corpus.firsts.set(place, first);
  corpus.documents.push({ item, unit, length, first });
  corpus.length += length;
  if (length > 0) corpus.texts += 1;
}

/** Titles and other names belong to all documents of an item. */
function nameItem(
  corpus: Corpus,
  [title = '', otherTitle = '', ...others]: readonly string[],
  from: number,
  to: number,
): void {
  const name = (words: string, count: number): void => {
    for (const word of split(words)) {
      const { named } = placesOf(corpus, word);
      const last = named.at(-1);
      if (last?.from === from) last.count += count;
      else named.push({ from, to, count });
    }
  };
  name(title, COUNTS.title);
  if (otherTitle !== title) name(otherTitle, COUNTS.otherTitle);
  for (const each of others) name(each, COUNTS.name);
}

/** Where a word stands; a new word is made known by its stem. */
function placesOf({ words, stems }: Corpus, word: string): Places {
  const known = words.get(word);
  if (known !== undefined) return known;
  const places: Places = { documents: [], counts: [], named: [] };
  words.set(word, places);
  const root = stem(word);
  const alike = stems.get(root);
  if (alike === undefined) stems.set(root, [word]);
  else alike.push(word);
  return places;
}

const split = (words: string): string[] => (words === '' ? [] : words.split(' '));
