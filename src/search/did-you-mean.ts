import type { Corpus } from './corpus.ts';
import { distance } from './distance.ts';
import { compact } from './fold.ts';
import type { Item } from './item.ts';

const MOST_SUGGESTIONS = 4;

/** Items with a name most like what was typed: up to every third letter may be wrong. */
export function nearestItems(corpus: Corpus, query: string): readonly Item[] {
  const typed = compact(query);
  const allowed = Math.min(6, Math.ceil(typed.length / 3));
  if (typed.length < 3 || typed.length > 40) return [];
  const near = corpus.items
    .flatMap(({ item, spellings }) =>
      spellings.map((name) => ({ item, wrong: distance(typed, name, allowed) })),
    )
    .filter(({ wrong }) => wrong <= allowed)
    .sort((a, b) => a.wrong - b.wrong);
  return [...new Set(near.map(({ item }) => item))].slice(0, MOST_SUGGESTIONS);
}
