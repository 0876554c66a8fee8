import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  suffer,
  WOUND_REASONS,
  type WoundReason,
  woundSpaces,
} from '../../../../../src/engine/adventure-game/hero/wounds.ts';

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
