import { de, type Words } from './de.ts';
import { en } from './en.ts';
import type { Lang } from './locales.ts';

export type { Words };

const WORDS: Readonly<Record<Lang, Words>> = { en, de };

/** The site's words in one language. */
export const wordsIn = (lang: Lang): Words => WORDS[lang];

/**
 * Puts values into a text.
 *
 * @example fill('{count} entries', { count: 4 }) // => '4 entries'
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
