import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  award,
  dominatingSide,
  pathToken,
  pathTokenBonus,
  type Places,
} from '../../../../../src/engine/path-of-destiny/chapter/chapter-end.ts';
import { type Place } from '../../../../../src/engine/path-of-destiny/chapter/destiny-token.ts';
import {
  type Counts,
  NO_SYMBOLS,
  type Side,
  SIDES,
} from '../../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('dominatingSide', () => {
  // p. 18; tokens I, II, III and the result: left, right or choose; a capital where the higher number decides.
  const cases =
    'LLL-l LLR-l LLa-l LRL-l LRR-r LRa-R LaL-l LaR-R Laa-l RLL-l RLR-r RLa-L RRL-r RRR-r RRa-r RaL-L RaR-r ' +
    'Raa-r aLL-l aLR-R aLa-l aRL-L aRR-r aRa-r aaL-l aaR-r aaa-c';

  it.each(cases.split(' ').map((text) => text.split('-') as [string, string]))('%s: %s', (tokens, result) => {
    const places = Array.from(tokens, toPlace) as unknown as Places;
    const { side, reasons } = dominatingSide(places);
    expect(side).toBe(({ l: 'left', r: 'right', c: undefined } as const)[result.toLowerCase()]);
    const reason =
      result === 'c'
        ? 'top-initiative-chooses'
        : result === result.toUpperCase()
          ? 'higher-numbered-token'
          : 'more-destiny-tokens';
    expect(reasons).toEqual([{ reason, basis: 'print' }]);
  });

  it('covers 27 cases and agrees with a weighted sum for each', () => {
    expect(new Set(cases.split(' ')).size).toBe(27);
    const all: Place[] = ['left', 'right', 'aside'];
    // The oracle: a token weighs 10 for being there and its number for ties.
    const worth = { left: -1, right: 1, aside: 0 } as const;
    for (const one of all)
      for (const two of all)
        for (const three of all) {
          const sum = worth[one] * 11 + worth[two] * 12 + worth[three] * 14;
          const side = sum < 0 ? 'left' : sum > 0 ? 'right' : undefined;
          expect(dominatingSide([one, two, three]).side).toBe(side);
        }
  });
});

describe('award', () => {
  it('gives 4 Victory and 3 Experience Points for 4 Diplomacy and 3 Fight, Diplomacy dominating (p. 18)', () => {
    expect(award({ left: 4, right: 3 }, 'left')).toEqual({ victory: 4, experience: 3 });
  });

  it.each<[string, Side, number, number]>([
    ['4-3', 'right', 3, 4],
    ['0-6', 'left', 0, 6],
  ])('%s with %s dominating: %i and %i (p. 18)', (counts, side, victory, experience) => {
    expect(award(toCounts(counts), side)).toEqual({ victory, experience });
  });
});

describe('pathToken', () => {
  // p. 18; the players in Initiative order, top first.
  it.each<[string, string, string]>([
    ['C 3-2, Y 3-5, G 1-5', 'C most-symbols higher-initiative', 'Y most-symbols higher-initiative'],
    ['Y 0-0, C 0-0', 'Y nobody-has-any higher-initiative', 'Y nobody-has-any higher-initiative'],
    ['G 5-4, C 2-4, Y 5-4', 'G most-symbols higher-initiative', 'G most-symbols higher-initiative'],
    ['A 1-0, B 0-2', 'A most-symbols', 'B most-symbols'],
  ])('%s: left %s, right %s', (text, left, right) => {
    const initiative = text.split(', ').map((entry) => {
      const [player, counts] = entry.split(' ') as [string, string];
      return { player, counts: toCounts(counts) };
    });
    const show = (side: Side) => {
      const token = pathToken(initiative, side);
      return [token?.player, ...(token?.reasons.map(({ reason }) => reason) ?? [])].join(' ');
    };
    expect([show('left'), show('right')]).toEqual([left, right]);
  });

  it('goes to the higher place in a tie by a reading: p. 18 only names the track', () => {
    const tied = ['Y', 'C'].map((player) => ({ player, counts: { left: 1, right: 0 } }));
    expect(pathToken(tied, 'left')).toEqual({
      player: 'Y',
      reasons: [
        { reason: 'most-symbols', basis: 'print' },
        { reason: 'higher-initiative', basis: 'reading' },
      ],
    });
  });

  it('goes to nobody when nobody plays, and is a reading when nobody has a Symbol', () => {
    expect(pathToken([], 'left')).toBeUndefined();
    expect(pathToken([{ player: 'Y', counts: NO_SYMBOLS }], 'left')?.reasons).toEqual([
      { reason: 'nobody-has-any', basis: 'reading' },
    ]);
  });

  it('goes to nobody who is beaten by another, or equalled by one higher up', () => {
    fc.assert(
      fc.property(
        fc.array(anyCounts, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...SIDES),
        (all, side) => {
          const holder = pathToken(
            all.map((counts, player) => ({ player, counts })),
            side,
          )!.player;
          const own = all[holder]![side];
          all.forEach((counts, player) => {
            if (player < holder) expect(counts[side]).toBeLessThan(own);
            else expect(counts[side]).toBeLessThanOrEqual(own);
          });
        },
      ),
    );
  });

  it('brings a penalty only in The Lesser Evil and only on the Dominating side (p. 26)', () => {
    expect(pathTokenBonus('left', 'left', true)).toEqual({
      brings: 'penalty',
      reasons: [
        { reason: 'most-dominating-symbols', basis: 'print' },
        { reason: 'token-marks-culprit', basis: 'reading' },
      ],
    });
    expect(pathTokenBonus('right', 'left', true).brings).toBe('reward');
    expect(pathTokenBonus('left', 'left', false).brings).toBe('reward');
  });
});

// Helpers

function toCounts(text: string): Counts {
  const [left, right] = text.split('-').map(Number);
  return { left: left!, right: right! };
}

const toPlace = (letter: string): Place => (letter === 'L' ? 'left' : letter === 'R' ? 'right' : 'aside');

const anyCounts: fc.Arbitrary<Counts> = fc.record({ left: fc.nat({ max: 9 }), right: fc.nat({ max: 9 }) });
