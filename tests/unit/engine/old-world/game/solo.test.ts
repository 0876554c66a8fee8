import { describe, expect, it } from 'vitest';
import {
  mayDefeatNextMonster,
  SOLO_RATINGS,
  soloRating,
  type SoloRating,
} from '../../../../../src/engine/old-world/game/solo.ts';

describe('soloRating', () => {
  // Rulebook p. 34.
  it.each<[number, SoloRating]>([
    [1, 'living-legend'],
    [6, 'living-legend'],
    [7, 'becoming-legend'],
    [8, 'becoming-legend'],
    [9, 'professional'],
    [10, 'professional'],
    [11, 'reliable'],
    [12, 'reliable'],
    [13, 'greenhorn'],
    [99, 'greenhorn'],
  ])('after %i turns: %s', (turns, rating) => {
    expect(soloRating(turns)).toBe(rating);
  });

  it('never gets better with more turns, and gives every rating', () => {
    const places = Array.from({ length: 20 }, (_, turns) => SOLO_RATINGS.indexOf(soloRating(turns)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(places).size).toBe(SOLO_RATINGS.length);
  });
});

describe('winning solo', () => {
  // Rulebook p. 33.
  it.each([
    [2, false, false],
    [2, true, true],
    [1, false, true],
  ])(
    'with %i monsters defeated and the attribute trophy %s, the next may be defeated: %s',
    (count, has, allowed) => {
      expect(mayDefeatNextMonster({ monstersDefeated: count, attributeTrophy: has }).allowed).toBe(allowed);
    },
  );
});
