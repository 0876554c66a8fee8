import type { APIRoute } from 'astro';
import type { Lang } from '../../i18n/locales.ts';
import { langPaths } from '../../paths.ts';
import { makeWordIndex } from '../../search/word-index.ts';
import { getLibrary } from '../../site.ts';

export const getStaticPaths = langPaths;

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  new Response(JSON.stringify(makeWordIndex(await getLibrary(), props.lang)));
