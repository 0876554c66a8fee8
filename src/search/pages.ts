import { type Lang, LANGS, type Localized, otherLang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import { wordsIn } from '../i18n/words.ts';
import { hasBook } from '../library/citation.ts';
import type { Game } from '../library/library.ts';
import type { Item } from './item.ts';

/** What a page is called, what it is for, and what readers may type who look for it, with commas between. */
type About = { readonly title: string; readonly summary: string; readonly names?: string };

/** Something that is found as a whole, by what it is called and what it settles. */
export const pageItem = (
  place: Pick<Item, 'kind' | 'id' | 'game' | 'href'>,
  text: Localized<About>,
  lang: Lang,
): Item => ({
  ...place,
  title: text[lang].title,
  otherTitle: text[otherLang(lang)].title,
  names: LANGS.flatMap((each) => text[each].names?.split(', ') ?? []),
  units: [{ id: '', kind: 'answer', text: text[lang].summary }],
});

/** The pages of a game that are no entry, quick reference or tool. */
export function pagesOfGame(game: Game, lang: Lang): Item[] {
  const page = (name: string, href: string, about: (words: Words) => About): Item =>
    pageItem({ kind: 'page', id: `${game.key}/${name}`, game: game.key, href }, inBoth(about), lang);
  const twoBooks = LANGS.every((each) => hasBook(game, each));
  return [
    page('differences', routes.differences(lang, game.key), ({ differences }) => ({
      ...differences,
      summary: twoBooks ? differences.intro : differences.none,
    })),
    page('rulebook', routes.rulebook(lang, game.key), ({ rulebook }) => ({
      ...rulebook,
      summary: rulebook.intro,
    })),
    ...(game.monsters.length === 0
      ? []
      : [
          page('bestiary', routes.bestiary(lang, game.key), ({ bestiary }) => ({
            ...bestiary,
            summary: bestiary.intro,
          })),
        ]),
    ...(game.quickrefs.length === 0
      ? []
      : [page('table', routes.table(lang, game.key), ({ table }) => ({ ...table, summary: table.about }))]),
  ];
}

/** The pages that all games share. */
export function pagesOfSite(lang: Lang): Item[] {
  const page = (id: 'terms' | 'openQuestions' | 'sources' | 'offline' | 'settings'): Item =>
    pageItem(
      { kind: 'page', id, game: '', href: routes[id](lang) },
      inBoth((words) => ({ ...words[id], summary: words[id].intro })),
      lang,
    );
  return [page('terms'), page('openQuestions'), page('sources'), page('offline'), page('settings')];
}

type Words = ReturnType<typeof wordsIn>;
const inBoth = (about: (words: Words) => About): Localized<About> => ({
  en: about(wordsIn('en')),
  de: about(wordsIn('de')),
});
