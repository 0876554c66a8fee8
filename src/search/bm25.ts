import type { Corpus } from './corpus.ts';

/** How soon more of the same word counts no more, as usual, and how much long texts are held back: by half of the usual. */
const SATURATION = 1.2;
const LENGTH_PENALTY = 0.4;

/**
 * How much more a rare word tells than a common one: less than usual, because in short texts a rare word is often an
 * accident of wording, and what counts is how much of a question is met. So question words need no weight of their own:
 * "same", "once" and "without" do tell, and "is" is everywhere.
 */
const RARITY = 0.7;

/** One thing that was asked for: the words that have it, each with how well. */
export type Asked = Iterable<readonly [word: string, how: number]>;

/** What documents are worth for what was asked. */
export type Scores = {
  /** With the names of their items. */
  readonly all: Float64Array;
  /** By their own words alone: names speak for every unit of an item, so they do not tell which of them answers. */
  readonly own: Float64Array;
};

/** What each document is worth for what was asked (BM25). */
export function score(corpus: Corpus, asked: readonly Asked[]): Scores {
  const { documents, words } = corpus;
  const [all, own] = [new Float64Array(documents.length), new Float64Array(documents.length)];
  const [counts, ownCounts] = [new Float64Array(documents.length), new Float64Array(documents.length)];
  const mean = corpus.length / Math.max(1, corpus.texts);
  for (const having of asked) {
    const touched: number[] = [];
    const add = (document: number, count: number): void => {
      if (counts[document] === 0) touched.push(document);
      counts[document] = (counts[document] ?? 0) + count;
    };
    for (const [word, how] of having) {
      const places = words.get(word);
      if (places === undefined) continue;
      places.documents.forEach((document, at) => {
        const count = how * (places.counts[at] ?? 0);
        add(document, count);
        ownCounts[document] = (ownCounts[document] ?? 0) + count;
      });
      for (const { from, to, count } of places.named)
        for (let document = from; document < to; document++) add(document, how * count);
    }
    const rarity = Math.log(1 + (documents.length - touched.length + 0.5) / (touched.length + 0.5)) ** RARITY;
    for (const document of touched) {
      const long = 1 - LENGTH_PENALTY + LENGTH_PENALTY * ((documents[document]?.length ?? 0) / mean);
      const worth = (count: number): number =>
        (rarity * count * (SATURATION + 1)) / (count + SATURATION * long);
      all[document] = (all[document] ?? 0) + worth(counts[document] ?? 0);
      own[document] = (own[document] ?? 0) + worth(ownCounts[document] ?? 0);
      counts[document] = 0;
      ownCounts[document] = 0;
    }
  }
  return { all, own };
}
