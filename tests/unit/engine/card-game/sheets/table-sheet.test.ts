import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allHaveChosen,
  biddingOrder,
  changeFame,
  choose,
  clearTable,
  EMPTY_TABLE,
  endTurn,
  isLastTurn,
  makeTable,
  MOST_PILE,
  nameSeat,
  pilesOf,
  readTable,
  resize,
  rowOf,
  standingsOf,
  TABLE_ERRORS,
  toCount,
} from '../../../../../src/engine/card-game/sheets/table-sheet.ts';
import { CHARACTERS } from '../../../../../src/engine/card-game/vocabulary.ts';

const FULL = 'v1.table.4~Ann~~Bo_B.3.2501.0-1-0-10-2.01k.3-4-5~2~1-1_6_~3_~~0-2.long';

describe('makeTable and readTable', () => {
  it('write what is there and leave off what is not', () => {
    expect(makeTable(EMPTY_TABLE)).toBe('v1.table');
    expect(readTable('v1.table')).toEqual({ value: EMPTY_TABLE, error: undefined });
  });

  it('hold everything that can be entered', () => {
    const { value, error } = readTable(FULL);
    expect(error).toBeUndefined();
    expect(value).toMatchObject({
      names: ['Ann', undefined, 'Bo B', undefined],
      marker: 2,
      chosen: ['vesemir', 'foltest', undefined, 'yarpen'],
      piles: { yarpen: 0, vesemir: 1, triss: 0, dandelion: 10, foltest: 2 },
      row: { 0: 0, 1: 1, 2: 'killed' },
      length: 'long',
    });
    expect(value.fame).toEqual([
      { monsters: [3, 4, 5], events: 2, gold: { 'gold-2': 1, 'gold-3': 1 } },
      { monsters: [6], events: 0, gold: { 'gold-2': 0, 'gold-3': 0 } },
      { monsters: [], events: 3, gold: { 'gold-2': 0, 'gold-3': 0 } },
      { monsters: [], events: 0, gold: { 'gold-2': 0, 'gold-3': 2 } },
    ]);
    expect(makeTable(value)).toBe(FULL);
  });

  it.each([
    ['v9.table', 'unknown-version'],
    ['v1.tables', 'wrong-view'],
    ['v1.table.5', 'wrong-players'],
    ['v1.table.2~A~B~C', 'wrong-players'],
    ['v1.table..4', 'wrong-turn'],
    ['v1.table...220', 'wrong-turn'],
    ['v1.table....1-2', 'wrong-turn'],
    ['v1.table.....031', 'wrong-monsters'],
    ['v1.table......3-x', 'wrong-fame'],
    ['v1.table.......short', 'wrong-fame'],
    ['v1.table.......long.more', 'wrong-fame'],
  ])('say what is wrong with "%s": %s', (text, error) => {
    expect(readTable(text).error).toBe(error);
    expect(TABLE_ERRORS).toContain(error);
  });

  it('never throw, and what was read has an address without an error', () => {
    const letter = fc.constantFrom(...'0123456789v.-_~klongA*é '.split(''));
    const garbled = fc
      .tuple(fc.constantFrom(FULL, 'v1.table'), fc.nat(FULL.length), fc.string({ unit: letter }))
      .map(([text, at, some]) => text.slice(0, at) + some + text.slice(at + 1));
    fc.assert(
      fc.property(fc.oneof(garbled, fc.string()), (text) => {
        const { value, error } = readTable(text);
        expect(readTable(makeTable(value))).toEqual({ value, error: undefined });
        if (error === undefined) expect(makeTable(value)).toBe(text.replace(/\.+$/, ''));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('choose', () => {
  it('gives a Character to one player, who lets go of another', () => {
    const one = choose(EMPTY_TABLE, 'triss', 0);
    const taken = choose(one, 'triss', 1);
    expect(taken.chosen).toEqual([undefined, 'triss', undefined]);
    expect(choose(taken, 'foltest', 1).chosen).toEqual([undefined, 'foltest', undefined]);
    expect(choose(taken, 'triss', undefined).chosen).toEqual([undefined, undefined, undefined]);
  });

  it('never lets two have the same', () => {
    const anyChoice = fc.tuple(fc.constantFrom(...CHARACTERS), fc.nat({ max: 2 }));
    fc.assert(
      fc.property(fc.array(anyChoice), (choices) => {
        const table = choices.reduce(
          (before, [character, seat]) => choose(before, character, seat),
          EMPTY_TABLE,
        );
        expect(readTable(makeTable(table))).toEqual({ value: table, error: undefined });
      }),
    );
  });
});

describe('endTurn', () => {
  // Ending the Turn; Choosing a Character.
  it('turns the Monsters, fills the piles and passes the marker', () => {
    const { value } = readTable('v1.table..3.240.0-1-0-1-1.02k');
    expect(allHaveChosen(value)).toBe(false);
    expect(makeTable(endTurn(value))).toBe('v1.table....0-1-0-1-1.100');
    const all = choose(value, 'foltest', 2);
    expect(allHaveChosen(all)).toBe(true);
    expect(pilesOf(all).collected).toMatchObject({ vesemir: 1, dandelion: 1, foltest: 1 });
    expect(makeTable(endTurn(all))).toBe('v1.table....1-0-1-0-0.100');
  });

  it('always leaves a table that its address can hold', () => {
    const full = readTable(`v1.table...245.${MOST_PILE}-0-${MOST_PILE}-0-0`).value;
    expect(readTable(makeTable(endTurn(full))).error).toBeUndefined();
  });
});

describe('the players', () => {
  it('keep what is theirs when another comes or goes', () => {
    const { value } = readTable(FULL);
    const two = resize(value, 2);
    expect(makeTable(two)).toBe('v1.table.2~Ann..25.0-1-0-10-2.01k.3-4-5~2~1-1_6.long');
    expect(resize(two, 3)).toMatchObject({ names: ['Ann', undefined, undefined], marker: 0 });
    expect(resize(value, 3).marker).toBe(2);
    expect([2, 3, 4, 5].map(toCount)).toEqual([2, 3, 4, 3]);
  });

  it('have names, and play again with them', () => {
    const named = nameSeat(readTable(FULL).value, 1, '  Cy ');
    expect(named.names).toEqual(['Ann', 'Cy', 'Bo B', undefined]);
    expect(makeTable(clearTable(named))).toBe('v1.table.4~Ann~Cy~Bo_B......long');
  });

  it('bid by Character, or as they sit while not all have one', () => {
    expect(biddingOrder(readTable('v1.table...421').value)).toEqual([2, 1, 0]);
    expect(biddingOrder(readTable('v1.table...420').value)).toEqual([0, 1, 2]);
  });

  it('gain fame until one of them has killed enough', () => {
    const fame = (monsters: number[]) => changeFame(EMPTY_TABLE, 1, { monsters });
    expect(standingsOf(fame([3, 4]))[1]).toMatchObject({ player: 1, monsters: [3, 4], events: 0 });
    expect(isLastTurn(fame([1, 1, 1]))).toBe(false);
    expect(isLastTurn(fame([1, 1, 1, 1]))).toBe(true);
    expect(isLastTurn({ ...fame([1, 1, 1, 1]), length: 'long' })).toBe(false);
    expect(rowOf(EMPTY_TABLE)).toEqual([0, 0, 0]);
  });
});
