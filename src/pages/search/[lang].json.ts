import type { APIRoute } from 'astro';
import type { Lang } from '../../i18n/locales.ts';
import { langPaths } from '../../paths.ts';
import { makeCatalog } from '../../search/catalog.ts';
import { library } from '../../site.ts';
import { TOOLS } from '../../widgets/registry.ts';

export const getStaticPaths = langPaths;

export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  new Response(JSON.stringify(makeCatalog(library, TOOLS, props.lang)));
