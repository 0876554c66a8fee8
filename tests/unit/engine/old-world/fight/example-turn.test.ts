import { describe, expect, it } from 'vitest';
import { phaseThree } from '../../../../../src/engine/old-world/after-fight/cards.ts';
import { type ComboCard, resolveCombo } from '../../../../../src/engine/old-world/fight/combo.ts';
import {
  afterFight,
  firstTurn,
  monsterFightOutcome,
  monsterFightReward,
} from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import {
  damageToMonster,
  damageToWitcher,
  drawInFight,
  potionsLeft,
  replenish,
  revealMonsterCard,
} from '../../../../../src/engine/old-world/fight/fight.ts';
import { lowerAttribute } from '../../../../../src/engine/old-world/fight/monster-attack.ts';
import { raiseDefense, raiseShield } from '../../../../../src/engine/old-world/fight/shield.ts';
import { specialtySteps, specialtyUse } from '../../../../../src/engine/old-world/fight/specialties.ts';
import { spawn } from '../../../../../src/engine/old-world/after-fight/spawning.ts';
import {
  fatigue,
  gainTrophy,
  printedFatigue,
} from '../../../../../src/engine/old-world/after-fight/trophies.ts';

/** The full player turn of the rulebook. It does not tell the size of the deck: the tests take 12 cards. */
describe('the example turn of the rulebook (p. 30–32)', () => {
  it('Phase I: the shield rises with Defense at Kaer Morhen (p. 31)', () => {
    expect(raiseDefense(2, 2)).toMatchObject({ value: { defense: 3, shield: 3 } });
  });

  it('Phase II: the Archespore goes 12 → 9 → 8 → 3 → 2 → 0 (p. 31–32)', () => {
    const tokens = [
      { terrain: 'mountain', face: 'trail' },
      { terrain: 'water', face: 'quest' },
    ] as const;
    expect(firstTurn({ kind: 'monster', terrain: 'mountain', tokens }).first).toBe('active-witcher');

    // First turn: two cards with 3 damage and no modifiers.
    const first = combo([2, 1], 2);
    const pools = [12, damageToMonster(12, first.damage).pool];
    const drawn = replenish({ combat: 3, comboModifier: first.draw, otherModifier: 0, hand: 0, deck: 12 });
    expect(drawn.drawn).toBe(3);

    // Bite: 5 damage on 3 shields.
    pools.push(revealMonsterCard(9).pool);
    const bitten = damageToWitcher({ shield: 3, deck: drawn.deck, hand: drawn.hand }, 5);
    expect(bitten).toMatchObject({ shield: 0, deck: drawn.deck - 2, hand: 3, knockedOut: false });

    // Armor of the Bear: 1 shield and 2 cards; then three cards and a fourth by the potion.
    const armor = specialtyUse(
      { school: 'bear', shield: bitten.shield },
      { usedThisFight: false, ownTurn: true },
    );
    expect(armor.allowed).toBe(true);
    expect(specialtySteps('bear', 3).map(({ reason }) => reason)).toEqual(['draw-cards', 'raise-shield']);
    expect(raiseShield(bitten.shield, 1, { defense: 3 }).shield).toBe(1);
    const armed = drawInFight(bitten, 2);
    expect(armed.hand).toBe(5);
    const second = combo([2, 1, 1, 1], armed.hand);
    expect(second.damage).toBe(5);
    pools.push(damageToMonster(8, second.damage).pool);
    const shield = raiseShield(1, 1, { defense: 3 }).shield;
    expect(shield).toBe(2);
    // One card stayed in hand, one came back from the discard pile.
    expect(
      replenish({ combat: 3, comboModifier: 0, otherModifier: 0, hand: 2, deck: armed.deck }),
    ).toMatchObject({ drawn: 3, hand: 5 });

    // Bite: Alchemy falls, and a level I monster takes 1 shield.
    pools.push(revealMonsterCard(3).pool);
    expect(lowerAttribute('alchemy', 3).level).toBe(2);
    expect(potionsLeft(2, 1).left).toBe(1);
    expect(damageToWitcher({ shield, deck: 2, hand: 5 }, 1).shield).toBe(1);

    const last = damageToMonster(2, combo([3], 5).damage);
    pools.push(last.pool);
    expect(pools).toEqual([12, 9, 8, 3, 2, 0]);
    expect(monsterFightOutcome({ knockedOut: false, pool: last.pool, lastAction: 'witcher' }).outcome).toBe(
      'defeated',
    );
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

// Helpers

/** Cards with this damage each, which all connect. */
function combo(damages: readonly number[], hand: number) {
  const none = { shields: 0, draw: 0, specials: [], colour: 'blue' } as const;
  const cards = damages.map((damage): ComboCard => ({
    ...none,
    damage,
    extensions: [{ ...none, damage: 0 }],
  }));
  const result = resolveCombo(cards, hand);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
