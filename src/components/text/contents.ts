import { getEntry, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Lang } from '../../i18n/locales.ts';

/** An MDX text as a component; of an entry's, `only` says which clause it shows. */
export async function contentOf(
  kind: 'entries' | 'quickrefs',
  id: string,
  lang: Lang,
): Promise<AstroComponentFactory> {
  const text = await getEntry('texts', `${kind}/${id}/${lang}`);
  if (text === undefined) throw new Error(`${id}/${lang}.mdx is not in the collection.`);
  return (await render(text)).Content;
}
