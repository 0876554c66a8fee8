import { describe, expect, it } from 'vitest';
import {
  type Fighter,
  FIGHTERS,
  mayWager,
  REPUTATION_GOLD,
  settleWitcherFight,
  wagerReturn,
  witcherFightResult,
} from '../../../../../src/engine/old-world/fight/witcher-fight.ts';

describe('witcherFightResult', () => {
  // Rulebook p. 20.
  it.each<[boolean, boolean, Fighter, Fighter | undefined, string]>([
    [false, false, 'attacker', undefined, 'both-have-life'],
    [true, false, 'attacker', 'defender', 'knocked-out'],
    [false, true, 'defender', 'attacker', 'knocked-out'],
    [true, true, 'attacker', 'attacker', 'own-cards-ended-both'],
    [true, true, 'defender', 'defender', 'own-cards-ended-both'],
  ])(
    'attacker out: %s, defender out: %s, cards of the %s: %s',
    (attacker, defender, last, winner, reason) => {
      expect(witcherFightResult({ attacker, defender }, last)).toEqual({
        winner,
        reasons: [{ reason, basis: 'print' }],
      });
    },
  );
});

describe('settleWitcherFight', () => {
  // Rulebook p. 27–28.
  it('rewards the attacker with trophy and gold', () => {
    expect(settleWitcherFight({ winner: 'attacker', loserSpaceGold: 2, trophyOwned: false })).toEqual({
      winner: 'attacker',
      winnerGold: 2,
      trophy: true,
      zeroCostCard: 'defender',
      attackerDrawsTo: 3,
      defenderDraws: 3,
      reasons: [
        'witcher-trophy',
        'gold-by-losers-space',
        'loser-takes-zero-cost-card',
        'defender-draws-3',
        'attacker-draws-to-3',
        'tavern-closes',
      ].map((reason) => ({ reason, basis: 'print' })),
    });
  });

  it('gives only gold for a second win against the same witcher', () => {
    const settlement = settleWitcherFight({ winner: 'attacker', loserSpaceGold: 2, trophyOwned: true });
    expect(settlement).toMatchObject({ winnerGold: 2, trophy: false });
    expect(settlement.reasons.slice(0, 2)).toEqual([
      { reason: 'trophy-owned', basis: 'print' },
      { reason: 'gold-without-trophy', basis: 'reading' },
    ]);
  });

  it.each([false, true])('gives a winning defender gold and 4 cards, but no trophy', (trophyOwned) => {
    const settlement = settleWitcherFight({ winner: 'defender', loserSpaceGold: 1, trophyOwned });
    expect(settlement).toMatchObject({
      winnerGold: 1,
      trophy: false,
      zeroCostCard: 'attacker',
      attackerDrawsTo: 2,
      defenderDraws: 4,
    });
    expect(settlement.reasons).toEqual(
      [
        'no-trophy-for-defender',
        'gold-by-losers-space',
        'loser-takes-zero-cost-card',
        'defender-draws-4',
        'attacker-draws-to-2',
        'tavern-closes',
      ].map((reason) => ({ reason, basis: 'print' })),
    );
  });
});

describe('wagers', () => {
  // Rulebook p. 21, 28.
  it.each<[number, Fighter, Fighter, 1 | 2 | 3, number]>([
    [3, 'attacker', 'attacker', 2, 5],
    [3, 'attacker', 'defender', 2, 2],
    [1, 'defender', 'defender', 3, 4],
  ])('of %i gold, one on the %s while the %s wins %i: %i', (gold, on, winner, winnerGold, after) => {
    expect(gold - 1 + wagerReturn(on, { winner, winnerGold }).gold).toBe(after);
  });

  it('are for three players or more (p. 21)', () => {
    expect(mayWager(2)).toEqual({
      allowed: false,
      obstacles: [{ reason: 'too-few-players', basis: 'print' }],
    });
    expect(mayWager(3).allowed).toBe(true);
  });

  it('say why: the stake back and the winner’s gold, or the stake to the bank (p. 28)', () => {
    expect(wagerReturn('attacker', { winner: 'attacker', winnerGold: 2 }).reasons).toEqual([
      { reason: 'stake-back', basis: 'print' },
      { reason: 'as-much-as-winner', basis: 'print' },
    ]);
    expect(wagerReturn('attacker', { winner: 'defender', winnerGold: 2 }).reasons).toEqual([
      { reason: 'stake-lost', basis: 'print' },
    ]);
  });

  it('net what the winner gains, or minus 1', () => {
    for (const on of FIGHTERS)
      for (const winner of FIGHTERS)
        for (const winnerGold of REPUTATION_GOLD)
          expect(wagerReturn(on, { winner, winnerGold }).gold - 1).toBe(on === winner ? winnerGold : -1);
  });
});
