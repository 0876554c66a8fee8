import type { CatalogItem } from './catalog.ts';
import { fold } from './fold.ts';
import { nearStems } from './nearness.ts';
import type { WordIndex } from './word-index.ts';
import { stemsOf } from './words.ts';

/** One name, clause or ruling: the smallest thing that can answer. */
export type Unit = {
  readonly item: CatalogItem;
  readonly kind: 'title' | 'name' | 'answer' | 'clause' | 'ruling';
  /** Of a clause or ruling its id, of a name its letters without spaces. */
  readonly id: string;
  /** How many different stems it has. */
  readonly length: number;
};

/** Everything that can be searched: units, and in which of them each stem stands. It grows as indexes arrive. */
export type Corpus = {
  readonly items: readonly CatalogItem[];
  readonly units: Unit[];
  readonly places: Map<string, number[]>;
  /** What words that were asked for may mean. Kept: with each letter only the last word is another. */
  readonly near: Map<string, ReadonlyMap<string, number>>;
};

/** A corpus of names; texts are added when they are loaded. */
export function makeCorpus(items: readonly CatalogItem[]): Corpus {
  const corpus: Corpus = { items, units: [], places: new Map(), near: new Map() };
  for (const item of items) {
    const titles = [item.title, item.otherTitle];
    for (const name of new Set([...titles, ...item.names])) {
      const stems = [...new Set(stemsOf(name))];
      for (const each of stems) put(corpus, each, corpus.units.length);
      const kind = titles.includes(name) ? 'title' : 'name';
      corpus.units.push({ item, kind, id: compact(name), length: stems.length });
    }
  }
  return corpus;
}

/** The stems that a typed word may mean, with how near each is. */
export function stemsNear({ places, near }: Corpus, typed: string): ReadonlyMap<string, number> {
  const known = near.get(typed) ?? nearStems(typed, places.keys());
  near.set(typed, known);
  return known;
}

/** @example compact('Dice Poker') // => 'dicepoker' */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');

/** Adds the texts of one language. */
export function addTexts(corpus: Corpus, index: WordIndex): void {
  corpus.near.clear();
  const first = corpus.units.length;
  const lengths = new Map<number, number>();
  const stems = index.stems.split(' ');
  for (const [number, deltas] of index.units.split(' ').entries()) {
    let unit = first;
    for (const delta of deltas.split(',')) {
      unit += Number.parseInt(delta, 36);
      put(corpus, stems[number] ?? '', unit);
      lengths.set(unit, (lengths.get(unit) ?? 0) + 1);
    }
  }
  const entries = new Map(corpus.items.filter(({ kind }) => kind === 'entry').map((item) => [item.id, item]));
  for (const [id, clauses, rulings] of index.entries) {
    const item = entries.get(id);
    if (item === undefined) throw new Error(`The catalogue has no entry "${id}".`);
    const add = (kind: Unit['kind'], unitId: string): void => {
      corpus.units.push({ item, kind, id: unitId, length: lengths.get(corpus.units.length) ?? 0 });
    };
    add('answer', '');
    for (const clause of ids(clauses)) add('clause', clause);
    for (const ruling of ids(rulings)) add('ruling', ruling);
  }
}

function put({ places }: Corpus, stem: string, unit: number): void {
  const units = places.get(stem);
  if (units === undefined) places.set(stem, [unit]);
  else units.push(unit);
}

const ids = (text: string): string[] => text.split(' ').filter((id) => id !== '');
