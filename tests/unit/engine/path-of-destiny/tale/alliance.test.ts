import { describe, expect, it } from 'vitest';
import { resolveAlliance } from '../../../../../src/engine/path-of-destiny/tale/alliance.ts';

describe('resolveAlliance', () => {
  it('resolves the cards of the Dominating side and keeps the others (p. 26)', () => {
    expect(resolveAlliance('left').ally).toBe('renfri');
    expect(resolveAlliance('right').ally).toBe('stregobor');
  });

  it('resolves them before the points of the Chapter, which is our reading', () => {
    expect(resolveAlliance('left').reasons.map(({ reason, basis }) => `${reason} ${basis}`)).toEqual([
      'supported-side-resolves print',
      'other-side-stays print',
      'before-chapter-points reading',
    ]);
  });
});
