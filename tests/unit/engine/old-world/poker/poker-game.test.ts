import { describe, expect, it } from 'vitest';
import { type Hand, rank, type Seat } from '../../../../../src/engine/old-world/poker/dice-poker.ts';
import {
  POKER_MODES,
  readTable,
  SAID_BARS,
  type Table,
} from '../../../../../src/engine/old-world/poker/dice-poker-table.ts';
import {
  barsAgainst,
  barsIn,
  fightAfter,
  findOutcome,
  seatsIn,
  soloPayout,
  tiesThatMatter,
} from '../../../../../src/engine/old-world/poker/poker-game.ts';

describe('seatsIn', () => {
  it('needs one hand alone (p. 33) and two otherwise', () => {
    expect(POKER_MODES.map((mode) => seatsIn(mode).length)).toEqual([2, 2, 1]);
  });
});

describe('barsIn', () => {
  it('asks for the gold of another witcher only where one plays (p. 14, p. 35)', () => {
    const bars = POKER_MODES.map((mode) => barsIn(mode).map(({ bar }) => bar));
    expect(bars).toEqual([SAID_BARS, ['already-played', 'no-gold'], ['already-played', 'no-gold']]);
  });

  it('names each reason by its mode, and those that are our readings', () => {
    const reasons = POKER_MODES.flatMap(barsIn);
    expect(new Set(reasons.map(({ reason }) => reason)).size).toBe(7);
    expect(reasons.filter(({ basis }) => basis === 'reading').map(({ reason }) => reason)).toEqual([
      'locals-no-gold',
      'solo-already-played',
      'solo-no-gold',
    ]);
  });
});

describe('barsAgainst', () => {
  it('leaves out what does not count in the mode', () => {
    const bars = ['no-gold', 'other-no-gold'] as const;
    const against = POKER_MODES.map((mode) => barsAgainst({ mode, bars }).map(({ bar }) => bar));
    expect(against).toEqual([bars, ['no-gold'], ['no-gold']]);
    expect(barsAgainst({ mode: 'witcher', bars: [] })).toEqual([]);
  });
});

describe('findOutcome', () => {
  // Stakes: p. 14, locals p. 35, alone p. 33.
  it.each<[string, Partial<Record<Seat, number>>, string]>([
    ['v1.55123.33654', { active: 2, other: -1 }, 'witcher-pool'],
    ['v1.66554.33355', { active: -1, other: 2 }, 'witcher-pool'],
    ['v1.55123.33654.locals', { active: 2 }, 'locals-pool'],
    ['v1.33654.55123.locals', { active: -1 }, 'locals-pool'],
    ['v1.66543..solo', { active: -1 }, 'solo-reward'],
    ['v1.66554..solo', { active: 0 }, 'solo-reward'],
    ['v1.22222.1.solo', { active: 5 }, 'solo-reward'],
    ['v1.12346..solo', { active: -1 }, 'solo-nothing'],
  ])('%s changes %o', (address, gold, reason) => {
    const { gains } = findOutcome(table(address))!;
    expect(Object.fromEntries(gains.gold.map(({ seat, gain }) => [seat, gain]))).toEqual(gold);
    expect(gains).toMatchObject({ reason, basis: reason === 'solo-nothing' ? 'reading' : 'print' });
  });

  it('compares hands unless the player is alone', () => {
    expect(findOutcome(table('v1.66554.33355'))?.comparison?.winner).toBe('other');
    expect(findOutcome(table('v1.66554.33355.locals'))?.comparison?.winner).toBe('other');
    expect(findOutcome(table('v1.66554.33355.solo'))?.comparison).toBeUndefined();
  });

  it.each(['v1.6655.33355', 'v1.66554.3335', 'v1.66554..locals', 'v1.6655..solo'])(
    'waits while dice are missing: %s',
    (address) => {
      expect(findOutcome(table(address))).toBeUndefined();
    },
  );
});

describe('soloPayout', () => {
  // p. 33; "nothing" is our reading.
  it.each<[string, number]>([
    ['66543', 0],
    ['66551', 1],
    ['44416', 2],
    ['12345', 3],
    ['23456', 3],
    ['44422', 4],
    ['22226', 5],
    ['22222', 6],
    ['12346', 0],
  ])('pays %s with %i gold', (dice, payout) => {
    expect(soloPayout(rank(hand(dice)).rank)).toBe(payout);
  });
});

describe('fightAfter', () => {
  // p. 13, p. 15; alone there is nobody to fight.
  it.each([
    ['v1.55123.33654', 'no-fight'],
    ['v1.55123.33654.locals', 'fight-stays-free'],
    ['v1.55123..solo', undefined],
    ['v1.55123.', undefined],
    ['v1.55123.33654.witcher.no-gold', undefined],
    ['v1...witcher.already-played', 'no-fight'],
    ['v1...locals.already-played', 'fight-stays-free'],
    ['v1...solo.already-played', undefined],
  ])('of %s is %s', (address, reason) => {
    expect(fightAfter(table(address))?.reason).toBe(reason);
  });
});

describe('tiesThatMatter', () => {
  it.each([
    ['v1.55631.55632', []],
    ['v1.65321.65421', ['all-dice']],
    ['v1.65421.65321', []],
    ['v1.65321.65421.locals.all-dice', ['two-dice']],
    ['v1.64321.65421', []],
    ['v1.55631.5563', []],
    ['v1.55631.55632.solo', []],
  ])('of %s are %o', (address, readings) => {
    expect(tiesThatMatter(table(address))).toEqual(readings);
  });
});

// Helpers

function table(address: string): Table {
  const { value, error } = readTable(address);
  if (error !== undefined) throw new Error(error);
  return value;
}

const hand = (dice: string): Hand => Array.from(dice, Number) as unknown as Hand;
