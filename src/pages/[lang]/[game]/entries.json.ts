import type { APIRoute } from 'astro';
import type { GameList } from '../../../browser/wide-screens/list.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { wordsIn } from '../../../i18n/words.ts';
import type { Game } from '../../../library/library.ts';
import { gamePaths } from '../../../paths.ts';

export const getStaticPaths = gamePaths;

/**
 * What stands beside the texts of a game on a wide screen. A file of its own, fetched there alone: in the pages it would
 * be 2.5 MB of HTML (506 pages of some 5 kB, more than the budget has left) and 1 kB over the wire of every page, for
 * phones too, and each new title would change all pages of its game. As a file it is 1 kB, once.
 */
export const GET: APIRoute<{ lang: Lang; game: Game }> = ({ props: { lang, game } }) => {
  const { hub, rulebook, entry, differences, nav, keys } = wordsIn(lang);
  const list: GameList = {
    groups: [
      {
        title: hub.quickrefs,
        pages: game.quickrefs.map(({ slug, text }) => [`quick/${slug}/`, text[lang].title] as const),
      },
      ...game.chapters.map(({ title, entries }) => ({
        title: title[lang],
        pages: entries.map(({ slug, text }) => [`${slug}/`, text[lang].title] as const),
      })),
      {
        title: nav.more,
        pages: [
          ['rulebook/', rulebook.title],
          ['differences/', differences.title],
        ] as const,
      },
    ].filter(({ pages }) => pages.length > 0),
    keys: {
      ...keys,
      names: [
        ['j', entry.next],
        ['k', entry.previous],
        ['/', nav.search],
        ['?', keys.help],
      ],
    },
  };
  return new Response(JSON.stringify(list));
};
