import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeFaces } from '../../../../../src/engine/adventure-game/dice/seen-faces.ts';
import type { Die, Face } from '../../../../../src/engine/adventure-game/vocabulary.ts';
import { anyDie, B, H, R } from '../oracle.ts';

describe('seeFaces', () => {
  it('knows the die of a face that only one kind of die has', () => {
    expect(seeFaces(['ritual', 'double-sword'], [B, R], [])).toEqual({ dice: [1, 0], options: [[1], [0]] });
  });

  it('has no doubt where only equal dice or equal faces change places', () => {
    expect(seeFaces(['blank', 'sword', 'shield'], [B, B, B], [])?.options).toEqual([[0], [0], [0]]);
    expect(seeFaces(['sword', 'sword'], [B, H], [])).toEqual({ dice: [0, 1], options: [[0], [1]] });
  });

  it('asks where a face may lie on either of two dice, and takes the answer', () => {
    const faces: Face[] = ['sword', 'shield'];
    expect(seeFaces(faces, [B, H], [])).toEqual({
      dice: [0, 1],
      options: [
        [0, 1],
        [1, 0],
      ],
    });
    expect(seeFaces(faces, [B, H], [1])?.dice).toEqual([1, 0]);
    // The other face could still be given another die, which would overrule what was said first.
    expect(seeFaces(faces, [B, H], [1])?.options).toEqual([[0, 1], [0]]);
  });

  it('does not hear what cannot be', () => {
    expect(seeFaces(['ritual', 'blank'], [B, R], [0, 1])?.dice).toEqual([1, 0]);
    expect(seeFaces(['ritual', 'blank'], [B, R], [7])?.dice).toEqual([1, 0]);
  });

  it.each<[string, Face[], Die[]]>([
    ['no die has a face', ['witcher-sign', 'sword'], [B, R]],
    ['only one die has the face that two show', ['ritual', 'ritual'], [B, R]],
    ['there are fewer faces than dice', ['sword'], [B, R]],
    ['there are more faces than dice', ['sword', 'sword', 'sword'], [B, R]],
  ])('finds nothing when %s', (_, faces, dice) => {
    expect(seeFaces(faces, dice, [])).toBeUndefined();
  });

  it('agrees with trying every order of the dice', () => {
    fc.assert(
      fc.property(fc.array(anyRolled, { maxLength: 4 }), fc.array(fc.nat(4)), (rolled, said) => {
        const dice = rolled.map(({ die }) => die);
        // The faces in another order than the dice.
        const faces = rolled.map(({ face }) => face).sort();
        const seen = seeFaces(faces, dice, said)!;
        expect([...seen.dice].sort()).toEqual(dice.map((_, place) => place));
        faces.forEach((face, index) => expect(dice[seen.dice[index]!]).toContain(face));
        const kind = (place: number) => [...dice[place]!].sort().join();
        // Each way to lie as face-on-kind pairs, in one order: what a player could tell apart.
        const ways = new Set(
          orders(dice.map((_, place) => place))
            .filter((order) => faces.every((face, index) => dice[order[index]!]!.includes(face)))
            .map((order) =>
              order
                .map((place, index) => `${faces[index]} ${kind(place)}`)
                .sort()
                .join(';'),
            ),
        );
        const doubtful = seeFaces(faces, dice, [])!.options.some((options) => options.length > 1);
        expect(doubtful).toBe(ways.size > 1);
      }),
      { numRuns: 300 },
    );
  });
});

// Helpers

const anyRolled = fc
  .constantFrom(B, H, R)
  .chain((known) => fc.oneof(fc.constant(known), anyDie))
  .chain((die) => fc.record({ die: fc.constant(die), face: fc.constantFrom(...die) }));

const orders = (places: readonly number[]): readonly (readonly number[])[] =>
  places.length === 0
    ? [[]]
    : places.flatMap((place) =>
        orders(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
      );
