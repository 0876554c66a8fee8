import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeTrophies,
  readTrophies,
  TROPHY_ERRORS,
} from '../../../../../src/engine/old-world/game/trophy-code.ts';
import {
  mayGain,
  reckonTrophies,
  removeTrophy,
  reseatWitchers,
  type Trophy,
  type TrophySheet,
  withTrophies,
} from '../../../../../src/engine/old-world/game/trophy-sheet.ts';
import { ATTRIBUTES, SCHOOLS } from '../../../../../src/engine/old-world/vocabulary.ts';

describe('reckonTrophies', () => {
  it('moves up 1 and brings fatigue: 1 on the first space (p. 29), then what the board shows', () => {
    expect(reckon('wolf-bear.1m').players[0]).toMatchObject({ space: 1, fatigue: 1, oneShort: false });
    expect(reckon('wolf-bear.1m-1m').players[0]).toMatchObject({ space: 2, fatigue: 'board' });
    expect(reckon('wolf-bear.1m-1m.2_3').players[0]).toMatchObject({ space: 2, fatigue: 2 });
    expect(reckon('wolf-bear.1m-1m-1m.2_3').players[0]).toMatchObject({
      space: 3,
      fatigue: 3,
      oneShort: true,
    });
    expect(reckon('wolf-bear').players[1]).toMatchObject({ space: 0, steps: [], fatigue: undefined });
  });

  it('is won on the top space, at once and without fatigue (p. 9, 29)', () => {
    const { players, winner } = reckon('wolf-bear.2m-2m-2w1-1m-2m');
    expect(winner).toBe(1);
    expect(players[1]).toMatchObject({ space: 4, fatigue: undefined, oneShort: false });
    expect(players[1]?.steps.map(({ reason }) => reason)).toEqual(['one-space-up', 'top-space-wins']);
  });

  it('is not won by meditating: the card is taken, but no step and no fatigue (p. 15, 29)', () => {
    const { players, winner } = reckon('wolf-bear.1m-1m-1m-1ac');
    expect(winner).toBeUndefined();
    expect(players[0]).toMatchObject({ space: 3, fatigue: undefined, oneShort: true });
    expect(players[0]?.trophies).toHaveLength(4);
    expect(players[0]?.steps).toEqual([
      { reason: 'meditation-never-ends-game', basis: 'print' },
      { reason: 'four-below-top', basis: 'reading' },
    ]);
    expect(reckon('wolf-bear.1m-1m-1m-1ac-1w2').winner).toBe(0);
  });

  it('counts a meditation before that like any other trophy (p. 15)', () => {
    expect(reckon('wolf-bear.1m-1ac').players[0]).toMatchObject({ space: 2, fatigue: 'board' });
  });

  it('knows everybody who is highest', () => {
    expect(reckon('wolf-bear-cat.1m-3m').leaders).toEqual([0, 2]);
    expect(reckon('wolf-bear').solo).toBeUndefined();
  });

  it('rates a solo game by its turns (p. 34)', () => {
    expect(reckon('wolf.1m-1ac-1m-1m..9')).toMatchObject({
      winner: 0,
      solo: { monstersDefeated: 3, attributeTrophy: true, rating: 'professional' },
    });
    expect(reckon('wolf.1m-1ac-1m-1m..9').players[0]?.steps.at(-1)?.reason).toBe('solo-won');
    expect(reckon('wolf').solo).toEqual({
      monstersDefeated: 0,
      attributeTrophy: false,
      rating: 'living-legend',
    });
  });

  it('is won solo by three monsters and the attribute trophy, and by nothing less (p. 33)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1m', '1ac', '1ad')), (trophies) => {
        const { winner, solo } = reckon(`wolf.${trophies.join('-')}`);
        expect(winner === 0).toBe(solo?.monstersDefeated === 3 && solo.attributeTrophy);
      }),
    );
  });
});

describe('mayGain', () => {
  it('allows one trophy from each other school (p. 27)', () => {
    expect(bars('wolf-bear-cat.1w2', '1w2')).toEqual([['witcher-trophy-owned', 'print']]);
    expect(bars('wolf-bear-cat.1w2', '1w3')).toEqual([]);
    expect(bars('wolf-bear-cat.1w2', '2w1')).toEqual([]);
  });

  it('allows no attribute trophy twice, and no more than there are (p. 6, 15)', () => {
    expect(bars('wolf-bear.1ac', '2ac')).toEqual([['trophy-gone', 'print']]);
    expect(bars('wolf-bear.1ac', '2ad')).toEqual([]);
    expect(bars('wolf-bear-cat-viper.1ac', '2ac')).toEqual([]);
    expect(bars('wolf-bear-cat-viper.1ac', '1ac')).toEqual([['trophy-owned', 'print']]);
    expect(bars('wolf-bear-cat-viper.1ac-2ac', '3ac')).toEqual([['both-trophies-gone', 'reading']]);
  });

  it('bars the last monster of a solo game before the attribute trophy, of which there is one (p. 33)', () => {
    const bar = [
      ['attribute-trophy-first', 'print'],
      ['final-monster-fight', 'reading'],
    ];
    expect(bars('wolf.1m', '1m')).toEqual([]);
    expect(bars('wolf.1m-1m', '1m')).toEqual(bar);
    expect(bars('wolf.1m-1m-1ac', '1m')).toEqual([]);
    expect(bars('wolf.1ac', '1ad')).toEqual([['trophy-gone', 'print']]);
    expect(bars('wolf.1ac', '1ac')).toEqual([['trophy-owned', 'print']]);
  });

  it('gives nobody anything once the game is won (p. 29)', () => {
    const over = 'wolf-bear.1m-1m-1m-1m';
    for (const trophy of ['2m', '2w1', '2ac']) expect(bars(over, trophy)).toEqual([['game-over', 'print']]);
  });
});

describe('removeTrophy and reseatWitchers', () => {
  it('take a trophy out, and what then could not have been gained', () => {
    expect(makeTrophies(removeTrophy(read('wolf-bear.1m-2m-1ac'), 0))).toBe('v1.wolf-bear.2m-1ac');
    expect(makeTrophies(removeTrophy(read('wolf.1m-1ac-1m-1m..7'), 1))).toBe('v1.wolf.1m-1m..7');
  });

  it('keep what a smaller table still has', () => {
    const four = read('wolf-bear-cat-viper.1ac-2ac-4m-1w4-3w1');
    expect(makeTrophies(reseatWitchers(four, four.seats.slice(0, 3)))).toBe('v1.wolf-bear-cat.1ac-3w1');
    const solo = read('wolf.1m..7');
    expect(makeTrophies(reseatWitchers(solo, solo.seats))).toBe('v1.wolf.1m..7');
    expect(makeTrophies(reseatWitchers(solo, four.seats.slice(0, 2)))).toBe('v1.wolf-bear.1m');
  });
});

describe('readTrophies', () => {
  it.each([
    ['', 'unknown-version', 'v1.wolf-griffin'],
    ['garbled', 'unknown-version', 'v1.wolf-griffin'],
    ['v1.lion.1m', 'wrong-players', 'v1.wolf-griffin.1m'],
    ['v1.wolf~Anna.1m', undefined, 'v1.wolf~Anna.1m'],
    ['v2.wolf-cat.1m', 'unknown-version', 'v1.wolf-cat.1m'],
    ['v1.lion-wolf.1m', 'wrong-players', 'v1.griffin-wolf.1m'],
    ['v1.wolf-cat.3m-1m', 'wrong-trophy', 'v1.wolf-cat.1m'],
    ['v1.wolf-cat.1w1', 'wrong-trophy', 'v1.wolf-cat'],
    ['v1.wolf-cat.1w3', 'wrong-trophy', 'v1.wolf-cat'],
    ['v1.wolf-cat.1w', 'wrong-trophy', 'v1.wolf-cat'],
    ['v1.wolf-cat.1wc', 'wrong-trophy', 'v1.wolf-cat'],
    ['v1.wolf-cat.1a', 'wrong-trophy', 'v1.wolf-cat'],
    ['v1.wolf-cat.1m-1m-1m-1m-2m', 'wrong-trophy', 'v1.wolf-cat.1m-1m-1m-1m'],
    ['v1.wolf-cat.1x', 'wrong-trophy', 'v1.wolf-cat'],
    ['v1.wolf-cat..x_3', 'wrong-fatigue', 'v1.wolf-cat.._3'],
    ['v1.wolf-cat...4', 'wrong-turn', 'v1.wolf-cat'],
    ['v1.wolf...0', 'wrong-turn', 'v1.wolf'],
    ['v1.wolf-cat....', 'too-many-parts', 'v1.wolf-cat'],
  ])('of %j says %s and keeps %s', (text, error, kept) => {
    const { value, error: found } = readTrophies(text);
    expect(found).toBe(error);
    expect(makeTrophies(value)).toBe(kept);
  });

  it('undoes makeTrophies', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(readTrophies(makeTrophies(sheet))).toEqual({ value: sheet, error: undefined });
      }),
    );
  });

  it('never throws, and what it returns has an address that reads without an error', () => {
    const garbled = fc.tuple(anySheet.map(makeTrophies), fc.nat(), fc.string()).map(([text, at, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + 1);
    });
    fc.assert(
      fc.property(fc.oneof(garbled, fc.string({ unit: 'binary' })), (text) => {
        const { value, error } = readTrophies(text);
        expect(readTrophies(makeTrophies(value))).toEqual({ value, error: undefined });
        if (error !== undefined) expect(TROPHY_ERRORS).toContain(error);
      }),
    );
  });

  it('holds one space for each trophy, except one that was gained by meditating below the top', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const { players, winner } = reckonTrophies(sheet);
        for (const [seat, { space, trophies }] of players.entries()) {
          const fights = trophies.filter(({ kind }) => kind !== 'attribute').length;
          expect(space).toBe(Math.min(trophies.length, Math.max(3, seat === winner ? 4 : 3)));
          if (seat === winner) expect(fights).toBeGreaterThan(0);
        }
      }),
    );
  });
});

// Helpers

function read(text: string): TrophySheet {
  return readTrophies(`v1.${text}`).value;
}

function reckon(text: string): ReturnType<typeof reckonTrophies> {
  return reckonTrophies(read(text));
}

function bars(sheet: string, trophy: string): readonly (readonly [string, string])[] {
  const seats = sheet.split('.')[0]!;
  // A table of its own, where the trophy alone can be gained, so that it can be read.
  const [read1] = read(`${seats}.${trophy}`).trophies;
  return mayGain(read(sheet), read1!).obstacles.map(({ reason, basis }) => [reason, basis]);
}

const anySheet: fc.Arbitrary<TrophySheet> = fc
  .shuffledSubarray([...SCHOOLS], { minLength: 1 })
  .chain((schools) => {
    const seat = fc.nat(schools.length - 1);
    const trophy: fc.Arbitrary<Trophy> = fc.oneof(
      fc.record({ seat, kind: fc.constant('monster' as const) }),
      fc.record({ seat, kind: fc.constant('witcher' as const), from: seat }),
      fc.record({ seat, kind: fc.constant('attribute' as const), attribute: fc.constantFrom(...ATTRIBUTES) }),
    );
    const value = fc.option(fc.nat(99), { nil: undefined });
    return fc
      .tuple(
        fc.record({
          seats: fc.constant(schools.map((who) => ({ who, name: undefined }))),
          trophies: fc.constant([]),
          fatigue: fc.tuple(value, value),
          turn: schools.length === 1 ? fc.integer({ min: 1, max: 99 }) : fc.constant(1),
        }),
        fc.array(trophy, { maxLength: 20 }),
      )
      .map(([sheet, trophies]) => withTrophies(sheet, trophies));
  });
