import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castSeat,
  makeSeats,
  nameSeat,
  readSeats,
  resizeSeats,
  type Seat,
} from '../../../src/engine/seats.ts';

const ALL = ['wolf', 'bear', 'cat'] as const;
type Who = (typeof ALL)[number];
const TWO: readonly Seat<Who>[] = [
  { who: 'bear', name: 'Anna' },
  { who: 'wolf', name: undefined },
];

describe('resizeSeats', () => {
  it('lets those who sit stay, and the first free ones join', () => {
    expect(resizeSeats(TWO, 3, ALL)).toEqual([...TWO, { who: 'cat', name: undefined }]);
    expect(resizeSeats(TWO, 1, ALL)).toEqual(TWO.slice(0, 1));
    expect(resizeSeats(TWO, 9, ALL)).toHaveLength(3);
  });
});

describe('castSeat', () => {
  it('gives whoever had the figure the other one in exchange, and leaves the names', () => {
    expect(makeSeats(castSeat(TWO, 1, 'bear'))).toBe('wolf~Anna-bear');
    expect(makeSeats(castSeat(TWO, 1, 'cat'))).toBe('bear~Anna-cat');
  });

  it('changes nothing for a seat that is not there', () => {
    expect(castSeat(TWO, 2, 'bear')).toEqual(TWO);
  });
});

describe('nameSeat', () => {
  it('takes a name as it is typed, and away when nothing is left', () => {
    expect(makeSeats(nameSeat(TWO, 1, ' Bo '))).toBe('bear~Anna-wolf~Bo');
    expect(makeSeats(nameSeat(TWO, 0, ' '))).toBe('bear-wolf');
  });
});

describe('readSeats', () => {
  it.each([
    ['bear~Anna-wolf', 'bear~Anna-wolf'],
    // Who cannot be read, or sits there twice, gets a free one; the others keep their seats.
    ['lion~Leo-wolf', 'bear~Leo-wolf'],
    ['cat-cat~Tom-cat', 'cat-wolf~Tom-bear'],
    ['', 'wolf-bear'],
    ['cat', 'cat-wolf'],
    ['cat-bear-wolf-wolf', 'cat-bear-wolf'],
  ])('reads %j as %s', (text, seats) => {
    expect(makeSeats(readSeats(text, ALL, 2))).toBe(seats);
  });

  it('seats two to all whatever it is given, nobody twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seats = readSeats(text, ALL, 2);
        expect(seats.length).toBeGreaterThanOrEqual(2);
        expect(new Set(seats.map(({ who }) => who)).size).toBe(seats.length);
        expect(readSeats(makeSeats(seats), ALL, 2)).toEqual(seats);
      }),
    );
  });
});
