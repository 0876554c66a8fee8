import { type Asked, score, type Scores } from './bm25.ts';
import { type Corpus, type Indexed, stemsNear, wordsWith } from './corpus.ts';
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
};

/** A second unit that fits speaks for its item too, half as loud. */
const SECOND_UNIT = 0.5;
/** Who types a name means it, all the more when all of it stands there, and most of all when it is the title. */
const NAMED = { begun: 0.3, whole: 0.8, title: 2 };
/** What fits much worse than the best is no hit. */
const LEAST = 0.3;
/** From here on, a second clause or ruling of an item fits nearly as well as the first. */
const NEARLY = 0.75;

const MOST_HITS = 20;

/** The items that fit a query, best first: by their best unit in two rankings, and by their names. */
export function rank(corpus: Corpus, query: string): Ranked[] {
  const typed = compact(query);
  if (typed.length < 2) return [];
  const words = askedWords(query);
  const byStems = score(corpus, askStems(corpus, words));
  const byGrams = score(corpus, askGrams(corpus, words));
  // Pieces of letters alone find something for anything: what has no word that was meant is no hit.
  for (const [document, value] of byStems.all.entries()) if (value === 0) byGrams.all[document] = 0;
  const worths: Scores = {
    all: inFirstLanguage(corpus, sumOfShares(byGrams.all, byStems.all)),
    own: inFirstLanguage(corpus, sumOfShares(byGrams.own, byStems.own)),
  };
  const most = worths.all.reduce((one, other) => Math.max(one, other), 0);
  const found = corpus.items.flatMap((indexed) => {
    const calling = callingOf(indexed, typed);
    const [first, second] = bestTwo(worths.all, indexed);
    if (calling === undefined && (first === 0 || first < LEAST * most)) return [];
    return [
      {
        indexed,
        calling,
        score: first + SECOND_UNIT * second + (calling === undefined ? 0 : NAMED[calling.how]),
      },
    ];
  });
  return (
    found
      // Of equal ones the shorter name: most of it has been typed.
      .sort(
        (one, other) =>
          other.score - one.score || (one.calling?.letters ?? 0) - (other.calling?.letters ?? 0),
      )
      .slice(0, MOST_HITS)
      .map(({ indexed, calling }) => answerOf(indexed, worths, calling?.byTitle ?? false))
  );
}

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

/** How an item is called by what was typed, if a name of it begins so. */
function callingOf({ spellings }: Indexed, typed: string): Calling | undefined {
  const begun = spellings.filter((name) => name.startsWith(typed));
  if (begun.length === 0) return undefined;
  const letters = Math.min(...begun.map((name) => name.length));
  const titles = spellings.slice(0, 2);
  return {
    letters,
    byTitle: titles.some((title) => title.startsWith(typed)),
    how: titles.includes(typed) ? 'title' : letters === typed.length ? 'whole' : 'begun',
  };
}

/** What each document is worth by both rankings of texts, each compared to its best. */
function sumOfShares(one: Float64Array, other: Float64Array): Float64Array {
  const [most, mostOfOther] = [one, other].map((scores) => scores.reduce((a, b) => Math.max(a, b), 0) || 1);
  return one.map((value, document) => value / (most ?? 1) + (other[document] ?? 0) / (mostOfOther ?? 1));
}

/** What a unit is worth in the language in which it is worth most. */
function inFirstLanguage({ documents }: Corpus, worths: Float64Array): Float64Array {
  for (const [number, { first }] of documents.entries())
    worths[first] = Math.max(worths[first] ?? 0, worths[number] ?? 0);
  return worths;
}

/** What the two best units of an item are worth. */
function bestTwo(worths: Float64Array, { item, from }: Indexed): readonly [first: number, second: number] {
  let [first, second] = [0, 0];
  for (let number = from; number < from + item.units.length; number++) {
    const worth = worths[number] ?? 0;
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  }
  return [first, second];
}

/** The unit of an item that answers best: the short answer, unless another says more of what was asked. */
function answerOf({ item, from }: Indexed, { all, own }: Scores, isCalledByTitle: boolean): Ranked {
  const [answer] = item.units;
  const worthOf = (unit: Unit, worths = all): number => worths[from + item.units.indexOf(unit)] ?? 0;
  const best = item.units.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
  const unit = isCalledByTitle || worthOf(best, own) <= worthOf(answer, own) ? answer : best;
  const [next] = item.units
    .filter((other) => other !== unit && other !== answer && worthOf(other) >= NEARLY * worthOf(unit))
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  return { item, unit, next };
}
