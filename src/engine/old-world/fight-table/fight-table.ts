/** What a fight companion keeps: the fight, and what only the table knows of what follows it. */

import type { PlayerCount, TrackSpace } from '../vocabulary.ts';
import { type Duel, NEW_DUEL } from '../fight/duel-code.ts';
import { type Fight, NEW_FIGHT } from '../fight/fight-code.ts';
import type { FightEvent } from '../fight/fight-state.ts';
import type { DuelEvent } from '../fight/witcher-duel.ts';
import type { Fighter, FightObstacle, ReputationGold } from '../fight/witcher-fight.ts';

export type MonsterNotes = {
  /** Whether the companion turns the monster's cards, and not a player. */
  readonly draws: boolean;
  /** Trophies before the fight. */
  readonly space: TrackSpace;
  /** Whether the pile of the terrain has a location token left. */
  readonly tokenLeft: boolean;
  /** Whether the additional stack of a game for four or five has a token left. */
  readonly extraStack: boolean;
  /** Which steps of what follows are done, by their places. */
  readonly done: readonly number[];
};

export type DuelNotes = {
  readonly players: Exclude<PlayerCount, 1>;
  readonly obstacles: readonly FightObstacle[];
  /** Of those who do not fight, one each; none for who does not wager. */
  readonly wagers: readonly (Fighter | undefined)[];
  /** The attacker's trophies before the fight. */
  readonly space: TrackSpace;
  readonly loserSpaceGold: ReputationGold;
  readonly trophyOwned: boolean;
  readonly done: readonly number[];
};

export type MonsterTable = { readonly kind: 'monster'; readonly fight: Fight; readonly notes: MonsterNotes };
export type DuelTable = { readonly kind: 'witcher'; readonly fight: Duel; readonly notes: DuelNotes };
export type FightTable = MonsterTable | DuelTable;

export const NEW_MONSTER_TABLE: MonsterTable = {
  kind: 'monster',
  fight: NEW_FIGHT,
  notes: { draws: false, space: 0, tokenLeft: true, extraStack: false, done: [] },
};

export const NEW_DUEL_TABLE: DuelTable = {
  kind: 'witcher',
  fight: NEW_DUEL,
  notes: {
    players: 2,
    obstacles: [],
    wagers: [],
    space: 0,
    loserSpaceGold: 1,
    trophyOwned: false,
    done: [],
  },
};

/** Places of the track from which a trophy can still be gained. */
export const SPACES_BEFORE = [0, 1, 2, 3] as const satisfies readonly TrackSpace[];

/** One event more; a number that is corrected again keeps only the last word. */
export function withEvent<Event extends FightEvent | DuelEvent>(
  events: readonly Event[],
  event: Event,
): readonly Event[] {
  const last = events.at(-1);
  const again =
    event.kind === 'correct' &&
    last?.kind === 'correct' &&
    last.of === event.of &&
    ('fighter' in last ? last.fighter : undefined) === ('fighter' in event ? event.fighter : undefined);
  return [...(again ? events.slice(0, -1) : events), event];
}
