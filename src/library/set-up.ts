import type { Lang } from '../i18n/locales.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import type { Clause, Entry, Game, Library, Quickref, SetUp, When } from './library.ts';

/** The choice that every game has. */
export const PLAYERS = 'players';
export const SOLO = '1';

/** The clauses that tell what to do, in order. */
export const clausesOf = ({ groups }: SetUp, library: Library): readonly Clause[] =>
  groups.flatMap(({ steps }) => steps).map(({ clause }) => library.clause(clause));

/** What a quick reference of setting up is called in addresses. */
const SLUGS: readonly string[] = ['set-up', 'setup'];

/** The set-up of a game on one page, where it has one. */
export const onOnePage = ({ quickrefs }: Pick<Game, 'quickrefs'>): Quickref | undefined =>
  quickrefs.find(({ slug }) => SLUGS.includes(slug));

/** From so many steps on, an entry is about setting up. */
const ABOUT_SETTING_UP = 2;

/** Whether an entry tells steps of the set-up, and not just one that happens to stand there. */
export const tellsSetUp = ({ id }: Entry, { groups }: SetUp): boolean =>
  groups.flatMap(({ steps }) => steps).filter(({ clause }) => clause.entry === id).length >= ABOUT_SETTING_UP;

/**
 * For which tables something is, in words; empty where it is for all.
 *
 * @example describeWhen({ players: ['4', '5'], tale: ['striga'] }, setUp, 'en') // => '4 or 5 players · Striga'
 */
export function describeWhen(when: When, { choices }: SetUp, lang: Lang): string {
  const parts = choices.flatMap(({ id, options }) => {
    const wanted = options.filter((option) => when[id]?.includes(option.id));
    // What every option has is no condition.
    if (wanted.length === 0 || wanted.length === options.length) return [];
    if (id !== PLAYERS)
      return [
        either(
          wanted.map(({ name }) => name?.[lang] ?? ''),
          lang,
        ),
      ];
    return [
      describePlayers(
        wanted.map((option) => option.id),
        lang,
      ),
    ];
  });
  return parts.join(' · ');
}

const either = (names: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);

/** @example describePlayers(['1', '2', '3'], 'en') // => '1–3 players' */
function describePlayers(counts: readonly string[], lang: Lang): string {
  const words = wordsIn(lang).checklist;
  const [first = '', last = ''] = [counts[0], counts.at(-1)];
  // Three numbers in a row or more are a range.
  if (counts.length > 2 && Number(last) - Number(first) === counts.length - 1)
    return fill(words.forPlayers, { players: `${first}–${last}` });
  const several = counts.filter((count) => count !== SOLO);
  return either(
    [
      ...(several.length < counts.length ? [words.solo] : []),
      ...(several.length > 0 ? [fill(words.forPlayers, { players: either(several, lang) })] : []),
    ],
    lang,
  );
}
