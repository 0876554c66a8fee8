import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playChapters } from '../../../../../src/engine/path-of-destiny/game/game-chapters.ts';
import { makeGame } from '../../../../../src/engine/path-of-destiny/game/game-code.ts';
import {
  carriedOver,
  changeChapter,
  latestTurn,
  swapSides,
} from '../../../../../src/engine/path-of-destiny/game/game-edit.ts';
import { newGame, readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import { announcers, type Game } from '../../../../../src/engine/path-of-destiny/game/game.ts';
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

describe('swapSides', () => {
  it('turns a whole chapter around, and nothing else', () => {
    const before = game(`${HEAD}.ciri-geralt.fight-magic~3-0_1-2_~~~4-1_~1-2_~21~left.~5-0__`);
    expect(makeGame(swapSides(before, 0))).toBe(
      `${HEAD}.ciri-geralt.magic-fight~0-3_2-1_~~~1-4_~1-2_~21~right.~5-0__`,
    );
  });

  it('is undone by itself, and turns the tokens and what dominates', () => {
    fc.assert(
      fc.property(anyGame, (any) => {
        const swapped = swapSides(any, 1);
        expect(swapSides(swapped, 1)).toEqual(any);
        const other = { left: 'right', right: 'left', aside: 'aside' } as const;
        const [before, after] = [playChapters(any)[1], playChapters(swapped)[1]];
        expect(after.turns.map((turn) => turn?.place)).toEqual(
          before.turns.map((turn) => turn && other[turn.place]),
        );
        expect(after.awards).toEqual(before.awards);
      }),
    );
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
  const { value, error } = readGame(text);
  if (error !== undefined) throw new Error(`${text}: ${error}`);
  return value;
}
