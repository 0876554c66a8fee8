import type { Lang } from '../i18n/locales.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import type { Clause, Game, Term } from './library.ts';
import { type Citation, pageRange, parseFrom } from './references.ts';

/**
 * Where something is printed, as a reader would say it.
 *
 * @example describeSources([{ document: 'rulebook', place: '13' }, { document: 'rulebook', place: '15' }], game, 'en')
 * // => 'Rulebook pp. 13, 15', with a space after "pp." that does not break
 */
export function describeSources(citations: readonly Citation[], game: Game, lang: Lang): string {
  const words = wordsIn(lang).clause;
  const keys = [...new Set(citations.map(({ document }) => document))];
  return keys
    .map((key) => {
      const document = game.documents[key];
      if (document === undefined) throw new Error(`"${key}" is no document of ${game.key}.`);
      const places = citations.filter((citation) => citation.document === key).map(({ place }) => place);
      const named = places.map((place) => document.sections?.[place]?.[lang] ?? place.replace('-', '–'));
      const several = places.length > 1 || (places[0] ?? '').includes('-');
      const pattern = document.pages === undefined ? words.section : several ? words.pages : words.page;
      return fill(pattern, { document: document.cite[lang], place: named.join(', ') });
    })
    .join(' · ');
}

/**
 * All that clauses rest on in the printed books of a game, each page once and in order.
 *
 * @example describePages(clauses, game, 'en') // => 'Rulebook pp. 13–15, 30 · Help card p. 1'
 */
export function describePages(clauses: readonly Clause[], game: Game, lang: Lang): string {
  const cited = clauses.flatMap(({ from }) => from[lang]);
  const merged = Object.entries(game.documents)
    .filter(([, { online }]) => online === undefined)
    .flatMap(([document, { sections }]) => {
      const places = cited.filter((each) => each.document === document).map(({ place }) => place);
      const once =
        sections === undefined
          ? mergeRanges(places)
          : Object.keys(sections).filter((section) => places.includes(section));
      return once.map((place): Citation => ({ document, place }));
    });
  return describeSources(merged, game, lang);
}

/** The printed books that clauses rest on, without the pages: where there is no room for them. */
export const describeBooks = (clauses: readonly Clause[], game: Game, lang: Lang): string =>
  Object.entries(game.documents)
    .filter(([key, { online }]) => {
      const isCited = clauses.some(({ from }) => from[lang].some(({ document }) => document === key));
      return online === undefined && isCited;
    })
    .map(([, { cite }]) => cite[lang])
    .join(' · ');

/** @example mergeRanges(['15', '3', '13-14', '13']) // => ['3', '13-15'] */
function mergeRanges(places: readonly string[]): string[] {
  const ranges = places.flatMap((place) => {
    const range = pageRange(place);
    return range === undefined ? [] : [range];
  });
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`));
}

/** Where a word of the term base is from: a book and its page, another source, or us. */
export function describeWordSource({ printed, seen }: Term[Lang], game: Game, lang: Lang): string {
  const words = wordsIn(lang).terms;
  if (printed !== undefined) return describeSources(parseFrom(printed) ?? [], game, lang);
  if (seen === undefined) return words.ours;
  return `${fill(words.seen, { source: seen.in })} (${words.confidence[seen.confidence]})`;
}

/** Whether a printed book of the game in that language is at hand. */
export const hasBook = ({ documents }: Game, lang: Lang): boolean =>
  Object.values(documents).some(({ language, online }) => language === lang && online === undefined);

/** What a clause rests on: the page it is printed on, the page that a reading interprets, or that an example is ours. */
export function describeClauseSource({ kind, from }: Clause, game: Game, lang: Lang): string {
  const words = wordsIn(lang).clause;
  const source = describeSources(from[lang], game, lang);
  if (kind === 'reading') return fill(words.readingOf, { source });
  return source || words.ownExample;
}
