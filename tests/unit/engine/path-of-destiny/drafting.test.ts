import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Draft,
  initiativeAfterDraft,
  refreshPool,
} from '../../../../src/engine/path-of-destiny/drafting.ts';

describe('initiativeAfterDraft', () => {
  // p. 14.
  it.each<[string, string]>([
    ['Ciri 2, Yen deck, Geralt 4, Dandelion deck, Vesemir 1', 'Yen Dandelion Vesemir Ciri Geralt'],
    ['A 5, B 1, C deck', 'C B A'],
    ['A deck, B deck, C deck', 'A B C'],
  ])('%s: %s', (text, order) => {
    expect(initiativeAfterDraft(toDrafts(text), 5)).toEqual({ ok: true, value: order.split(' ') });
  });

  it.each([
    ['A 5', 'no-such-row'],
    ['A 0', 'no-such-row'],
    ['A 1.5', 'no-such-row'],
    ['A 2, B 2', 'row-taken'],
  ])('refuses %s as %s', (text, error) => {
    expect(initiativeAfterDraft(toDrafts(text), 4)).toEqual({ ok: false, error });
  });

  it('keeps every player and puts nobody above a smaller row', () => {
    const spots = fc.shuffledSubarray([1, 2, 3, 4, 5, 'deck', 'deck'] as const);
    fc.assert(
      fc.property(spots, (chosen) => {
        const drafts = chosen.map((spot, player): Draft<number> => ({ player, spot }));
        const result = initiativeAfterDraft(drafts, 5);
        const heights = result.ok ? result.value.map((player) => Number(chosen[player]) || 0) : [];
        expect(heights).toEqual(chosen.map((spot) => Number(spot) || 0).sort((a, b) => a - b));
      }),
    );
  });
});

describe('refreshPool', () => {
  // p. 14; - is an empty row.
  it.each<[string, boolean, string | undefined, string, string[]]>([
    ['a-c-', false, 'a', 'cxyz', ['topmost-pair-discarded', 'pairs-move-up', 'new-pairs-revealed']],
    ['-bcd', false, 'b', 'cdxy', ['topmost-remaining-pair-discarded', 'pairs-move-up', 'new-pairs-revealed']],
    ['abcd', true, undefined, 'abcd', ['first-turn-no-discard']],
    ['-----', false, undefined, 'xyzvw', ['new-pairs-revealed']],
    ['a---', false, 'a', 'xyzv', ['topmost-pair-discarded', 'new-pairs-revealed']],
  ])('%s, first Turn %s: discards %s, then %s', (rows, first, discarded, pool, reasons) => {
    const refreshed = refreshPool(toRows(rows), Array.from('xyzvwu'), first);
    expect([refreshed.discarded, refreshed.pool.join('')]).toEqual([discarded, pool]);
    expect(refreshed.reasons.map(({ reason }) => reason)).toEqual(reasons);
    for (const { reason, basis } of refreshed.reasons) {
      expect(basis).toBe(reason === 'topmost-remaining-pair-discarded' ? 'reading' : 'print');
    }
  });

  it('asks for a reshuffle when the deck runs out', () => {
    const refreshed = refreshPool(toRows('a-c-'), ['x'], false);
    expect([refreshed.pool, refreshed.deck]).toEqual([['c', 'x'], []]);
    expect(refreshed.reasons.at(-1)?.reason).toBe('reshuffle-discard-pile');
  });

  it('neither loses nor makes a pair', () => {
    const anyRows = fc.array(fc.boolean(), { minLength: 4, maxLength: 5 });
    fc.assert(
      fc.property(anyRows, fc.nat({ max: 8 }), fc.boolean(), (taken, size, first) => {
        const rows = taken.map((empty, index) => (empty ? undefined : index));
        const deck = Array.from({ length: size }, (_, index) => 10 + index);
        const { pool, discarded, deck: left } = refreshPool(rows, deck, first);
        const gone = discarded === undefined ? [] : [discarded];
        expect([...gone, ...pool, ...left]).toEqual([...rows.filter((pair) => pair !== undefined), ...deck]);
      }),
    );
  });
});

// Helpers

const toRows = (text: string): (string | undefined)[] =>
  Array.from(text, (letter) => (letter === '-' ? undefined : letter));

const toDrafts = (text: string): Draft<string>[] =>
  text.split(', ').map((entry) => {
    const [player, spot] = entry.split(' ') as [string, string];
    return { player, spot: spot === 'deck' ? 'deck' : Number(spot) };
  });
