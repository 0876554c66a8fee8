import { describe, expect, it } from 'vitest';
import { spawn } from '../../../../../src/engine/old-world/after-fight/spawning.ts';
import { resolveCombo } from '../../../../../src/engine/old-world/fight/combo.ts';
import {
  afterFight,
  firstTurn,
  hasTrail,
  monsterFightOutcome,
  monsterFightReward,
} from '../../../../../src/engine/old-world/fight/fight-outcome.ts';
import {
  damageToMonster,
  damageToWitcher,
  potionsLeft,
  potionsToDiscard,
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
import {
  lowerShieldWithDefense,
  raiseDefense,
  raiseShield,
} from '../../../../../src/engine/old-world/fight/shield.ts';
import {
  mayFightWitcher,
  placeWager,
  settleWitcherFight,
  wagerReturn,
} from '../../../../../src/engine/old-world/fight/witcher-fight.ts';
import type { CardColour, Level } from '../../../../../src/engine/old-world/vocabulary.ts';

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
    expect(raiseShield(shield, icons, { defense }).shield).toBe(raised);
  });

  it('capShield, raiseDefense, afterFight', () => {
    expect(lowerShieldWithDefense(4, 3, 'fight').shield).toBe(3);
    const raised = ([2, 1, 4] as const).map((defense) => raiseDefense(defense, defense === 1 ? 0 : defense));
    expect(raised).toMatchObject([
      { value: { defense: 3, shield: 3 } },
      { value: { defense: 2, shield: 1 } },
      { value: { defense: 5, shield: 4 } },
    ]);
    expect(afterFight({ deck: 2, hand: 1, discard: 9 }, { defense: 3 })).toMatchObject({
      deck: 12,
      shield: 3,
    });
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

describe('B5 comboLegal', () => {
  const card = (colour: CardColour, extensions: readonly CardColour[] = []) => {
    const icons = { damage: 0, shields: 0, draw: 0, specials: [] };
    return { ...icons, colour, extensions: extensions.map((to) => ({ ...icons, colour: to })) };
  };
  it.each<[readonly ReturnType<typeof card>[], object]>([
    [[card('blue', ['red', 'yellow'])], { ok: true, value: { extensionsUsed: 0 } }],
    [
      [card('blue', ['red']), card('red', ['green']), card('green')],
      { ok: true, value: { extensionsUsed: 2 } },
    ],
    [[card('blue', ['red']), card('green')], { ok: false }],
    [[card('red'), card('blue')], { ok: false }],
    [[], { ok: false, error: 'must-play-a-card' }],
  ])('%#', (cards, result) => {
    expect(resolveCombo(cards, 5)).toMatchObject(result);
  });

  it('nothing to play with an empty hand', () => {
    expect(resolveCombo([], 0).ok).toBe(true);
  });
});

describe('B6 potionUse', () => {
  it('3, 1 → 2 · 2, 2 → 0 · 1, 2 → 0; a fifth potion goes', () => {
    expect([potionsLeft(3, 1).left, potionsLeft(2, 2).left, potionsLeft(1, 2).left]).toEqual([2, 0, 0]);
    expect(potionsToDiscard(5)).toBe(1);
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
    ['mountain', 'trail', 'mountain', 'active-witcher'],
    ['mountain', 'trail', 'water', 'monster'],
    ['mountain', 'quest', 'mountain', 'monster'],
  ] as const)('%s %s, monster in %s → %s', (terrain, face, monster, first) => {
    expect(firstTurn({ kind: 'monster', trail: hasTrail(monster, [{ terrain, face }]) }).first).toBe(first);
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
  const placed = (rest: object) => placeWager({ players: 3, fights: false, gold: 3, stake: 1, ...rest });

  it('3 → 5 when right, 3 → 2 when wrong', () => {
    const left = placed({});
    if (!left.ok) throw new Error(left.error);
    expect(left.value + wagerReturn('attacker', { winner: 'attacker', winnerGold: 2 }).gold).toBe(5);
    expect(left.value + wagerReturn('attacker', { winner: 'defender', winnerGold: 2 }).gold).toBe(2);
  });

  it.each([{ gold: 0 }, { players: 2 }, { stake: 2 }, { fights: true }])('%j is illegal', (rest) => {
    expect(placed(rest).ok).toBe(false);
  });
});

describe('B15 canFightWitcher', () => {
  const meeting = {
    foughtThisTurn: false,
    sameLocation: true,
    atSchool: false,
    closedTavern: false,
    playedPoker: false,
  };

  it('not at Kaer Morhen, not at the closed tavern, not after poker with them; after poker with another, yes', () => {
    expect(mayFightWitcher({ ...meeting, atSchool: true }).allowed).toBe(false);
    expect(mayFightWitcher({ ...meeting, closedTavern: true }).allowed).toBe(false);
    expect(mayFightWitcher({ ...meeting, playedPoker: true }).allowed).toBe(false);
    expect(mayFightWitcher(meeting).allowed).toBe(true);
  });
});
