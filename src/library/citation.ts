import type { Lang } from '../i18n/locales.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import type { Clause, Game, Term } from './library.ts';
import { type Citation, parseFrom } from './references.ts';

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
