import { describe, expect, it } from 'vitest';
import {
  cardsInReach,
  type Condition,
  countColor,
  effectLevel,
  meetsCondition,
} from '../../../../src/engine/path-of-destiny/effects.ts';

describe('effects', () => {
  it('reach at most level 3 (p. 15)', () => {
    expect([0, 1, 2, 3, 5].map(effectLevel)).toEqual([0, 1, 2, 3, 3]);
  });

  // p. 28.
  it.each<[Condition['kind'], number, number, boolean]>([
    ['exactly', 1, 1, true],
    ['exactly', 1, 2, false],
    ['at-least', 2, 3, true],
    ['at-least', 3, 2, false],
    ['exactly', 2, 0, false],
  ])('%s %i with %i: %s', (kind, number, count, met) => {
    expect(meetsCondition({ kind, number }, count)).toBe(met);
  });

  it('see the cards up to their own, multicolor cards in each colour (p. 7, 15)', () => {
    const timeline = toTimeline('r rg g r');
    expect(cardsInReach(timeline, 2)).toEqual(toTimeline('r rg g'));
    expect(cardsInReach(timeline, -5)).toEqual([]);
    expect([countColor(timeline, 'r'), countColor(cardsInReach(timeline, 1), 'g')]).toEqual([3, 1]);
  });
});

// Helpers

const toTimeline = (text: string): string[][] => text.split(' ').map((card) => Array.from(card));
