import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterEffort } from '../../../../../src/engine/path-of-destiny/game/game-effort.ts';
import { readGame } from '../../../../../src/engine/path-of-destiny/game/game-read.ts';
import { anyGame } from './any-game.ts';

describe('chapterEffort', () => {
  const check = (chapters: string, readings = '') =>
    chapterEffort(read(`v1.the-edge-of-the-world.players.ciri-geralt.${chapters}....${readings}`), 0);

  it('holds the Timeline against the sequence, the last two cards being new (p. 23)', () => {
    expect(check('~~~~~~~~gbg~r-g-rb-g')).toMatchObject({ met: true, places: [1, 2, 3] });
    expect(check('~~~~~~~~rg~r-g-y-y')).toMatchObject({ met: false });
  });

  it('reads the sequence as the table does', () => {
    expect(check('~~~~~~~~gg~r-g-rb-g')?.met).toBe(false);
    expect(check('~~~~~~~~gg~r-g-rb-g', 'in-order')?.met).toBe(true);
  });

  it('waits for both', () => {
    expect([check('~~~~~~~~gg'), check('~~~~~~~~~r-g')]).toEqual([undefined, undefined]);
  });

  it('does not count kept cards as played (p. 18)', () => {
    const game = read('v1.the-edge-of-the-world.players.ciri-geralt...~~~~~~~~rg~r-g');
    expect(chapterEffort(game, 2)?.met).toBe(false);
    const next = read('v1.the-edge-of-the-world.players.ciri-geralt...~~~~~~~~rg~y-r-g');
    expect(chapterEffort(next, 2)?.met).toBe(true);
  });

  it('never meets a sequence that is longer than the Timeline', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(0, 1, 2), (game, chapter) => {
        const { sequence, timeline } = game.chapters[chapter];
        const met = chapterEffort(game, chapter)?.met === true;
        expect(met && sequence.length > timeline.length).toBe(false);
      }),
    );
  });
});

// Helpers

function read(text: string): ReturnType<typeof readGame>['value'] {
  const { value, error } = readGame(text);
  if (error !== undefined) throw new Error(`${text}: ${error}`);
  return value;
}
