import renderer from '@astrojs/mdx/server.js';
import { experimental_AstroContainer as Container } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Lang } from '../../i18n/locales.ts';
import type { Library } from '../../library/library.ts';
import { gameOf } from '../../library/references.ts';
import { contentOf } from './contents.ts';
import { TEXT_TAGS } from './tags.ts';

type ClauseHtml = ReadonlyMap<string, string>;

let container: Promise<Container> | undefined;
/** By the component: in development, a changed text is another one. */
const rendered = new WeakMap<AstroComponentFactory, Promise<ClauseHtml>>();

/** The HTML of every clause of an entry by its id: each text is rendered once, whatever pages show it. */
export async function clauseHtml(entry: string, lang: Lang, library: Library): Promise<ClauseHtml> {
  const Content = await contentOf('entries', entry, lang);
  const known = rendered.get(Content) ?? renderClauses(Content, entry, lang, library);
  rendered.set(Content, known);
  return known;
}

async function renderClauses(
  Content: AstroComponentFactory,
  entry: string,
  lang: Lang,
  library: Library,
): Promise<ClauseHtml> {
  container ??= Container.create().then((made) => {
    made.addServerRenderer({ renderer });
    return made;
  });
  const into = new Map<string, string>();
  const at = { library, lang, game: gameOf(entry), entry };
  await (await container).renderToString(Content, { props: { into, at, components: TEXT_TAGS } });
  return into;
}
