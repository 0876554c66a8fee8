import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  chanceThat,
  compareChances,
  expectation,
  NEVER,
  oppositeChance,
  simplify,
  totalWays,
} from '../../../../../src/engine/odds.ts';
import {
  compare,
  DIE_VALUES,
  type DieValue,
  type Hand,
  rank,
  type Seat,
  SEATS,
  TIE_READINGS,
  type TieReading,
} from '../../../../../src/engine/old-world/poker/dice-poker.ts';
import {
  bestPlayOdds,
  bestPlayRanks,
  bestSoloRanks,
  keepRanks,
  plainOdds,
  rateActiveKeeps,
  type RatedKeep,
  rateOtherKeeps,
  rateSoloKeeps,
  rollRanks,
} from '../../../../../src/engine/old-world/poker/poker-odds.ts';
import { soloPayout } from '../../../../../src/engine/old-world/poker/poker-game.ts';

const ALWAYS: Chance = { ways: 1, total: 1 };

describe('rollRanks', () => {
  it('counts the 7776 rolls of five dice (ranks: p. 14)', () => {
    expect(Object.fromEntries(rollRanks())).toEqual({
      nothing: 480,
      pair: 3600,
      'two-pairs': 1800,
      'three-of-a-kind': 1200,
      'five-high-straight': 120,
      'six-high-straight': 120,
      'full-house': 300,
      'four-of-a-kind': 150,
      'five-of-a-kind': 6,
    });
    expect(totalWays(rollRanks())).toBe(7776);
    expect(percent(chanceThat(rollRanks(), (name) => name === 'pair'))).toBe('46.296');
  });

  it('names the ranks from worst to best, so that "at least" can be read off', () => {
    let left = 7776;
    const atLeast = Array.from(rollRanks().values(), (rolls) => {
      const shown = percent({ ways: left, total: 7776 });
      left -= rolls;
      return shown;
    });
    const expected = ['100.000', '93.827', '47.531', '24.383', '8.951', '7.407', '5.864', '2.006', '0.077'];
    expect(atLeast).toEqual(expected);
  });
});

describe('plainOdds', () => {
  it('gives the active player 50.568 % without rerolls, as they win ties (p. 14)', () => {
    const { activeWins, tie, sameRank } = plainOdds();
    expect(activeWins).toEqual({ ways: 188743, total: 373248 });
    expect(tie).toEqual({ ways: 2119, total: 186624 });
    // Of all that are no tie, each side wins half.
    expect(activeWins.ways / activeWins.total).toBeCloseTo((1 + tie.ways / tie.total) / 2, 12);
    expect(percent(sameRank)).toBe('29.788');
  });

  it('makes the game a gain for both, thanks to the gold of the bank (p. 14)', () => {
    const { activeWins } = plainOdds();
    expect(decimal(expectedGain(activeWins))).toBe('0.517');
    expect(decimal(expectedGain(oppositeChance(activeWins)))).toBe('0.483');
  });

  it('agrees with comparing all hands two by two', () => {
    const rolls = new Map(distinctHands.map((dice) => [dice, arrangements(dice)]));
    let ways = 0;
    for (const [active, activeRolls] of rolls) {
      for (const [other, otherRolls] of rolls) {
        if (compare(active, other).winner === 'active') ways += activeRolls * otherRolls;
      }
    }
    expect(simplify({ ways, total: 7776 ** 2 })).toEqual(plainOdds().activeWins);
  });
});

describe('rateActiveKeeps', () => {
  // The other player's hand is final (p. 14, steps 4 and 5).
  it.each<[string, string, string, Chance]>([
    ['12356', '55641', '6', { ways: 73, total: 108 }],
    ['44126', '33356', '44', { ways: 4, total: 9 }],
    ['55522', '66611', '555', { ways: 11, total: 36 }],
    ['66321', '12345', '66', { ways: 1, total: 6 }],
    ['44221', '66335', '44', { ways: 1, total: 2 }],
    ['12345', '66554', '54321', ALWAYS],
  ])('with %s against %s keeps %s', (mine, other, keep, value) => {
    expect(rateActiveKeeps(hand(mine), hand(other))[0]).toEqual({ keep: dice(keep), value });
  });

  it('compares all five dice without a combination for those who play so', () => {
    const stay = (ties: TieReading) =>
      rateActiveKeeps(hand('65321'), hand('65421'), ties).find(({ keep }) => keep.length === 5)?.value;
    expect(stay('two-dice')).toEqual(ALWAYS);
    expect(stay('all-dice')).toEqual(NEVER);
  });

  it('names every different keep once and prefers more and higher dice among equals', () => {
    const keeps = (mine: string, other: string) =>
      rateActiveKeeps(hand(mine), hand(other)).map(({ keep }) => keep.join(''));
    expect(keeps('33333', '66666')).toEqual(['', '33333', '3333', '333', '33', '3']);
    // Only a roll of all five dice can reach five sixes; every other keep is as hopeless as the next.
    expect(keeps('33334', '66666').slice(0, 3)).toEqual(['', '43333', '4333']);
    expect(keeps('12346', '66666')).toHaveLength(32);
  });

  it('agrees with rolling all dice in all ways', () => {
    fc.assert(
      fc.property(anyHand, anyHand, anyTies, (mine, other, ties) => {
        const value = (final: Hand) => Number(compare(final, other, ties).winner === 'active');
        expectSameKeeps(rateActiveKeeps(mine, other, ties), rateByRolling(mine, value));
      }),
      { numRuns: 12 },
    );
  });

  it('is certain for a hand that wins already, and then keeps all of it', () => {
    fc.assert(
      fc.property(anyHand, anyHand, (mine, other) => {
        const [best] = rateActiveKeeps(mine, other);
        const winsAlready = compare(mine, other).winner === 'active';
        expect(best!.keep.length === 5 && compareChances(best!.value, ALWAYS) === 0).toBe(winsAlready);
      }),
    );
  });
});

describe('rateOtherKeeps', () => {
  it('leaves five sixes alone: only five sixes answer them', () => {
    const [best] = rateOtherKeeps(hand('66666'), hand('12345'));
    expect(best).toEqual({ keep: dice('66666'), value: { ways: 7775, total: 7776 } });
  });

  it('is hopeless against five sixes of the active player', () => {
    expect(rateOtherKeeps(hand('66665'), hand('66666'))[0]).toEqual({ keep: dice('66665'), value: NEVER });
  });

  it('reckons with the best answer to every final hand (p. 14, steps 4 and 5)', () => {
    const [best] = rateOtherKeeps(hand('44126'), hand('66335'));
    expect(best).toEqual({ keep: dice('44'), value: { ways: 15001, total: 46656 } });
  });

  it('agrees with rolling all dice in all ways against the best answer', () => {
    fc.assert(
      fc.property(anyHand, anyHand, anyTies, (mine, active, ties) => {
        const answers = new Map(
          distinctHands.map((final) => [final.join(''), rateActiveKeeps(active, final, ties)[0]!.value]),
        );
        const value = (final: Hand) => {
          const { ways, total } = answers.get(final.toSorted().join(''))!;
          return 7776 - ways * (7776 / total);
        };
        expectSameKeeps(rateOtherKeeps(mine, active, ties), rateByRolling(mine, value, 7776));
      }),
      { numRuns: 12 },
    );
  });
});

describe('bestPlayOdds', () => {
  it('gives the active player 51.820 %, who rerolls last (p. 14)', () => {
    const odds = bestPlayOdds();
    expect(percent(odds)).toBe('51.820');
    expect(decimal(expectedGain(odds))).toBe('0.555');
    expect(decimal(expectedGain(oppositeChance(odds)))).toBe('0.445');
  });
});

describe('rateSoloKeeps', () => {
  // Payouts: p. 33.
  it.each<[string, string, Chance]>([
    ['12346', '4', { ways: 1175, total: 1296 }],
    ['13456', '5', { ways: 1175, total: 1296 }],
    ['12366', '66', { ways: 341, total: 216 }],
    ['66112', '6611', { ways: 2, total: 1 }],
    ['44416', '444', { ways: 29, total: 9 }],
    ['12345', '54321', { ways: 3, total: 1 }],
    ['23456', '65432', { ways: 3, total: 1 }],
    ['44411', '44411', { ways: 4, total: 1 }],
    ['22226', '2222', { ways: 31, total: 6 }],
    ['33333', '33333', { ways: 6, total: 1 }],
  ])('with %s keeps %s', (mine, keep, value) => {
    expect(rateSoloKeeps(hand(mine))[0]).toEqual({ keep: dice(keep), value });
  });

  it('rates going for a straight at half a gold, and a lone 1 or 6 below the other values', () => {
    const valueOf = (keep: string) =>
      rateSoloKeeps(hand('12346')).find((rated) => rated.keep.join('') === keep)?.value;
    expect(valueOf('4321')).toEqual({ ways: 1, total: 2 });
    expect(['4', '3', '2'].map(valueOf)).toEqual(Array(3).fill({ ways: 1175, total: 1296 }));
    // A lone 6 or 1 can become only one of the two straights.
    expect(['6', '1'].map(valueOf)).toEqual(Array(2).fill({ ways: 1103, total: 1296 }));
  });

  it('agrees with rolling all dice in all ways', () => {
    fc.assert(
      fc.property(anyHand, (mine) => {
        const value = (final: Hand) => soloPayout(rank(final).rank);
        expectSameKeeps(rateSoloKeeps(mine), rateByRolling(mine, value));
      }),
      { numRuns: 12 },
    );
  });
});

describe('bestSoloRanks', () => {
  it('pays 2.098 gold on average, against 0.888 without the reroll (p. 33)', () => {
    expect(expectation(bestSoloRanks(), soloPayout)).toEqual({ ways: 440537, total: 209952 });
    expect(decimal(expectation(rollRanks(), soloPayout))).toBe('0.888');
  });

  it('says how often a game alone pays', () => {
    const net = (test: (gold: number) => boolean) =>
      percent(chanceThat(bestSoloRanks(), (name) => test(soloPayout(name) - 1)));
    expect([net((gold) => gold > 0), net((gold) => gold === 0), net((gold) => gold < 0)]).toEqual([
      '54.218',
      '29.721',
      '16.061',
    ]);
  });

  it('gives every final rank as often as the specification says', () => {
    const shares = Array.from(bestSoloRanks().values(), (ways) => ((ways / 7776 ** 2) * 100).toFixed(2));
    const expected = ['0.34', '15.72', '29.72', '22.39', '1.66', '1.66', '18.24', '9.23', '1.05'];
    expect(shares).toEqual(expected);
    expect(totalWays(bestSoloRanks())).toBe(7776 ** 2);
  });
});

describe('keepRanks', () => {
  it('says what the kept dice become', () => {
    expect(Object.fromEntries(keepRanks(dice('6666')))).toMatchObject({
      'four-of-a-kind': 5,
      'five-of-a-kind': 1,
    });
    expect(keepRanks([])).toEqual(rollRanks());
  });

  it('agrees with rolling all dice in all ways', () => {
    for (const kept of ['5', '44', '321', '5522', '65432']) {
      const rolled = rollsOf(5 - kept.length).map((roll) => [...dice(kept), ...roll] as unknown as Hand);
      for (const [name, ways] of keepRanks(dice(kept)))
        expect(rolled.filter((final) => rank(final).rank === name)).toHaveLength(ways);
    }
  });
});

describe('bestPlayRanks', () => {
  const ranks = bestPlayRanks();

  it('counts every way once', () => {
    expect(totalWays(ranks.other)).toBe(7776 ** 3);
    expect(totalWays(ranks.active)).toBe(7776 ** 4);
  });

  it('gives every final rank its share, worst first', () => {
    const shares = (seat: Seat) =>
      Array.from(shareOf(ranks[seat]).values(), (share) => (100 * share).toFixed(2));
    // The active player stops as soon as the hand wins, and so ends with weaker hands.
    expect(shares('active')).toEqual('1.36 25.10 25.67 26.89 1.45 1.69 10.25 7.09 0.49'.split(' '));
    expect(shares('other')).toEqual('0.61 19.01 26.22 24.83 1.51 1.68 15.33 9.78 1.04'.split(' '));
  });

  it('agrees with games played out by the best keeps', () => {
    const roll = seededDice(7);
    const rollHand = () => roll(5) as unknown as Hand;
    const reroll = ([best]: readonly RatedKeep[]) =>
      [...best!.keep, ...roll(5 - best!.keep.length)] as unknown as Hand;
    const games = Array.from({ length: 1500 }, () => {
      const [active, first] = [rollHand(), rollHand()];
      const other = reroll(rateOtherKeeps(first, active));
      return { active: reroll(rateActiveKeeps(active, other)), other };
    });
    for (const seat of SEATS) {
      for (const [name, share] of shareOf(ranks[seat])) {
        const played = games.filter((game) => rank(game[seat]).rank === name).length / games.length;
        expect(Math.abs(played - share), `${seat} ${name}`).toBeLessThan(0.05);
      }
    }
  });
});

describe('every list of keeps', () => {
  it('holds each keep once, best first, with no chance above 1', () => {
    fc.assert(
      fc.property(anyHand, anyHand, (mine, theirs) => {
        for (const rated of [rateActiveKeeps(mine, theirs), rateOtherKeeps(mine, theirs)]) {
          expect(new Set(rated.map(({ keep }) => keep.join(''))).size).toBe(rated.length);
          expect(rated.length).toBeLessThanOrEqual(32);
          rated.forEach(({ value, keep }, place) => {
            expect(value.ways).toBeGreaterThanOrEqual(0);
            expect(value.ways).toBeLessThanOrEqual(value.total);
            const before = rated[place - 1];
            if (before === undefined) return;
            const order = compareChances(before.value, value);
            expect(order).not.toBe(-1);
            if (order === 0) expect(before.keep.length).toBeGreaterThanOrEqual(keep.length);
          });
        }
      }),
    );
  });

  it('does not depend on the order of the dice', () => {
    fc.assert(
      fc.property(anyHand, anyHand, (mine, theirs) => {
        const sorted = mine.toSorted() as unknown as Hand;
        expect(rateActiveKeeps(sorted, theirs)).toEqual(rateActiveKeeps(mine, theirs));
        expect(rateOtherKeeps(sorted, theirs)).toEqual(rateOtherKeeps(mine, theirs));
        expect(rateSoloKeeps(sorted)).toEqual(rateSoloKeeps(mine));
      }),
    );
  });
});

// Helpers

/** What a game against others brings on average: a pool of 3 when it is won, less the stake of 1 (p. 14, 35). */
const expectedGain = ({ ways, total }: Chance): Chance => ({ ways: 3 * ways - total, total });

const dice = (text: string): readonly DieValue[] => Array.from(text, Number) as DieValue[];
const hand = (text: string): Hand => dice(text) as unknown as Hand;

const decimal = ({ ways, total }: Chance): string => (ways / total).toFixed(3);
const percent = ({ ways, total }: Chance): string => ((ways / total) * 100).toFixed(3);

const shareOf = <K>(distribution: ReadonlyMap<K, number>): ReadonlyMap<K, number> => {
  const total = totalWays(distribution);
  return new Map(Array.from(distribution, ([key, ways]) => [key, ways / total]));
};

/** Dice that fall the same way in every run (a linear congruential generator). */
function seededDice(seed: number): (count: number) => readonly DieValue[] {
  let state = seed;
  const next = (): DieValue => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return DIE_VALUES[Math.floor((state / 2 ** 31) * 6)]!;
  };
  return (count) => Array.from({ length: count }, next);
}

const rollsOf = (count: number): readonly (readonly DieValue[])[] =>
  count === 0 ? [[]] : rollsOf(count - 1).flatMap((roll) => DIE_VALUES.map((value) => [...roll, value]));
const distinctHands = rollsOf(5).filter((roll) =>
  roll.every((value, i) => i === 0 || value >= roll[i - 1]!),
) as unknown as readonly Hand[];

/** In how many orders five dice can show these values: the rolls that are the same when sorted. */
const sortedRolls = rollsOf(5).map((roll) => roll.toSorted().join(''));
const arrangements = (sorted: Hand): number => sortedRolls.filter((roll) => roll === sorted.join('')).length;

/** The oracle: each of the 32 choices of dice, each of the 6^k rolls of the others. */
function rateByRolling(mine: Hand, value: (final: Hand) => number, scale = 1): ReadonlyMap<string, Chance> {
  return new Map(
    Array.from({ length: 32 }, (_, choice) => {
      const kept = mine.filter((_die, index) => (choice >> index) % 2 === 1);
      const rolls = rollsOf(5 - kept.length);
      const ways = rolls.reduce((sum, roll) => sum + value([...kept, ...roll] as unknown as Hand), 0);
      const key = kept.toSorted((a, b) => b - a).join('');
      return [key, simplify({ ways, total: rolls.length * scale })];
    }),
  );
}

function expectSameKeeps(rated: readonly RatedKeep[], oracle: ReadonlyMap<string, Chance>): void {
  expect(new Map(rated.map(({ keep, value }) => [keep.join(''), value]))).toEqual(oracle);
}
const die = fc.constantFrom(...DIE_VALUES);
const anyHand: fc.Arbitrary<Hand> = fc.tuple(die, die, die, die, die);
const anyTies = fc.constantFrom(...TIE_READINGS);
