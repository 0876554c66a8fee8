import { type Face, FACES } from '../vocabulary.ts';

/** One letter per face, which addresses may hold as it is; capitals produce more than their small letters. */
const LETTERS: Readonly<Record<Face, string>> = {
  sword: 's',
  shield: 'h',
  dodge: 'd',
  ritual: 'r',
  'witcher-sign': 'w',
  'double-sword': 'S',
  'double-shield': 'H',
  'dodge-shield': 'D',
  'sword-double-shield': 'X',
  blank: '0',
};

/** @example makeFaces(['double-sword', 'blank']) // => 'S0' */
export const makeFaces = (faces: readonly Face[]): string => faces.map((face) => LETTERS[face]).join('');

/** The faces in their order, or nothing when a letter stands for none. */
export function parseFaces(text: string): readonly Face[] | undefined {
  const faces = readFaces(text);
  return makeFaces(faces) === text ? faces : undefined;
}

/** Those of the letters that stand for a face, in their order. */
export const readFaces = (text: string): readonly Face[] =>
  Array.from(text).flatMap((letter) => FACES.filter((face) => LETTERS[face] === letter));
