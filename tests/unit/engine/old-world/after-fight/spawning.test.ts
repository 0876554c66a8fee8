import { describe, expect, it } from 'vitest';
import {
  MONSTER_FIGHT_ENDS,
  type MonsterFightEnd,
} from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import { putAwayToken, spawn } from '../../../../../src/engine/old-world/after-fight/spawning.ts';
import {
  MONSTER_LEVELS,
  type MonsterLevel,
  PLAYER_COUNTS,
  type PlayerCount,
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

describe('putAwayToken', () => {
  // Rulebook p. 26: a driven-away monster's token is discarded before the new one is drawn.
  it('lays a driven-away monster aside and keeps a defeated one out, whose card is a trophy: readings', () => {
    expect(putAwayToken('driven-away')).toEqual({ reason: 'laid-aside', basis: 'reading' });
    expect(putAwayToken('defeated')).toEqual({ reason: 'stays-out-as-trophy', basis: 'reading' });
  });
});
