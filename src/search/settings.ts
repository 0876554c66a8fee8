import type { Words } from '../i18n/de.ts';
import type { Lang, Localized } from '../i18n/locales.ts';

/** What the search box needs from the page it stands on. */
export type SearchSettings = {
  readonly lang: Lang;
  /** The game of the page: its hits come first. */
  readonly game: string | undefined;
  readonly words: Words['search'];
  readonly games: readonly { readonly key: string; readonly name: string; readonly href: string }[];
  /** Names and answers of everything that can be found. */
  readonly catalog: string;
  /** Folders of the full-text bundles. */
  readonly bundles: Localized;
};
