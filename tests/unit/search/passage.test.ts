import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../src/search/passage.ts';

describe('piecesOf', () => {
  it('marks the words that were meant, with their punctuation, in any form', () => {
    const pieces = piecesOf(
      'Drei Würfel: <b>würfeln</b>, Karten.',
      new Map([
        ['wurfel', 'said'],
        ['kart', 'alike'],
      ]),
    );
    expect(pieces.filter((piece) => 'marked' in piece && piece.marked !== undefined)).toEqual([
      { text: 'Würfel:', marked: 'said' },
      { text: 'Karten.', marked: 'alike' },
    ]);
  });

  it('leaves what stands between two marked words in one piece', () => {
    const pieces = piecesOf('Each player may roll two dice once.', new Map([['dice', 'said']]));
    expect(pieces).toEqual([
      { text: 'Each player may roll two ' },
      { text: 'dice', marked: 'said' },
      { text: ' once.' },
    ]);
  });

  it('knows dice from numbers', () => {
    const dice = (text: string): string[] =>
      piecesOf(text, new Map()).flatMap((piece) => ('dice' in piece ? [piece.dice] : []));
    expect(dice('such as 1 2 3 4 6, rank below 5 5.')).toEqual(['1 2 3 4 6', '5 5']);
    expect(dice('4–5 players, 1 gold, 11–12, 5/3/1, p. 14')).toEqual([]);
  });

  it('loses nothing of a text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          piecesOf(text, new Map())
            .map((piece) => ('dice' in piece ? piece.dice : piece.text))
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
