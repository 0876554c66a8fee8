const LENGTH = 4;

/**
 * The pieces of four letters that a folded word consists of, its borders included: they bring the forms of a word, its
 * compounds and most typing mistakes together without knowing a language.
 *
 * @example gramsOf('rest') // => ['^res', 'rest', 'est$']
 */
export function gramsOf(word: string): string[] {
  const bordered = borderedWord(word);
  return Array.from({ length: Math.max(1, bordered.length - LENGTH + 1) }, (_, start) =>
    bordered.slice(start, start + LENGTH),
  );
}

/** A folded word between signs for its borders, which no folded word has. */
export const borderedWord = (word: string): string => `^${word}$`;

/** The words that have a piece, in a text of bordered words without anything between them. */
export function wordsAround(gram: string, bordered: string): string[] {
  const found: string[] = [];
  for (let at = bordered.indexOf(gram); at >= 0;) {
    const end = bordered.indexOf('$', at);
    found.push(bordered.slice(bordered.lastIndexOf('^', at) + 1, end));
    at = bordered.indexOf(gram, end);
  }
  return found;
}
