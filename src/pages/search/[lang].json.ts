import type { APIRoute } from 'astro';
import { reportLink } from '../../publishing.ts';
import type { Lang } from '../../i18n/locales.ts';
import { routes } from '../../i18n/routes.ts';
import { wordsIn } from '../../i18n/words.ts';
import { langPaths } from '../../paths.ts';
import { pagesOfSite } from '../../search/pages.ts';
import type { SearchSettings } from '../../search/settings.ts';
import { getLibrary } from '../../site.ts';

export const getStaticPaths = langPaths;

/** What search needs beside its program, fetched when it is opened. */
export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const library = await getLibrary();
  const settings: SearchSettings = {
    lang,
    ui: wordsIn(lang).search,
    games: library.games.map(({ key, short }) => ({
      key,
      name: short[lang],
      href: routes.hub(lang, key),
    })),
    pages: pagesOfSite(lang),
    texts: routes.searchTexts(),
    bundle: routes.pagefind(lang),
    page: routes.search(lang),
    report: reportLink('search', ''),
  };
  return new Response(JSON.stringify(settings));
};
