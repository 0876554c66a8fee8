import { describe, expect, it } from 'vitest';
import { spawn } from '../../../../../src/engine/old-world/after-fight/spawning.ts';
import {
  firstTurn,
  monsterFightOutcome,
  monsterFightReward,
} from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import {
  damageToMonster,
  damageToWitcher,
  potionsLeft,
  replenish,
  revealMonsterCard,
} from '../../../../../src/engine/old-world/fight/fight.ts';
import {
  attackChooser,
  discardRandom,
  lowerAttribute,
  soloAttackType,
  trashChosen,
} from '../../../../../src/engine/old-world/fight/monster-attack.ts';
import { lowerShieldWithDefense, raiseShield } from '../../../../../src/engine/old-world/fight/shield.ts';
import {
  mayWager,
  settleWitcherFight,
  wagerReturn,
} from '../../../../../src/engine/old-world/fight/witcher-fight.ts';
import type { Level } from '../../../../../src/engine/old-world/vocabulary.ts';

/** The vectors of the research on the rulebook, under their names there. */
describe('B1 damageToWitcher', () => {
  it.each([
    [3, 10, 4, 5, [0, 8, 4], false],
    [0, 3, 2, 4, [0, 0, 1], false],
    [1, 0, 2, 3, [0, 0, 0], true],
    [2, 5, 0, 2, [0, 5, 0], false],
    [0, 0, 1, 1, [0, 0, 0], true],
    [1, 2, 3, 9, [0, 0, 0], true],
  ])('%i, %i, %i, %i: %j', (shield, deck, hand, damage, left, out) => {
    const after = damageToWitcher({ shield, deck, hand }, damage);
    expect([after.shield, after.deck, after.hand]).toEqual(left);
    expect(after.knockedOut).toBe(out);
  });
});

describe('B2 damageToMonster', () => {
  it('12, 3 → 9 · 2, 3 → 0 · 1, 0 → 1, and the run of the book', () => {
    expect([damageToMonster(12, 3).pool, damageToMonster(2, 3).pool, damageToMonster(1, 0).pool]).toEqual([
      9, 0, 1,
    ]);
    const bitten = revealMonsterCard(
      damageToMonster(revealMonsterCard(damageToMonster(12, 3).pool).pool, 5).pool,
    );
    expect([bitten.pool, damageToMonster(bitten.pool, 3).pool]).toEqual([2, 0]);
  });
});

describe('B3 raiseShield', () => {
  it.each<[number, Level, number, number]>([
    [1, 3, 3, 3],
    [0, 2, 1, 1],
    [3, 3, 2, 3],
    [2, 5, 1, 3],
  ])('%i, %i, %i → %i', (shield, defense, icons, raised) => {
    expect(raiseShield(shield, icons, defense).shield).toBe(raised);
  });

  it('capShield', () => {
    expect(lowerShieldWithDefense(4, 3).shield).toBe(3);
  });
});

describe('B4 replenish', () => {
  it.each([
    [2, 2, -1, 0, 8, 3],
    [3, 0, 0, 4, 10, 3],
    [3, 1, 0, 5, 10, 2],
    [1, -2, 0, 3, 5, 0],
    [4, 2, 0, 1, 2, 2],
    [5, 2, 1, 7, 9, 0],
  ])('%i, %i, %i, %i, %i → %i', (combat, comboModifier, otherModifier, hand, deck, drawn) => {
    expect(replenish({ combat, comboModifier, otherModifier, hand, deck }).drawn).toBe(drawn);
  });
});

describe('B6 potionUse', () => {
  it('3, 1 → 2 · 2, 2 → 0 · 1, 2 → 0', () => {
    expect([potionsLeft(3, 1), potionsLeft(2, 2), potionsLeft(1, 2)]).toEqual([2, 0, 0]);
  });
});

describe('B7 monster attack effects', () => {
  it('randomDiscard', () => {
    const left = [
      discardRandom(1, { hand: 3, deck: 5 }),
      discardRandom(3, { hand: 2, deck: 5 }),
      discardRandom(2, { hand: 0, deck: 4 }),
      discardRandom(3, { hand: 1, deck: 1 }),
    ].map(({ hand, deck, knockedOut }) => [hand, deck, knockedOut]);
    expect(left).toEqual([
      [2, 5, false],
      [0, 4, false],
      [0, 2, false],
      [0, 0, true],
    ]);
  });

  it('trashOne', () => {
    const left = [
      trashChosen(1, { hand: 4, deck: 8 }),
      trashChosen(1, { hand: 0, deck: 8 }),
      trashChosen(1, { hand: 1, deck: 0 }),
    ].map(({ hand, deck, knockedOut }) => [hand, deck, knockedOut]);
    expect(left).toEqual([
      [3, 8, false],
      [0, 7, false],
      [0, 0, true],
    ]);
  });

  it('lowerAttribute', () => {
    expect(([3, 1, 5] as const).map((level) => lowerAttribute(level).level)).toEqual([2, 1, 5]);
  });
});

describe('B8 attackChooser', () => {
  it('3, 2, 1, 3, 2 with four; the opponent with two; the die alone', () => {
    const choosers = [1, 2, 3, 4, 5].map((turn) => attackChooser(turn, { players: 4, active: 0 }));
    expect(choosers.map((chooser) => chooser.by === 'seat' && chooser.seat)).toEqual([3, 2, 1, 3, 2]);
    expect(attackChooser(2, { players: 2, active: 0 })).toMatchObject({ seat: 1 });
    expect([soloAttackType(3), soloAttackType(4)]).toEqual(['charge', 'bite']);
  });
});

describe('B9 firstTurn', () => {
  it.each([
    [true, 'active-witcher'],
    [false, 'monster'],
  ] as const)('trail %s → %s', (trail, first) => {
    expect(firstTurn({ kind: 'monster', trail }).first).toBe(first);
  });
});

describe('B10 monsterFightOutcome', () => {
  it.each([
    [false, 0, 'witcher', 'defeated'],
    [true, 0, 'witcher', 'defeated'],
    [false, 0, 'monster', 'defeated'],
    [true, 0, 'monster', 'driven-away'],
    [true, 1, 'witcher', 'driven-away'],
    [true, 1, 'monster', 'driven-away'],
    [true, 2, 'witcher', 'complete-defeat'],
    [true, 2, 'monster', 'complete-defeat'],
    [false, 1, 'monster', 'goes-on'],
  ] as const)('%s, %i, %s → %s', (knockedOut, pool, lastAction, outcome) => {
    expect(monsterFightOutcome({ knockedOut, pool, lastAction }).outcome).toBe(outcome);
  });
});

describe('B11 monsterFightRewards', () => {
  it.each([
    ['defeated', { trophy: true, gold: 2, zeroCostCard: false, trailToken: false, drawTo: 3 }],
    ['driven-away', { trophy: false, gold: 2, zeroCostCard: true, trailToken: false, drawTo: 3 }],
    ['complete-defeat', { trophy: false, gold: 0, zeroCostCard: true, trailToken: true, drawTo: 2 }],
  ] as const)('%s', (outcome, reward) => {
    expect(monsterFightReward(outcome, { hasTrail: false, tokensOfTerrain: 3 })).toMatchObject(reward);
  });

  it('no second trail', () => {
    expect(monsterFightReward('complete-defeat', { hasTrail: true, tokensOfTerrain: 3 }).trailToken).toBe(
      false,
    );
  });
});

describe('B12 spawnLevel', () => {
  it.each([
    [1, 'defeated', 2, 0, 2],
    [2, 'defeated', 2, 0, 3],
    [3, 'defeated', 2, 0, 3],
    [2, 'driven-away', 2, 0, 2],
    [1, 'defeated', 4, 1, 1],
    [1, 'driven-away', 5, 1, 1],
    [1, 'defeated', 1, 0, undefined],
    [3, 'driven-away', 1, 0, 3],
  ] as const)('%i %s, %i players, stack %i → %s', (level, outcome, players, extraStack, next) => {
    expect(spawn({ level, outcome, players, extraStack }).level).toBe(next);
  });
});

describe('B13 witcherFightSettle', () => {
  it.each([
    [
      'attacker',
      2,
      false,
      { winnerGold: 2, trophy: true, zeroCostCard: 'defender', attackerDrawsTo: 3, defenderDraws: 3 },
    ],
    ['attacker', 2, true, { winnerGold: 2, trophy: false }],
    [
      'defender',
      1,
      false,
      { winnerGold: 1, trophy: false, zeroCostCard: 'attacker', attackerDrawsTo: 2, defenderDraws: 4 },
    ],
  ] as const)('%s wins, the loser shows %i, owned %s', (winner, loserSpaceGold, trophyOwned, settled) => {
    expect(settleWitcherFight({ winner, loserSpaceGold, trophyOwned })).toMatchObject(settled);
  });
});

describe('B14 wager', () => {
  it('3 → 5 when right, 3 → 2 when wrong', () => {
    expect(2 + wagerReturn('attacker', { winner: 'attacker', winnerGold: 2 }).gold).toBe(5);
    expect(2 + wagerReturn('attacker', { winner: 'defender', winnerGold: 2 }).gold).toBe(2);
  });

  it('none with two players', () => {
    expect([mayWager(2).allowed, mayWager(3).allowed]).toEqual([false, true]);
  });
});
