import type { APIRoute } from 'astro';
import type { Lang } from '../../i18n/locales.ts';
import { langPaths } from '../../paths.ts';
import { makeWordIndex } from '../../search/word-index.ts';
import { library } from '../../site.ts';

export const getStaticPaths = langPaths;

export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(makeWordIndex(library, props.lang)));
