import type { APIRoute } from 'astro';
import type { Lang } from '../../../i18n/locales.ts';
import type { Game } from '../../../library/library.ts';
import { gamePaths } from '../../../paths.ts';
import { makeGameTexts } from '../../../search/game-texts.ts';
import { pack } from '../../../search/packed.ts';
import { getLibrary } from '../../../site.ts';
import { TOOLS } from '../../../widgets/registry.ts';

export const getStaticPaths = gamePaths;

/** What can be found of one game, fetched when it is searched. */
export const GET: APIRoute<{ lang: Lang; game: Game }> = async ({ props: { lang, game } }) =>
  new Response(JSON.stringify(pack(makeGameTexts(await getLibrary(), TOOLS, game, lang))));
