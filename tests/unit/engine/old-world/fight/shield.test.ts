import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lowerShieldWithDefense,
  raiseDefense,
  raiseShield,
  refillShield,
} from '../../../../../src/engine/old-world/fight/shield.ts';
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
    const result = raiseShield(shield, icons, { defense });
    expect(result.shield).toBe(after);
    expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
  });

  it('leaves the end of the track to the board (p. 35 names only an exception)', () => {
    expect(raiseShield(4, 1, { defense: 5, trackMax: 4 })).toEqual({
      shield: 4,
      reasons: [
        { reason: 'shield-icons', basis: 'print' },
        { reason: 'capped-by-track', basis: 'reading' },
      ],
    });
    expect(raiseShield(4, 1, { defense: 5 })).toEqual({
      shield: 5,
      reasons: [
        { reason: 'shield-icons', basis: 'print' },
        { reason: 'track-end-unknown', basis: 'reading' },
      ],
    });
  });

  it('never exceeds Defense or the track, and never falls', () => {
    fc.assert(
      fc.property(
        level,
        fc.nat({ max: 5 }),
        fc.nat({ max: 9 }),
        fc.nat({ max: 5 }),
        (defense, at, icons, end) => {
          const trackMax = Math.max(1, end);
          const shield = Math.min(at, defense, trackMax);
          const after = raiseShield(shield, icons, { defense, trackMax }).shield;
          expect(after).toBe([shield + icons, defense, trackMax].toSorted((a, b) => a - b)[0]);
          expect(after).toBeGreaterThanOrEqual(shield);
        },
      ),
    );
  });
});

describe('raiseDefense', () => {
  // Rulebook p. 10, 31 (the example's training) and 35 (level 5).
  it.each<[Level, number, Level, number]>([
    [2, 2, 3, 3],
    [1, 0, 2, 1],
    [4, 4, 5, 4],
  ])('Defense %i, shield %i: %i, %i', (defense, shield, nextDefense, nextShield) => {
    expect(raiseDefense(defense, shield)).toMatchObject({
      ok: true,
      value: { defense: nextDefense, shield: nextShield },
    });
  });

  it('has nothing above level 5', () => {
    expect(raiseDefense(5, 4)).toEqual({ ok: false, error: 'at-highest-level' });
  });
});

describe('a shield that follows Defense', () => {
  it('falls with a lowered Defense: printed for cards, a reading in fights (p. 17)', () => {
    expect(lowerShieldWithDefense(4, 3, 'cards')).toEqual({
      shield: 3,
      reasons: [{ reason: 'lowered-with-defense', basis: 'print' }],
    });
    expect(lowerShieldWithDefense(4, 3, 'fight').reasons[0]?.basis).toBe('reading');
    expect(lowerShieldWithDefense(2, 3, 'fight')).toEqual({ shield: 2, reasons: [] });
  });

  it('is full again after a fight (p. 27, 28)', () => {
    expect(refillShield({ defense: 3 })).toEqual({
      shield: 3,
      reasons: [{ reason: 'up-to-defense', basis: 'print' }],
    });
    expect(refillShield({ defense: 5, trackMax: 4 }).shield).toBe(4);
  });
});

// Helpers

const level = fc.constantFrom(...LEVELS);
