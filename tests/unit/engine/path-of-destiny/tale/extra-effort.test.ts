import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExtraEffort } from '../../../../../src/engine/path-of-destiny/tale/extra-effort.ts';
import { type Arrangement, ARRANGEMENTS } from '../../../../../src/engine/path-of-destiny/vocabulary.ts';

describe('checkExtraEffort', () => {
  // The Edge of the World, p. 23; places from 0. Adjacent or not is our reading either way.
  it.each<[string, string, number[] | undefined, number[] | undefined]>([
    ['r g rb g', 'gbg', [1, 2, 3], [1, 2, 3]],
    ['r g rb g', 'rg', [2, 3], [2, 3]],
    ['r g rb g', 'gg', undefined, [1, 3]],
    ['r g y y', 'rg', undefined, undefined],
    ['rg', 'rg', undefined, undefined],
    ['r g rb g', '', undefined, undefined],
  ])('%s for %s: adjacent %j, in order %j', (cards, colors, adjacent, inOrder) => {
    const places = (arrangement: Arrangement) => {
      const check = checkExtraEffort(effort(cards, colors, arrangement));
      expect(check.met).toBe(check.places.length > 0);
      return check.met ? check.places : undefined;
    };
    expect([places('adjacent'), places('in-order')]).toEqual([adjacent, inOrder]);
  });

  it('tells whether the sequence is missing or only a new card in it', () => {
    const reasons = (cards: string, arrangement: Arrangement) =>
      checkExtraEffort(effort(cards, 'rg', arrangement)).reasons.map(
        ({ reason, basis }) => `${reason} ${basis}`,
      );
    expect(reasons('r g y y', 'adjacent')).toEqual([
      'sequence-adjacent reading',
      'no-new-card-in-sequence print',
    ]);
    expect(reasons('y y y y', 'in-order')).toEqual(['sequence-in-order reading', 'no-sequence print']);
    expect(reasons('r y y g', 'in-order')).toEqual([
      'sequence-in-order reading',
      'new-card-in-sequence print',
    ]);
  });

  it('agrees with trying all sets of cards', () => {
    const color = fc.constantFrom('r', 'g', 'b');
    const timelines = fc.array(fc.uniqueArray(color, { minLength: 1, maxLength: 2 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        timelines,
        fc.array(color, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat({ max: 7 }), { maxLength: 2 }),
        fc.constantFrom(...ARRANGEMENTS),
        (timeline, sequence, played, arrangement) => {
          const fits = (places: number[]): boolean =>
            places.length === sequence.length &&
            places.every((place, index) => timeline[place]!.includes(sequence[index]!)) &&
            places.some((place) => played.includes(place)) &&
            (arrangement === 'in-order' || places.every((place, index) => place === places[0]! + index));
          const all = timeline.reduce<number[][]>(
            (sets, _, place) => [...sets, ...sets.map((set) => [...set, place])],
            [[]],
          );
          const check = checkExtraEffort({ timeline, sequence, played, arrangement });
          expect(check.met).toBe(all.some(fits));
          if (check.met) expect(fits([...check.places])).toBe(true);
        },
      ),
    );
  });
});

// Helpers

const toTimeline = (text: string): string[][] => text.split(' ').map((card) => Array.from(card));

/** The last two cards are those of this Turn. */
function effort(cards: string, colors: string, arrangement: Arrangement) {
  const timeline = toTimeline(cards);
  const played = [timeline.length - 2, timeline.length - 1];
  return { timeline, sequence: Array.from(colors), played, arrangement };
}
