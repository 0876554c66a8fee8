import type { Corpus } from './corpus.ts';

/** How soon more of the same word counts no more, and how much long texts are held back: the usual, and the review's. */
const SATURATION = 1.2;
const LENGTH_PENALTY = 0.4;

/** One thing that was asked for: the words that have it, each with how well, and how much it tells. */
export type Asked = {
  readonly words: Iterable<readonly [word: string, how: number]>;
  readonly weight: number;
};

/** What each document is worth for what was asked (BM25), with the names of its item or by its own words alone. */
export function score(corpus: Corpus, asked: readonly Asked[], withNames = true): Float64Array {
  const { documents, words } = corpus;
  const scores = new Float64Array(documents.length);
  const counts = new Float64Array(documents.length);
  const mean = corpus.length / Math.max(1, documents.length);
  for (const { words: having, weight } of asked) {
    const touched: number[] = [];
    const add = (document: number, count: number): void => {
      if (counts[document] === 0) touched.push(document);
      counts[document] = (counts[document] ?? 0) + count;
    };
    for (const [word, how] of having) {
      const places = words.get(word);
      if (places === undefined) continue;
      places.documents.forEach((document, at) => add(document, how * (places.counts[at] ?? 0)));
      for (const { from, to, count } of withNames ? places.named : [])
        for (let document = from; document < to; document++) add(document, how * count);
    }
    const rarity = weight * Math.log(1 + (documents.length - touched.length + 0.5) / (touched.length + 0.5));
    for (const document of touched) {
      const count = counts[document] ?? 0;
      const long = 1 - LENGTH_PENALTY + LENGTH_PENALTY * ((documents[document]?.length ?? 0) / mean);
      scores[document] =
        (scores[document] ?? 0) + (rarity * count * (SATURATION + 1)) / (count + SATURATION * long);
      counts[document] = 0;
    }
  }
  return scores;
}
