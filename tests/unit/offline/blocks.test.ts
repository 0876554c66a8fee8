import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutParts,
  decode,
  encode,
  fillFrame,
  hasFrame,
  hasMarks,
  joinParts,
  markOf,
} from '../../../src/offline/blocks.ts';

describe('joinParts and cutParts', () => {
  it('undo each other, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (parts) => {
        expect(cutParts(joinParts(parts)).map((part) => [...part])).toEqual(parts.map((part) => [...part]));
      }),
    );
  });
});

describe('decode and encode', () => {
  it('keep every byte of a text, even a mark of the byte order', () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xbc]);
    expect(encode(decode(bytes))).toEqual(bytes);
  });
});

describe('fillFrame', () => {
  it('puts back what each mark stands for', () => {
    const frame = ['<header>', '$& </footer>'];
    expect(fillFrame(`${markOf(0)}text${markOf(1)}${markOf(0)}`, frame)).toBe(
      '<header>text$& </footer><header>',
    );
  });
});

describe('hasMarks', () => {
  it('tells texts that could not be told from marks, every time it is asked', () => {
    for (let time = 0; time < 3; time++)
      expect([hasMarks(`a${markOf(9)}`), hasMarks('aä😀')]).toEqual([true, false]);
  });
});

describe('hasFrame', () => {
  it('is true of pages of a language alone', () =>
    expect(['en/', 'de/x/', 'en/offline/', '', 'search/en.json', '404.html'].map(hasFrame)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]));
});
