import { LANG_NAMES, LANGS, type Lang } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import { fill, wordsIn } from '../i18n/words.ts';
import type { IconName } from '../icons/index.ts';
import { describeBooks, describePages } from '../library/citation.ts';
import type { Clause, Game, Library } from '../library/library.ts';
import { clausesOf } from '../library/set-up.ts';
import { TOOLS } from '../widgets/registry.ts';
import type { Card } from './card.ts';

/** What fits beside the name of the site. */
const LONGEST_SOURCE = 64;

/** The card of every page that has one, by the address of the page. */
export const pageCards = (library: Library): Map<string, Card> =>
  new Map(LANGS.flatMap((lang) => cardsIn(lang, library)));

function cardsIn(lang: Lang, library: Library): [string, Card][] {
  const words = wordsIn(lang);
  const inGame = (game: Game) => ({
    game: game.key,
    mark: `game-${game.key}` as IconName,
    of: game.name[lang],
    site: words.site.name,
  });
  const home: Card = {
    mark: 'medallion',
    of: words.site.name,
    kind: LANGS.map((each) => LANG_NAMES[each]).join(' · '),
    title: words.home.title,
    text: words.site.description,
    source: words.site.trademarks,
  };
  return [
    [routes.home(lang), home],
    ...library.games.map((game): [string, Card] => [
      routes.hub(lang, game.key),
      { ...inGame(game), of: words.share.game, title: game.name[lang], text: game.about[lang] },
    ]),
    ...library.entries.map((entry): [string, Card] => {
      const game = library.game(entry.game);
      return [
        routes.entry(lang, entry.id),
        {
          ...inGame(game),
          kind: game.chapters.find(({ id }) => id === entry.chapter)?.title[lang],
          title: entry.text[lang].title,
          text: entry.text[lang].answer,
          source: sourceOf(library.clausesIn(entry), game, lang),
        },
      ];
    }),
    ...library.quickrefs.map((quickref): [string, Card] => {
      const game = library.game(quickref.game);
      return [
        routes.quickref(lang, quickref.id),
        {
          ...inGame(game),
          kind: words.entry.quickref,
          title: quickref.text[lang].title,
          text: quickref.text[lang].summary,
          source: sourceOf(library.clausesOf(quickref), game, lang),
        },
      ];
    }),
    ...library.games.flatMap((game): [string, Card][] =>
      game.setUp === undefined
        ? []
        : [
            [
              routes.checklist(lang, game.key),
              {
                ...inGame(game),
                title: words.checklist.title,
                text: fill(words.checklist.description, { game: game.name[lang] }),
                source: sourceOf(clausesOf(game.setUp, library), game, lang),
              },
            ],
          ],
    ),
    ...Object.entries(TOOLS).map(([id, tool]): [string, Card] => [
      routes.tool(lang, id),
      {
        ...inGame(library.game(tool.game)),
        kind: words.search.labels.tool,
        title: tool.words[lang].title,
        text: tool.words[lang].summary,
      },
    ]),
  ];
}

function sourceOf(clauses: readonly Clause[], game: Game, lang: Lang): string {
  const pages = describePages(clauses, game, lang);
  return pages.length > LONGEST_SOURCE ? describeBooks(clauses, game, lang) : pages;
}
