import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playChapters } from '../../../../../src/engine/path-of-destiny/game/game-chapters.ts';
import { makeGame } from '../../../../../src/engine/path-of-destiny/game/game-code.ts';
import { readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import { scoreGame } from '../../../../../src/engine/path-of-destiny/game/game-score.ts';
import {
  changeTable,
  colorSeat,
  nameSeat,
  resizeTable,
  seatCharacter,
  swapSeats,
} from '../../../../../src/engine/path-of-destiny/game/game-seats.ts';
import type { Game } from '../../../../../src/engine/path-of-destiny/game/game.ts';
import { anyGame } from './any-game.ts';

const HEAD = 'v1.striga.players';

describe('changeTable', () => {
  const change = (text: string, table: Partial<Pick<Game, 'characters' | 'automa'>>) => {
    const before = game(text);
    return makeGame(changeTable(before, { ...before, ...table }));
  };

  it('keeps what a seat has entered, and gives a new seat nothing', () => {
    expect(
      change(`${HEAD}.ciri-geralt-vesemir.~3-0_1-2_1-1`, {
        characters: ['ciri', 'geralt', 'vesemir', 'letho'],
      }),
    ).toBe(`${HEAD}.ciri-geralt-vesemir-letho.~3-0_1-2_1-1_`);
  });

  it('takes the counts of the playmat away with the third player, and does not make them a player’s', () => {
    const two = `${HEAD}.ciri-geralt.~3-0_1-2_7-7`;
    expect(change(two, { characters: ['ciri', 'geralt', 'vesemir'] })).toBe(
      `${HEAD}.ciri-geralt-vesemir.~3-0_1-2_`,
    );
    expect(change(two, { automa: 'normal' })).toBe('v1.striga.normal.ciri-geralt.~3-0_1-2');
    expect(change(two, { characters: ['ciri', 'letho'] })).toBe(`${HEAD}.ciri-letho.~3-0_1-2_7-7`);
    expect(change(`${HEAD}.ciri-geralt-vesemir.~3-0_1-2_7-7`, { characters: ['ciri', 'geralt'] })).toBe(
      `${HEAD}.ciri-geralt.~3-0_1-2_`,
    );
  });

  it('keeps the initiative by seat, but not at a table of another size', () => {
    const three = `${HEAD}.ciri-geralt-vesemir.~~~~~~312`;
    expect(change(three, { characters: ['ciri', 'letho', 'vesemir'] })).toBe(
      `${HEAD}.ciri-letho-vesemir.~~~~~~312`,
    );
    expect(change(three, { characters: ['ciri', 'geralt'] })).toBe(`${HEAD}.ciri-geralt`);
  });

  it('changes nothing for the same table', () => {
    fc.assert(
      fc.property(anyGame, (any) => {
        expect(changeTable(any, any)).toEqual(any);
      }),
    );
  });

  it('always leaves a game that an address can hold', () => {
    fc.assert(
      fc.property(anyGame, anyGame, (any, { tale, characters, automa }) => {
        const changed = changeTable(any, { tale, characters, automa });
        expect(changed.names.slice(0, 2)).toEqual(any.names.slice(0, 2));
        expect(readGame(makeGame(changed))).toEqual({ value: changed, error: undefined });
      }),
    );
  });
});

describe('resizeTable', () => {
  it('lets the first free characters join, and the last ones leave', () => {
    expect(resizeTable(['ciri', 'geralt'], 4)).toEqual(['ciri', 'geralt', 'yennefer', 'dandelion']);
    expect(resizeTable(['ciri', 'geralt', 'letho'], 2)).toEqual(['ciri', 'geralt']);
  });
});

describe('seatCharacter', () => {
  it('exchanges two characters of the table', () => {
    expect(seatCharacter(['ciri', 'geralt', 'letho'], 0, 'letho')).toEqual(['letho', 'geralt', 'ciri']);
    expect(seatCharacter(['ciri', 'geralt'], 1, 'triss')).toEqual(['ciri', 'triss']);
    expect(seatCharacter(['ciri', 'geralt'], 1, 'geralt')).toEqual(['ciri', 'geralt']);
  });
});

describe('swapSeats', () => {
  it('moves everything that belongs to a player, and leaves the playmat and the track alone', () => {
    const before = game(`${HEAD}.ciri~Anna~red-geralt.~3-0_1-2_7-7~~~4-1_~1-2_~12...6-8-0_.._4_`);
    expect(makeGame(swapSeats(before, 0, 1))).toBe(
      `${HEAD}.geralt-ciri~Anna~red.~1-2_3-0_7-7~~~_4-1~_1-2~21..._6-8-0..__4`,
    );
  });

  it('changes no result, only the order', () => {
    fc.assert(
      fc.property(
        anyGame.filter(({ automa }) => automa === undefined),
        fc.nat({ max: 4 }),
        fc.nat({ max: 4 }),
        (any, a, b) => {
          const [one, two] = [a % any.characters.length, b % any.characters.length];
          const swapped = swapSeats(any, one, two);
          expect(swapSeats(swapped, one, two)).toEqual(any);
          expect(readGame(makeGame(swapped)).value).toEqual(swapped);
          const scores = (of: Game) => {
            const [first, second, last] = playChapters(of);
            return scoreGame(of, [first.awards, second.awards, last.awards], []);
          };
          const byPlayer = (of: Game) =>
            new Map(scores(of).scores.map(({ player, score }) => [player, score]));
          expect(byPlayer(swapped)).toEqual(byPlayer(any));
          expect(scores(swapped).winner).toEqual(scores(any).winner);
        },
      ),
    );
  });
});

describe('nameSeat', () => {
  it('gives a clean name, and takes it away again', () => {
    const named = nameSeat(game(`${HEAD}.ciri-geralt`), 1, '  Bo ');
    expect(makeGame(named)).toBe(`${HEAD}.ciri-geralt~Bo`);
    expect(makeGame(nameSeat(named, 1, ' '))).toBe(`${HEAD}.ciri-geralt`);
  });
});

describe('colorSeat', () => {
  it('exchanges a colour that somebody has', () => {
    const before = game(`${HEAD}.ciri~~red-geralt~~blue-letho`);
    expect(colorSeat(before, 1, 'red').colors).toEqual(['blue', 'red', undefined]);
    expect(colorSeat(before, 2, 'red').colors).toEqual([undefined, 'blue', 'red']);
    expect(colorSeat(before, 0, undefined).colors).toEqual([undefined, 'blue', undefined]);
    expect(colorSeat(before, 0, 'red').colors).toEqual(['red', 'blue', undefined]);
  });
});

// Helpers

function game(text: string): Game {
  const { value, error } = readGame(text);
  if (error !== undefined) throw new Error(`${text}: ${error}`);
  return value;
}
