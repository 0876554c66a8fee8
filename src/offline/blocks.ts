import { languageOf } from './list.ts';

/**
 * How the files of the site lie in blocks. A block holds parts end to end, behind a line with their lengths; a file is
 * one part or, where it gathers what others say, several from several blocks. The build lays them out, the worker puts
 * them together again: what is written here must stay true in both directions.
 */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = encode(`${JSON.stringify(parts.map(({ length }) => length))}\n`);
  return joinBytes([head, ...parts]);
}

export function cutParts(block: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const end = block.indexOf(LINE_END) + 1;
  const lengths = JSON.parse(decode(block.subarray(0, end))) as number[];
  let start = end;
  return lengths.map((length) => block.subarray(start, (start += length)));
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}

/** Pages of one language have header, footer and dialogs in common: each has a mark of one character instead. */
export const hasFrame = (path: string): boolean => languageOf(path) !== 'shared' && path.endsWith('/');

/** The characters that Unicode leaves to private use, so that no text has them. */
const MARKS = /[\uE000-\uF8FF]/g;
const FIRST_MARK = 0xe000;
export const MOST_MARKS = 0xf900 - FIRST_MARK;

export const hasMarks = (text: string): boolean => text.search(MARKS) >= 0;
export const markOf = (index: number): string => String.fromCharCode(FIRST_MARK + index);
export const fillFrame = (text: string, frame: readonly string[]): string =>
  text.replace(MARKS, (mark) => frame[mark.charCodeAt(0) - FIRST_MARK] ?? mark);

/** Byte for byte: a decoder left to itself would swallow a mark at the beginning of a file. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
export const decode = (bytes: Uint8Array<ArrayBuffer>): string => decoder.decode(bytes);
export const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const LINE_END = 10;
