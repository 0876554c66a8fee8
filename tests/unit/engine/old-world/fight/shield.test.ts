import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerShieldWithDefense, raiseShield } from '../../../../../src/engine/old-world/fight/shield.ts';
import { type Level, LEVELS } from '../../../../../src/engine/old-world/vocabulary.ts';

describe('raiseShield', () => {
  // Rulebook p. 24; the first row is its example.
  it.each<[number, Level, number, number, string[]]>([
    [1, 3, 3, 3, ['shield-icons', 'capped-by-defense']],
    [0, 2, 1, 1, ['shield-icons']],
    [3, 3, 2, 3, ['shield-icons', 'capped-by-defense']],
    [2, 5, 1, 3, ['shield-icons']],
    [2, 5, 0, 2, []],
  ])('shield %i, Defense %i, %i icons: %i', (shield, defense, icons, after, why) => {
    const result = raiseShield(shield, icons, defense);
    expect(result.shield).toBe(after);
    expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
  });

  it('leaves the end of the track to the board (p. 35 names only an exception)', () => {
    expect(raiseShield(4, 1, 5)).toEqual({
      shield: 5,
      reasons: [
        { reason: 'shield-icons', basis: 'print' },
        { reason: 'track-end-unknown', basis: 'reading' },
      ],
    });
  });

  it('never exceeds Defense, and never falls', () => {
    fc.assert(
      fc.property(level, fc.nat({ max: 5 }), fc.nat({ max: 9 }), (defense, at, icons) => {
        const shield = Math.min(at, defense);
        const after = raiseShield(shield, icons, defense).shield;
        expect(after).toBe(Math.min(shield + icons, defense));
        expect(after).toBeGreaterThanOrEqual(shield);
      }),
    );
  });
});

describe('a shield that follows Defense', () => {
  it('falls with a lowered Defense, as we read it for fights (p. 17)', () => {
    expect(lowerShieldWithDefense(4, 3)).toEqual({
      shield: 3,
      reasons: [{ reason: 'lowered-with-defense', basis: 'reading' }],
    });
    expect(lowerShieldWithDefense(2, 3)).toEqual({ shield: 2, reasons: [] });
  });
});

// Helpers

const level = fc.constantFrom(...LEVELS);
