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

const markWords = (text: string, meant: Meant): Piece[] =>
  text.split(/(\s+)/).map((word) => ({ text: word, marked: meant.get(stem(fold(word))) }));
