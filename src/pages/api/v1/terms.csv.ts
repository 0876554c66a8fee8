import type { APIRoute } from 'astro';
import { routes } from '../../../i18n/routes.ts';
import { apiTerms, termsCsv } from '../../../library/api-terms.ts';
import { library } from '../../../site.ts';

export const GET: APIRoute = () => new Response(termsCsv(apiTerms(library, routes)));
