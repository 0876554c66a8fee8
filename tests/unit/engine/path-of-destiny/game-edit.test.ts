import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGame, newGame, parseGame } from '../../../../src/engine/path-of-destiny/game-code.ts';
import {
  carriedOver,
  changeChapter,
  changeTable,
  latestTurn,
  resizeTable,
  seatCharacter,
} from '../../../../src/engine/path-of-destiny/game-edit.ts';
import { announcers, type Game } from '../../../../src/engine/path-of-destiny/game.ts';
import { anyGame } from './any-game.ts';

const HEAD = 'v1.striga.players';

describe('announcers', () => {
  it('are the players, with two also the playmat, and solo the Automa alone', () => {
    const who = (text: string) => announcers(game(text)).map(({ who, place }) => `${who} ${place}`);
    expect(who(`${HEAD}.ciri-geralt-vesemir`)).toEqual(['ciri 0', 'geralt 1', 'vesemir 2']);
    expect(who(`${HEAD}.ciri-geralt`)).toEqual(['ciri 0', 'geralt 1', 'playmat 2']);
    expect(who('v1.striga.normal.ciri-geralt')).toEqual(['geralt 1']);
  });
});

describe('changeChapter', () => {
  it('enters something for one chapter and leaves the others alone', () => {
    const before = game(`${HEAD}.ciri-geralt.~1-1_2-2_.~3-3__`);
    expect(makeGame(changeChapter(before, 1, { chosen: 'left' }))).toBe(
      `${HEAD}.ciri-geralt.~1-1_2-2_.~3-3__~~~~~~left`,
    );
  });
});

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
        expect(parseGame(makeGame(changed))).toEqual({ ok: true, value: changed });
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

describe('carriedOver', () => {
  it('brings the players’ counts of the turn before, never those of the playmat', () => {
    const two = game(`${HEAD}.ciri-geralt.~3-0_1-2_7-7`);
    expect(carriedOver(two, { chapter: 0, turn: 1 })).toEqual([
      { left: 3, right: 0 },
      { left: 1, right: 2 },
      undefined,
    ]);
    expect(carriedOver(two, { chapter: 0, turn: 0 })).toEqual([undefined, undefined, undefined]);
  });
});

describe('latestTurn', () => {
  it('is the last of which something is entered, or the first', () => {
    expect(latestTurn(newGame('striga', ['ciri', 'geralt'], undefined))).toEqual({ chapter: 0, turn: 0 });
    expect(latestTurn(game(`${HEAD}.ciri-geralt.~1-1__.~~2-1__`))).toEqual({ chapter: 1, turn: 1 });
  });
});

// Helpers

function game(text: string): Game {
  const result = parseGame(text);
  if (!result.ok) throw new Error(`${text}: ${result.error}`);
  return result.value;
}
