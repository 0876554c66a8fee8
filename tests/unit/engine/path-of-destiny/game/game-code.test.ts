import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGame, makeParts } from '../../../../../src/engine/path-of-destiny/game/game-code.ts';
import { newGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import { nameSeat } from '../../../../../src/engine/path-of-destiny/game/game-seats.ts';
import { anyGame } from './any-game.ts';

describe('makeGame', () => {
  it('leaves off what is not entered', () => {
    expect(makeGame(newGame('striga', ['geralt', 'ciri'], 'death-march'))).toBe(
      'v1.striga.death-march.geralt-ciri',
    );
  });

  it('keeps names readable', () => {
    const game = newGame('striga', ['geralt', 'ciri'], undefined);
    expect(makeGame(nameSeat(game, 1, 'Jörg M.-W.'))).toBe(
      'v1.striga.players.geralt-ciri~Jörg_M*2e**2d*W*2e*',
    );
  });

  it('goes through an address unchanged, with its tilde', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const text = makeGame(game);
        const url = new URL('https://medallion.example/en/tools/destiny/');
        url.searchParams.set('destiny', text);
        url.search = url.search.replaceAll('%7E', '~');
        expect(new URL(url.href).searchParams.get('destiny')).toBe(text);
        expect(text).toMatch(/^[\p{L}\p{M}\p{N}_.~*-]+$/u);
      }),
    );
  });

  it('consists of ten parts', () => {
    fc.assert(
      fc.property(anyGame, (game) => makeParts(game).length === 10 && !makeParts(game).join().includes('.')),
    );
  });
});
