import type { APIRoute } from 'astro';
import { reportLink } from '../../publishing.ts';
import type { Lang } from '../../i18n/locales.ts';
import { routes } from '../../i18n/routes.ts';
import { wordsIn } from '../../i18n/words.ts';
import { langPaths } from '../../paths.ts';
import { makeCatalog } from '../../search/catalog.ts';
import type { SearchFile } from '../../search/settings.ts';
import { getLibrary } from '../../site.ts';
import { TOOLS } from '../../widgets/registry.ts';

export const getStaticPaths = langPaths;

/** What search needs beside its program, fetched when it is opened. */
export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const library = await getLibrary();
  const file: SearchFile = {
    settings: {
      lang,
      ui: wordsIn(lang).search,
      games: library.games.map(({ key, short }) => ({
        key,
        name: short[lang],
        href: routes.hub(lang, key),
      })),
      words: { en: routes.wordIndex('en'), de: routes.wordIndex('de') },
      texts: routes.unitTexts(lang),
      bundle: routes.pagefind(lang),
      page: routes.search(lang),
      report: reportLink(''),
    },
    items: makeCatalog(library, TOOLS, lang),
  };
  return new Response(JSON.stringify(file));
};
