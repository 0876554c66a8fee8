import { stemsOf } from '../../src/search/words.ts';

export type Said = { readonly address: string; readonly text: string };
export type Pair = { readonly addresses: readonly [string, string]; readonly alike: number };

/** Pairs of texts that say nearly the same, the nearest first: the cosine of their words, rare ones weighing more. */
export function nearDuplicates(texts: readonly Said[], alike: number): Pair[] {
  const words = texts.map(({ text }) => new Set(stemsOf(text)));
  const holders = new Map<string, number[]>();
  for (const [place, stems] of words.entries()) {
    for (const word of stems) {
      if (!holders.has(word)) holders.set(word, []);
      holders.get(word)!.push(place);
    }
  }
  const weight = (word: string): number => Math.log(texts.length / holders.get(word)!.length) ** 2;
  const sizes = words.map((stems) => [...stems].reduce((sum, word) => sum + weight(word), 0));
  const pairs: Pair[] = [];
  for (const [place, stems] of words.entries()) {
    const shared = new Map<number, number>();
    for (const word of stems) {
      for (const other of holders.get(word)!) {
        if (other > place) shared.set(other, (shared.get(other) ?? 0) + weight(word));
      }
    }
    for (const [other, sum] of shared) {
      const cosine = sum / Math.sqrt(sizes[place]! * sizes[other]!);
      if (cosine < alike) continue;
      pairs.push({ addresses: [texts[place]!.address, texts[other]!.address], alike: cosine });
    }
  }
  return pairs.toSorted((one, other) => other.alike - one.alike);
}
