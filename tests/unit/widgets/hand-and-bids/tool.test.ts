import { describe, expect, it } from 'vitest';
import { makeOwn } from '../../../../src/engine/card-game/sheets/own-sheet.ts';
import { handAndBids, readExample } from '../../../../src/widgets/hand-and-bids/tool.ts';

const EXAMPLE = 'v1.hand.0-1-0-0-0-0-0-0-0.2-0-0-1..sign';

describe('handAndBids', () => {
  it('takes a sheet as its address holds it, or none', () => {
    expect(handAndBids.problemIn({ sheet: EXAMPLE })).toBeUndefined();
    expect(handAndBids.problemIn({})).toBeUndefined();
    expect(handAndBids.stateOf({ sheet: EXAMPLE })).toBe(makeOwn(readExample(EXAMPLE).value));
    expect(handAndBids.stateOf({})).toBeUndefined();
  });

  it('says what it cannot read, and which attribute it does not take', () => {
    expect(handAndBids.problemIn({ sheet: 'v1.hand.0-4' })).toBe(
      '<HandAndBids sheet="v1.hand.0-4" /> cannot be read (wrong-cards).',
    );
    expect(handAndBids.problemIn({ hand: EXAMPLE })).toBe(
      '<HandAndBids> has no attribute "hand". It takes sheet.',
    );
  });

  it('knows a part for each clause that it cites, and none for another', () => {
    const parts = Object.values(handAndBids.clauses).map((clause) => handAndBids.partFor?.(clause));
    expect(new Set(parts)).toEqual(new Set(['v1.hand', 'v1.bids', 'v1.table']));
    expect(handAndBids.partFor?.('overview#nothing')).toBeUndefined();
  });
});
