import { describe, expect, it } from 'vitest';
import {
  CHAPTERS,
  CHARACTERS,
  CORE_CHARACTERS,
  HAND_SIZE,
  PLAYER_COUNTS,
  poolSize,
  STARTING_PLACES,
  startingInitiative,
  type Tale,
  TALES,
  timelineSize,
} from '../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('the components', () => {
  it('make a hand of 5 and Timelines of 6, 7 and 8 cards (p. 10, 18)', () => {
    expect([HAND_SIZE, ...CHAPTERS.map(timelineSize)]).toEqual([5, 6, 7, 8]);
  });

  it('fill 4 rows for one to three players, 5 for more (p. 9)', () => {
    expect(PLAYER_COUNTS.map(poolSize)).toEqual([4, 4, 4, 5, 5]);
  });

  it.each<[Tale, string]>([
    ['the-edge-of-the-world', 'ciri yennefer geralt dandelion vesemir'],
    ['striga', 'geralt vesemir ciri yennefer dandelion'],
    ['the-lesser-evil', 'dandelion vesemir geralt yennefer ciri'],
  ])('start %s in the order %s (p. 23, 24, 26)', (tale, order) => {
    expect(startingInitiative(tale, CORE_CHARACTERS).join(' ')).toBe(order);
  });

  it('name every character once in every Tale', () => {
    for (const column of TALES.keys()) {
      const places = Object.values(STARTING_PLACES).map((row) => Number(row[column]));
      expect(places.toSorted((a, b) => a - b)).toEqual(CHARACTERS.map((_, index) => index + 1));
    }
  });
});
