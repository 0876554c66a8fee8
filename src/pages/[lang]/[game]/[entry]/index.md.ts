import type { APIRoute } from 'astro';
import type { Lang } from '../../../../i18n/locales.ts';
import type { Entry } from '../../../../library/library.ts';
import { entryMarkdown } from '../../../../library/publish/markdown.ts';
import { absoluteRoutes, entryPaths } from '../../../../paths.ts';
import { getLibrary } from '../../../../site.ts';

export const getStaticPaths = entryPaths;

/** The entry for whoever reads it without the page around it. */
export const GET: APIRoute<{ lang: Lang; entry: Entry }> = async ({ props: { lang, entry }, site }) =>
  new Response(entryMarkdown(entry, await getLibrary(), lang, absoluteRoutes(site)));
