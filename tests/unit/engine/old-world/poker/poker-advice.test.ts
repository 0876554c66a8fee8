import { describe, expect, it } from 'vitest';
import type { Hand, Seat } from '../../../../../src/engine/old-world/poker/dice-poker.ts';
import { readTable, type Table } from '../../../../../src/engine/old-world/poker/dice-poker-table.ts';
import { adviseReroll } from '../../../../../src/engine/old-world/poker/poker-advice.ts';
import { rerollsIn } from '../../../../../src/engine/old-world/poker/poker-rerolls.ts';
import {
  keepRanks,
  rateActiveKeeps,
  rateOtherKeeps,
  rateSoloKeeps,
} from '../../../../../src/engine/old-world/poker/poker-odds.ts';
import { POKER_MODES } from '../../../../../src/engine/old-world/poker/dice-poker-table.ts';

describe('rerollsIn', () => {
  it('lets the other player decide first (p. 14, p. 35), and the player alone only once (p. 33)', () => {
    const seats = POKER_MODES.map((mode) => rerollsIn(mode).map(({ seat }) => seat));
    expect(seats).toEqual([['other', 'active'], ['other', 'active'], ['active']]);
  });

  it('comes in the printed order, with the locals as with a witcher (p. 14, 35)', () => {
    expect(POKER_MODES.flatMap(rerollsIn).filter(({ basis }) => basis !== 'print')).toEqual([]);
  });
});

describe('adviseReroll', () => {
  it('rates the keeps of each player by what that player knows', () => {
    const [mine, theirs]: [Hand, Hand] = [
      [1, 2, 3, 5, 6],
      [5, 5, 6, 4, 1],
    ];
    for (const mode of ['', '.locals']) {
      const address = `v1.12356.55641${mode}`;
      expect(advise(address, 'active')?.keeps).toEqual(rateActiveKeeps(mine, theirs));
      expect(advise(address, 'other')?.keeps).toEqual(rateOtherKeeps(theirs, mine));
    }
    expect(advise('v1.12356..solo', 'active')?.keeps).toEqual(rateSoloKeeps(mine));
  });

  it('says what the best keep becomes', () => {
    expect(advise('v1.12356.55641', 'active')?.ranks).toEqual(keepRanks([6]));
  });

  it.each(['v1.1235.55641', 'v1.12356.', 'v1.1..solo'])('waits while dice are missing: %s', (address) => {
    expect(advise(address, 'active')).toBeUndefined();
  });
});

// Helpers

const advise = (address: string, seat: Seat) => adviseReroll(table(address), seat);

function table(address: string): Table {
  const { value, error } = readTable(address);
  if (error !== undefined) throw new Error(error);
  return value;
}
