import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choosingOrder,
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
  it.each<[number[], number[]]>([
    [
      [4, 2, 5],
      [1, 0, 2],
    ],
    [
      [5, 4],
      [1, 0],
    ],
    [
      [3, 1, 2, 5],
      [1, 2, 0, 3],
    ],
  ])('of the seats with the Characters %j: %j', (numbers, order) => {
    expect(orderOfPlay(numbers.map(numbered))).toEqual(order);
  });

  it('leaves out who has none yet', () => {
    expect(orderOfPlay(['foltest', undefined, 'yarpen'])).toEqual([2, 0]);
  });

  it('gives ascending numbers for any choice', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CHARACTERS]), (chosen) => {
        const numbers = orderOfPlay(chosen).map((seat) => characterNumber(chosen[seat]!));
        expect(numbers).toEqual(chosen.map(characterNumber).sort((a, b) => a - b));
      }),
    );
  });
});

describe('choosingOrder', () => {
  // Choosing a Character.
  it('goes clockwise from the Witcher Marker', () => {
    expect(choosingOrder(3, 1)).toEqual([1, 2, 0]);
    expect(choosingOrder(4, 0)).toEqual([0, 1, 2, 3]);
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
    expect(settled).toMatchObject({ collected: piles(collected), after: piles(after) });
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
        const { collected, after } = settlePiles(before, chosen);
        expect(total(collected) + total(after)).toBe(total(before) + CHARACTERS.length - chosen.length);
      }),
    );
  });
});

// Helpers

const numbered = (number: number): Character => CHARACTERS[number - 1]!;

const piles = (counts: readonly number[]): Piles =>
  Object.fromEntries(CHARACTERS.map((character, index) => [character, counts[index]!])) as Piles;

const total = (some: Piles): number => Object.values(some).reduce((sum, count) => sum + count, 0);
