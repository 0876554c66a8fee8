import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePoints,
  POINTS_ERRORS,
  readPoints,
} from '../../../../../src/engine/adventure-game/hero/points-code.ts';
import {
  type Change,
  lastSteps,
  type PointsSheet,
  reckonPoints,
  removeChange,
  reseat,
} from '../../../../../src/engine/adventure-game/hero/points-sheet.ts';
import { HEROES } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { cleanName } from '../../../../../src/engine/names.ts';
import { resizeSeats } from '../../../../../src/engine/seats.ts';

describe('reckonPoints', () => {
  // The German example turn: a side quest for 5 and the main quest for 8 (DE p. 6); the Flatterer for 1 (DE p. 7).
  it('adds up Geralt’s turn of the book', () => {
    const { lines, players, leaders } = reckon('geralt-triss.1s5-1m8-1k1');
    expect(lines.map(({ reason, by, points }) => [reason, by, points])).toEqual([
      ['side-quest', 5, 5],
      ['main-quest', 8, 13],
      ['monster', 1, 14],
    ]);
    expect(players).toEqual([
      { points: 14, quests: 1, owing: 14 },
      { points: 0, quests: 0, owing: 0 },
    ]);
    expect(leaders).toEqual([0]);
  });

  it('gives a supporter 6 and the owner of the quest card 3, the supporter first (EN p. 6 and 7)', () => {
    const { lines, players } = reckon('geralt-triss-yarpen.3u1');
    expect(lines.map(({ seat, reason, by }) => [seat, reason, by])).toEqual([
      [2, 'support-quest', 6],
      [0, 'supported', 3],
    ]);
    expect(players.map(({ points }) => points)).toEqual([3, 0, 6]);
  });

  it('takes 2 for each wound or foul fate token without a space (EN p. 4 and 10), never below 0 (EN p. 9)', () => {
    const { lines, players } = reckon('geralt-triss.1g3-1w-1f-1g4-1l2');
    expect(lines.map(({ points, lapsed }) => [points, lapsed])).toEqual([
      [3, 0],
      [1, 0],
      [0, 1],
      [4, 0],
      [2, 0],
    ]);
    // By the other reading the point that was not there is taken from the next four.
    expect(players[0]).toMatchObject({ points: 2, owing: 1 });
  });

  it('goes on beyond 80: 79 and 3 are 82 (EN p. 9)', () => {
    expect(reckon('geralt-triss.1g79-1g3').players[0]?.points).toBe(82);
  });

  it('knows everybody who has the most', () => {
    expect(reckon('geralt-triss-yarpen.1g3-3k3').leaders).toEqual([0, 2]);
    expect(reckon('geralt-triss').leaders).toEqual([0, 1]);
  });
});

describe('the ending', () => {
  it('begins with the third quest card, in the epic game with the fifth (EN p. 9 and 10)', () => {
    expect(reckon('geralt-triss.1m8-1m8').ending).toBeUndefined();
    expect(reckon('geralt-triss.1m8-1m8-2m8-1m8').ending).toMatchObject({ turns: [0, 1], over: 0 });
    expect(reckon('geralt-triss.1m8-1m8-1m8-1m8', 'epic').ending).toBeUndefined();
    const { ending } = reckon('geralt-triss.1m8-1m8-1m8-1m8-1m8', 'epic');
    expect(ending?.reasons).toEqual([
      { reason: 'epic-last-quest', basis: 'print' },
      { reason: 'epic-finish-turn', basis: 'reading' },
    ]);
  });

  it('lets whoever did it first finish, then the others to the left (EN p. 9, DE p. 6)', () => {
    const { ending } = reckon('geralt-triss-yarpen.2m8-2m8-1m5-2m8');
    expect(ending).toMatchObject({ turns: [1, 2, 0], over: 0 });
    expect(reckon('geralt-triss-yarpen.2m8-2m8-1m5-2m8..2').ending?.over).toBe(2);
    expect(ending?.reasons).toEqual([
      { reason: 'last-quest', basis: 'print' },
      { reason: 'finish-turn', basis: 'print' },
    ]);
  });

  it('stays with the first, though another completes a third quest card, which is a reading', () => {
    const { ending } = reckon('geralt-triss.2m1-2m1-1m1-1m1-1m1-2m1');
    expect(ending?.turns).toEqual([0, 1]);
    expect(ending?.reasons.at(-1)).toEqual({ reason: 'another-last-quest', basis: 'reading' });
  });

  // EN p. 9: points, quest cards, leads and gold, the earliest final turn.
  it.each([
    ['1m8-1m8-1m8-2g25', '', [1], ['most-points']],
    ['1m8-1m8-1m8-2g24', '', [0], ['most-points', 'most-quests']],
    ['1m8-1m8-1m8-2m8-2m8-2m8', '12_15', [1], ['most-points', 'most-quests', 'most-leads-and-gold']],
    [
      '2m8-2m8-1m8-1m8-2m8-1m8',
      '12_12',
      [1],
      ['most-points', 'most-quests', 'most-leads-and-gold', 'earliest-final-turn'],
    ],
  ])('%s with %j is won by %j', (changes, belongings, [winner], reasons) => {
    const { ending } = reckon(`geralt-triss.${changes}.${belongings}`);
    expect(ending?.winner?.winner).toBe(winner);
    expect(ending?.winner?.steps.map(({ reason }) => reason)).toEqual(reasons);
    expect(ending?.winner?.steps.at(-1)?.left).toEqual([winner]);
  });

  it('asks for leads and gold of the tied alone, and knows no winner before', () => {
    const tie = 'geralt-triss-yarpen.2m8-2m8-2m8-1m8-1m8-1m8';
    expect(reckon(tie).ending).toMatchObject({ tied: [1, 0], winner: undefined });
    expect(reckon(`${tie}.4__`).ending?.winner).toBeUndefined();
    expect(reckon(`${tie}.4_3_`).ending?.winner?.winner).toBe(0);
    expect(reckon('geralt-triss.1m8-1m8-1m8-2g24').ending?.tied).toEqual([]);
  });
});

describe('lastSteps', () => {
  it.each([
    ['', 'normal', []],
    ['1g5', 'normal', []],
    ['1g5-2g5', 'normal', ['tied-leaders']],
    ['1g1-1w', 'normal', ['stops-at-zero']],
    ['1g79-1g3', 'normal', ['goes-round']],
    ['1g79-1g1', 'normal', ['exactly-80 (reading)']],
    ['1m8', 'normal', ['draw-quest']],
    ['1m8-1m8-1m8', 'normal', ['no-more-quests']],
    ['1m8-1m8', 'epic', ['draw-quest']],
    ['1m8-1m8-1m8', 'epic', ['epic-draw-quest (reading)']],
    ['1m8-1m8-1m8-1m8-1m8', 'epic', ['epic-no-more-quests (reading)']],
    // The supporter passes 80, the owner reaches it.
    ['1g77-2g77-1u2', 'normal', ['goes-round', 'exactly-80 (reading)']],
  ])('after %j in the %s game: %j', (changes, length, steps) => {
    const sheet = read(`geralt-triss.${changes}`, length);
    expect(
      lastSteps(sheet, reckonPoints(sheet)).map(
        ({ reason, basis }) => `${reason}${basis === 'reading' ? ' (reading)' : ''}`,
      ),
    ).toEqual(steps);
  });
});

describe('removeChange and reseat', () => {
  it('take a change out, and with a player everything that was theirs', () => {
    const sheet = read('geralt-triss-yarpen.1m8-3k2-1u3-1m8-1m8.1_2_3.3');
    expect(makePoints(removeChange(sheet, 1))).toBe('v1.normal.geralt-triss-yarpen.1m8-1u3-1m8-1m8.1_2_3.3');
    expect(makePoints(reseat(sheet, sheet.seats.slice(0, 2)))).toBe(
      'v1.normal.geralt-triss.1m8-1m8-1m8.1_2.2',
    );
    expect(removeChange(sheet, 0).lastTurns).toBe(0);
    expect(reseat(sheet, resizeSeats(sheet.seats, 4, HEROES)).belongings).toEqual([1, 2, 3, undefined]);
  });
});

describe('readPoints', () => {
  it.each([
    ['', 'unknown-version', 'v1.normal.geralt-triss'],
    ['v2.epic.triss-geralt', 'unknown-version', 'v1.epic.triss-geralt'],
    ['v1.long.triss-geralt', 'unknown-length', 'v1.normal.triss-geralt'],
    ['v1.normal.ciri-geralt.1g1', 'wrong-players', 'v1.normal.triss-geralt.1g1'],
    ['v1.normal.geralt-triss.1g1-3g1', 'wrong-change', 'v1.normal.geralt-triss.1g1'],
    ['v1.normal.geralt-triss.0g1', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1u1', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1u3', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1x3', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1m', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1m0', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1m100', 'wrong-change', 'v1.normal.geralt-triss'],
    ['v1.normal.geralt-triss.1w2', 'wrong-change', 'v1.normal.geralt-triss.1w'],
    ['v1.normal.geralt-triss..x_1', 'wrong-belongings', 'v1.normal.geralt-triss.._1'],
    ['v1.normal.geralt-triss.1g1..1', 'wrong-last-turns', 'v1.normal.geralt-triss.1g1'],
    ['v1.normal.geralt-triss.1m1-1m1-1m1..3', 'wrong-last-turns', 'v1.normal.geralt-triss.1m1-1m1-1m1'],
    ['v1.normal.geralt-triss.1g1...', 'too-many-parts', 'v1.normal.geralt-triss.1g1'],
  ])('of %j says %s and keeps %s', (text, error, kept) => {
    const { value, error: found } = readPoints(text);
    expect(found).toBe(error);
    expect(makePoints(value)).toBe(kept);
  });

  it('undoes makePoints', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(readPoints(makePoints(sheet))).toEqual({ value: sheet, error: undefined });
      }),
    );
  });

  it('never throws, and what it returns has an address that reads without an error', () => {
    const garbled = fc.tuple(anySheet.map(makePoints), fc.nat(), fc.string()).map(([text, at, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + 1);
    });
    fc.assert(
      fc.property(fc.oneof(garbled, fc.string({ unit: 'binary' })), (text) => {
        const { value, error } = readPoints(text);
        expect(readPoints(makePoints(value))).toEqual({ value, error: undefined });
        if (error !== undefined) expect(POINTS_ERRORS).toContain(error);
        reckonPoints(value);
      }),
    );
  });

  it('keeps everybody’s points the sum of their lines, and never below 0', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const { lines, players } = reckonPoints(sheet);
        for (const [seat, { points, owing }] of players.entries()) {
          const own = lines.filter((line) => line.seat === seat);
          expect(points).toBe(own.reduce((sum, { by, lapsed }) => sum + by + lapsed, 0));
          expect(points).toBeGreaterThanOrEqual(owing);
          for (const line of own) expect(line.points).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

// Helpers

function read(text: string, length = 'normal'): PointsSheet {
  return readPoints(`v1.${length}.${text}`).value;
}

function reckon(text: string, length?: string): ReturnType<typeof reckonPoints> {
  return reckonPoints(read(text, length));
}

const anySheet: fc.Arbitrary<PointsSheet> = fc
  .shuffledSubarray([...HEROES], { minLength: 2 })
  .chain((heroes) => {
    const seat = fc.nat(heroes.length - 1);
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc.record({
        seat,
        reason: fc.constantFrom('main-quest', 'side-quest', 'monster', 'gain', 'loss'),
        points: fc.integer({ min: 1, max: 99 }),
      }),
      fc.record({ seat, reason: fc.constantFrom('wound', 'foul-fate') }),
      fc
        .tuple(seat, seat)
        .filter(([one, two]) => one !== two)
        .map(([one, owner]) => ({ seat: one, reason: 'support-quest' as const, owner })),
    );
    return fc.record({
      length: fc.constantFrom('normal', 'epic'),
      seats: fc.tuple(...heroes.map((who) => fc.record({ who: fc.constant(who), name: anyName }))),
      changes: fc.array(change, { maxLength: 20 }),
      belongings: fc.tuple(...heroes.map(() => fc.option(fc.nat(99), { nil: undefined }))),
      lastTurns: fc.nat(heroes.length),
    });
  })
  .map((sheet) => (reckonPoints(sheet).ending === undefined ? { ...sheet, lastTurns: 0 } : sheet));

const anyName = fc
  .option(fc.string({ unit: 'grapheme' }), { nil: undefined })
  .map((name) => cleanName(name ?? ''));
