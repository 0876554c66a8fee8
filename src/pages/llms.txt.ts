import type { APIRoute } from 'astro';
import { LANGS } from '../i18n/locales.ts';
import { llmsText } from '../library/publish/markdown.ts';
import { absoluteRoutes } from '../paths.ts';
import { getLibrary } from '../site.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(llmsText(await getLibrary(), LANGS, absoluteRoutes(site)));
