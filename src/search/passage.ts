import { fold } from './fold.ts';
import type { Meant } from './lookup.ts';
import { stem } from './words.ts';

/** A piece of a text: plain words, words that were asked for (or mean the same), or dice by their values. */
export type Piece =
  { readonly text: string; readonly marked?: 'said' | 'alike' | undefined } | { readonly dice: string };

/** Dice stand in plain words as values with spaces between them; nothing else does. */
const DICE = /(?<![\d.,/–-])([1-6](?: [1-6])+)(?![\d/–-])/;

/** The pieces of a text, with the words marked that were meant. */
export const piecesOf = (text: string, meant: Meant): readonly Piece[] =>
  // Every second part is a roll.
  text.split(DICE).flatMap((part, index) => (index % 2 === 1 ? [{ dice: part }] : markWords(part, meant)));

/** What stands between two marked words is one piece: each piece is drawn anew with every letter that is typed. */
function markWords(text: string, meant: Meant): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const marked = meant.get(stemOf(word));
    if (marked === undefined) plain += word;
    else {
      pieces.push({ text: plain }, { text: word, marked });
      plain = '';
    }
  }
  pieces.push({ text: plain });
  return pieces;
}

/** The same words stand there with the next letter. */
const stems = new Map<string, string>();
function stemOf(word: string): string {
  const known = stems.get(word) ?? stem(fold(word));
  stems.set(word, known);
  return known;
}
