import { LANGS, otherLang, type Lang, type Localized } from '../i18n/locales.ts';
import { routes } from '../i18n/routes.ts';
import type { Library } from '../library/library.ts';
import type { Tool } from '../widgets/tool.ts';

/** Something that search can find, in the language of the reader. */
export type CatalogItem = {
  readonly kind: 'entry' | 'quickref' | 'tool';
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** The title in the other language. */
  readonly otherTitle: string;
  readonly answer: string;
  readonly href: string;
  /** What else it is called, in both languages: aliases and terms. */
  readonly names: readonly string[];
};

/** The catalogue of one language. Names of both languages are in it, so that either finds the entry. */
export function makeCatalog(
  library: Library,
  tools: Readonly<Record<string, Tool>>,
  lang: Lang,
): CatalogItem[] {
  const other = otherLang(lang);
  const titled = (titles: Localized): Pick<CatalogItem, 'title' | 'otherTitle'> => ({
    title: titles[lang],
    otherTitle: titles[other],
  });
  const entries = library.entries.map((entry): CatalogItem => {
    const { terms } = library.game(entry.game);
    const explained = terms
      .filter((term) => term.entry === entry.id)
      .flatMap((term) => [term.en.word, term.de.word]);
    return {
      kind: 'entry',
      id: entry.id,
      game: entry.game,
      ...titled({ en: entry.text.en.title, de: entry.text.de.title }),
      answer: entry.text[lang].answer,
      href: routes.entry(lang, entry.id),
      names: [...new Set([...LANGS.flatMap((each) => entry.text[each].aliases), ...explained])].filter(
        (name) => LANGS.every((each) => name !== entry.text[each].title),
      ),
    };
  });
  const quickrefs = library.quickrefs.map(({ id, game, text }): CatalogItem => ({
    kind: 'quickref',
    id,
    game,
    ...titled({ en: text.en.title, de: text.de.title }),
    answer: text[lang].summary,
    href: routes.quickref(lang, id),
    names: [],
  }));
  const toolItems = Object.entries(tools).map(([id, { game, words }]): CatalogItem => ({
    kind: 'tool',
    id,
    game,
    ...titled({ en: words.en.title, de: words.de.title }),
    answer: words[lang].summary,
    href: routes.tool(lang, id),
    names: [],
  }));
  return [...entries, ...quickrefs, ...toolItems];
}
