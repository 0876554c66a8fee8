import { describe, expect, it } from 'vitest';
import { FALL_STEPS } from '../../../../src/engine/card-game/turn/domination.ts';
import {
  characterNumber,
  CHARACTERS,
  displaySize,
  GOLD_FACTS,
  PLAYER_COUNTS,
} from '../../../../src/engine/card-game/vocabulary.ts';

describe('the components', () => {
  it('are as many as the book says', () => {
    expect(PLAYER_COUNTS.map(displaySize)).toEqual([3, 3, 4]);
    const tokens = Object.values(GOLD_FACTS);
    expect(tokens.reduce((sum, { copies }) => sum + copies, 0)).toBe(24);
    expect(tokens.reduce((sum, { copies, value }) => sum + copies * value, 0)).toBe(56);
  });

  it('number the Characters as the book does (Characters)', () => {
    const numbers = CHARACTERS.map((character) => `${character} ${characterNumber(character)}`);
    expect(numbers).toEqual(['yarpen 1', 'vesemir 2', 'triss 3', 'dandelion 4', 'foltest 5']);
  });

  it('leave the table in this order when a Location falls (Taking Control of a Location)', () => {
    expect(FALL_STEPS).toEqual([
      'follow-location-text',
      'discard-location',
      'discard-both-monsters',
      'discard-face-up-attacks',
      'reveal-location',
      'reveal-two-monsters',
    ]);
  });
});
