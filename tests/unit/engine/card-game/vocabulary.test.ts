import { describe, expect, it } from 'vitest';
import { FALL_STEPS } from '../../../../src/engine/card-game/domination.ts';
import {
  displaySize,
  GOLD_FACTS,
  PHASES,
  PLAYER_COUNTS,
} from '../../../../src/engine/card-game/vocabulary.ts';

describe('the components', () => {
  it('are as many as the book says', () => {
    expect(PLAYER_COUNTS.map(displaySize)).toEqual([3, 3, 4]);
    const tokens = Object.values(GOLD_FACTS);
    expect(tokens.reduce((sum, { copies }) => sum + copies, 0)).toBe(24);
    expect(tokens.reduce((sum, { copies, value }) => sum + copies * value, 0)).toBe(56);
    expect(PHASES).toHaveLength(6);
    expect(FALL_STEPS).toHaveLength(6);
  });
});
