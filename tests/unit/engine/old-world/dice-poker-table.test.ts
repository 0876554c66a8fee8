import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIE_VALUES } from '../../../../src/engine/old-world/dice-poker.ts';
import {
  EMPTY_TABLE,
  isHand,
  makeTable,
  parseTable,
  SAID_BARS,
  type Table,
  TABLE_ERRORS,
  type TableError,
} from '../../../../src/engine/old-world/dice-poker-table.ts';
import { POKER_MODES } from '../../../../src/engine/old-world/poker-stakes.ts';

describe('parseTable', () => {
  it('reads two hands, complete or not', () => {
    expect(parseTable('v1.55123.33')).toEqual({
      ok: true,
      value: { active: [5, 5, 1, 2, 3], other: [3, 3], mode: 'witcher', bars: [] },
    });
    expect(parseTable('v1..')).toEqual({ ok: true, value: EMPTY_TABLE });
  });

  it('reads who is played with and what stands against it', () => {
    expect(parseTable('v1.55..solo')).toEqual({
      ok: true,
      value: { ...EMPTY_TABLE, active: [5, 5], mode: 'solo' },
    });
    expect(parseTable('v1...witcher.other-no-gold.already-played')).toEqual({
      ok: true,
      value: { ...EMPTY_TABLE, bars: ['already-played', 'other-no-gold'] },
    });
  });

  it('keeps the address of a plain game as it was before there were modes', () => {
    expect(makeTable({ ...EMPTY_TABLE, active: [5, 5, 6] })).toBe('v1.556.');
    expect(makeTable({ ...EMPTY_TABLE, mode: 'locals' })).toBe('v1...locals');
    expect(makeTable({ ...EMPTY_TABLE, bars: ['no-gold'] })).toBe('v1...witcher.no-gold');
  });

  it.each<[string, TableError]>([
    ['', 'unknown-version'],
    ['v2.1.1', 'unknown-version'],
    ['v1', 'not-two-hands'],
    ['v1.1', 'not-two-hands'],
    ['v1.1.2.3', 'unknown-mode'],
    ['v1.1.2.', 'unknown-mode'],
    ['v1.1.2.solo.rich', 'unknown-bar'],
    ['v1.1.2.solo.no-gold.no-gold', 'unknown-bar'],
    ['v1.7.1', 'not-a-die'],
    ['v1.1.a', 'not-a-die'],
    ['v1.111111.1', 'too-many-dice'],
  ])('explains what is wrong with "%s": %s', (text, error) => {
    expect(parseTable(text)).toEqual({ ok: false, error });
  });

  it('reads back whatever makeTable writes', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(parseTable(makeTable(table))).toEqual({ ok: true, value: table });
      }),
    );
  });

  it('never throws and names a known error for garbage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `v1.${text}`),
          mutated(),
        ),
        (text) => {
          const result = parseTable(text);
          if (!result.ok) expect(TABLE_ERRORS).toContain(result.error);
          else expect(parseTable(makeTable(result.value))).toEqual(result);
        },
      ),
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
});

/** A valid address with one character changed. */
const mutated = (): fc.Arbitrary<string> =>
  fc.tuple(anyTable, fc.nat(), fc.string({ maxLength: 2 })).map(([table, at, text]) => {
    const address = makeTable(table);
    const position = at % address.length;
    return address.slice(0, position) + text + address.slice(position + 1);
  });
