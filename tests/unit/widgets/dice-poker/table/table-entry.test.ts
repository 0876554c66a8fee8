import { describe, expect, it } from 'vitest';
import {
  makeTable,
  readTable,
  type Table,
} from '../../../../../src/engine/old-world/poker/dice-poker-table.ts';
import {
  enterDie,
  eraseDie,
  isCleared,
  nextSlot,
  rollTable,
} from '../../../../../src/widgets/dice-poker/table/table-entry.ts';

describe('nextSlot', () => {
  it.each([
    ['v1..', 'active', 0],
    ['v1.12.345', 'active', 2],
    ['v1.12345.3', 'other', 1],
    ['v1.12..solo', 'active', 2],
  ])('in %s is %s %i', (address, seat, index) => {
    expect(nextSlot(table(address))).toEqual({ seat, index });
  });

  it.each(['v1.12345.12345', 'v1.12345..solo'])('is none in %s', (address) => {
    expect(nextSlot(table(address))).toBeUndefined();
  });
});

describe('enterDie and eraseDie', () => {
  it('set and take away the chosen die', () => {
    expect(makeTable(enterDie(table('v1.123.'), { seat: 'active', index: 1 }, 6))).toBe('v1.163.');
    expect(makeTable(eraseDie(table('v1.123.'), { seat: 'active', index: 1 }))).toBe('v1.13.');
  });

  it.each([
    ['v1.123.45', 'v1.123.4'],
    ['v1.123.', 'v1.12.'],
    ['v1..', 'v1..'],
    ['v1.123.45.solo', 'v1.12.45.solo'],
  ])('without a choice %s becomes %s', (before, after) => {
    expect(makeTable(eraseDie(table(before), undefined))).toBe(after);
  });
});

describe('rollTable', () => {
  it.each([
    ['v1.65.', 'v1.65111.11111'],
    ['v1.65432.66', 'v1.65432.66111'],
    ['v1.65432.66222', 'v1.11111.11111'],
    ['v1.65.44.solo', 'v1.65111.44.solo'],
    ['v1.65432.44.solo', 'v1.11111.44.solo'],
  ])('makes %s to %s', (before, after) => {
    expect(makeTable(rollTable(table(before), (count) => Array<1>(count).fill(1)))).toBe(after);
  });
});

describe('isCleared', () => {
  it('holds for a table without dice and obstacles, whatever the mode', () => {
    expect(['v1..', 'v1...solo', 'v1.1.', 'v1...solo.no-gold'].map((text) => isCleared(table(text)))).toEqual(
      [true, true, false, false],
    );
  });
});

// Helpers

function table(address: string): Table {
  const { value, error } = readTable(address);
  if (error !== undefined) throw new Error(error);
  return value;
}
