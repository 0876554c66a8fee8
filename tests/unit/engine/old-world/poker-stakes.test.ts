import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIE_VALUES,
  type Hand,
  rank,
  type Seat,
  SEATS,
} from '../../../../src/engine/old-world/dice-poker.ts';
import {
  findPokerBars,
  isFightBarred,
  POKER_BARS,
  type PokerBar,
  type PokerPlan,
  settleLocalPoker,
  settleSoloPoker,
  settleWitcherPoker,
  soloPayout,
} from '../../../../src/engine/old-world/poker-stakes.ts';

describe('findPokerBars', () => {
  it('allows a game after a move, at one place, with gold on both sides (p. 13, p. 14)', () => {
    expect(findPokerBars(withWitcher)).toEqual([]);
  });

  // Moving first: p. 12; place and once per witcher: p. 13; gold on both sides: p. 14.
  it.each<[string, Partial<typeof withWitcher>, PokerBar]>([
    ['before the first move', { moved: false }, 'no-move-yet'],
    ['with a witcher elsewhere', { sameLocation: false }, 'not-same-location'],
    ['twice in a turn with one witcher', { alreadyPlayed: true }, 'already-played'],
    ['without gold', { gold: 0 }, 'no-gold'],
    ['with a witcher without gold', { otherGold: 0 }, 'other-no-gold'],
  ])('forbids a game %s', (_, change, bar) => {
    expect(findPokerBars({ ...withWitcher, ...change })).toEqual([bar]);
  });

  it.each(['locals', 'solo'] as const)(
    'asks a game of kind %s for a place, a move and own gold (p. 35)',
    (kind) => {
      const plan: PokerPlan = { kind, moved: true, alreadyPlayed: false, gold: 1, localsHere: true };
      expect(findPokerBars(plan)).toEqual([]);
      expect(findPokerBars({ ...plan, gold: 0 })).toEqual(['no-gold']);
      expect(findPokerBars({ ...plan, localsHere: false })).toEqual(['no-locals-here']);
      expect(findPokerBars({ ...plan, moved: false, alreadyPlayed: true })).toEqual([
        'no-move-yet',
        'already-played',
      ]);
    },
  );

  it('names every reason at once, in order', () => {
    const nothing = { moved: false, alreadyPlayed: true, gold: 0 };
    const witcher = findPokerBars({ ...nothing, kind: 'witcher', sameLocation: false, otherGold: 0 });
    const locals = findPokerBars({ ...nothing, kind: 'locals', localsHere: false });
    expect(witcher).toEqual(POKER_BARS.filter((bar) => bar !== 'no-locals-here'));
    expect(locals).toEqual(['no-move-yet', 'no-locals-here', 'already-played', 'no-gold']);
  });

  it('takes a number that is no gold for none', () => {
    expect(findPokerBars({ ...withWitcher, gold: NaN, otherGold: -1 })).toEqual(['no-gold', 'other-no-gold']);
  });
});

describe('isFightBarred', () => {
  it('bars exactly the witchers who were played with this turn (p. 13, p. 15)', () => {
    expect(isFightBarred('wolf', ['cat', 'wolf'])).toBe(true);
    expect(isFightBarred('bear', ['cat', 'wolf'])).toBe(false);
    expect(isFightBarred('bear', [])).toBe(false);
  });
});

describe('settleWitcherPoker', () => {
  // p. 14: the winner is up by 2, the loser down by 1.
  it.each<[number, number, Seat, number, number]>([
    [4, 1, 'other', 3, 3],
    [1, 1, 'active', 3, 0],
    [1, 5, 'other', 0, 7],
  ])('%i and %i gold, %s wins: %i and %i', (active, other, winner, activeAfter, otherAfter) => {
    expect(settleWitcherPoker({ active, other }, winner)).toEqual({
      ok: true,
      value: { gold: { active: activeAfter, other: otherAfter }, bank: -1 },
    });
  });

  it('refuses a game that one of them cannot pay (p. 14)', () => {
    expect(settleWitcherPoker({ active: 0, other: 3 }, 'active')).toEqual({ ok: false, error: 'no-gold' });
    expect(settleWitcherPoker({ active: 3, other: 0 }, 'active')).toEqual({
      ok: false,
      error: 'other-no-gold',
    });
  });

  it('neither makes nor loses gold, and leaves nobody in debt', () => {
    fc.assert(
      fc.property(someGold, someGold, anySeat, (active, other, winner) => {
        const result = settleWitcherPoker({ active, other }, winner);
        if (!result.ok) expect.unreachable();
        const { gold, bank } = result.value;
        expect(gold.active + gold.other + bank).toBe(active + other);
        expect(Math.min(gold.active, gold.other)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('settleLocalPoker', () => {
  it('pays 3 for 1 or takes the stake (p. 35)', () => {
    expect(settleLocalPoker(1, 'active')).toEqual({ ok: true, value: { gold: 3, bank: -2 } });
    expect(settleLocalPoker(1, 'other')).toEqual({ ok: true, value: { gold: 0, bank: 1 } });
    expect(settleLocalPoker(0, 'active')).toEqual({ ok: false, error: 'no-gold' });
  });

  it('neither makes nor loses gold', () => {
    fc.assert(
      fc.property(someGold, anySeat, (gold, winner) => {
        const result = settleLocalPoker(gold, winner);
        if (!result.ok) expect.unreachable();
        expect(result.value.gold + result.value.bank).toBe(gold);
      }),
    );
  });
});

describe('settleSoloPoker', () => {
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
  ])('pays %s with %i gold and takes the stake', (dice, payout) => {
    expect(soloPayout(rank(hand(dice)).rank)).toBe(payout);
    expect(settleSoloPoker(3, hand(dice))).toEqual({
      ok: true,
      value: { gold: 2 + payout, bank: 1 - payout },
    });
  });

  it('refuses a game without gold', () => {
    expect(settleSoloPoker(0, hand('22222'))).toEqual({ ok: false, error: 'no-gold' });
  });

  it('neither makes nor loses gold', () => {
    fc.assert(
      fc.property(someGold, anyHand, (gold, dice) => {
        const result = settleSoloPoker(gold, dice);
        if (!result.ok) expect.unreachable();
        expect(result.value.gold + result.value.bank).toBe(gold);
      }),
    );
  });
});

// Helpers

const withWitcher: Extract<PokerPlan, { kind: 'witcher' }> = {
  kind: 'witcher',
  moved: true,
  sameLocation: true,
  alreadyPlayed: false,
  gold: 1,
  otherGold: 1,
};

const hand = (dice: string): Hand => Array.from(dice, Number) as unknown as Hand;

const someGold = fc.integer({ min: 1, max: 1000 });
const anySeat = fc.constantFrom(...SEATS);
const die = fc.constantFrom(...DIE_VALUES);
const anyHand: fc.Arbitrary<Hand> = fc.tuple(die, die, die, die, die);
