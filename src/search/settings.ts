import type { Words } from '../i18n/de.ts';
import type { Lang, Localized } from '../i18n/locales.ts';
import type { CatalogItem } from './catalog.ts';

/** What the search box needs to know. */
export type SearchSettings = {
  readonly lang: Lang;
  readonly ui: Words['search'];
  readonly games: readonly { readonly key: string; readonly name: string; readonly href: string }[];
  /** Which words stand in which clauses, by language. */
  readonly words: Localized;
  /** Folder of what clauses and rulings say, a file per entry. */
  readonly texts: string;
  /** Folder of the full-text bundle. */
  readonly bundle: string;
  /** The page of results, which can be shared. */
  readonly page: string;
  /** A mail that reports what was not found; the query is added to its subject. */
  readonly report: string;
};

/** The file that is fetched when search is opened: settings, names and answers of everything that can be found. */
export type SearchFile = { readonly settings: SearchSettings; readonly items: readonly CatalogItem[] };
