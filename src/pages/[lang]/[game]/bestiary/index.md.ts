import type { APIRoute } from 'astro';
import type { Lang } from '../../../../i18n/locales.ts';
import type { Game } from '../../../../library/library.ts';
import { bestiaryMarkdown } from '../../../../library/publish/markdown.ts';
import { absoluteRoutes, bestiaryPaths } from '../../../../paths.ts';

export const getStaticPaths = bestiaryPaths;

/** The monsters for whoever reads them without the page around them. */
export const GET: APIRoute<{ lang: Lang; game: Game }> = ({ props: { lang, game }, site }) =>
  new Response(bestiaryMarkdown(game, lang, absoluteRoutes(site)));
