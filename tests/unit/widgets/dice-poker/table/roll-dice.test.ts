import { describe, expect, it } from 'vitest';
import { DIE_VALUES } from '../../../../../src/engine/old-world/poker/dice-poker.ts';
import { rollDice } from '../../../../../src/widgets/dice-poker/table/roll-dice.ts';

describe('rollDice', () => {
  it('gives every value for the same number of bytes and throws away the rest', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte);
    const dice = rollDice(252, () => bytes.pop()!);
    const counts = DIE_VALUES.map((value) => dice.filter((die) => die === value).length);
    expect(counts).toEqual(Array(6).fill(42));
  });

  it('rolls as many dice as asked for, with the chance of the device', () => {
    expect(rollDice(0)).toEqual([]);
    expect(rollDice(5)).toHaveLength(5);
    expect(rollDice(100).every((die) => DIE_VALUES.includes(die))).toBe(true);
  });
});
