import type { APIRoute, GetStaticPaths } from 'astro';
import { type Card, drawCard } from '../../cards/card.ts';
import { pageCards } from '../../cards/page-cards.ts';
import { routes } from '../../i18n/routes.ts';
import { getLibrary } from '../../site.ts';

export const getStaticPaths = (async () =>
  [...pageCards(await getLibrary())].map(([address, card]) => ({
    params: { page: address.slice(routes.root().length, -1) },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) =>
  new Response(await drawCard(card), { headers: { 'content-type': 'image/png' } });
