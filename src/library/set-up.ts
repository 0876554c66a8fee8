import type { Lang } from '../i18n/locales.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import type { Entry, SetUp, When } from './library.ts';

/** The choice that every game has. */
export const PLAYERS = 'players';

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
  const words = wordsIn(lang).checklist;
  const either = new Intl.ListFormat(lang, { type: 'disjunction' });
  const parts = choices.flatMap(({ id, options }) => {
    const wanted = when[id];
    // What every table of this choice has is no condition.
    if (wanted === undefined || wanted.length === options.length) return [];
    if (id !== PLAYERS)
      return [
        either.format(wanted.map((option) => options.find((each) => each.id === option)?.name?.[lang] ?? '')),
      ];
    const counts = wanted.filter((count) => count !== '1');
    const several = counts.length === 0 ? [] : [fill(words.forPlayers, { players: either.format(counts) })];
    return [either.format([...(wanted.includes('1') ? [words.solo] : []), ...several])];
  });
  return parts.join(' · ');
}
