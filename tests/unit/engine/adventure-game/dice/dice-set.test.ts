import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  battleDice,
  type DiceSet,
  DICE_SET_ERRORS,
  type DiceSetError,
  EXAMPLE_DICE,
  isDie,
  makeDiceSet,
  NO_DICE,
  placeDie,
  readDiceSet,
} from '../../../../../src/engine/adventure-game/dice/dice-set.ts';
import { hasOneBlank } from '../../../../../src/engine/adventure-game/dice/results.ts';
import { DICE_COUNTS, HEROES } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { anyDie, B, H, R } from '../oracle.ts';

describe('makeDiceSet and readDiceSet', () => {
  it('writes one letter per face', () => {
    expect(makeDiceSet({ ...NO_DICE, battle: [B], geralt: [H, H], triss: [R] })).toBe(
      'v1.sshSd0.shdwHXshdwHX.rr0shd..',
    );
    expect(makeDiceSet(NO_DICE)).toBe('v1.....');
  });

  it('reads back what was written', () => {
    const upTo = (maxLength: number) => fc.array(anyDie, { maxLength });
    const anySet: fc.Arbitrary<DiceSet> = fc.record({
      battle: upTo(3),
      geralt: upTo(3),
      triss: upTo(1),
      dandelion: upTo(1),
      yarpen: upTo(1),
    });
    fc.assert(
      fc.property(anySet, (set) => {
        expect(readDiceSet(makeDiceSet(set))).toEqual({ value: set, error: undefined });
      }),
    );
  });

  it.each<[string, DiceSetError, string]>([
    ['', 'unknown-version', 'v1.....'],
    ['v2.sshSd0....', 'unknown-version', 'v1.sshSd0....'],
    ['v1', 'not-five-owners', 'v1.....'],
    ['v1.sshSd0...', 'not-five-owners', 'v1.sshSd0....'],
    ['v1......', 'not-five-owners', 'v1.....'],
    ['v1.sshSd?sshSd0..rr0shd..', 'not-a-face', 'v1.sshSd0..rr0shd..'],
    ['v1.sshSd0sshSd....', 'not-whole-dice', 'v1.sshSd0....'],
    ['v1...rr0shdrr0shd..', 'too-many-dice', 'v1...rr0shd..'],
  ])('finds in "%s" %s and keeps "%s"', (text, error, kept) => {
    const read = readDiceSet(text);
    expect(read.error).toBe(error);
    expect(makeDiceSet(read.value)).toBe(kept);
  });

  it('never throws, whatever the address holds', () => {
    const nearly = fc
      .array(fc.constantFrom('v1', '.', 'sshSd0', 's', '0', 'é', '😀'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const { value, error } = readDiceSet(text);
        if (error === undefined) expect(makeDiceSet(value)).toBe(text);
        else expect(DICE_SET_ERRORS).toContain(error);
        expect(readDiceSet(makeDiceSet(value))).toEqual({ value, error: undefined });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('battleDice', () => {
  const set: DiceSet = { battle: [B, B, B], geralt: [H, H], triss: [R], dandelion: [], yarpen: [] };

  it('joins the battle dice and the dice of the hero (EN p. 2)', () => {
    expect(battleDice(set, 'triss')).toEqual([B, B, B, R]);
  });

  it('gives nothing while a die is missing', () => {
    expect(battleDice(set, 'geralt')).toBeUndefined();
    expect(battleDice({ ...set, battle: [B, B] }, 'triss')).toBeUndefined();
  });

  it('knows the nine dice of the box (DE p. 2)', () => {
    expect(DICE_COUNTS).toEqual({ battle: 3, geralt: 3, triss: 1, dandelion: 1, yarpen: 1 });
  });

  it('knows a die by its six faces', () => {
    expect(isDie(B)).toBe(true);
    expect(isDie(['sword'])).toBe(false);
  });
});

describe('placeDie', () => {
  it('changes a die, or adds one after those that are there', () => {
    const one = placeDie(NO_DICE, 'battle', 0, B);
    expect(one.battle).toEqual([B]);
    const two = placeDie(one, 'battle', 1, H);
    expect(two.battle).toEqual([B, H]);
    expect(placeDie(two, 'battle', 0, R).battle).toEqual([R, H]);
  });
});

describe('EXAMPLE_DICE', () => {
  it('are complete, with one blank face on each battle die', () => {
    for (const hero of HEROES) expect(battleDice(EXAMPLE_DICE, hero)).toHaveLength(hero === 'geralt' ? 6 : 4);
    expect(EXAMPLE_DICE.battle.every(hasOneBlank)).toBe(true);
  });
});
