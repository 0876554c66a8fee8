import { describe, expect, it } from 'vitest';
import { setUpOf } from '../../../src/library/set-up.ts';
import { library } from '../../support/library.ts';

describe('setUpOf', () => {
  it('finds the quick reference of every game that has one, and else the entry', () => {
    expect(library.games.map((game) => [game.key, setUpOf(game)])).toEqual([
      ['adventure-game', { kind: 'quickref', id: 'adventure-game/setup' }],
      ['card-game', { kind: 'entry', id: 'card-game/setup' }],
      ['old-world', { kind: 'quickref', id: 'old-world/set-up' }],
      ['path-of-destiny', { kind: 'entry', id: 'path-of-destiny/setup' }],
    ]);
  });

  it('finds nothing where a game tells nothing of it', () => {
    expect(setUpOf({ quickrefs: [], entries: [] })).toBeUndefined();
  });
});
