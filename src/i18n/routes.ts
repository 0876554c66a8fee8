import { LANGS, type Lang } from './locales.ts';

const at = (...parts: readonly string[]): string => `${BASE}${parts.map((part) => `${part}/`).join('')}`;

/** Where the site is mounted: "/" or a folder such as "/medallion/". */
const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** Entries and quick references are named "game/slug". */
const folder = (id: string): string => id.slice(0, id.indexOf('/'));
const slug = (id: string): string => id.slice(id.indexOf('/') + 1);

/** Every address of the site. Slugs are English and the same in both languages, so a link survives the switch. */
export const routes = {
  root: (): string => BASE,
  home: (lang: Lang): string => at(lang),
  hub: (lang: Lang, game: string): string => at(lang, game),
  /** @example routes.entry('en', 'old-world/dice-poker', 'ties') // => '/en/old-world/dice-poker/#ties' */
  entry: (lang: Lang, id: string, clause?: string): string =>
    at(lang, folder(id), slug(id)) + (clause === undefined ? '' : `#${clause}`),
  /** An entry in both languages, clause beside clause. */
  both: (lang: Lang, id: string): string => `${at(lang, folder(id), slug(id))}?both#both-languages`,
  /** The text of an entry for machines. */
  markdown: (lang: Lang, id: string): string => `${at(lang, folder(id), slug(id))}index.md`,
  /** The entries of a game, for the list beside its texts. */
  entryList: (lang: Lang, game: string): string => `${at(lang, game)}entries.json`,
  differences: (lang: Lang, game: string): string => at(lang, game, 'differences'),
  rulebook: (lang: Lang, game: string): string => at(lang, game, 'rulebook'),
  quickref: (lang: Lang, id: string): string => at(lang, folder(id), 'quick', slug(id)),
  /** @example routes.bestiary('en', 'old-world', 'griffin') // => '/en/old-world/bestiary/#griffin' */
  bestiary: (lang: Lang, game: string, monster?: string): string =>
    at(lang, game, 'bestiary') + (monster === undefined ? '' : `#${monster}`),
  bestiaryMarkdown: (lang: Lang, game: string): string => `${at(lang, game, 'bestiary')}index.md`,
  table: (lang: Lang, game: string): string => at(lang, game, 'table'),
  /** The set-up to tick off, for a number of players where it is known. */
  checklist: (lang: Lang, game: string, players?: string): string =>
    at(lang, game, 'checklist') + (players === undefined ? '' : `?players=${players}`),
  tools: (lang: Lang): string => at(lang, 'tools'),
  /** A tool has one value in its address, of its own name: what has been entered. */
  tool: (lang: Lang, tool: string, state?: string): string =>
    at(lang, 'tools', tool) + (state === undefined ? '' : `?${tool}=${encodeURIComponent(state)}`),
  terms: (lang: Lang): string => at(lang, 'terms'),
  sources: (lang: Lang): string => at(lang, 'sources'),
  openQuestions: (lang: Lang): string => at(lang, 'open-questions'),
  settings: (lang: Lang): string => at(lang, 'settings'),
  offline: (lang: Lang): string => at(lang, 'offline'),
  manifest: (lang: Lang): string => `${BASE}${lang}/manifest.webmanifest`,
  favicon: (): string => `${BASE}icon.svg`,
  icon: (name: string): string => `${BASE}icons/${name}.png`,
  /**
   * The picture that stands for a page where it is shared.
   *
   * @example routes.card('/en/old-world/dice-poker/') // => '/cards/en/old-world/dice-poker.png'
   */
  card: (page: string): string => `${BASE}cards/${page.slice(BASE.length, -1)}.png`,
  about: (lang: Lang): string => at(lang, 'about'),
  apiPage: (lang: Lang): string => at(lang, 'api'),
  licences: (): string => `${BASE}licences.txt`,
  llms: (): string => `${BASE}llms.txt`,
  api: (file: string): string => `${BASE}api/v2/${file}`,
  search: (lang: Lang): string => at(lang, 'search'),
  openSearch: (lang: Lang): string => `${BASE}search/${lang}.xml`,
  searchSettings: (lang: Lang): string => `${BASE}search/${lang}.json`,
  /** Folder of what can be found: a file "lang/game.json" each. */
  searchTexts: (): string => at('search'),
  pagefind: (lang: Lang): string => `${BASE}pagefind/${lang}/`,
};

/**
 * The same page in another language.
 *
 * @example translatePath('/de/old-world/', 'en') // => '/en/old-world/'
 */
export function translatePath(path: string, lang: Lang): string {
  const rest = path.startsWith(BASE) ? path.slice(BASE.length) : path.replace(/^\//, '');
  const [first, ...others] = rest.split('/');
  return LANGS.some((known) => known === first) ? `${BASE}${[lang, ...others].join('/')}` : routes.home(lang);
}
