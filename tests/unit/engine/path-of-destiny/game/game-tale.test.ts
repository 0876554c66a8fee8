import { describe, expect, it } from 'vitest';
import { playChapters } from '../../../../../src/engine/path-of-destiny/game/game-chapters.ts';
import { readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import {
  objectivePoints,
  objectiveScore,
  scoringObjectives,
} from '../../../../../src/engine/path-of-destiny/game/game-tale.ts';

// Fight dominates the third Chapter of this game of three.
const LAST = 'fight-magic~2-0_2-0_2-0~2-0_2-0_2-0~2-0_2-0_2-0';
const striga = (objectives: string, last = LAST) =>
  read(`v1.striga.players.ciri-geralt-letho...${last}...${objectives}`);

describe('scoringObjectives', () => {
  it('are known once a Symbol dominates the third Chapter (p. 24)', () => {
    const open = (last: string) => {
      const game = striga('', last);
      return scoringObjectives(game, playChapters(game)[2]);
    };
    expect(open(LAST)).toEqual(['fight', 'fight-diplomacy-exploration']);
    expect(open(LAST.replace('fight-magic', 'diplomacy-magic'))).toEqual([
      'fight-diplomacy-exploration',
      'magic-diplomacy-exploration',
    ]);
    expect(open(LAST.replace('fight-magic', ''))).toBeUndefined();
    expect(open('fight-magic~2-0_2-0_2-0')).toBeUndefined();
  });

  it('are none in another Tale', () => {
    const game = read('v1.the-lesser-evil.players.ciri-geralt-letho');
    expect(scoringObjectives(game, playChapters(game)[2])).toEqual([]);
  });
});

describe('objectivePoints', () => {
  const points = (objectives: string, last?: string) => {
    const game = striga(objectives, last);
    return objectivePoints(game, playChapters(game)[2]);
  };

  it('add up what the revealed Objectives bring, and only those (p. 25)', () => {
    expect(points('_4_3_0~_9_9_9~4-2-0_1_1_2~_9_9_9')).toEqual([7, 5, 4]);
  });

  it('follow when the third Chapter is corrected', () => {
    expect(points('_4_3_0~_1_2_3~~_0_0_0', LAST.replaceAll('2-0', '0-2'))).toEqual([1, 3, 5]);
  });

  it('are not known while a revealed Objective is not counted for all, and 0 if none is revealed', () => {
    expect(points('_4_3_2~~_1_1_')).toBeUndefined();
    expect(points('_4_3_2', '')).toEqual([0, 0, 0]);
  });

  it('take an Objective that is not counted for one whose points are entered with the Tale’s', () => {
    const game = read(`v1.striga.players.ciri-geralt-letho...${LAST}.0-0-2_0-0-2_0-0-0.._4_3_2`);
    expect(objectivePoints(game, playChapters(game)[2])).toEqual([5, 3, 1]);
  });
});

describe('objectiveScore', () => {
  it('needs the numbers of all', () => {
    expect(objectiveScore(striga('_4_3_').objectives.fight)).toBeUndefined();
    expect(objectiveScore(striga('_4_3_2').objectives.fight)?.points).toEqual([5, 3, 1]);
  });
});

// Helpers

function read(text: string): ReturnType<typeof readGame>['value'] {
  const { value, error } = readGame(text);
  if (error !== undefined) throw new Error(`${text}: ${error}`);
  return value;
}
