import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIE_VALUES, TIE_READINGS } from '../../../../../src/engine/old-world/poker/dice-poker.ts';
import {
  EMPTY_TABLE,
  isHand,
  makeTable,
  readTable,
  SAID_BARS,
  type Table,
  TABLE_ERRORS,
  type TableError,
} from '../../../../../src/engine/old-world/poker/dice-poker-table.ts';
import { POKER_MODES } from '../../../../../src/engine/old-world/poker/dice-poker-table.ts';

describe('readTable', () => {
  it('reads two hands, complete or not', () => {
    expect(readTable('v1.55123.33')).toEqual({
      value: { ...EMPTY_TABLE, active: [5, 5, 1, 2, 3], other: [3, 3] },
      error: undefined,
    });
    expect(readTable('v1..')).toEqual({ value: EMPTY_TABLE, error: undefined });
  });

  it('reads who is played with, what stands against it and how ties are read', () => {
    expect(readTable('v1.55..solo').value).toEqual({ ...EMPTY_TABLE, active: [5, 5], mode: 'solo' });
    expect(readTable('v1...witcher.other-no-gold.already-played')).toEqual({
      value: { ...EMPTY_TABLE, bars: ['already-played', 'other-no-gold'] },
      error: undefined,
    });
    expect(readTable('v1...witcher.two-dice')).toEqual({ value: EMPTY_TABLE, error: undefined });
    expect(readTable('v1...locals.no-gold.all-dice')).toEqual({
      value: { ...EMPTY_TABLE, mode: 'locals', bars: ['no-gold'], ties: 'all-dice' },
      error: undefined,
    });
  });

  it('keeps the address of a plain game as it was before there were modes', () => {
    expect(makeTable({ ...EMPTY_TABLE, active: [5, 5, 6] })).toBe('v1.556.');
    expect(makeTable({ ...EMPTY_TABLE, mode: 'locals' })).toBe('v1...locals');
    expect(makeTable({ ...EMPTY_TABLE, bars: ['no-gold'] })).toBe('v1...witcher.no-gold');
    expect(makeTable({ ...EMPTY_TABLE, ties: 'all-dice' })).toBe('v1...witcher.all-dice');
  });

  it.each<[string, TableError, string]>([
    ['', 'unknown-version', 'v1..'],
    ['v2.1.1', 'unknown-version', 'v1.1.1'],
    ['v1', 'not-two-hands', 'v1..'],
    ['v1.1', 'not-two-hands', 'v1.1.'],
    ['v1.1.2.3', 'unknown-mode', 'v1.1.2'],
    ['v1.1.2.', 'unknown-mode', 'v1.1.2'],
    ['v1.1.2.x.no-gold', 'unknown-mode', 'v1.1.2.witcher.no-gold'],
    ['v1.1.2.solo.rich', 'unknown-extra', 'v1.1.2.solo'],
    ['v1.1.2.solo.rich.no-gold', 'unknown-extra', 'v1.1.2.solo.no-gold'],
    ['v1.1.2.locals.all-dice.two-dice', 'unknown-extra', 'v1.1.2.locals.two-dice'],
    ['v1.17.1', 'not-a-die', 'v1.1.1'],
    ['v1.1.a2', 'not-a-die', 'v1.1.2'],
    ['v1.123456.1', 'too-many-dice', 'v1.12345.1'],
  ])('of "%s" says %s and keeps %s', (text, error, kept) => {
    expect(readTable(text)).toEqual({ value: readTable(kept).value, error });
    expect(readTable(kept).error).toBeUndefined();
  });

  it('reads back whatever makeTable writes', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(readTable(makeTable(table))).toEqual({ value: table, error: undefined });
      }),
    );
  });

  it('never throws, names a known error, and what it keeps reads without one', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `v1.${text}`),
          mutated(),
        ),
        (text) => {
          const { value, error } = readTable(text);
          if (error !== undefined) expect(TABLE_ERRORS).toContain(error);
          expect(readTable(makeTable(value))).toEqual({ value, error: undefined });
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('keeps every other field when one is garbled', () => {
    const garbage = fc.string().map((text) => text.replaceAll('.', ''));
    fc.assert(
      fc.property(anyTable, fc.nat(), garbage, (table, at, text) => {
        // Mode and extras are written out, so that every field stands in its place.
        const extras = [...table.bars, ...(table.ties === EMPTY_TABLE.ties ? [] : [table.ties])];
        const fields = ['v1', table.active.join(''), table.other.join(''), table.mode, ...extras];
        const place = at % fields.length;
        const { value } = readTable(fields.with(place, text).join('.'));
        if (place !== 1) expect(value.active).toEqual(table.active);
        if (place !== 2) expect(value.other).toEqual(table.other);
        if (place !== 3) expect(value.mode).toBe(table.mode);
        const others = extras.filter((_, index) => index + 4 !== place);
        expect([...value.bars, value.ties]).toEqual(expect.arrayContaining(others));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('isHand', () => {
  it('is true for exactly five dice', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((length) => isHand(Array<1>(length).fill(1)))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});

// Helpers

const dice = fc.array(fc.constantFrom(...DIE_VALUES), { maxLength: 5 });
const anyTable: fc.Arbitrary<Table> = fc.record({
  active: dice,
  other: dice,
  mode: fc.constantFrom(...POKER_MODES),
  bars: fc.subarray([...SAID_BARS]),
  ties: fc.constantFrom(...TIE_READINGS),
});

/** A valid address with one character changed. */
const mutated = (): fc.Arbitrary<string> =>
  fc.tuple(anyTable, fc.nat(), fc.string({ maxLength: 2 })).map(([table, at, text]) => {
    const address = makeTable(table);
    const position = at % address.length;
    return address.slice(0, position) + text + address.slice(position + 1);
  });
