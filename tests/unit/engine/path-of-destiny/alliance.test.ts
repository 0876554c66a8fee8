import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allianceRows,
  type AllianceCards,
  ALLIES,
  type Ally,
  drawAlliance,
  resolveAlliance,
} from '../../../../src/engine/path-of-destiny/alliance.ts';

describe('The Lesser Evil', () => {
  // p. 26.
  it.each<[AllianceCards, Ally, AllianceCards, number]>([
    [{ renfri: 3, stregobor: 2 }, 'renfri', { renfri: 3, stregobor: 2 }, 1],
    [{ renfri: 3, stregobor: 2 }, 'stregobor', { renfri: 3, stregobor: 3 }, 0],
    [{ renfri: 0, stregobor: 3 }, 'renfri', { renfri: 1, stregobor: 3 }, 0],
  ])('%j draws %s: %j, discards %i', (before, ally, held, discard) => {
    expect(drawAlliance(before, ally)).toEqual({ held, discard });
  });

  it('never leaves more than three of a side', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALLIES)), (draws) => {
        const held = draws.reduce<AllianceCards>((cards, ally) => drawAlliance(cards, ally).held, {
          renfri: 0,
          stregobor: 0,
        });
        for (const ally of ALLIES) {
          expect(held[ally]).toBe(Math.min(3, draws.filter((drawn) => drawn === ally).length));
        }
      }),
    );
  });

  it('resolves the cards of the Dominating side and keeps the others (p. 26)', () => {
    const held = { renfri: 2, stregobor: 3 };
    expect(resolveAlliance(held, 'left')).toMatchObject({
      ally: 'renfri',
      resolved: 2,
      held: { renfri: 0, stregobor: 3 },
    });
    expect(resolveAlliance(held, 'right')).toMatchObject({
      ally: 'stregobor',
      resolved: 3,
      held: { renfri: 2, stregobor: 0 },
    });
  });

  it('resolves them before the points of the Chapter, which is our reading', () => {
    const { reasons } = resolveAlliance({ renfri: 1, stregobor: 0 }, 'left');
    expect(reasons.map(({ reason, basis }) => `${reason} ${basis}`)).toEqual([
      'supported-side-resolves print',
      'other-side-stays print',
      'before-chapter-points reading',
    ]);
  });

  it('puts its tokens on the last three rows (p. 26)', () => {
    expect(allianceRows(3)).toEqual({ both: 4, single: [3, 2] });
    expect(allianceRows(5)).toEqual({ both: 5, single: [4, 3] });
  });
});
