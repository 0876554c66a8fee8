import { describe, expect, it } from 'vitest';
import {
  makeReadings,
  OUR_READINGS,
  READINGS,
  readReadings,
} from '../../../../../src/engine/path-of-destiny/game/readings.ts';

describe('READINGS', () => {
  it('name ours first', () => {
    expect(Object.fromEntries(Object.entries(READINGS).map(([kind, [ours]]) => [kind, ours]))).toEqual(
      OUR_READINGS,
    );
  });
});

describe('makeReadings and readReadings', () => {
  it('give back every choice, and write only what differs from ours', () => {
    for (const ties of READINGS.ties)
      for (const automa of READINGS.automa)
        for (const arrangement of READINGS.arrangement) {
          const readings = { ties, automa, arrangement };
          expect(readReadings(makeReadings(readings))).toEqual(readings);
        }
    expect(makeReadings(OUR_READINGS)).toBe('');
    expect(makeReadings({ ...OUR_READINGS, ties: 'ties-count' })).toBe('ties-count');
  });
});
