import type { Result } from '../../result.ts';
import type { MonsterLevel, PlayerCount } from '../vocabulary.ts';

export type Start = { readonly cards: number; readonly gold: number };

/** By player count, then in order of play (p. 8; solo p. 33). */
export const START_TABLE: Readonly<Record<PlayerCount, readonly Start[]>> = {
  1: [{ cards: 5, gold: 3 }],
  2: [
    { cards: 3, gold: 2 },
    { cards: 5, gold: 4 },
  ],
  3: [
    { cards: 3, gold: 2 },
    { cards: 4, gold: 4 },
    { cards: 5, gold: 6 },
  ],
  4: [
    { cards: 2, gold: 4 },
    { cards: 3, gold: 5 },
    { cards: 4, gold: 6 },
    { cards: 5, gold: 7 },
  ],
  5: [
    { cards: 2, gold: 5 },
    { cards: 3, gold: 5 },
    { cards: 4, gold: 5 },
    { cards: 4, gold: 7 },
    { cards: 5, gold: 7 },
  ],
};

/** What one player starts with; the first player has seat 1. */
export function startOf(players: PlayerCount, seat: number): Result<Start, 'no-such-seat'> {
  const start = START_TABLE[players][seat - 1];
  return start === undefined ? { ok: false, error: 'no-such-seat' } : { ok: true, value: start };
}

export type TableSetUp = {
  readonly monsters: readonly [MonsterLevel, MonsterLevel, MonsterLevel];
  /** With two players the first one chooses the terrain of the level II monster. */
  readonly firstPlayerPlacesLevelTwo: boolean;
  /** Tokens of the additional level I stack. */
  readonly extraStack: 0 | 1 | 2;
  readonly attributeTrophies: 1 | 4 | 8;
  /** Each player's own witcher trophies: one for every opponent. */
  readonly witcherTrophies: number;
  /** With four or five, each player raises one attribute by 1, clockwise from the first. */
  readonly raisesAttribute: boolean;
  /** Seats in the order in which they choose a player board: from the first player's right, counter-clockwise. */
  readonly boardOrder: readonly number[];
};

/** What differs by player count (p. 6–8; solo p. 33). */
export function tableSetUp(players: PlayerCount): TableSetUp {
  return {
    monsters: players === 1 ? [1, 2, 3] : players === 2 ? [1, 1, 2] : [1, 1, 1],
    firstPlayerPlacesLevelTwo: players === 2,
    extraStack: players === 4 ? 1 : players === 5 ? 2 : 0,
    attributeTrophies: players === 1 ? 1 : players <= 3 ? 4 : 8,
    witcherTrophies: players - 1,
    raisesAttribute: players >= 4,
    boardOrder: Array.from({ length: players }, (_, index) => players - index),
  };
}
