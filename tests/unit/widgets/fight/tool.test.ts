import { describe, expect, it } from 'vitest';
import { fight } from '../../../../src/widgets/fight/tool.ts';

const EXAMPLE = 'archespore.1-12-2ta.bear-3333-3-12-2-2.0.cN2D3_d_ab_r0';

describe('fight', () => {
  it('takes a fight as its address holds it, without opponent and version, or none', () => {
    expect(fight.problemIn({ example: EXAMPLE })).toBeUndefined();
    expect(fight.problemIn({})).toBeUndefined();
  });

  it.each([
    ['', 'not-a-monster'],
    ['archespore.1-12-2ta.bear-3333-3-12-2-2.0.cN9', 'impossible-step'],
    ['archespore.1-12-2ta.lynx-3333-3-12-2-2.0', 'not-a-witcher'],
  ])('says that the example "%s" cannot be read: %s', (example, error) => {
    expect(fight.problemIn({ example })).toBe(`<Fight example="${example}" /> cannot be read (${error}).`);
  });

  it('says which attribute it does not take, before anything else', () => {
    expect(fight.problemIn({ exampel: EXAMPLE })).toBe(
      '<Fight> has no attribute "exampel". It takes example.',
    );
  });

  it('opens with the example of an author', () => {
    expect(fight.stateOf({ example: EXAMPLE })).toBe(`m~v1.${EXAMPLE}`);
    expect(fight.stateOf({})).toBeUndefined();
  });
});
