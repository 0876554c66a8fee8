import { getEntry, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Lang } from '../i18n/locales.ts';

/** The text of an entry as a component, to be shown with the tags that suit the page. */
export async function renderText(id: string, lang: Lang): Promise<AstroComponentFactory> {
  const source = await getEntry('glossary', `${id}/${lang}`);
  if (source === undefined) throw new Error(`${id}/${lang}.mdx is not in the collection.`);
  return (await render(source)).Content;
}
