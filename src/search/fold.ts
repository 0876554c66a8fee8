/**
 * One spelling for everything that readers may type: "Würfel", "wuerfel" and "wurfel" fold to the same.
 *
 * @example fold('Straße – Würfel!') // => 'strasse wurfel'
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // An abbreviation is one word: "k. o." is "ko".
    .replace(/(?<=^| )(\p{L}) (?=\p{L}(?: |$))/gu, '$1');

/** @example compact('Dice Poker') // => 'dicepoker' */
export const compact = (text: string): string => fold(text).replaceAll(' ', '');

/** What no text has and folding leaves as it is. */
const BORDER = 'ʖʖ';

/** Many texts folded, one after the other, at the cost of one. */
export const foldAll = (texts: readonly string[]): string[] =>
  fold(texts.join(` ${BORDER} `))
    .split(BORDER)
    .map((each) => each.trim());
