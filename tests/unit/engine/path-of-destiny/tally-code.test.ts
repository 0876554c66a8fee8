import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tally } from '../../../../src/engine/path-of-destiny/destiny-token.ts';
import { makeTally, parseTally } from '../../../../src/engine/path-of-destiny/tally-code.ts';
import { type Counts } from '../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('makeTally and parseTally', () => {
  it('give back any tally', () => {
    const anyTally: fc.Arbitrary<Tally> = fc.oneof(
      fc.record({
        mode: fc.constant('players' as const),
        counts: fc.array(anyCounts, { minLength: 3, maxLength: 5 }),
      }),
      fc.record({
        mode: fc.constant('two-players' as const),
        counts: fc.tuple(anyCounts, anyCounts),
        playmat: anyCounts,
      }),
      fc.record({ mode: fc.constant('solo' as const), automa: anyCounts }),
    );
    fc.assert(
      fc.property(anyTally, (tally) => {
        expect(parseTally(makeTally(tally))).toEqual({ ok: true, value: tally });
      }),
    );
  });

  it.each([
    ['', 'unknown-version'],
    ['v2.solo.1-1', 'unknown-version'],
    ['v1', 'unknown-mode'],
    ['v1.four.1-1', 'unknown-mode'],
    ['v1.solo.1', 'not-a-count'],
    ['v1.solo.1-100', 'not-a-count'],
    ['v1.solo', 'wrong-number-of-counts'],
    ['v1.solo.1-1.1-1', 'wrong-number-of-counts'],
    ['v1.players', 'wrong-number-of-counts'],
    ['v1.players.1-1', 'wrong-number-of-counts'],
    ['v1.players.1-1.1-1', 'wrong-number-of-counts'],
    ['v1.players.1-1.1-1.1-1.1-1.1-1.1-1', 'wrong-number-of-counts'],
    ['v1.two-players.1-1.1-1.1-1.1-1', 'wrong-number-of-counts'],
  ])('refuse %j as %s', (text, error) => {
    expect(parseTally(text)).toEqual({ ok: false, error });
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTally(text).ok).toBe(false);
      }),
    );
  });
});

// Helpers

const anyCounts: fc.Arbitrary<Counts> = fc.record({ left: fc.nat({ max: 9 }), right: fc.nat({ max: 9 }) });
