import type { APIRoute } from 'astro';
import type { Lang } from '../../../../i18n/locales.ts';
import type { Entry } from '../../../../library/library.ts';
import { entryPaths } from '../../../../paths.ts';
import { makeUnitTexts } from '../../../../search/unit-texts.ts';

export const getStaticPaths = entryPaths;

/** What the clauses and rulings of an entry say, for the list of what search has found. */
export const GET: APIRoute<{ lang: Lang; entry: Entry }> = ({ props: { lang, entry } }) =>
  new Response(JSON.stringify(makeUnitTexts(entry, lang)));
