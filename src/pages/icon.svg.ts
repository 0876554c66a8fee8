import type { APIRoute } from 'astro';
import { INTERFACE_ICONS } from '../icons/interface.ts';

/** The site's mark, as browsers show it beside a title. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" color="#a02c2c" stroke-linecap="round" stroke-linejoin="round">${INTERFACE_ICONS.medallion}</svg>\n`,
  );
