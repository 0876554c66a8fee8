import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedIn } from '../../../../../src/engine/adventure-game/odds/battle-parts.ts';
import { LEVELS, needsFor } from '../../../../../src/engine/adventure-game/odds/needs.ts';
import { rerollOdds } from '../../../../../src/engine/adventure-game/odds/reroll-worth.ts';
import { isSearchable } from '../../../../../src/engine/adventure-game/spending/searchable.ts';
import type { Objective } from '../../../../../src/engine/adventure-game/spending/spending-solver.ts';
import type { Card, Spending } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import { attackStat, type Enemy } from '../../../../../src/engine/adventure-game/enemy/verdict.ts';
import type { Die } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import {
  addUp,
  allRolls,
  anyDie,
  anyObjective,
  anySpending,
  B,
  H,
  IGNI,
  leastMissing,
  slowOdds,
} from '../oracle.ts';

const DODGE: Spending = { dodge: 'sword-to-shield', cards: [] };

describe('needsOf', () => {
  it('counts on the fingers of two dice', () => {
    // A die shows no sword on 3 faces, one on 2, two on 1: of 36 rolls 27 have one, 15 two, 5 three, 1 four.
    const enemy: Enemy = { kind: 'monster', sword: 2 };
    const needs = needsFor('attack', [B, B], enemy, { dodge: 'none', cards: [] });
    expect(needs?.map(({ level, reach, extra }) => [level, reach, extra.attack])).toEqual([
      [50, 1, 1],
      [80, 0, 2],
      [95, 0, 2],
    ]);
  });

  it('counts shields where nothing is to be attacked', () => {
    // A die shows no shield on 3 faces, one on 1, two on 2: of 36 rolls 27 have one, 21 two, 8 three, 4 four.
    const needs = needsFor('defence', [H, H], { kind: 'monster', shield: 3 }, { dodge: 'none', cards: [] });
    expect(needs?.map(({ level, reach, extra }) => [level, reach, extra.defence])).toEqual([
      [50, 2, 1],
      [80, 0, 3],
      [95, 0, 3],
    ]);
  });

  it('agrees with enumerating every roll, every enemy and every gift', () => {
    fc.assert(
      fc.property(
        fc.array(anyDie, { minLength: 1, maxLength: 2 }),
        anySmallEnemy,
        anySpending,
        (dice, enemy, spending) => {
          const stat = attackStat(enemy)!;
          for (const part of comparedIn(enemy)) {
            const met = (level: number, versus: Enemy, gift: Card['gain']) => {
              const odds = slowOdds(
                dice,
                versus,
                { ...spending, cards: [...spending.cards, { cost: {}, gain: gift, uses: 1 }] },
                part,
              );
              return odds[part] * 100 >= level * odds.total;
            };
            for (const { level, reach, extra } of needsFor(part, dice, enemy, spending)!) {
              const against = (value: number): Enemy =>
                part === 'defence' ? { ...enemy, shield: value } : { ...enemy, [stat]: value };
              if (reach !== undefined) expect(met(level, against(reach), {})).toBe(true);
              if (reach !== 99) expect(met(level, against((reach ?? -1) + 1), {})).toBe(false);
              const given = (attack: number, shield: number) =>
                met(level, enemy, {
                  ...(attack > 0 && { [stat]: attack }),
                  ...(shield > 0 && { shield }),
                });
              expect(given(extra.attack, extra.defence)).toBe(true);
              for (let fewer = 0; fewer < extra.attack + extra.defence; fewer += 1) {
                const splits = {
                  attack: [fewer],
                  defence: [0],
                  both: Array.from({ length: fewer + 1 }, (_, at) => at),
                }[part];
                for (const attack of splits) expect(given(attack, fewer - attack)).toBe(false);
              }
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('asks for more where more is wanted', () => {
    const enemy: Enemy = { kind: 'monster', sword: 4, shield: 2 };
    for (const part of comparedIn(enemy)) {
      const needs = needsFor(part, [B, B, B, H, H, H], enemy, DODGE)!;
      const reaches = needs.map(({ reach }) => reach!);
      expect(reaches).toEqual([...reaches].sort((one, two) => two - one));
      expect(needs.map(({ level }) => level)).toEqual([...LEVELS]);
    }
  });

  it('gives up before it would keep the page waiting', () => {
    const enemy: Enemy = { kind: 'monster', sword: 99, shield: 99 };
    expect(needsFor('both', [B, B, B, H, H, H], enemy, DODGE)).toBeUndefined();
  });
});

describe('rerollOdds', () => {
  it('gives one die that must show a sword two chances', () => {
    // B has three faces with a sword: 1 − 1/2 · 1/2.
    expect(rerollOdds([B], { kind: 'monster', sword: 1 }, DODGE, 'both')).toEqual({ ways: 27, total: 36 });
    // Of two such dice one may be rolled again: 1 − 1/2 · 1/2 · 1/2.
    expect(rerollOdds([B, B], { kind: 'monster', sword: 1 }, DODGE, 'both')).toEqual({
      ways: 189,
      total: 216,
    });
  });

  it('agrees with enumerating every roll, every choice and every new face', () => {
    const spendings = fc.record({
      dodge: fc.constant('sword-to-shield' as const),
      cards: fc.subarray([IGNI]),
    });
    const enemies = fc.record(
      { kind: fc.constant('monster' as const), sword: fc.nat(3), shield: fc.nat(3), ritual: fc.nat(1) },
      { requiredKeys: ['kind'] },
    );
    const somedice = fc.array(fc.oneof(fc.constantFrom(B, H), anyDie), { maxLength: 3 });
    fc.assert(
      fc.property(somedice, enemies, spendings, anyObjective, (dice, enemy, spending, objective) => {
        expect(rerollOdds(dice, enemy, spending, objective)).toEqual(
          slowReroll(dice, enemy, spending, objective),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('isSearchable', () => {
  const cards = (count: number): Spending => ({
    dodge: 'sword-to-shield',
    cards: Array.from({ length: count }, (_, index) =>
      index % 2 === 0
        ? { cost: { dodge: 1 }, gain: { sword: 2 }, uses: 1 }
        : { cost: { sword: 1 }, gain: { shield: 2 }, uses: 1 },
    ),
  });
  const enemy: Enemy = { kind: 'monster', sword: 6, shield: 6 };

  it('lets through what a player holds and stops what would keep the page waiting', () => {
    expect(isSearchable([B, B, B, H, H, H], enemy, DODGE, 40)).toBe(true);
    expect(isSearchable([B, B, B, H, H, H], enemy, cards(3), 3)).toBe(true);
    expect(isSearchable([B, B, B, H, H, H], enemy, cards(12), 1)).toBe(false);
    expect(isSearchable([B, B, B, H, H, H], enemy, { ...cards(12), dodge: 'none' }, 1)).toBe(true);
  });

  it('asks less where it is asked more often', () => {
    const often = [1, 10, 100, 1000, 10_000].map((times) =>
      isSearchable([B, B, H, H], enemy, cards(4), times),
    );
    expect(often).toEqual([...often].sort((one, two) => Number(two) - Number(one)));
    expect(often[0]).toBe(true);
    expect(often.at(-1)).toBe(false);
  });
});

// Helpers

const anySmallEnemy = fc.record(
  { kind: fc.constant('monster' as const), sword: fc.nat(3), shield: fc.nat(3), ritual: fc.nat(2) },
  { requiredKeys: ['kind'] },
);

function slowReroll(dice: readonly Die[], enemy: Enemy, spending: Spending, objective: Objective) {
  const aims = comparedIn(enemy);
  const part = aims.includes(objective) ? objective : (aims[0] ?? objective);
  const wins = (roll: Parameters<typeof addUp>[0]): boolean => {
    const { attack, shield } = leastMissing(addUp(roll), enemy, spending, objective);
    return (part === 'defence' || attack === 0) && (part === 'attack' || shield === 0);
  };
  let ways = 0;
  for (const roll of allRolls(dice)) {
    const choices = dice.map((die, place) => die.filter((face) => wins(roll.with(place, face))).length);
    ways += Math.max(wins(roll) ? 6 : 0, ...choices);
  }
  return { ways, total: 6 ** (dice.length + 1) };
}
