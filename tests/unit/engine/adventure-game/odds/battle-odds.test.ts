import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  battleOdds,
  type BattleOdds,
  tally,
} from '../../../../../src/engine/adventure-game/odds/battle-odds.ts';
import { mostOf } from '../../../../../src/engine/adventure-game/dice/dice-fold.ts';
import { rankRerolls, type Reroll } from '../../../../../src/engine/adventure-game/odds/reroll.ts';
import { spendBest } from '../../../../../src/engine/adventure-game/spending/best-spending.ts';
import { totalOf } from '../../../../../src/engine/adventure-game/dice/results.ts';
import {
  makeSolver,
  type Objective,
} from '../../../../../src/engine/adventure-game/spending/spending-solver.ts';
import { type Spending, withGift } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import { attackStat, type Enemy } from '../../../../../src/engine/adventure-game/enemy/verdict.ts';
import type { Die } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { type Chance, compareChances, type Distribution } from '../../../../../src/engine/odds.ts';
import { anyDie, anyEnemy, anyObjective, anySpending, B, die, H, IGNI, R, slowOdds } from '../oracle.ts';

describe('battleOdds', () => {
  // Made-up dice; counted by an independent enumeration. Battle steps: EN p. 2.
  it.each<[string, Die[], Enemy, Spending, Objective, number[]]>([
    ['1', [B, B, B, H], fight(3, 2), dodge(), 'attack', [558, 733, 231, 1296, 771]],
    ['2', [B, B, B, H], fight(3, 2), dodge(), 'defence', [510, 781, 231, 1296, 802]],
    ['3', [B, B, B, H, H, H], fight(4, 2), dodge(IGNI), 'attack', [26541, 41693, 21831, 46656, 6179]],
    [
      '4, the other dodge reading',
      [B, B, B, H, H, H],
      fight(4, 2),
      { dodge: 'shield-to-sword', cards: [IGNI] },
      'attack',
      [35992, 34452, 25338, 46656, 17517],
    ],
    ['5', [B, B, B], fight(2, 1), { dodge: 'none', cards: [] }, 'attack', [135, 91, 42, 216, 125]],
    [
      '6, a ritual',
      [R, R, B, B, B],
      { kind: 'monster', ritual: 2, shield: 1 },
      dodge(),
      'attack',
      [864, 6633, 580, 7776, 1143],
    ],
  ])('vector %s', (_, dice, enemy, spending, objective, expected) => {
    const { attack, defence, both, short } = battleOdds(dice, enemy, spending, objective);
    expect([attack.ways, defence.ways, both.ways, both.total, sumShort(short.shield)]).toEqual(expected);
  });

  it('with one more result is as good as against a stat lower by one, where only that counts', () => {
    const spending: Spending = { dodge: 'none', cards: [] };
    const enemy = (sword: number): Enemy => ({ kind: 'monster', sword });
    expect(battleOdds([B, B, B, H], enemy(4), withGift(spending, { sword: 1 }), 'attack').attack).toEqual(
      battleOdds([B, B, B, H], enemy(3), spending, 'attack').attack,
    );
    expect(battleOdds([B, B, B, H], enemy(4), withGift(spending, { shield: 1 }), 'attack').attack).toEqual(
      battleOdds([B, B, B, H], enemy(4), spending, 'attack').attack,
    );
  });

  it('agrees with enumerating every roll and every spending', () => {
    fc.assert(
      fc.property(
        fc.array(anyDie, { maxLength: 3 }),
        anyEnemy,
        anySpending,
        anyObjective,
        (dice, enemy, spending, objective) => {
          expect(summary(battleOdds(dice, enemy, spending, objective), enemy)).toEqual(
            slowOdds(dice, enemy, spending, objective),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('never counts more ways than rolls, and both never more than either', () => {
    fc.assert(
      fc.property(
        fc.array(anyDie, { maxLength: 6 }),
        anyEnemy,
        anySpending,
        anyObjective,
        (dice, enemy, spending, objective) => {
          const { attack, defence, both, short } = battleOdds(dice, enemy, spending, objective);
          expect(both.total).toBe(6 ** dice.length);
          expect(both.ways).toBeLessThanOrEqual(Math.min(attack.ways, defence.ways));
          expect(Math.max(attack.ways, defence.ways)).toBeLessThanOrEqual(both.total);
          for (const distribution of Object.values(short)) {
            expect([...distribution.values()].reduce((sum, ways) => sum + ways, 0)).toBe(both.total);
          }
        },
      ),
    );
  });

  it('never lowers the odds of the attack when a face shows more swords', () => {
    fc.assert(
      fc.property(
        fc.array(anyDie, { minLength: 1, maxLength: 5 }),
        anyEnemy,
        anySpending,
        (dice, enemy, spending) => {
          const sharper = dice.map((each) =>
            each.map((face) => (face === 'sword' ? 'double-sword' : face === 'blank' ? 'sword' : face)),
          ) as unknown as Die[];
          const one = battleOdds(dice, enemy, spending, 'attack').attack;
          const two = battleOdds(sharper, enemy, spending, 'attack').attack;
          expect(two.ways).toBeGreaterThanOrEqual(one.ways);
        },
      ),
    );
  });

  it('gives the attack the best odds when it is the objective, and likewise for the others', () => {
    fc.assert(
      fc.property(
        fc.array(anyDie, { maxLength: 4 }),
        anyEnemy,
        anySpending,
        anyObjective,
        (dice, enemy, spending, objective) => {
          const other = battleOdds(dice, enemy, spending, objective);
          for (const wanted of ['attack', 'defence', 'both'] as const) {
            const best = battleOdds(dice, enemy, spending, wanted)[wanted];
            expect(best.ways).toBeGreaterThanOrEqual(other[wanted].ways);
          }
        },
      ),
    );
  });

  it('does not stumble over figures that make no sense', () => {
    const enemy: Enemy = { kind: 'monster', sword: Infinity, shield: NaN, ritual: -3 };
    const spending: Spending = {
      dodge: 'sword-to-shield',
      cards: [{ cost: { sword: NaN }, gain: { sword: 1e9 }, uses: Infinity }],
    };
    expect(battleOdds([B, H], enemy, spending, 'both').both.total).toBe(36);
    expect(battleOdds([], fight(1, 0), dodge(), 'both')).toMatchObject({
      attack: { ways: 0, total: 1 },
      defence: { ways: 1, total: 1 },
    });
  });

  it('spends once for each total, of which eight arbitrary dice have a hundredth of their rolls', () => {
    const random = [
      'sword double-sword dodge-shield ritual witcher-sign blank',
      'shield double-shield dodge sword-double-shield ritual sword',
      'dodge dodge-shield witcher-sign double-sword sword blank',
      'sword-double-shield ritual ritual shield dodge double-shield',
    ].map(die);
    const dice = [...random, ...random];
    const enemy: Enemy = { kind: 'monster', sword: 6, shield: 5, ritual: 2 };
    const spending = dodge(IGNI, { cost: { ritual: 1 }, gain: { shield: 1 }, uses: 2 });
    const solver = makeSolver(enemy, spending, 'both', mostOf(dice));
    let spent = 0;
    const { both } = tally(dice, enemy, {
      ...solver,
      leastShort: (code) => {
        spent += 1;
        return solver.leastShort(code);
      },
    });
    expect(both).toEqual(battleOdds(dice, enemy, spending, 'both').both);
    expect(spent * 100).toBeLessThan(both.total);
  });
});

describe('rankRerolls', () => {
  it('leaves a roll alone that already wins', () => {
    const [best, ...others] = rankRerolls(
      [
        { die: B, shows: 'double-sword' },
        { die: H, shows: 'double-shield' },
      ],
      2,
      fight(2, 2),
      dodge(),
      'both',
    );
    expect(best).toMatchObject({ dice: [], odds: { both: { ways: 1, total: 1 } } });
    expect(others).toHaveLength(3);
  });

  it('rolls the blank die again and must take the new face (EN p. 3)', () => {
    const roll = [
      { die: B, shows: 'blank' },
      { die: B, shows: 'double-sword' },
    ] as const;
    const [best, second] = rankRerolls(roll, 1, fight(3, 0), dodge(), 'attack');
    expect(best).toMatchObject({ dice: [0], odds: { attack: { ways: 3, total: 6 } } });
    expect(second).toMatchObject({ dice: [] });
  });

  it('offers only "nothing" without the right to reroll', () => {
    expect(rankRerolls([{ die: B, shows: 'blank' }], 0, fight(1, 1), dodge(), 'both')).toHaveLength(1);
  });

  it('has an order for an enemy that only defends', () => {
    const choices = rankRerolls(
      [{ die: B, shows: 'blank' }],
      1,
      { kind: 'monster', shield: 1 },
      dodge(),
      'both',
    );
    expect(choices.map(({ dice }) => dice)).toEqual([[0], []]);
  });

  it('gives each choice the odds of enumeration and puts the best first', () => {
    const rolled = anyDie.chain((each) =>
      fc.record({ die: fc.constant(each), shows: fc.constantFrom(...each) }),
    );
    fc.assert(
      fc.property(
        fc.array(rolled, { maxLength: 3 }),
        fc.integer({ min: 0, max: 3 }),
        anyEnemy,
        anySpending,
        anyObjective,
        (roll, most, enemy, spending, objective) => {
          const choices = rankRerolls(roll, most, enemy, spending, objective);
          const sets = Array.from({ length: 2 ** roll.length }, (_, bits) =>
            roll.flatMap((_, place) => ((bits >> place) & 1 ? [place] : [])),
          ).filter((set) => set.length <= most);
          // Of dice that are alike in faces and in what they show, any set of as many is the same choice.
          const kind = (dice: readonly number[]) =>
            dice
              .map((place) => `${[...roll[place]!.die].sort().join('')} ${roll[place]!.shows}`)
              .sort()
              .join();
          expect(choices.map(({ dice }) => kind(dice)).sort()).toEqual([...new Set(sets.map(kind))].sort());
          for (const { dice, odds } of choices) {
            const open = roll.map(({ die: each, shows }, place) => (dice.includes(place) ? each : [shows]));
            expect(summary(odds, enemy)).toEqual(slowOdds(open, enemy, spending, objective));
          }
          for (const [index, next] of choices.slice(1).entries()) {
            const [one, two] = [choices[index]!, next].map((choice) => worth(choice, enemy, objective));
            const place = one!.findIndex((part, i) => compareChances(part, two![i]!) !== 0);
            if (place >= 0) expect(compareChances(one![place]!, two![place]!)).toBe(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each<[string, Objective, string, string, Enemy]>([
    [
      'a chance to defend before fewer shields short',
      'attack',
      'shield shield shield shield shield shield',
      'double-shield blank blank blank blank blank',
      { kind: 'monster', shield: 2 },
    ],
    [
      'of equal shortfalls those of a successful attack',
      'both',
      'shield shield shield shield shield shield',
      'sword sword sword sword sword sword',
      fight(1, 2),
    ],
  ])('prefers %s', (_, objective, first, second, enemy) => {
    const roll = [first, second].map((faces) => ({ die: die(faces), shows: 'blank' as const }));
    const choices = rankRerolls(roll, 1, enemy, dodge(), objective);
    expect(choices.map(({ dice }) => dice)).toEqual([[1], [0], []]);
  });

  it('puts fewer dice first where nothing is gained', () => {
    const roll = [
      { die: B, shows: 'blank' },
      { die: H, shows: 'sword' },
    ] as const;
    const choices = rankRerolls(roll, 2, { kind: 'monster' }, dodge(), 'both');
    expect(choices.map(({ dice }) => dice)).toEqual([[], [0], [1], [0, 1]]);
  });

  it('counts a face that was entered although its die does not have it', () => {
    const roll = [{ die: die('blank blank blank blank blank blank'), shows: 'double-sword' }] as const;
    const [best] = rankRerolls(roll, 1, fight(2, 0), dodge(), 'attack');
    expect(best).toMatchObject({ dice: [], odds: { attack: { ways: 1, total: 1 } } });
  });

  it('says for "nothing" what the best spending of the roll says', () => {
    const roll = [
      { die: H, shows: 'witcher-sign' },
      { die: B, shows: 'dodge' },
      { die: B, shows: 'sword' },
    ] as const;
    const nothing = rankRerolls(roll, 0, fight(2, 1), dodge(IGNI), 'both')[0]!;
    const spent = spendBest(totalOf(roll.map(({ shows }) => shows)), fight(2, 1), dodge(IGNI), 'both');
    expect(nothing.odds.both.ways === 1).toBe(
      spent.verdict.attack === true && spent.verdict.defence === true,
    );
  });
});

// Helpers

function fight(sword: number, shield: number): Enemy {
  return { kind: 'monster', sword, shield };
}

function dodge(...cards: Spending['cards']): Spending {
  return { dodge: 'sword-to-shield', cards };
}

const sumShort = (distribution: Distribution<number>): number =>
  [...distribution].reduce((sum, [missing, ways]) => sum + missing * ways, 0);

/** The odds in the form of the oracle. */
function summary({ attack, defence, both, short }: BattleOdds, enemy: Enemy) {
  const stat = attackStat(enemy);
  return {
    attack: attack.ways,
    defence: defence.ways,
    both: both.ways,
    total: both.total,
    attackShort: stat === undefined ? 0 : sumShort(short[stat]),
    shieldShort: sumShort(short.shield),
    ritualShort: stat === 'sword' ? sumShort(short.ritual) : 0,
  };
}

/** The parts of an objective in their order, better ones larger, and last how many dice are left alone. */
function worth({ dice, odds }: Reroll, enemy: Enemy, objective: Objective): readonly Chance[] {
  const { attack, defence, both, total, attackShort, shieldShort } = summary(odds, enemy);
  const parts = {
    attack: [attack, defence, -shieldShort, -attackShort],
    defence: [defence, attack, -attackShort, -shieldShort],
    both: [both, -(attackShort + shieldShort), attack],
  }[objective];
  return [...parts.map((ways) => ({ ways, total })), { ways: -dice.length, total: 1 }];
}
