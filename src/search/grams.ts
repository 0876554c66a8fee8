const LENGTH = 4;

/**
 * The pieces of four letters that a folded word consists of, its borders included: they bring the forms of a word, its
 * compounds and most typing mistakes together without knowing a language.
 *
 * @example gramsOf('rest') // => ['^res', 'rest', 'est$']
 */
export function gramsOf(word: string): string[] {
  const bordered = `^${word}$`;
  return Array.from({ length: Math.max(1, bordered.length - LENGTH + 1) }, (_, start) =>
    bordered.slice(start, start + LENGTH),
  );
}

/** Whether a folded word has such a piece. */
export function hasGram(word: string, gram: string): boolean {
  const isStart = gram.startsWith('^');
  const isEnd = gram.endsWith('$');
  const letters = gram.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
  if (isStart && isEnd) return word === letters;
  return isStart ? word.startsWith(letters) : isEnd ? word.endsWith(letters) : word.includes(letters);
}
