import type { Lang } from '../../i18n/locales.ts';
import type { Library } from '../../library/library.ts';

/** Where a text is shown: what its tags need to know beside their own attributes. */
export type Place = {
  readonly library: Library;
  readonly lang: Lang;
  readonly game: string;
  /** The entry that the text belongs to; a quick reference belongs to none. */
  readonly entry?: string;
  /** All quick references of a game stand in one page: links between them stay in it. */
  readonly atTable?: boolean;
};
