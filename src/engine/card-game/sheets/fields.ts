/** What the codes of both sheets are made of. */

/** Without the empty parts at the end. */
export const joinParts = (separator: string, parts: readonly string[]): string =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(separator);

/** Numbers with a dash between them, or nothing where all are 0. */
export const makeCounts = (counts: readonly number[]): string =>
  counts.every((count) => count === 0) ? '' : counts.join('-');

/** One of several numbers. */
export const readCountAt = (text: string | undefined, place: number, limit: number): number =>
  readCount(text?.split('-')[place], limit);

/** A number from 0 to the limit; 0 for what is none. */
export const readCount = (text: string | undefined, limit: number): number =>
  /^\d{1,2}$/.test(text ?? '') ? Math.min(limit, Number(text)) : 0;

/** The word that the text is, if it is one of these. */
export const readWord = <T extends string>(text: string | undefined, words: readonly T[]): T | undefined =>
  words.find((word) => word === text);

/** The place of the first part that reads as something else than it says, or -1. */
export const firstWrong = (given: readonly string[], made: readonly string[]): number => {
  const places = Array.from({ length: Math.max(given.length, made.length) }, (_, place) => place);
  return places.find((place) => (given[place] ?? '') !== (made[place] ?? '')) ?? -1;
};
