import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIE_VALUES } from '../../../../../src/engine/old-world/poker/dice-poker.ts';
import {
  attackChooser,
  discardRandom,
  lowerAttribute,
  soloAttackType,
  trashChosen,
} from '../../../../../src/engine/old-world/fight/monster-attack.ts';
import {
  type Level,
  type MonsterLevel,
  type PlayerCount,
} from '../../../../../src/engine/old-world/vocabulary.ts';

describe('discardRandom', () => {
  // Rulebook p. 25.
  it.each<[MonsterLevel, number, number, number, number, boolean, string[]]>([
    [1, 3, 5, 2, 5, false, ['random-from-hand']],
    [3, 2, 5, 0, 4, false, ['random-from-hand', 'rest-from-deck']],
    [2, 0, 4, 0, 2, false, ['rest-from-deck']],
    [3, 1, 1, 0, 0, true, ['random-from-hand', 'rest-from-deck', 'last-card-gone-otherwise']],
  ])('level %i, hand %i, deck %i: %i, %i', (level, hand, deck, handLeft, deckLeft, knockedOut, why) => {
    const result = discardRandom(level, { hand, deck });
    expect(result).toMatchObject({
      hand: handLeft,
      deck: deckLeft,
      fromHand: hand - handLeft,
      fromDeck: deck - deckLeft,
      knockedOut,
    });
    expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
  });
});

describe('trashChosen', () => {
  // Rulebook p. 25.
  it.each<[number, number, number, number, boolean, string[]]>([
    [4, 8, 3, 8, false, ['chosen-from-hand']],
    [0, 8, 0, 7, false, ['top-of-deck']],
    [1, 0, 0, 0, true, ['chosen-from-hand', 'last-card-gone-otherwise']],
  ])('hand %i, deck %i: %i, %i', (hand, deck, handLeft, deckLeft, knockedOut, why) => {
    const result = trashChosen(1, { hand, deck });
    expect(result).toMatchObject({ hand: handLeft, deck: deckLeft, knockedOut });
    expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
  });
});

describe('the last card lost to an attack', () => {
  it('knocks out by print when it leaves the hand, by a reading from the deck or when trashed (p. 20, 29)', () => {
    const basis = ({ reasons }: ReturnType<typeof trashChosen>) => reasons.at(-1);
    expect(basis(discardRandom(1, { hand: 1, deck: 0 }))).toEqual({
      reason: 'last-card-gone',
      basis: 'print',
    });
    expect(basis(discardRandom(2, { hand: 1, deck: 1 }))).toEqual({
      reason: 'last-card-gone-otherwise',
      basis: 'reading',
    });
    expect(basis(trashChosen(1, { hand: 1, deck: 0 }))).toEqual({
      reason: 'last-card-gone-otherwise',
      basis: 'reading',
    });
    expect(basis(trashChosen(1, { hand: 0, deck: 1 }))).toEqual({
      reason: 'last-card-gone-otherwise',
      basis: 'reading',
    });
  });
});

describe('lowerAttribute', () => {
  // Rulebook p. 25 and p. 11, 15 (level 5).
  it.each<[Level, Level, string[], string[]]>([
    [4, 3, ['lowered-by-1', 'counts-at-once'], ['print', 'reading']],
    [2, 1, ['lowered-by-1', 'counts-at-once'], ['print', 'reading']],
    [1, 1, ['never-below-1'], ['print']],
    [5, 5, ['level-5-stays'], ['print']],
  ])('%i becomes %i', (level, lowered, why, basis) => {
    const result = lowerAttribute(level);
    expect(result.level).toBe(lowered);
    expect(result.reasons.map(({ reason }) => reason)).toEqual(why);
    expect(result.reasons.map((reason) => reason.basis)).toEqual(basis);
  });
});

describe('attackChooser', () => {
  it('begins with the player to the right and goes on counter-clockwise, without the active player (p. 25)', () => {
    expect(choosers(4, 0, 5)).toEqual([3, 2, 1, 3, 2]);
    expect(choosers(3, 1, 4)).toEqual([0, 2, 0, 2]);
  });

  it('is always the opponent with two players', () => {
    expect(choosers(2, 0, 3)).toEqual([1, 1, 1]);
  });

  it('says why: the controller begins, then it goes round (p. 25)', () => {
    const why = (turn: number) => attackChooser(turn, { players: 4, active: 0 }).reasons;
    expect(why(1)).toEqual([{ reason: 'controller-begins', basis: 'print' }]);
    expect(why(2)).toEqual([{ reason: 'next-counter-clockwise', basis: 'print' }]);
    for (const later of [3, 4, 5])
      expect(why(later)).toEqual([{ reason: 'next-counter-clockwise', basis: 'print' }]);
  });

  it('is a die in solo (p. 33)', () => {
    expect(attackChooser(1, { players: 1, active: 0 })).toEqual({
      by: 'die',
      reasons: [{ reason: 'die-in-solo', basis: 'print' }],
    });
    expect(DIE_VALUES.map(soloAttackType)).toEqual(['charge', 'charge', 'charge', 'bite', 'bite', 'bite']);
  });

  it('never asks the active player, and asks all others once a round', () => {
    fc.assert(
      fc.property(fc.constantFrom<PlayerCount>(2, 3, 4, 5), fc.nat({ max: 4 }), (players, seat) => {
        const active = seat % players;
        const round = choosers(players, active, players - 1);
        expect(round[0]).toBe((active + players - 1) % players);
        expect([...round, active].toSorted((a, b) => a - b)).toEqual([...Array(players).keys()]);
      }),
    );
  });
});

// Helpers

const choosers = (players: PlayerCount, active: number, turns: number): number[] =>
  Array.from({ length: turns }, (_, index) => attackChooser(index + 1, { players, active })).map((chooser) =>
    chooser.by === 'seat' ? chooser.seat : NaN,
  );
