import { type Asked, score } from './bm25.ts';
import { type Corpus, stemsNear, wordsWith } from './corpus.ts';
import { compact } from './fold.ts';
import type { Item, Unit } from './item.ts';
import { gramsOf } from './grams.ts';
import { askedWords } from './words.ts';

/** An item that fits a query, with the unit of it that answers. */
export type Ranked = {
  readonly item: Item;
  readonly unit: Unit;
  /** Another unit of it that fits nearly as well. */
  readonly next: Unit | undefined;
  /** How well the best unit of the item fits, compared to the best of all: at most 2. */
  readonly worth: number;
};

/** A second unit that fits speaks for its item too, half as loud. */
const SECOND_UNIT = 0.5;
/** Who types a name means it, all the more when all of it stands there, and most of all when it is the title. */
const NAMED = { begun: 0.3, whole: 0.8, title: 2 };
/** What fits much worse than the best is no hit. */
const LEAST = 0.3;
/** From here on, a second clause or ruling of an item fits nearly as well as the first. */
const NEARLY = 0.75;

/** The items that fit a query, best first: by their best unit in two rankings, and by their names. */
export function rank(corpus: Corpus, query: string): Ranked[] {
  const typed = compact(query);
  if (typed.length < 2) return [];
  const words = askedWords(query);
  const byStems = score(corpus, askStems(corpus, words));
  const byGrams = score(corpus, askGrams(corpus, words));
  // Pieces of letters alone find something for anything: what has no word that was meant is no hit.
  for (const [document, value] of byStems.all.entries()) if (value === 0) byGrams.all[document] = 0;
  const called = callings(corpus, typed);
  const units = unitsByItem(
    corpus,
    sumOfShares(byGrams.all, byStems.all),
    sumOfShares(byGrams.own, byStems.own),
  );
  const found = [...units].flatMap(([key, worths]) => {
    const calling = called.get(key);
    const [first = 0, second = 0] = [...worths.all.values()].sort((one, other) => other - one);
    if (first === 0 && calling === undefined) return [];
    const named = calling === undefined ? 0 : NAMED[calling.how];
    return [
      {
        ranked: answerOf(worths, calling?.byTitle ?? false),
        isCalled: calling !== undefined,
        score: first + SECOND_UNIT * second + named,
        letters: calling?.letters ?? 0,
      },
    ];
  });
  const most = Math.max(0, ...found.map(({ ranked }) => ranked.worth));
  return (
    found
      .filter(({ ranked, isCalled }) => ranked.worth >= LEAST * most || isCalled)
      // Of equal ones the shorter name: most of it has been typed.
      .sort((one, other) => other.score - one.score || one.letters - other.letters)
      .map(({ ranked }) => ranked)
  );
}

const keyOf = ({ kind, id }: Item): string => `${kind}:${id}`;

const askGrams = (corpus: Corpus, words: readonly string[]): Asked[] =>
  words.flatMap((word) =>
    gramsOf(word).map((gram) => wordsWith(corpus, gram).map((each) => [each, 1] as const)),
  );

const askStems = (corpus: Corpus, words: readonly string[]): Asked[] =>
  words.map((word) =>
    [...stemsNear(corpus, word)].flatMap(([near, how]) =>
      (corpus.stems.get(near) ?? []).map((each) => [each, how ** 2] as const),
    ),
  );

/** How an item is called by what was typed: the letters of its shortest name that begins so, and whether by its title. */
type Calling = {
  readonly letters: number;
  readonly byTitle: boolean;
  readonly how: keyof typeof NAMED;
};

/** The items that are called what was typed, or begin with it. */
function callings({ spellings }: Corpus, typed: string): ReadonlyMap<string, Calling> {
  const called = new Map<string, Calling>();
  for (const [item, names] of spellings) {
    const fitting = names.filter((name) => name.startsWith(typed)).map((name) => name.length);
    if (fitting.length === 0) continue;
    const known = called.get(keyOf(item));
    const titles = names.slice(0, 2);
    const letters = Math.min(...fitting, known?.letters ?? Infinity);
    called.set(keyOf(item), {
      letters,
      byTitle: titles.some((title) => title.startsWith(typed)),
      how: titles.includes(typed) ? 'title' : letters === typed.length ? 'whole' : 'begun',
    });
  }
  return called;
}

/** What each document is worth by both rankings of texts, each compared to its best. */
function sumOfShares(one: Float64Array, other: Float64Array): Float64Array {
  const [most, mostOfOther] = [one, other].map((scores) => scores.reduce((a, b) => Math.max(a, b), 0) || 1);
  return one.map((value, document) => value / (most ?? 1) + (other[document] ?? 0) / (mostOfOther ?? 1));
}

/** What the units of an item are worth, by their ids. */
type Worths = {
  readonly item: Item;
  readonly all: Map<string, number>;
  readonly own: Map<string, number>;
};

function unitsByItem(
  { documents }: Corpus,
  all: Float64Array,
  own: Float64Array,
): ReadonlyMap<string, Worths> {
  const found = new Map<string, Worths>();
  for (const [number, { item, unit }] of documents.entries()) {
    // Of an item that is there in both languages, the reader's own came first.
    const known: Worths = found.get(keyOf(item)) ?? { item, all: new Map(), own: new Map() };
    known.all.set(unit.id, Math.max(all[number] ?? 0, known.all.get(unit.id) ?? 0));
    known.own.set(unit.id, Math.max(own[number] ?? 0, known.own.get(unit.id) ?? 0));
    found.set(keyOf(item), known);
  }
  return found;
}

/** The unit of an item that answers best: the short answer, unless another says more of what was asked. */
function answerOf({ item, all, own }: Worths, isCalledByTitle: boolean): Ranked {
  const [answer] = item.units;
  const worthOf = ({ id }: Unit): number => all.get(id) ?? 0;
  const ownOf = ({ id }: Unit): number => own.get(id) ?? 0;
  const best = item.units.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
  const unit = isCalledByTitle || ownOf(best) <= ownOf(answer) ? answer : best;
  const next = item.units
    .filter((other) => other !== unit && other !== answer && worthOf(other) >= NEARLY * worthOf(unit))
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  return { item, unit, next: next[0], worth: worthOf(best) };
}
