import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/search/item.ts';
import type { Hit } from '../../../src/search/lookup.ts';
import { shownUnits } from '../../../src/search/shown.ts';
import { POKER } from '../../support/search.ts';

const [ANSWER, STAKE, TIES, NO_GOLD] = POKER.units as readonly [Unit, Unit, Unit, Unit];
const hit = (unit: Unit, next?: Unit): Hit => ({ item: POKER, unit, next });
const ids = (hits: readonly Hit[]): string[][] => shownUnits(hits).map((units) => units.map(({ id }) => id));

describe('shownUnits', () => {
  it('shows of three hits what answers, the short answer and what fits nearly as well', () => {
    const hits = [hit(NO_GOLD, TIES), hit(TIES, STAKE), hit(NO_GOLD), hit(STAKE)];
    expect(ids(hits)).toEqual([
      ['no-gold', '', 'ties'],
      ['ties', '', 'stake'],
      ['no-gold', ''],
    ]);
  });

  it('shows the short answer once', () => {
    expect(ids([hit(ANSWER)])).toEqual([['']]);
  });

  it('does not say the same again', () => {
    expect(ids([hit({ ...STAKE, text: 'The better roll wins all of the gold.' })])).toEqual([['stake']]);
  });

  describe('with a long text', () => {
    const long = { ...STAKE, text: 'Both players pay 1 gold. '.repeat(20) };

    it('leaves out what finds no room, but never the short answer of the first hit', () => {
      expect(ids([hit(long, TIES)])).toEqual([['stake', '']]);
      expect(ids([hit(ANSWER), hit(long, TIES)])).toEqual([[''], ['stake']]);
    });

    it('leaves out what would push the second hit below the keyboard', () => {
      expect(ids([hit(long), hit(TIES)])).toEqual([['stake', ''], ['ties']]);
    });

    it('shows all of the third hit, to which one scrolls anyway', () => {
      expect(ids([hit(long), hit(TIES), hit(long, TIES)])[2]).toEqual(['stake', '', 'ties']);
    });
  });
});
