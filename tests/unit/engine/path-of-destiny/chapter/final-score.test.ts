import { describe, expect, it } from 'vitest';
import { decideWinner, finalScore } from '../../../../../src/engine/path-of-destiny/chapter/final-score.ts';

describe('the final score', () => {
  // p. 19.
  it.each<[number, number, number | undefined, number, number]>([
    [31, 6, 8, 0, 45],
    [22, 4, undefined, 5, 31],
    [28, 0, 0, 0, 28],
  ])('%i, Side Quest %i, golden %s, Tale %i: %i', (victory, sideQuest, golden, tale, score) => {
    expect(finalScore({ victory, sideQuest, golden, tale })).toBe(score);
  });

  it.each<[string, string, number]>([
    ['C29 Y30 G30', 'Y', 2],
    ['Y30 G31', 'G', 1],
    ['A12 G12', 'A', 2],
  ])('of %s in Initiative order %s wins', (text, player, reasons) => {
    const initiative = text
      .split(' ')
      .map((entry) => ({ player: entry.slice(0, 1), score: Number(entry.slice(1)) }));
    const winner = decideWinner(initiative);
    expect(winner?.player).toBe(player);
    expect(winner?.reasons).toEqual(
      ['most-victory-points', 'higher-initiative']
        .slice(0, reasons)
        .map((reason) => ({ reason, basis: 'print' })),
    );
  });

  it('has no winner without players', () => {
    expect(decideWinner([])).toBeUndefined();
  });
});
