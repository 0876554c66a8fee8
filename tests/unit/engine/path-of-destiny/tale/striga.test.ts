import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Objective,
  revealedObjectives,
  scoreObjective,
  SHOWN_POINTS,
} from '../../../../../src/engine/path-of-destiny/tale/striga.ts';
import { type GameSymbol, SYMBOLS } from '../../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('Striga', () => {
  it.each<[GameSymbol, Objective[]]>([
    ['fight', ['fight', 'fight-diplomacy-exploration']],
    ['magic', ['magic', 'magic-diplomacy-exploration']],
    ['diplomacy', ['fight-diplomacy-exploration', 'magic-diplomacy-exploration']],
    ['exploration', ['fight-diplomacy-exploration', 'magic-diplomacy-exploration']],
  ])('reveals for %s: %j (p. 24)', (symbol, objectives) => {
    expect(revealedObjectives(symbol)).toEqual(objectives);
  });

  it('always reveals two Objectives (p. 25)', () => {
    expect(SYMBOLS.map((symbol) => revealedObjectives(symbol).length)).toEqual([2, 2, 2, 2]);
  });

  it.each<[number[], number[]]>([
    [
      [4, 4, 3, 2, 1],
      [5, 5, 3, 1, 0],
    ],
    [
      [2, 1, 0],
      [5, 3, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [6, 3],
      [5, 0],
    ],
    [[], []],
  ])('scores the most of %j as %j (p. 25)', (counts, points) => {
    expect(scoreObjective(counts, SHOWN_POINTS).points).toEqual(points);
  });

  it('pays what the card says', () => {
    expect(scoreObjective([3, 2, 1], [4, 2, 0]).points).toEqual([4, 2, 0]);
  });

  // 5, 3 and 1 are printed for one card only.
  it.each<[number[], [number, number, number], string[]]>([
    [[3, 2, 1], [5, 3, 1], ['most-by-card reading']],
    [
      [3, 3, 0],
      [5, 3, 1],
      ['most-by-card reading', 'ties-share print', 'none-of-it print'],
    ],
    [[6, 2, 2], [5, 3, 1], ['most-by-card reading']],
    [[3, 2, 1], [4, 2, 1], ['most-by-card reading']],
  ])('explains %j by a card of %j with %j', (counts, card, reasons) => {
    const given = scoreObjective(counts, card).reasons.map(({ reason, basis }) => `${reason} ${basis}`);
    expect(given).toEqual(reasons);
  });

  it('scores by how many fewer one has', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 5 }), (counts) => {
        const most = Math.max(...counts);
        const expected = counts.map((count) => (count === 0 ? 0 : Math.max(0, 5 - 2 * (most - count))));
        expect(scoreObjective(counts, SHOWN_POINTS).points).toEqual(expected);
      }),
    );
  });
});
