import { describe, expect, it } from 'vitest';
import { battle } from '../../../../src/widgets/battle/tool.ts';

const FLATTERER = 'v1.ssshdw.monster.s4h2.sword-to-shield.w1-s2-1';

describe('battle', () => {
  it('takes a sheet as its address holds it, or none', () => {
    expect(battle.problemIn({ sheet: FLATTERER })).toBeUndefined();
    expect(battle.problemIn({})).toBeUndefined();
  });

  it.each(['', 'v9.s.monster.s1.none', 'v1.sx.monster.s1.none', 'v1.s.dragon.s1.none'])(
    'says that the sheet "%s" cannot be read, and why',
    (sheet) => {
      expect(battle.problemIn({ sheet })).toMatch(/^<Battle sheet="(.*)" \/> cannot be read \([a-z-]+\)\.$/);
      expect(battle.problemIn({ sheet })).toContain(`sheet="${sheet}"`);
    },
  );

  it('says which attribute it does not take, before anything else', () => {
    expect(battle.problemIn({ sheet: '', roll: 's' })).toBe(
      '<Battle> has no attribute "roll". It takes sheet.',
    );
  });

  it('opens with the sheet of an author', () => {
    expect(battle.stateOf({ sheet: FLATTERER })).toBe(FLATTERER);
    expect(battle.stateOf({})).toBeUndefined();
  });
});
