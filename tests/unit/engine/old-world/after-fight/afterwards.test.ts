import { describe, expect, it } from 'vitest';
import {
  afterMonsterFight,
  type AfterStep,
  afterWitcherFight,
  type DuelOver,
  type MonsterFightOver,
} from '../../../../../src/engine/old-world/after-fight/afterwards.ts';

const OVER: MonsterFightOver = {
  outcome: 'defeated',
  level: 1,
  effect: undefined,
  players: 2,
  space: 0,
  trail: true,
  tokensOfTerrain: 3,
  extraStack: 0,
  potionsUsed: 0,
  hasLoweredAttributes: false,
};

describe('afterMonsterFight', () => {
  it('goes as the example of the book: potion, gold, trophy, fatigue, a new monster, the draw (p. 32)', () => {
    expect(shortly(afterMonsterFight({ ...OVER, potionsUsed: 1, hasLoweredAttributes: true }))).toEqual([
      'used-potions 1',
      'gold-for-monster 2',
      'monster-trophy',
      'one-space-up 1',
      'suffer-fatigue 1',
      'show-trophy',
      'stays-out-as-trophy',
      'one-level-higher 2',
      'old-tokens-return',
      'new-location',
      'place-token',
      'place-card',
      'shuffle-monster-cards',
      'shuffle-cards',
      'raise-shield',
      'lowered-attributes-stay',
      'draw-to-3 3',
    ]);
  });

  it('gives gold, a 0-cost card and a monster of the same level for one driven away (p. 26)', () => {
    expect(shortly(afterMonsterFight({ ...OVER, outcome: 'driven-away', level: 3 }))).toEqual([
      'gold-for-driving-away 2',
      'discard-monster',
      'laid-aside',
      'zero-cost-card',
      'same-level 3',
      'old-tokens-return',
      'new-location',
      'place-token',
      'place-card',
      'shuffle-monster-cards',
      'shuffle-cards',
      'raise-shield',
      'draw-to-3 3',
    ]);
  });

  it('gives a trail, a 0-cost card and two cards to draw for a complete defeat (p. 26)', () => {
    expect(shortly(afterMonsterFight({ ...OVER, outcome: 'complete-defeat', trail: false }))).toEqual([
      'trail-token',
      'zero-cost-card',
      'monster-stays',
      'shuffle-monster-cards',
      'shuffle-cards',
      'raise-shield',
      'draw-only-to-2 2',
    ]);
  });

  it('ends with the last trophy: the game is won (p. 29)', () => {
    expect(shortly(afterMonsterFight({ ...OVER, space: 3 })).slice(-2)).toEqual([
      'one-space-up 4',
      'top-space-wins',
    ]);
  });

  it('brings no new monster in solo after a defeat, but one after driving away (p. 33)', () => {
    const solo = shortly(afterMonsterFight({ ...OVER, players: 1 }));
    expect(solo).toContain('solo-no-new-monster');
    expect(solo).toContain('solo-tokens-return');
    expect(solo).not.toContain('new-location');
    expect(shortly(afterMonsterFight({ ...OVER, players: 1, outcome: 'driven-away' }))).toContain(
      'same-level 1',
    );
  });

  it('lets the ability of a defeated monster limit the draw, from outside the books', () => {
    const effect = { kind: 'draw-after-defeat', count: 1 } as const;
    expect(afterMonsterFight({ ...OVER, effect }).at(-1)).toEqual({
      reason: 'ability-draw',
      basis: 'outside',
      clause: 'monster-fight#special-ability',
      amount: 1,
    });
    expect(shortly(afterMonsterFight({ ...OVER, effect, outcome: 'driven-away' })).at(-1)).toBe(
      'draw-to-3 3',
    );
  });

  it('leaves to the board what fatigue the later spaces bring', () => {
    expect(shortly(afterMonsterFight({ ...OVER, space: 1 }))).toContain('suffer-fatigue');
  });
});

const DUEL: DuelOver = {
  winner: 'attacker',
  loserSpaceGold: 2,
  trophyOwned: false,
  attackerSpace: 0,
  potionsUsed: { attacker: 0, defender: 0 },
  hasWagers: false,
};

describe('afterWitcherFight', () => {
  const steps = (over: Partial<DuelOver>) =>
    afterWitcherFight({ ...DUEL, ...over }).map((step) => `${step.by}: ${shortly([step]).join('')}`);

  it('gives a winning attacker trophy and gold, and the defender three cards (p. 27–28)', () => {
    expect(steps({ potionsUsed: { attacker: 0, defender: 2 }, hasWagers: true })).toEqual([
      'defender: used-potions 2',
      'attacker: witcher-trophy',
      'attacker: one-space-up 1',
      'attacker: suffer-fatigue 1',
      'attacker: show-trophy',
      'attacker: gold-by-losers-space 2',
      'defender: loser-takes-zero-cost-card',
      'both: raise-shield',
      'both: shuffle-cards',
      'defender: defender-draws-3 3',
      'attacker: attacker-draws-to-3 3',
      'both: tavern-closes',
      'spectators: settle-wagers 2',
    ]);
  });

  it('gives a winning defender gold and four cards', () => {
    expect(steps({ winner: 'defender', loserSpaceGold: 1 })).toEqual([
      'defender: no-trophy-for-defender',
      'defender: gold-by-losers-space 1',
      'attacker: loser-takes-zero-cost-card',
      'both: raise-shield',
      'both: shuffle-cards',
      'defender: defender-draws-4 4',
      'attacker: attacker-draws-to-2 2',
      'both: tavern-closes',
    ]);
  });

  it('gives only gold where the trophy is owned, by our reading', () => {
    const [first, second] = afterWitcherFight({ ...DUEL, trophyOwned: true });
    expect(first).toMatchObject({ reason: 'trophy-owned', basis: 'print' });
    expect(second).toMatchObject({ basis: 'reading', clause: 'witcher-fight-outcomes#again', amount: 2 });
  });

  it('ends with the last trophy', () => {
    expect(steps({ attackerSpace: 3 }).at(-1)).toBe('attacker: top-space-wins');
  });
});

// Helpers

const shortly = (steps: readonly AfterStep[]): readonly string[] =>
  steps.map(({ reason, amount }) => (amount === undefined ? reason : `${reason} ${amount}`));
