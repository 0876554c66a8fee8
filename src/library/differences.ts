import type { Lang } from '../i18n/locales.ts';
import type { Clause, Difference, Entry, Game, Library } from './library.ts';

/** In what way two books differ, the most consequential first. */
export const DIFFERENCE_KINDS = ['contradiction', 'english', 'german', 'unequal'] as const;

/**
 * - `contradiction`: only one of them can apply.
 * - `english`, `german`: only that book says it.
 * - `unequal`: both say it, one more exactly than the other.
 */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

const BOOK = { en: 'english', de: 'german' } as const satisfies Record<Lang, DifferenceKind>;

/**
 * A book may have a passage about a matter and still leave out the point in question. So where neither is silent, the
 * clauses tell: if those that only one language prints are all of the same one, only that book says it.
 */
export function differenceKind(library: Library, difference: Difference): DifferenceKind {
  if (difference.wins !== 'both') return 'contradiction';
  if (difference.german.from.length === 0) return 'english';
  if (difference.english.from.length === 0) return 'german';
  const printedIn = new Set(difference.clauses.flatMap((address) => library.clause(address).onlyIn ?? []));
  const [only] = printedIn;
  return printedIn.size === 1 && only !== undefined ? BOOK[only] : 'unequal';
}

/** The differences of a game by their kind, in the order of kinds; each kind in the order of the content. */
export const differencesByKind = (
  library: Library,
  { differences }: Game,
): readonly { readonly kind: DifferenceKind; readonly differences: readonly Difference[] }[] =>
  DIFFERENCE_KINDS.map((kind) => ({
    kind,
    differences: differences.filter((difference) => differenceKind(library, difference) === kind),
  })).filter((group) => group.differences.length > 0);

/** What only the books of one language print and no difference tells, entry by entry. */
export function onlyPrintedIn(
  { entries, differences }: Game,
  lang: Lang,
): readonly { readonly entry: Entry; readonly clauses: readonly [Clause, ...Clause[]] }[] {
  const told = new Set(
    differences.flatMap(({ clauses }) => clauses.map(({ entry, clause }) => `${entry}#${clause}`)),
  );
  return entries.flatMap((entry) => {
    const [first, ...others] = entry.clauses.filter(
      ({ id, onlyIn }) => onlyIn === lang && !told.has(`${entry.id}#${id}`),
    );
    return first === undefined ? [] : [{ entry, clauses: [first, ...others] }];
  });
}
