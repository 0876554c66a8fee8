import type { APIRoute } from 'astro';
import type { Lang } from '../../i18n/locales.ts';
import { routes } from '../../i18n/routes.ts';
import { wordsIn } from '../../i18n/words.ts';
import { langPaths } from '../../paths.ts';

export const getStaticPaths = langPaths;

/** Tells a browser how to search the site from its address bar (OpenSearch 1.1). */
export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang }, site }) => {
  const { name, tagline } = wordsIn(lang).site;
  const results = new URL(routes.search(lang), site).href;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name} ${lang.toUpperCase()}</ShortName>
  <Description>${tagline}</Description>
  <Language>${lang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${results}?q={searchTerms}"/>
</OpenSearchDescription>
`);
};
