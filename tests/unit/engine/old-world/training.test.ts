import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gainsOfRaise,
  levelUp,
  mayRaiseAtLocation,
  mayTrain,
  trainingCost,
} from '../../../../src/engine/old-world/training.ts';
import { type Attribute, type Level, LEVELS } from '../../../../src/engine/old-world/vocabulary.ts';

describe('trainingCost', () => {
  it('is the level that is reached (p. 36; 2 to 3 in the example, p. 31)', () => {
    expect(LEVELS.map(trainingCost)).toEqual([2, 3, 4, 5, undefined]);
  });

  it('is 14 gold from 1 to 5', () => {
    expect(LEVELS.reduce((total, level) => total + (trainingCost(level) ?? 0), 0)).toBe(14);
  });
});

describe('mayTrain', () => {
  // Rulebook p. 36.
  it.each<[Attribute, Level, number, boolean, string[]]>([
    ['defense', 2, 3, false, []],
    ['defense', 3, 4, true, []],
    ['combat', 3, 3, true, ['too-little-gold']],
    ['specialty', 1, 9, true, []],
    ['specialty', 1, 9, false, ['foreign-school']],
    ['alchemy', 5, 9, true, ['at-highest-level']],
    ['specialty', 2, 2, false, ['foreign-school', 'too-little-gold']],
  ])('%s %i with %i gold, at the own school %s: %j', (attribute, level, gold, atOwnSchool, obstacles) => {
    const result = mayTrain({ attribute, level, gold, atOwnSchool });
    expect(result.allowed).toBe(obstacles.length === 0);
    expect(result.obstacles.map(({ reason }) => reason)).toEqual(obstacles);
  });
});

describe('mayRaiseAtLocation', () => {
  // Rulebook p. 35; 2, 2 is Ban Ard in the example (p. 30).
  it.each<[Level, Level, string[]]>([
    [1, 1, []],
    [2, 1, ['above-witcher-level']],
    [2, 2, []],
    [3, 5, []],
    [5, 5, ['at-highest-level']],
  ])('attribute %i, witcher level %i: %j', (level, witcherLevel, obstacles) => {
    expect(mayRaiseAtLocation(level, witcherLevel).obstacles.map(({ reason }) => reason)).toEqual(obstacles);
  });
});

describe('gainsOfRaise', () => {
  // Rulebook p. 10, 35.
  it.each<[Attribute, Level, string[]]>([
    ['defense', 3, ['shield']],
    ['defense', 5, []],
    ['alchemy', 5, ['potion']],
    ['combat', 2, []],
    ['specialty', 2, []],
  ])('%s at %i brings %j', (attribute, reached, gains) => {
    expect(gainsOfRaise(attribute, reached).map(({ reason }) => reason)).toEqual(gains);
  });
});

describe('levelUp', () => {
  // Rulebook p. 10–11; the second row is the example (p. 31).
  it.each<[Level, [Level, Level, Level, Level], Level, number]>([
    [1, [2, 2, 2, 2], 2, 1],
    [2, [3, 3, 3, 3], 3, 1],
    [3, [4, 4, 5, 4], 4, 2],
    [4, [5, 5, 5, 5], 5, 2],
    [1, [5, 3, 2, 1], 1, 0],
    [3, [1, 1, 1, 1], 3, 0],
    [1, [5, 4, 4, 4], 4, 4],
  ])('level %i with %j: level %i, %i cards', (level, levels, reached, cards) => {
    expect(levelUp(level, attributes(levels))).toMatchObject({ level: reached, cards });
  });

  it('tells each step', () => {
    expect(levelUp(2, attributes([4, 4, 4, 4])).reasons.map(({ reason }) => reason)).toEqual([
      'all-above-level',
      'draw-1',
      'all-above-level',
      'draw-2',
    ]);
    expect(levelUp(2, attributes([2, 4, 4, 4])).reasons.map(({ reason }) => reason)).toEqual([
      'not-all-above-level',
    ]);
  });

  it('never falls, and stops exactly where the lowest attribute is', () => {
    const level = fc.constantFrom(...LEVELS);
    fc.assert(
      fc.property(level, fc.tuple(level, level, level, level), (before, levels) => {
        expect(levelUp(before, attributes(levels)).level).toBe(Math.max(before, Math.min(...levels)));
      }),
    );
  });
});

// Helpers

const attributes = ([combat, defense, alchemy, specialty]: readonly [Level, Level, Level, Level]) => ({
  combat,
  defense,
  alchemy,
  specialty,
});
