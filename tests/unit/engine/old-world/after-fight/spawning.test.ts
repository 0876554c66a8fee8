import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MONSTER_FIGHT_ENDS,
  type MonsterFightEnd,
  type TrailToken,
} from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import {
  changeLocation,
  drawMonsterToken,
  putAwayToken,
  spawn,
} from '../../../../../src/engine/old-world/after-fight/spawning.ts';
import {
  MONSTER_LEVELS,
  type MonsterLevel,
  PLAYER_COUNTS,
  type PlayerCount,
  TERRAINS,
} from '../../../../../src/engine/old-world/vocabulary.ts';

describe('spawn', () => {
  // Rulebook p. 26; solo p. 33.
  it.each<[MonsterLevel, MonsterFightEnd, PlayerCount, number, MonsterLevel | undefined, string, string]>([
    [1, 'defeated', 2, 0, 2, 'level-stack', 'one-level-higher'],
    [2, 'defeated', 3, 0, 3, 'level-stack', 'one-level-higher'],
    [3, 'defeated', 2, 0, 3, 'level-stack', 'level-3-again'],
    [2, 'driven-away', 2, 0, 2, 'level-stack', 'same-level'],
    [1, 'defeated', 4, 1, 1, 'extra-stack', 'extra-stack-first'],
    [1, 'defeated', 5, 0, 2, 'level-stack', 'one-level-higher'],
    [2, 'defeated', 5, 2, 3, 'level-stack', 'one-level-higher'],
    [1, 'driven-away', 4, 1, 1, 'level-stack', 'same-level'],
    [2, 'defeated', 1, 0, undefined, 'none', 'solo-no-new-monster'],
    [2, 'driven-away', 1, 0, 2, 'level-stack', 'same-level'],
    [1, 'complete-defeat', 2, 0, undefined, 'none', 'monster-stays'],
    [1, 'defeated', 3, 1, 2, 'level-stack', 'one-level-higher'],
  ])(
    'level %i %s, %i players, extra stack %i: %s from %s',
    (level, outcome, players, extraStack, next, from, why) => {
      expect(spawn({ level, outcome, players, extraStack })).toEqual({
        level: next,
        from,
        reasons: [{ reason: why, basis: 'print' }],
      });
    },
  );

  it('never brings a weaker monster, and never one more than a level higher', () => {
    for (const level of MONSTER_LEVELS)
      for (const outcome of MONSTER_FIGHT_ENDS)
        for (const players of PLAYER_COUNTS)
          for (const extraStack of [0, 1, 2]) {
            const next = spawn({ level, outcome, players, extraStack }).level ?? level;
            expect([level, level + 1]).toContain(next);
          }
  });
});

describe('drawMonsterToken', () => {
  // Rulebook p. 26.
  it('takes one of the level’s stack', () => {
    expect(drawMonsterToken({ stack: 2, drivenAway: 3 })).toEqual({
      drawn: true,
      stack: 1,
      drivenAway: 3,
      reasons: [{ reason: 'from-stack', basis: 'print' }],
    });
  });

  it('makes an empty stack anew from all driven-away monsters of the level', () => {
    expect(drawMonsterToken({ stack: 0, drivenAway: 3 })).toEqual({
      drawn: true,
      stack: 2,
      drivenAway: 0,
      reasons: [{ reason: 'stack-made-anew', basis: 'print' }],
    });
  });

  it('draws nothing when none was driven away either, which no book foresees', () => {
    expect(drawMonsterToken({ stack: 0, drivenAway: 0 })).toEqual({
      drawn: false,
      stack: 0,
      drivenAway: 0,
      reasons: [{ reason: 'no-token-left', basis: 'reading' }],
    });
  });
});

describe('putAwayToken', () => {
  // Rulebook p. 26: a driven-away monster's token is discarded before the new one is drawn.
  it('lays a driven-away monster aside, so that it may come straight back', () => {
    const aside = putAwayToken('driven-away', { stack: 0, drivenAway: 0 });
    expect(aside).toEqual({
      stack: 0,
      drivenAway: 1,
      reasons: [{ reason: 'laid-aside', basis: 'reading' }],
    });
    expect(drawMonsterToken(aside)).toMatchObject({ drawn: true, stack: 0, drivenAway: 0 });
  });

  it('keeps a defeated monster out, since its card is a trophy: a reading', () => {
    expect(putAwayToken('defeated', { stack: 0, drivenAway: 2 })).toEqual({
      stack: 0,
      drivenAway: 2,
      reasons: [{ reason: 'stays-out-as-trophy', basis: 'reading' }],
    });
  });
});

describe('changeLocation', () => {
  // Rulebook p. 26.
  const held: readonly TrailToken[] = [
    { terrain: 'water', face: 'trail' },
    { terrain: 'forest', face: 'trail' },
    { terrain: 'water', face: 'quest' },
    { terrain: 'mountain', face: 'quest' },
  ];

  it('takes back all players’ trails and trail quests of the terrain, and no others', () => {
    expect(changeLocation('water', { pile: 2, held })).toEqual({
      kept: [
        { terrain: 'forest', face: 'trail' },
        { terrain: 'mountain', face: 'quest' },
      ],
      pile: 4,
      reasons: [
        { reason: 'location-token-returns', basis: 'print' },
        { reason: 'trails-return', basis: 'print' },
        { reason: 'trail-quests-return', basis: 'print' },
        { reason: 'new-location-of-same-terrain', basis: 'print' },
      ],
    });
  });

  it('names only what there is to return', () => {
    expect(changeLocation('forest', { pile: 0, held }).reasons.map(({ reason }) => reason)).toEqual([
      'location-token-returns',
      'trails-return',
      'new-location-of-same-terrain',
    ]);
    expect(changeLocation('mountain', { pile: 0, held }).reasons.map(({ reason }) => reason)).toEqual([
      'location-token-returns',
      'trail-quests-return',
      'new-location-of-same-terrain',
    ]);
  });

  it('loses no token', () => {
    const terrain = fc.constantFrom(...TERRAINS);
    const token = fc.record({ terrain, face: fc.constantFrom('trail', 'quest') });
    fc.assert(
      fc.property(terrain, fc.nat({ max: 5 }), fc.array(token, { maxLength: 8 }), (at, pile, tokens) => {
        const after = changeLocation(at, { pile, held: tokens });
        expect(after.pile + after.kept.length).toBe(pile + tokens.length);
        expect(after.kept.every((each) => each.terrain !== at)).toBe(true);
      }),
    );
  });
});
