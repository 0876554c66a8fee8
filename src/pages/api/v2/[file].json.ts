import type { APIRoute, GetStaticPaths } from 'astro';
import { z } from 'astro/zod';
import { routes } from '../../../i18n/routes.ts';
import { apiGame, apiIndex, apiSchema } from '../../../library/publish/json.ts';
import { apiTerms, apiTermsSchema } from '../../../library/publish/terms.ts';
import { getLibrary } from '../../../site.ts';

export const getStaticPaths = (async () => {
  const library = await getLibrary();
  return [
    { params: { file: 'index' }, props: { data: apiIndex(library, routes) } },
    { params: { file: 'schema' }, props: { data: apiSchema() } },
    { params: { file: 'terms' }, props: { data: apiTerms(library, routes) } },
    { params: { file: 'terms-schema' }, props: { data: z.toJSONSchema(apiTermsSchema) } },
    ...library.games.map((game) => ({ params: { file: game.key }, props: { data: apiGame(game, routes) } })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ data: object }> = ({ props }) =>
  new Response(JSON.stringify(props.data, undefined, 1));
