import { type Asked, score } from './bm25.ts';
import { compact, type Corpus, stemsNear } from './corpus.ts';
import type { Item, Unit } from './game-texts.ts';
import { gramsOf } from './grams.ts';
import { askedWords, isQuestionWord } from './words.ts';

/** An item that fits a query, with the unit of it that answers. */
export type Ranked = {
  readonly item: Item;
  readonly unit: Unit;
  /** Another unit of it that fits nearly as well. */
  readonly next: Unit | undefined;
  /** How well the best unit of the item fits, compared to the best of all: at most 2. */
  readonly worth: number;
};

/** A question word tells half as much as another: "same", "once" and "without" do tell. */
const QUESTION_WORD = 0.5;
/** Where the rankings are fused, the first places count most, but no single ranking decides alone. */
const FUSION = 10;
const FUSED_PLACES = 30;
/** A second unit that fits speaks for its item, a little. */
const SECOND_UNIT = 0.2;
/** What fits much worse than the best is no hit. */
const LEAST = 0.3;

/** From here on, a second clause or ruling of an item fits nearly as well as the first. */
const NEARLY = 0.6;

/** The items that fit a query, best first: three rankings, fused by their places. */
export function rank(corpus: Corpus, query: string): Ranked[] {
  const typed = compact(query);
  if (typed.length < 2) return [];
  const words = askedWords(query);
  const byStems = score(corpus, askStems(corpus, words));
  // Pieces of letters alone find something for anything: what has no word that was meant is no hit.
  const byGrams = score(corpus, askGrams(corpus, words)).map((value, document) =>
    byStems[document] === 0 ? 0 : value,
  );
  const fused = new Map<string, number>();
  for (const ranking of [orderOf(corpus, byGrams), orderOf(corpus, byStems), named(corpus, typed)])
    ranking.slice(0, FUSED_PLACES).forEach((id, place) => {
      fused.set(id, (fused.get(id) ?? 0) + 1 / (FUSION + place + 1));
    });
  // Names speak for every unit of an item: which of them answers, its own words must tell.
  const byOwnWords = score(corpus, [...askGrams(corpus, words), ...askStems(corpus, words)], false);
  const shown = bestUnits(corpus, sumOfShares(byGrams, byStems), byOwnWords, typed);
  const most = Math.max(0, ...[...shown.values()].map(({ worth }) => worth));
  return [...fused]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([key]) => shown.get(key) ?? [])
    .filter(({ item, worth }) => worth >= LEAST * most || isCalled(item, typed));
}

const keyOf = ({ kind, id }: Item): string => `${kind}:${id}`;

const askGrams = ({ grams }: Corpus, words: readonly string[]): Asked[] =>
  words.flatMap((word) =>
    gramsOf(word).map((gram) => ({
      words: (grams.get(gram) ?? []).map((each) => [each, 1] as const),
      weight: isQuestionWord(word) ? QUESTION_WORD : 1,
    })),
  );

const askStems = (corpus: Corpus, words: readonly string[]): Asked[] =>
  words.map((word) => ({
    words: [...stemsNear(corpus, word)].flatMap(([near, how]) =>
      (corpus.stems.get(near) ?? []).map((each) => [each, how ** 2] as const),
    ),
    weight: isQuestionWord(word) ? QUESTION_WORD : 1,
  }));

/** Items by their best unit. */
function orderOf({ documents }: Corpus, scores: Float64Array): string[] {
  const best = new Map<string, [first: number, second: number]>();
  scores.forEach((value, number) => {
    const document = documents[number];
    if (value === 0 || document === undefined) return;
    const key = keyOf(document.item);
    const [first, second] = best.get(key) ?? [0, 0];
    best.set(key, value > first ? [value, first] : [first, Math.max(second, value)]);
  });
  return [...best]
    .map(([key, [first, second]]) => [key, first + SECOND_UNIT * second] as const)
    .sort(([, one], [, other]) => other - one)
    .map(([key]) => key);
}

/** Items that are called what was typed, or begin with it, the nearest first. */
function named({ documents }: Corpus, typed: string): string[] {
  const near = new Map<string, number>();
  for (const { item, unit } of documents) {
    if (unit.kind !== 'answer' || !isCalled(item, typed)) continue;
    const rest = Math.min(
      ...spellings(item)
        .filter(begins(typed))
        .map((name) => name.length),
    );
    near.set(keyOf(item), Math.min(rest, near.get(keyOf(item)) ?? Infinity));
  }
  return [...near].sort(([, one], [, other]) => one - other).map(([key]) => key);
}

const begins =
  (typed: string) =>
  (name: string): boolean =>
    name.startsWith(typed);
const isCalled = (item: Item, typed: string): boolean => spellings(item).some(begins(typed));
const spellings = ({ title, otherTitle, names }: Item): string[] =>
  [title, otherTitle, ...names].map(compact);

/** What each document is worth by both rankings of texts, each compared to its best. */
function sumOfShares(one: Float64Array, other: Float64Array): Float64Array {
  const [most, mostOfOther] = [one, other].map((scores) => scores.reduce((a, b) => Math.max(a, b), 0) || 1);
  return one.map((value, document) => value / (most ?? 1) + (other[document] ?? 0) / (mostOfOther ?? 1));
}

/** The unit of each item that answers best: the short answer, unless another says more of what was asked. */
function bestUnits(
  { documents }: Corpus,
  worths: Float64Array,
  ownWords: Float64Array,
  typed: string,
): ReadonlyMap<string, Ranked> {
  const found = new Map<string, { item: Item; worth: Map<string, number>; own: Map<string, number> }>();
  for (const [number, { item, unit }] of documents.entries()) {
    // Of an item that is there in both languages, the reader's own came first.
    const known = found.get(keyOf(item)) ?? {
      item,
      worth: new Map<string, number>(),
      own: new Map<string, number>(),
    };
    known.worth.set(unit.id, Math.max(worths[number] ?? 0, known.worth.get(unit.id) ?? 0));
    known.own.set(unit.id, Math.max(ownWords[number] ?? 0, known.own.get(unit.id) ?? 0));
    found.set(keyOf(item), known);
  }
  return new Map(
    [...found].map(([key, { item, worth, own }]) => {
      const [answer] = item.units;
      const worthOf = ({ id }: Unit): number => worth.get(id) ?? 0;
      const ownOf = ({ id }: Unit): number => own.get(id) ?? 0;
      const best = item.units.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
      const isTitle = [item.title, item.otherTitle].map(compact).some(begins(typed));
      const unit = isTitle || ownOf(best) <= ownOf(answer) ? answer : best;
      const next = item.units
        .filter((other) => other !== unit && other !== answer && worthOf(other) >= NEARLY * worthOf(unit))
        .toSorted((one, other) => worthOf(other) - worthOf(one));
      return [key, { item, unit, next: next[0], worth: worthOf(best) }];
    }),
  );
}
