import type { Lang } from '../i18n/locales.ts';
import type { Library } from '../library/library.ts';
import { stemsOf } from './words.ts';

/** Which words stand where in the texts of one language: as short as JSON can say it. */
export type WordIndex = {
  /** Entries with the ids of their clauses and rulings: these are the units, counted through. */
  readonly entries: readonly (readonly [entry: string, clauses: string, rulings: string])[];
  /** All stems, sorted. */
  readonly stems: string;
  /** For each stem the units that have it, each as the distance to the one before, in base 36. */
  readonly units: string;
};

export function makeWordIndex(library: Library, lang: Lang): WordIndex {
  const found = new Map<string, number[]>();
  let unit = 0;
  const add = (text: string): void => {
    for (const stem of new Set(stemsOf(text))) found.set(stem, [...(found.get(stem) ?? []), unit]);
    unit += 1;
  };
  const entries = library.entries.map(({ id, text, clauses, rulings }) => {
    add(`${text[lang].title} ${text[lang].answer}`);
    for (const clause of clauses) add(clause.text[lang]);
    for (const ruling of rulings) add(`${ruling[lang].question} ${ruling[lang].answer}`);
    return [
      id,
      clauses.map((clause) => clause.id).join(' '),
      rulings.map((ruling) => ruling.id).join(' '),
    ] as const;
  });
  const stems = [...found.keys()].sort();
  return {
    entries,
    stems: stems.join(' '),
    units: stems.map((stem) => deltas(found.get(stem) ?? [])).join(' '),
  };
}

const deltas = (units: readonly number[]): string =>
  units.map((unit, index) => (unit - (units[index - 1] ?? 0)).toString(36)).join(',');
