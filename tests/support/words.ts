import type { Game } from '../../src/library/library.ts';

/** How many words a text has. */
export const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** How many words the English clauses of a game have together. */
export const wordsOfClauses = ({ entries }: Game): number =>
  entries.flatMap(({ clauses }) => clauses).reduce((sum, { text }) => sum + wordsOf(text.en), 0);
