/** What a fight companion keeps: the fight, and what only the table knows of what follows it. */

import {
  afterMonsterFight,
  afterWitcherFight,
  type AfterStep,
  type DuelAfterStep,
} from '../after-fight/afterwards.ts';
import { ATTRIBUTES, type PlayerCount, type TrackSpace } from '../vocabulary.ts';
import { type Duel, NEW_DUEL } from '../fight/duel-code.ts';
import { type Fight, NEW_FIGHT } from '../fight/fight-code.ts';
import type { FightEvent } from '../fight/fight-state.ts';
import type { FightRun } from '../fight/monster-fight.ts';
import type { DuelEvent, DuelRun } from '../fight/witcher-duel.ts';
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

/** What follows the fight once it is over. */
export function stepsAfterMonster(
  { fight: { setUp }, notes }: MonsterTable,
  { begin, state }: FightRun,
): readonly AfterStep[] {
  if (state.standing === 'goes-on') return [];
  return afterMonsterFight({
    outcome: state.standing,
    level: setUp.monster.level,
    effect: setUp.monster.effect,
    players: setUp.players,
    space: notes.space,
    trail: setUp.trail,
    tokensOfTerrain: notes.tokenLeft ? 1 : 0,
    extraStack: notes.extraStack ? 1 : 0,
    potionsUsed: state.witcher.potionsUsed,
    // What an ability takes for the fight alone was taken before it began.
    hasLoweredAttributes: ATTRIBUTES.some((of) => state.witcher[of] < begin.state.witcher[of]),
  });
}

/** What follows a fight between witchers once it is over. */
export function stepsAfterDuel({ notes }: DuelTable, { state }: DuelRun): readonly DuelAfterStep[] {
  if (state.winner === undefined) return [];
  return afterWitcherFight({
    winner: state.winner,
    loserSpaceGold: notes.loserSpaceGold,
    trophyOwned: notes.trophyOwned,
    attackerSpace: notes.space,
    potionsUsed: {
      attacker: state.attacker.potionsUsed,
      defender: state.defender.potionsUsed,
    },
    hasWagers: notes.wagers.some((on) => on !== undefined),
  });
}
