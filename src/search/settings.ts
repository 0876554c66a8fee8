import type { Words } from '../i18n/de.ts';
import type { Lang } from '../i18n/locales.ts';
import type { Item } from './item.ts';

/** What the search box needs to know, fetched when search is opened. */
export type SearchSettings = {
  readonly lang: Lang;
  readonly ui: Words['search'];
  readonly games: readonly { readonly key: string; readonly name: string; readonly href: string }[];
  /** What can be found whatever game is searched. */
  readonly pages: readonly Item[];
  /** Folder of what can be found: a file "lang/game.json" for each game and language. */
  readonly texts: string;
  /** Folder of the full-text bundle. */
  readonly bundle: string;
  /** The page of results, which can be shared. */
  readonly page: string;
  /** A mail that reports what was not found; the query is added to its subject. */
  readonly report: string;
};
