import { fold } from './fold.ts';
import type { PageText } from './page-texts.ts';
import { stem } from './words.ts';

/** The words of a clause or ruling, as they stand on its page. */
export type Passage = {
  /** The question of a ruling. */
  readonly question: string | undefined;
  readonly text: string;
};
export type Part = { readonly text: string; readonly marked: boolean };

/** Cuts the text of one clause or ruling out of its page. */
export function readPassage({ content, anchors }: PageText, id: string): Passage | undefined {
  const index = anchors.findIndex((anchor) => anchor.id === id);
  const anchor = anchors[index];
  if (anchor === undefined) return undefined;
  const words = content.split(/\s+/).slice(anchor.location, anchors[index + 1]?.location);
  const text = words.join(' ');
  const question = anchor.title !== undefined && text.startsWith(anchor.title) ? anchor.title : undefined;
  return { question, text: question === undefined ? text : text.slice(question.length).trimStart() };
}

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
