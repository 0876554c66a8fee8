import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';

/** A text as it stands in a file under `content/`. */
export type Written = { readonly file: string; readonly text: string };

/** Everything that authors wrote in a language and readers read as prose: all but the words for search, which are any words. */
export function writtenIn(lang: Lang): Written[] {
  const prose = globSync(`content/{glossary,quickrefs}/**/${lang}.mdx`).map((file) => ({
    file,
    text: readFileSync(file, 'utf8')
      .replace(/^aliases:.*$/m, '')
      // Ids and references are not prose.
      .replace(/\b(?:id|from|clause)="[^"]*"|(?<=\])\([^)]*\)/g, ''),
  }));
  const data = globSync('content/**/*.yaml', { exclude: ['**/typed.yaml'] }).flatMap((file) =>
    stringsOf(parse(readFileSync(file, 'utf8')), lang, false).map((text) => ({ file, text })),
  );
  return [...prose, ...data];
}

/** The strings below a key that names the language. */
function stringsOf(value: unknown, lang: Lang, within: boolean): string[] {
  if (typeof value === 'string') return within ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    LANGS.some((other) => other !== lang && other === key)
      ? []
      : stringsOf(inner, lang, within || key === lang),
  );
}
