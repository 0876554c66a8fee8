import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DICE_FILE_ERRORS,
  type DiceFileError,
  makeDiceFile,
  readDiceFile,
} from '../../../../../src/engine/adventure-game/dice/dice-file.ts';
import { EXAMPLE_DICE, NO_DICE } from '../../../../../src/engine/adventure-game/dice/dice-set.ts';
import { DICE_COUNTS, DICE_OWNERS } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { anyDie, B } from '../oracle.ts';

describe('makeDiceFile and readDiceFile', () => {
  it('write a die on each line', () => {
    const file = makeDiceFile({ ...NO_DICE, battle: [B] });
    expect(file).toContain('\n      ["sword","sword","shield","double-sword","dodge","blank"]\n');
    expect(JSON.parse(file)).toEqual({
      format: 'medallion-battle-dice',
      version: 1,
      dice: { ...NO_DICE, battle: [B] },
    });
  });

  it('read back what was written', () => {
    const anySet = fc.record({
      battle: fc.array(anyDie, { maxLength: DICE_COUNTS.battle }),
      geralt: fc.array(anyDie, { maxLength: DICE_COUNTS.geralt }),
      triss: fc.array(anyDie, { maxLength: 1 }),
      dandelion: fc.array(anyDie, { maxLength: 1 }),
      yarpen: fc.array(anyDie, { maxLength: 1 }),
    });
    fc.assert(
      fc.property(anySet, (set) => {
        expect(readDiceFile(makeDiceFile(set))).toEqual({ ok: true, value: set });
      }),
    );
  });

  it('take an owner who is not in the file for one without dice', () => {
    const file = JSON.stringify({ format: 'medallion-battle-dice', version: 1, dice: { battle: [B] } });
    expect(readDiceFile(file)).toEqual({ ok: true, value: { ...NO_DICE, battle: [B] } });
  });

  const whole = makeDiceFile(EXAMPLE_DICE);
  it.each<[string, string, DiceFileError]>([
    ['nothing', '', 'no-json'],
    ['half of a file', whole.slice(0, 200), 'no-json'],
    ['a number', '1', 'no-dice-file'],
    ['null', 'null', 'no-dice-file'],
    ['another file', '{"dice":{}}', 'no-dice-file'],
    ['no dice', '{"format":"medallion-battle-dice","version":1}', 'no-dice-file'],
    ['a newer version', whole.replace('"version": 1', '"version": 2'), 'unknown-version'],
    ['an unknown face', whole.replace('"ritual"', '"dragon"'), 'no-face'],
    ['a die with five faces', whole.replace('"ritual",', ''), 'not-six-faces'],
    ['a die too many', makeDiceFile({ ...NO_DICE, triss: [B, B] }), 'too-many-dice'],
    [
      'dice that are no list',
      '{"format":"medallion-battle-dice","version":1,"dice":{"battle":7}}',
      'no-dice-file',
    ],
    [
      'a die that is no list',
      '{"format":"medallion-battle-dice","version":1,"dice":{"battle":[7]}}',
      'no-dice-file',
    ],
  ])('refuse %s', (_, text, error) => {
    expect(readDiceFile(text)).toEqual({ ok: false, error });
  });

  it('never throw on mutated files', () => {
    const mutated = fc
      .tuple(fc.nat(whole.length), fc.nat(9), fc.string({ maxLength: 4 }))
      .map(([at, gone, put]) => whole.slice(0, at) + put + whole.slice(at + gone));
    fc.assert(
      fc.property(fc.oneof(mutated, fc.json()), (text) => {
        const read = readDiceFile(text);
        if (!read.ok) expect(DICE_FILE_ERRORS).toContain(read.error);
        else expect(Object.keys(read.value)).toEqual([...DICE_OWNERS]);
      }),
      { numRuns: 1000 },
    );
  });
});
