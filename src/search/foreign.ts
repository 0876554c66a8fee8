import { askedWords, stem } from './words.ts';

/**
 * Whether a query has words that the texts of a language do not: it may be asked in the other. The last word may still
 * be unfinished. A mistyped word counts too; then the other language is looked through in vain, which does no harm.
 */
export function mayBeForeign(query: string, stems: ReadonlySet<string>): boolean {
  const words = askedWords(query).map(stem);
  return words.some(
    (word, index) =>
      !stems.has(word) && !(index === words.length - 1 && [...stems].some((each) => each.startsWith(word))),
  );
}
