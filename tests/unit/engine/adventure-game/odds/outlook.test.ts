import { describe, expect, it } from 'vitest';
import { EXAMPLE_DICE, NO_DICE } from '../../../../../src/engine/adventure-game/dice/dice-set.ts';
import { NOTHING_SEEN, type SeenRolls } from '../../../../../src/engine/adventure-game/dice/learned-dice.ts';
import { battleOdds } from '../../../../../src/engine/adventure-game/odds/battle-odds.ts';
import {
  type Outlook,
  outlookOf,
  type Prospect,
  suretyOf,
} from '../../../../../src/engine/adventure-game/odds/outlook.ts';
import type { Face } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { IGNI } from '../oracle.ts';

const PROSPECT: Prospect = {
  enemy: { kind: 'monster', sword: 4, shield: 2 },
  spending: { dodge: 'sword-to-shield', cards: [IGNI] },
  hero: 'geralt',
  dice: EXAMPLE_DICE,
  seen: NOTHING_SEEN,
};

/** Each face of a battle die and of Geralt's once. */
const SEEN: SeenRolls = {
  ...NOTHING_SEEN,
  battle: EXAMPLE_DICE.battle[0]!,
  geralt: EXAMPLE_DICE.geralt[0]!,
};

describe('outlookOf', () => {
  it('is the exact odds of the hero’s dice by each aim', () => {
    const { odds, entered } = outlook(PROSPECT);
    expect(odds.attack.attack).toEqual({ ways: 26_541, total: 46_656 });
    for (const aim of ['attack', 'defence', 'both'] as const)
      expect(odds[aim]).toEqual(battleOdds(entered!, PROSPECT.enemy, PROSPECT.spending, aim));
  });

  it('says what is missing', () => {
    expect(outlookOf({ ...PROSPECT, dice: NO_DICE })).toBe('no-dice');
    expect(outlookOf({ ...PROSPECT, enemy: { kind: 'card' } })).toBe('no-stats');
    const cards = Array(12).fill({ cost: { dodge: 1 }, gain: { sword: 2 }, uses: 1 });
    const many = { ...PROSPECT, spending: { dodge: 'sword-to-shield', cards } } as const;
    expect(outlookOf({ ...many, enemy: { kind: 'monster', sword: 9, shield: 9, ritual: 4 } })).toBe(
      'too-many-ways',
    );
  });

  it('comes out the same when each face of every die was seen once', () => {
    const { odds } = outlook({ ...PROSPECT, dice: NO_DICE, seen: SEEN });
    const exact = outlook(PROSPECT).odds.both.both;
    expect(odds.both.both.ways / odds.both.both.total).toBeCloseTo(exact.ways / exact.total, 10);
  });
});

describe('suretyOf', () => {
  const learned: Prospect = { ...PROSPECT, dice: NO_DICE, seen: SEEN };
  const width = (prospect: Prospect): number => {
    const { low, high } = suretyOf(prospect, 'both');
    return high.ways - low.ways;
  };

  it('holds the chance between its bounds', () => {
    const { odds } = outlook(learned);
    const share = odds.both.both.ways / odds.both.both.total;
    const { low, high } = suretyOf(learned, 'both');
    expect([low.ways / low.total <= share, share <= high.ways / high.total]).toEqual([true, true]);
  });

  it('grows with what was seen, and with dice that are entered', () => {
    const often = (times: number): SeenRolls => ({
      ...SEEN,
      battle: Array(times).fill(SEEN.battle).flat() as Face[],
      geralt: Array(times).fill(SEEN.geralt).flat() as Face[],
    });
    expect(width({ ...learned, seen: often(4) })).toBeLessThan(width(learned));
    expect(width({ ...learned, dice: { ...NO_DICE, geralt: EXAMPLE_DICE.geralt } })).toBeLessThan(
      width(learned),
    );
  });

  it('never claims to be sure of dice that always showed the same', () => {
    const same = {
      ...NOTHING_SEEN,
      battle: Array<Face>(6).fill('sword'),
      geralt: Array<Face>(6).fill('shield'),
    };
    const { low, high } = suretyOf({ ...learned, seen: same }, 'both');
    expect(high.ways - low.ways).toBeGreaterThan(100);
  });
});

// Helpers

function outlook(prospect: Prospect): Outlook {
  const found = outlookOf(prospect);
  if (typeof found === 'string') throw new Error(found);
  return found;
}
