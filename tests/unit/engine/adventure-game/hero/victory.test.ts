import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePoints,
  markerSpace,
  SUPPORT_POINTS,
} from '../../../../../src/engine/adventure-game/hero/points.ts';
import {
  drawsQuest,
  endsGame,
  finalTurns,
  findWinner,
  type GameLength,
  type Standing,
} from '../../../../../src/engine/adventure-game/hero/victory.ts';
import type { Basis } from '../../../../../src/engine/reasons.ts';

describe('points', () => {
  it('never fall below 0 (EN p. 9)', () => {
    expect(changePoints(1, -3)).toBe(0);
    expect(changePoints(79, 3)).toBe(82);
  });

  it.each([
    [0, 0, 'print'],
    [79, 79, 'print'],
    [80, 0, 'reading'],
    [82, 2, 'print'],
    [163, 3, 'print'],
    [-2, 0, 'print'],
  ])('%i stand on space %i (%s)', (points, space, basis) => {
    expect(markerSpace(points)).toEqual({ space, basis });
  });

  it('give the supporter twice what the owner gets (EN p. 6 and 7)', () => {
    expect(SUPPORT_POINTS).toEqual({ supporter: 6, owner: 3 });
  });
});

describe('the end', () => {
  it('comes with the third quest card, in the epic game with the fifth (EN p. 9 and 10)', () => {
    expect([2, 3, 4].map((quests) => endsGame(quests, 'normal'))).toEqual([false, true, true]);
    expect([3, 4, 5].map((quests) => endsGame(quests, 'epic'))).toEqual([false, false, true]);
  });

  // EN p. 6 and 7; what the epic game (EN p. 10) puts in the place of the third quest is not said.
  it.each<[GameLength, number, boolean, Basis]>([
    ['normal', 2, true, 'print'],
    ['normal', 3, false, 'print'],
    ['epic', 2, true, 'print'],
    ['epic', 3, true, 'reading'],
    ['epic', 4, true, 'reading'],
    ['epic', 5, false, 'reading'],
  ])('%s game, after quest %i: a new quest card is drawn: %s (%s)', (length, quests, draws, basis) => {
    expect(drawsQuest(quests, length)).toEqual({ draws, basis });
  });

  it('lets the finisher end first, then the others to the left (EN p. 9, DE p. 6)', () => {
    expect(finalTurns(4, 2)).toEqual([2, 3, 0, 1]);
    expect(finalTurns(1, 0)).toEqual([0]);
    expect(finalTurns(NaN, -1)).toEqual([]);
  });
});

describe('findWinner', () => {
  // EN p. 9: points, quests, leads and gold, and then the order of the final turns.
  it.each<[string, readonly Standing[], number, string]>([
    ['more points', [standing(40, 3, 0), standing(41, 0, 0)], 1, 'most-points'],
    ['more quests', [standing(40, 3, 0), standing(40, 2, 9)], 0, 'most-quests'],
    ['more leads and gold', [standing(40, 3, 12), standing(40, 3, 15)], 1, 'most-leads-and-gold'],
    ['the earlier final turn', [standing(40, 3, 12), standing(40, 3, 12)], 0, 'earliest-final-turn'],
    ['a player alone', [standing(0, 3, 0)], 0, 'most-points'],
    [
      'a tie among the second and third',
      [standing(39, 3, 99), standing(40, 2, 5), standing(40, 2, 5)],
      1,
      'earliest-final-turn',
    ],
  ])('%s', (_, standings, winner, reason) => {
    const found = findWinner(standings);
    expect(found.winner).toBe(winner);
    expect(found.steps.at(-1)).toEqual({ reason, basis: 'print', left: [winner] });
  });

  it('agrees with sorting', () => {
    const few = fc.nat(2);
    const player = fc.record({ points: few, quests: few, belongings: few });
    fc.assert(
      fc.property(player, fc.array(player, { maxLength: 3 }), (first, others) => {
        const players: readonly Standing[] = [first, ...others];
        const sorted = players
          .map((each, place) => ({ ...each, place }))
          .sort((a, b) => b.points - a.points || b.quests - a.quests || b.belongings - a.belongings);
        expect(findWinner(players).winner).toBe(sorted[0]!.place);
      }),
    );
  });
});

// Helpers

function standing(points: number, quests: number, belongings: number): Standing {
  return { points, quests, belongings };
}
