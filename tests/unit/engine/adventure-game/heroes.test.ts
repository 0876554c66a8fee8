import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delay, DELAY_MOMENTS, type DelayMoment } from '../../../../src/engine/adventure-game/delay.ts';
import {
  FOUL_FATE_REASONS,
  FOUL_FATE_SPACES,
  FOUL_FATE_TARGETS,
  type FoulFateOrder,
  placeFoulFate,
} from '../../../../src/engine/adventure-game/foul-fate.ts';
import {
  isSuccess,
  KNOWN_SUCCESS_FACES,
  successOdds,
  YARPEN_NO_SUCCESS,
} from '../../../../src/engine/adventure-game/success-test.ts';
import {
  heartChoices,
  restChoices,
  suffer,
  WOUND_REASONS,
  type WoundReason,
  woundSpaces,
} from '../../../../src/engine/adventure-game/wounds.ts';
import { type Die, type Face, FACES } from '../../../../src/engine/adventure-game/vocabulary.ts';
import { allRolls, anyDie, die } from './oracle.ts';

describe('successOdds', () => {
  const sign = die('witcher-sign sword shield dodge sword shield');
  // EN p. 3; the dice are made up.
  it.each<[string, Die[], readonly Face[], number, number]>([
    ['one die with two success faces', [sign], ['sword'], 2, 6],
    ["Geralt's three dice with one each", [sign, sign, sign], ['witcher-sign'], 91, 216],
    ['a die without', [sign], ['ritual'], 0, 6],
    ['two faces, as Yarpen has (EN p. 10)', [sign], ['dodge', 'shield'], 3, 6],
    ['no dice', [], ['sword'], 0, 1],
  ])('%s', (_, dice, successes, ways, total) => {
    expect(successOdds(dice, successes)).toEqual({ ways, total });
  });

  it('agrees with looking at every roll', () => {
    const someFaces = fc.uniqueArray(fc.constantFrom(...FACES), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(anyDie, { maxLength: 3 }), someFaces, (dice, successes) => {
        const rolls = [...allRolls(dice)];
        const ways = rolls.filter((roll) => isSuccess(roll, successes)).length;
        expect(successOdds(dice, successes)).toEqual({ ways, total: rolls.length });
      }),
      { numRuns: 50 },
    );
  });

  it('knows only the success faces that a book names (DE p. 7, EN p. 10)', () => {
    expect(KNOWN_SUCCESS_FACES).toEqual({
      geralt: ['witcher-sign'],
      triss: undefined,
      dandelion: undefined,
      yarpen: undefined,
    });
    expect(YARPEN_NO_SUCCESS).toBe('dodge');
  });
});

describe('suffer', () => {
  // EN p. 10.
  it.each<[string, [number, number, number, number], object, WoundReason[]]>([
    [
      'one of two wounds finds no space',
      [2, 1, 0, 10],
      { placed: 1, unplaced: 1, points: 8, mustRest: 'yes' },
      ['placed', 'no-space-costs-points', 'must-rest'],
    ],
    [
      'points stop at 0 (EN p. 9)',
      [3, 0, 0, 4],
      { placed: 0, unplaced: 3, points: 0, mustRest: 'yes' },
      ['no-space-costs-points', 'points-stop-at-zero', 'must-rest'],
    ],
    [
      "Yarpen's armour takes both; with no space left anywhere he must rest",
      [2, 0, 2, 5],
      { placed: 2, unplaced: 0, points: 5, mustRest: 'yes' },
      ['placed', 'must-rest'],
    ],
    [
      "Yarpen's armour takes one and has room, and he must rest all the same (reading)",
      [1, 0, 2, 5],
      { placed: 1, unplaced: 0, points: 5, mustRest: 'yes' },
      ['placed', 'must-rest-despite-armour'],
    ],
    [
      'Yarpen fills his last action and his last armour',
      [2, 1, 1, 5],
      { placed: 2, unplaced: 0, points: 5, mustRest: 'yes' },
      ['placed', 'armour-or-action', 'must-rest'],
    ],
    [
      'Yarpen chooses between his last action and his armour',
      [1, 1, 2, 5],
      { placed: 1, points: 5, mustRest: 'choice' },
      ['placed', 'armour-or-action', 'may-avoid-rest'],
    ],
    [
      'Yarpen chooses between his last action and his last armour',
      [1, 1, 1, 5],
      { placed: 1, points: 5, mustRest: 'choice' },
      ['placed', 'armour-or-action', 'may-avoid-rest'],
    ],
    ['a wound with room to spare', [1, 3, 0, 5], { placed: 1, points: 5, mustRest: 'no' }, ['placed']],
    ['no wound', [0, 3, 0, 5], { placed: 0, points: 5, mustRest: 'no' }, []],
    ['no wound for Yarpen', [0, 3, 2, 5], { placed: 0, points: 5, mustRest: 'no' }, []],
    [
      'points that just suffice',
      [1, 0, 0, 2],
      { placed: 0, unplaced: 1, points: 0, mustRest: 'yes' },
      ['no-space-costs-points', 'must-rest'],
    ],
    [
      'Yarpen with all actions wounded already',
      [0, 0, 1, 5],
      { mustRest: 'yes' },
      ['must-rest-despite-armour'],
    ],
  ])('%s', (_, [wounds, actions, armour, points], expected, reasons) => {
    const suffered = suffer(wounds, { actions, armour }, points);
    expect(suffered).toMatchObject(expected);
    expect(suffered.reasons.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('places or pays for every wound, and marks only the case of armour as a reading', () => {
    const figure = fc.integer({ min: 0, max: 6 });
    const seen = new Set<WoundReason>();
    fc.assert(
      fc.property(figure, figure, figure, fc.nat(20), (wounds, actions, armour, points) => {
        const {
          placed,
          unplaced,
          points: after,
          mustRest,
          reasons,
        } = suffer(wounds, { actions, armour }, points);
        expect(placed + unplaced).toBe(wounds);
        expect(placed).toBeLessThanOrEqual(actions + armour);
        expect(after).toBe(Math.max(0, points - 2 * unplaced));
        const roomLeft = placed < actions + armour;
        for (const { reason, basis } of reasons) {
          seen.add(reason);
          expect(basis === 'reading').toBe(reason === 'must-rest-despite-armour');
          if (reason === 'must-rest') expect([mustRest, roomLeft]).toEqual(['yes', false]);
          if (reason === 'must-rest-despite-armour') expect([mustRest, roomLeft]).toEqual(['yes', true]);
        }
      }),
      { numRuns: 2000 },
    );
    expect([...seen].sort()).toEqual([...WOUND_REASONS].sort());
  });

  it('knows four woundable actions, and two armour spaces of Yarpen (EN p. 10)', () => {
    expect(woundSpaces('geralt')).toEqual({ actions: 4, armour: 0 });
    expect(woundSpaces('yarpen')).toEqual({ actions: 4, armour: 2 });
  });
});

describe('healing', () => {
  it('removes two minor wounds or a severe one by rest (EN p. 2)', () => {
    expect(restChoices({ minor: 3, severe: 1 })).toEqual([
      { choice: 'remove-minor', count: 2, left: { minor: 1, severe: 1 } },
      { choice: 'remove-severe', count: 1, left: { minor: 3, severe: 0 } },
    ]);
  });

  it('removes a single minor wound too: "up to" two (DE p. 2)', () => {
    expect(restChoices({ minor: 1, severe: 0 })).toEqual([
      { choice: 'remove-minor', count: 1, left: { minor: 0, severe: 0 } },
    ]);
  });

  it('removes a minor wound or flips a severe one at a heart (EN p. 5 and 10)', () => {
    expect(heartChoices({ minor: 1, severe: 1 })).toEqual([
      { choice: 'remove-minor', count: 1, left: { minor: 0, severe: 1 } },
      { choice: 'flip-severe', count: 1, left: { minor: 2, severe: 0 } },
    ]);
  });

  it('offers nothing to the unharmed', () => {
    expect([...restChoices({ minor: 0, severe: 0 }), ...heartChoices({ minor: 0, severe: 0 })]).toEqual([]);
  });
});

describe('placeFoulFate', () => {
  // EN p. 4 and 5, DE p. 8.
  it.each<[string, Partial<FoulFateOrder>, object, string[]]>([
    ['a free region', {}, { place: 'region', onSheet: 3, points: 9 }, ['space-free']],
    [
      'a taken region',
      { taken: true },
      { place: 'sheet', onSheet: 4, points: 9 },
      ['region-taken-goes-to-sheet'],
    ],
    [
      'a taken region and a full sheet',
      { taken: true, onSheet: 5, points: 1 },
      { place: 'none', onSheet: 5, points: 0 },
      ['region-taken-goes-to-sheet', 'sheet-full-costs-points', 'points-stop-at-zero'],
    ],
    [
      'a taken region and a full sheet, with just enough points',
      { taken: true, onSheet: 5, points: 2 },
      { place: 'none', onSheet: 5, points: 0 },
      ['region-taken-goes-to-sheet', 'sheet-full-costs-points'],
    ],
    [
      '"if able" into a taken region',
      { taken: true, ifAble: true },
      { place: 'none', onSheet: 3, points: 9 },
      ['if-able-ignored'],
    ],
    [
      '"if able" on a full sheet',
      { target: 'sheet', onSheet: 5, ifAble: true },
      { place: 'none', onSheet: 5, points: 9 },
      ['if-able-ignored'],
    ],
    [
      '"if able" into a free region',
      { ifAble: true },
      { place: 'region', onSheet: 3, points: 9 },
      ['space-free'],
    ],
    [
      '"if able" beside a taken action (Zerikanian Assassin, EN p. 5)',
      { target: 'action', taken: true, ifAble: true },
      { place: 'none', onSheet: 3, points: 9 },
      ['if-able-ignored'],
    ],
    ['a free action', { target: 'action' }, { place: 'action', onSheet: 4 }, ['space-free']],
    [
      'a taken action without "if able", of which no book speaks',
      { target: 'action', taken: true },
      { place: 'not-said', onSheet: 3, points: 9 },
      ['named-space-taken'],
    ],
    [
      'a taken action on a full sheet',
      { target: 'action', taken: true, onSheet: 5 },
      { place: 'none', points: 7 },
      ['sheet-full-costs-points'],
    ],
    [
      'an action on a full sheet, whatever is said of its space',
      { target: 'action', onSheet: 5 },
      { place: 'none', onSheet: 5, points: 7 },
      ['sheet-full-costs-points'],
    ],
    ['the sheet', { target: 'sheet', taken: true }, { place: 'sheet', onSheet: 4 }, ['space-free']],
    [
      'a full sheet',
      { target: 'sheet', onSheet: 5 },
      { place: 'none', points: 7 },
      ['sheet-full-costs-points'],
    ],
  ])('%s', (_, order, expected, reasons) => {
    const placed = placeFoulFate({
      target: 'region',
      ifAble: false,
      taken: false,
      onSheet: 3,
      points: 9,
      ...order,
    });
    expect(placed).toMatchObject(expected);
    expect(placed.reasons).toEqual(reasons.map((reason) => ({ reason, basis: 'print' })));
  });

  it('never puts more on the sheet than it has spaces for, and uses every reason', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.record({
          target: fc.constantFrom(...FOUL_FATE_TARGETS),
          ifAble: fc.boolean(),
          taken: fc.boolean(),
          onSheet: fc.nat(FOUL_FATE_SPACES),
          points: fc.nat(5),
        }),
        (order) => {
          const { onSheet, points, reasons } = placeFoulFate(order);
          expect(onSheet).toBeLessThanOrEqual(FOUL_FATE_SPACES);
          expect(points).toBeGreaterThanOrEqual(Math.max(0, order.points - 2));
          for (const { reason } of reasons) seen.add(reason);
        },
      ),
      { numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual([...FOUL_FATE_REASONS].sort());
  });

  it('has one space beside each of the five actions (EN p. 4)', () => {
    expect(FOUL_FATE_SPACES).toBe(5);
  });
});

describe('delay', () => {
  // EN p. 3, DE p. 8.
  it.each<[DelayMoment, 1 | 2, 'this' | 'next', string]>([
    ['before-first-action', 1, 'this', 'next-action'],
    ['during-first-action', 2, 'this', 'first-action'],
    ['between-actions', 2, 'this', 'next-action'],
    ['during-second-action', 1, 'next', 'second-action'],
    ['after-second-action', 1, 'next', 'next-action'],
    ['outside-own-turn', 1, 'next', 'next-action'],
  ])('%s costs action %i of %s turn', (moment, action, turn, reason) => {
    expect(delay(moment, false)).toEqual({ lost: { action, turn }, reasons: [{ reason, basis: 'print' }] });
  });

  it.each(DELAY_MOMENTS)('%s is ignored by a hero who is already delayed', (moment) => {
    expect(delay(moment, true)).toEqual({
      lost: undefined,
      reasons: [{ reason: 'already-delayed', basis: 'print' }],
    });
  });
});
