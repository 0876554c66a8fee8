import type { Words } from '../i18n/de.ts';
import type { Lang, Localized } from '../i18n/locales.ts';

/** What the search box needs from the page it stands on. */
export type SearchSettings = {
  readonly lang: Lang;
  /** The game of the page, which comes first unless the reader has chosen one. */
  readonly game: string | undefined;
  readonly ui: Words['search'];
  readonly games: readonly { readonly key: string; readonly name: string; readonly href: string }[];
  /** Names and answers of everything that can be found. */
  readonly catalog: string;
  /** Which words stand in which clauses, by language. */
  readonly words: Localized;
  /** Folder of the full-text bundle. */
  readonly bundle: string;
  /** The page of results, which can be shared. */
  readonly page: string;
  /** A mail that reports what was not found; the query is added to its subject. */
  readonly report: string;
};
