import { fold } from './fold.ts';
import { stem } from './words.ts';

export type Part = { readonly text: string; readonly marked: boolean };

/** A text longer than this begins a little before the first match. */
const WORDS_SHOWN = 24;
const WORDS_BEFORE = 6;

/** A text with the words marked that were meant. */
export function markWords(text: string, meant: ReadonlySet<string>): readonly Part[] {
  return text.split(/(\s+)/).map((word) => ({ text: word, marked: meant.has(stem(fold(word))) }));
}

/** The part of a long text that has the first match. */
export function cutToMatch(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ marked }) => marked);
  // Words and the spaces between them alternate.
  const start = parts.length > 2 * WORDS_SHOWN ? first - 2 * WORDS_BEFORE : 0;
  return start <= 0 ? parts : [{ text: '… ', marked: false }, ...parts.slice(start)];
}
