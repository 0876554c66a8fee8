import { describe, expect, it } from 'vitest';
import { START_TABLE, startOf, tableSetUp } from '../../../../../src/engine/old-world/game/set-up.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../../../../../src/engine/old-world/vocabulary.ts';

describe('startOf', () => {
  // Rulebook p. 8; solo p. 33.
  it.each<[PlayerCount, string]>([
    [1, '5/3'],
    [2, '3/2 5/4'],
    [3, '3/2 4/4 5/6'],
    [4, '2/4 3/5 4/6 5/7'],
    [5, '2/5 3/5 4/5 4/7 5/7'],
  ])('for %i players: %s cards and gold', (players, starts) => {
    expect(START_TABLE[players].map(({ cards, gold }) => `${cards}/${gold}`).join(' ')).toBe(starts);
  });

  it.each<[PlayerCount, number, number, number]>([
    [2, 2, 5, 4],
    [4, 1, 2, 4],
    [5, 4, 4, 7],
    [1, 1, 5, 3],
  ])('%i players, seat %i: %i cards, %i gold', (players, seat, cards, gold) => {
    expect(startOf(players, seat)).toEqual({ ok: true, value: { cards, gold } });
  });

  it('knows a start for every seat and for no other', () => {
    for (const players of PLAYER_COUNTS) {
      expect(START_TABLE[players]).toHaveLength(players);
      for (const seat of [0, players + 1, 1.5, -1])
        expect(startOf(players, seat)).toEqual({ ok: false, error: 'no-such-seat' });
    }
  });
});

describe('tableSetUp', () => {
  // Rulebook p. 6–8; solo p. 33.
  it.each<[PlayerCount, number[], number, number, boolean]>([
    [1, [1, 2, 3], 0, 1, false],
    [2, [1, 1, 2], 0, 4, false],
    [3, [1, 1, 1], 0, 4, false],
    [4, [1, 1, 1], 1, 8, true],
    [5, [1, 1, 1], 2, 8, true],
  ])(
    'for %i players: monsters %j, extra stack %i, %i trophies',
    (players, monsters, extraStack, trophies, raises) => {
      expect(tableSetUp(players)).toMatchObject({
        monsters,
        firstPlayerPlacesLevelTwo: players === 2,
        extraStack,
        attributeTrophies: trophies,
        witcherTrophies: players - 1,
        raisesAttribute: raises,
      });
    },
  );

  it('lets the player to the right of the first choose a board first, and the first player last (p. 7)', () => {
    expect(tableSetUp(4).boardOrder).toEqual([4, 3, 2, 1]);
    expect(tableSetUp(1).boardOrder).toEqual([1]);
  });
});
