import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, makeName, NAME_LENGTH, readName } from '../../../src/engine/names.ts';
import { anyName } from './path-of-destiny/game/any-game.ts';

describe('cleanName', () => {
  it.each([
    ['  Anna   Lena ', 'Anna Lena'],
    ['', undefined],
    [' \t\n', undefined],
    ['A\u202ebba\u0000', 'Abba'],
    ['u\u0308', 'ü'],
    // What stands on both sides of something that is no text comes together.
    ['A \u0000 B', 'A B'],
    ['u\u200d\u0308', 'ü'],
    ['A\nB', 'A B'],
    ['Maximilian Bartholomäus', 'Maximilian Bar'],
    ['\ud800', undefined],
    ['A \u200b B', 'A B'],
    ['u\u200b\u0308', 'ü'],
  ])('makes of %j %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name);
  });

  it('is short, and changes no name that it made', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(Array.from(name).length).toBeLessThanOrEqual(NAME_LENGTH);
        expect(cleanName(name)).toBe(name);
      }),
    );
    const unit = fc.constantFrom(' ', 'u', '\n', '\u0000', '\u200d', '\u0308');
    fc.assert(
      fc.property(fc.string({ unit }), (typed) => {
        const name = cleanName(typed);
        expect(cleanName(name ?? '')).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('makeName and readName', () => {
  it('give back any name, in characters that separate nothing', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(makeName(name)).toMatch(/^[\p{L}\p{M}\p{N}_*]+$/u);
        expect(readName(makeName(name))).toBe(name);
      }),
      { numRuns: 1000 },
    );
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.stringMatching(/^[*0-9a-f_A]*$/), (text) => typeof readName(text) !== 'number'));
  });
});
