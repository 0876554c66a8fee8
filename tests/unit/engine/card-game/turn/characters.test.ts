import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosingOrder,
  EMPTY_PILES,
  orderOfPlay,
  type Piles,
  settlePiles,
} from '../../../../../src/engine/card-game/turn/characters.ts';
import {
  type Character,
  characterNumber,
  CHARACTERS,
} from '../../../../../src/engine/card-game/vocabulary.ts';

describe('orderOfPlay', () => {
  // Characters, Special Abilities and Actions, Starting the Bidding and Passing.
  it.each<[Record<string, number>, string]>([
    [{ Ann: 4, Ben: 2, Cy: 5 }, 'Ben Ann Cy'],
    [{ A: 5, B: 4 }, 'B A'],
    [{ A: 3, B: 1, C: 2, D: 5 }, 'B C A D'],
  ])('%j: %s', (numbers, order) => {
    const choices = Object.entries(numbers).map(([player, number]) => ({
      player,
      character: numbered(number),
    }));
    expect(orderOfPlay(choices)).toEqual({ ok: true, value: order.split(' ') });
  });

  it('refuses two players with the same Character', () => {
    const choices = ['A', 'B'].map((player) => ({ player, character: 'triss' as const }));
    expect(orderOfPlay(choices)).toEqual({ ok: false, error: 'same-character' });
  });

  it('gives ascending numbers for any choice', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CHARACTERS]), (chosen) => {
        const result = orderOfPlay(chosen.map((character) => ({ player: character, character })));
        expect(result.ok && result.value.map(characterNumber)).toEqual(
          chosen.map(characterNumber).sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe('choosingOrder', () => {
  // Choosing a Character.
  it('goes clockwise from the Witcher Marker', () => {
    expect(choosingOrder(['A', 'B', 'C'], 'B')).toEqual({ ok: true, value: ['B', 'C', 'A'] });
    expect(choosingOrder(['A', 'B', 'C'], 'A')).toEqual({ ok: true, value: ['A', 'B', 'C'] });
  });

  it('is unknown when nobody holds the marker', () => {
    expect(choosingOrder(['A', 'B', 'C'], 'nobody')).toEqual({ ok: false, error: 'no-such-player' });
  });
});

describe('settlePiles', () => {
  // Choosing a Character.
  it.each<[number[], number[], number[], number[]]>([
    [
      [0, 0, 0, 0, 0],
      [1, 3],
      [0, 0, 0, 0, 0],
      [0, 1, 0, 1, 1],
    ],
    [
      [0, 1, 0, 1, 1],
      [2, 3],
      [0, 1, 0, 0, 0],
      [1, 0, 0, 2, 2],
    ],
    [
      [1, 0, 0, 2, 2],
      [1, 2, 4, 5],
      [1, 0, 0, 2, 2],
      [0, 0, 1, 0, 0],
    ],
  ])('%j with %j chosen: collected %j, then %j', (before, chosen, collected, after) => {
    const settled = settlePiles(piles(before), chosen.map(numbered));
    expect(settled).toMatchObject({
      collected: piles(collected),
      after: piles(after),
      placed: 5 - chosen.length,
    });
    expect(settled.reasons.map(({ reason, basis }) => `${reason} ${basis}`)).toEqual([
      ...(total(piles(collected)) > 0 ? ['chosen-collects print'] : []),
      'unchosen-gets-card print',
      'card-from-deck reading',
    ]);
  });

  it('neither loses nor makes a card', () => {
    const size = fc.nat({ max: 9 });
    const anyPiles = fc.tuple(size, size, size, size, size).map(piles);
    fc.assert(
      fc.property(anyPiles, fc.subarray([...CHARACTERS]), (before, chosen) => {
        const { collected, after, placed } = settlePiles(before, chosen);
        expect(total(collected) + total(after)).toBe(total(before) + placed);
        expect(placed).toBe(CHARACTERS.length - chosen.length);
      }),
    );
    expect(settlePiles(EMPTY_PILES, []).placed).toBe(5);
    expect(settlePiles(EMPTY_PILES, CHARACTERS).reasons).toEqual([]);
  });
});

// Helpers

const numbered = (number: number): Character => CHARACTERS[number - 1]!;

const piles = (counts: readonly number[]): Piles =>
  Object.fromEntries(CHARACTERS.map((character, index) => [character, counts[index]!])) as Piles;

const total = (some: Piles): number => Object.values(some).reduce((sum, count) => sum + count, 0);
