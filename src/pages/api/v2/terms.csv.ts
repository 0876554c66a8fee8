import type { APIRoute } from 'astro';
import { routes } from '../../../i18n/routes.ts';
import { apiTerms, termsCsv } from '../../../library/publish/terms.ts';
import { getLibrary } from '../../../site.ts';

export const GET: APIRoute = async () => new Response(termsCsv(apiTerms(await getLibrary(), routes)));
