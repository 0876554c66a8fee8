import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GAME_ERRORS,
  makeGame,
  newGame,
  parseGame,
} from '../../../../src/engine/path-of-destiny/game-code.ts';
import { anyGame } from './any-game.ts';

describe('makeGame and parseGame', () => {
  it('give back any game, in letters that an address may hold', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const text = makeGame(game);
        expect(text).toMatch(/^[\w.~-]+$/);
        expect(parseGame(text)).toEqual({ ok: true, value: game });
      }),
    );
  });

  it('leave off what is not entered', () => {
    const game = newGame('striga', ['geralt', 'ciri'], 'death-march');
    expect(makeGame(game)).toBe('v1.striga.death-march.geralt-ciri');
    expect(parseGame(makeGame(game))).toEqual({ ok: true, value: game });
  });

  it.each([
    // A Turn in the middle of being entered, in the second Chapter.
    'v1.striga.players.ciri-geralt-vesemir..fight-magic~3-0_1-2_1-2~4-1__',
    // Two players, with the Playmat; other points with a loss; Initiative and choice; final points of one.
    'v1.the-lesser-evil.players.ciri-geralt.~1-2_3-0_0-1~~~~_n3-12~21~left...6-8-0_',
  ])('keep %s as it is', (text) => {
    const parsed = parseGame(text);
    expect(parsed.ok && makeGame(parsed.value)).toBe(text);
  });

  it.each([
    ['', 'unknown-version'],
    ['v2.striga.players.ciri-geralt', 'unknown-version'],
    ['v1', 'unknown-tale'],
    ['v1.witcher.players.ciri-geralt', 'unknown-tale'],
    ['v1.striga', 'unknown-mode'],
    ['v1.striga.hard.ciri-geralt', 'unknown-mode'],
    ['v1.striga.players', 'wrong-characters'],
    ['v1.striga.players.ciri', 'wrong-characters'],
    ['v1.striga.players.ciri-ciri', 'wrong-characters'],
    ['v1.striga.players.ciri-geralt-jaskier', 'wrong-characters'],
    ['v1.striga.players.ciri-geralt-triss-regis-letho-yarpen', 'wrong-characters'],
    ['v1.striga.normal.ciri-geralt-triss', 'wrong-characters'],
    ['v1.striga.players.ciri-geralt.fight', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt.fight-fight', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt.~1-2_1-2', 'not-a-chapter'],
    ['v1.striga.normal.ciri-geralt.~1-2_1-2_1-2', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt..~1-2_1-2_1-100', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt..~1-n2_1-2_1-2', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt.~~~~1-1_1-1_1-1', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt.~~~~~n0-1_', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt...~~~~~~11', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt...~~~~~~13', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt...~~~~~~1', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt.~~~~~~~up', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt.~~~~~~~left~', 'not-a-chapter'],
    ['v1.striga.players.ciri-geralt....1-2_3-4', 'not-final-points'],
    ['v1.striga.players.ciri-geralt.....', 'too-many-parts'],
  ])('refuse %j as %s', (text, error) => {
    expect(parseGame(text)).toEqual({ ok: false, error });
    expect(GAME_ERRORS).toContain(error);
  });

  it('never throw', () => {
    const garbled = fc
      .tuple(anyGame.map(makeGame), fc.nat(), fc.string({ maxLength: 3 }))
      .map(([text, place, noise]) => {
        const at = place % text.length;
        return text.slice(0, at) + noise + text.slice(at + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string(), garbled), (text) => {
        const parsed = parseGame(text);
        if (parsed.ok) expect(parseGame(makeGame(parsed.value))).toEqual(parsed);
        else expect(GAME_ERRORS).toContain(parsed.error);
      }),
    );
  });
});
