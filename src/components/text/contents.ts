import { getEntry, render } from 'astro:content';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Lang } from '../../i18n/locales.ts';

/** An MDX text as a component; of an entry's, `only` says which clause it shows. */
export async function contentOf(
  kind: 'entries' | 'quickrefs',
  id: string,
  lang: Lang,
): Promise<AstroComponentFactory> {
  return (await rendered(kind, id, lang)).Content;
}

/** The headings that divide a quick reference. */
export async function headingsOf(
  id: string,
  lang: Lang,
): Promise<{ readonly slug: string; readonly text: string }[]> {
  const { headings } = await rendered('quickrefs', id, lang);
  return headings.filter(({ depth }) => depth === 2);
}

async function rendered(
  kind: 'entries' | 'quickrefs',
  id: string,
  lang: Lang,
): Promise<Awaited<ReturnType<typeof render>>> {
  const text = await getEntry('texts', `${kind}/${id}/${lang}`);
  if (text === undefined) throw new Error(`${id}/${lang}.mdx is not in the collection.`);
  return render(text);
}
