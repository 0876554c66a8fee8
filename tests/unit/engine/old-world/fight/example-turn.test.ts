import { describe, expect, it } from 'vitest';
import { phaseThree } from '../../../../../src/engine/old-world/after-fight/cards.ts';
import { afterFight, monsterFightReward } from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import { raiseDefense } from '../../../../../src/engine/old-world/fight/shield.ts';
import { spawn } from '../../../../../src/engine/old-world/after-fight/spawning.ts';
import {
  fatigue,
  gainTrophy,
  printedFatigue,
} from '../../../../../src/engine/old-world/after-fight/trophies.ts';

/** The full player turn of the rulebook around its fight, which is in monster-fight.test.ts. */
describe('the example turn of the rulebook (p. 30–32)', () => {
  it('Phase I: the shield rises with Defense at Kaer Morhen (p. 31)', () => {
    expect(raiseDefense(2, 2)).toMatchObject({ value: { defense: 3, shield: 3 } });
  });

  it('after the fight: 3 gold, the first trophy, one card trashed (p. 32)', () => {
    const reward = monsterFightReward('defeated', { hasTrail: true, tokensOfTerrain: 5 });
    expect(1 + reward.gold).toBe(3);
    const trophy = gainTrophy(0, 'monster-fight');
    expect(trophy).toMatchObject({ space: 1, wins: false, fatigue: true });
    expect(printedFatigue(trophy.space)).toBe(1);
    const tired = fatigue(1, { deck: 2, hand: 4, discard: 8 });
    expect(tired).toMatchObject({ trashed: 1, deck: 13 });
    expect(afterFight(tired, { defense: 3 })).toMatchObject({ deck: 13, hand: 0, shield: 3 });
    expect(spawn({ level: 1, outcome: 'defeated', players: 2, extraStack: 0 }).level).toBe(2);
  });

  it('Phase III: draws three cards (p. 32)', () => {
    expect(phaseThree({ hand: 0, deck: 13, discard: 0, discarded: 0, drawTo: 3 })).toMatchObject({
      value: { drawn: 3, hand: 3 },
    });
  });
});
