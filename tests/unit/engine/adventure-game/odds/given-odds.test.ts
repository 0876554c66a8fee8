import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleOdds } from '../../../../../src/engine/adventure-game/odds/battle-odds.ts';
import { comparedIn } from '../../../../../src/engine/adventure-game/odds/battle-parts.ts';
import { givenOdds } from '../../../../../src/engine/adventure-game/odds/given-odds.ts';
import { withGift } from '../../../../../src/engine/adventure-game/spending/spending.ts';
import { anyDie, anySpending, B } from '../oracle.ts';

describe('givenOdds', () => {
  it('counts a given sword like a rolled one', () => {
    // B has a sword on three faces: one of two swords is given, so that every second roll is enough.
    const odds = givenOdds(
      'attack',
      [B],
      { kind: 'monster', sword: 2 },
      { dodge: 'none', cards: [] },
      { sword: 2 },
    );
    expect([{}, { sword: 1 }, { sword: 2 }].map((gift) => odds(gift).ways)).toEqual([1, 3, 6]);
  });

  it('agrees with a card that gives as much for nothing, for any gift of one search', () => {
    fc.assert(
      fc.property(
        fc.array(anyDie, { minLength: 1, maxLength: 3 }),
        fc.record({ sword: fc.nat(4), shield: fc.nat(4) }),
        anySpending,
        (dice, stats, spending) => {
          const enemy = { kind: 'monster', ...stats } as const;
          for (const part of comparedIn(enemy)) {
            const odds = givenOdds(part, dice, enemy, spending, { sword: 3, shield: 3 });
            for (const gift of [{}, { sword: 3 }, { shield: 2 }, { sword: 1, shield: 3 }])
              expect(odds(gift)).toEqual(battleOdds(dice, enemy, withGift(spending, gift), part)[part]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
