/** What a fight companion keeps as a short text for an address, and back. */

import type { Read } from '../../result.ts';
import { type DuelCodeError, makeDuel, readDuel } from '../fight/duel-code.ts';
import { type FightCodeError, makeFight, readFight } from '../fight/fight-code.ts';
import {
  type DuelNotes,
  type FightTable,
  type MonsterNotes,
  NEW_DUEL_TABLE,
  NEW_MONSTER_TABLE,
  SPACES_BEFORE,
} from './fight-table.ts';
import type { MonsterEffect } from '../fight/monster-effect.ts';
import { FIGHT_OBSTACLES, type Fighter, FIGHTERS, REPUTATION_GOLD } from '../fight/witcher-fight.ts';

export type TableError = 'unknown-opponent' | FightCodeError | DuelCodeError | 'not-a-note';

/** More than steps ever follow a fight. */
const MOST_STEPS = 30;
const DUEL_PLAYERS = [2, 3, 4, 5] as const;

/**
 * The opponent, the fight, and what was noted of what follows, where something was.
 * @example 'm~v1.archespore.1-12-2ta.bear-3333-3-10-2-2.0.cN2D3_d~1-3' // after 1 trophy; the first two steps are done
 */
export function makeFightTable(table: FightTable): string {
  const [fight, notes, none] =
    table.kind === 'monster'
      ? [
          `m~${makeFight(table.fight)}`,
          makeMonsterNotes(table.notes),
          makeMonsterNotes(NEW_MONSTER_TABLE.notes),
        ]
      : [`w~${makeDuel(table.fight)}`, makeDuelNotes(table.notes), makeDuelNotes(NEW_DUEL_TABLE.notes)];
  return notes === none ? fight : `${fight}~${notes}`;
}

/** The table that an address holds, as far as it can be read. The bestiary knows what abilities do. */
export function readFightTable(
  text: string,
  abilityOf: (name: string) => MonsterEffect | undefined,
): Read<FightTable, TableError> {
  const [opponent, fightText = '', notesText, ...rest] = text.split('~');
  const isWrong = rest.length > 0;
  if (opponent === 'w') {
    const { value: fight, error } = readDuel(fightText);
    const notes = notesText === undefined ? NEW_DUEL_TABLE.notes : readDuelNotes(notesText);
    return {
      value: { kind: 'witcher', fight, notes: notes ?? NEW_DUEL_TABLE.notes },
      error: error ?? (notes === undefined || isWrong ? 'not-a-note' : undefined),
    };
  }
  if (opponent !== 'm') return { value: NEW_MONSTER_TABLE, error: 'unknown-opponent' };
  const { value: fight, error } = readFight(fightText, abilityOf);
  const notes = notesText === undefined ? NEW_MONSTER_TABLE.notes : readMonsterNotes(notesText);
  return {
    value: { kind: 'monster', fight, notes: notes ?? NEW_MONSTER_TABLE.notes },
    error: error ?? (notes === undefined || isWrong ? 'not-a-note' : undefined),
  };
}

/** @example '1dx-3': one trophy, the companion draws, the additional stack has a token, the first two steps are done */
const makeMonsterNotes = ({ space, draws, tokenLeft, extraStack, done }: MonsterNotes): string =>
  `${space}${draws ? 'd' : ''}${tokenLeft ? '' : 'n'}${extraStack ? 'x' : ''}-${makeDone(done)}`;

function readMonsterNotes(text: string): MonsterNotes | undefined {
  const [, space, draws, none, extra, done = ''] = /^(\d)(d?)(n?)(x?)-(\w*)$/.exec(text) ?? [];
  const notes: MonsterNotes = {
    space: SPACES_BEFORE.find((known) => `${known}` === space) ?? 0,
    draws: draws === 'd',
    tokenLeft: none !== 'n',
    extraStack: extra === 'x',
    done: readDone(done),
  };
  return makeMonsterNotes(notes) === text ? notes : undefined;
}

/** @example '402o-ae-a.-3': players, trophies, gold, the trophy is owned; what bars the fight; wagers; what is done */
const makeDuelNotes = (notes: DuelNotes): string =>
  [
    `${notes.players}${notes.space}${notes.loserSpaceGold}${notes.trophyOwned ? 'o' : ''}`,
    notes.obstacles.map((obstacle) => FIGHT_OBSTACLES.indexOf(obstacle)).join(''),
    notes.wagers.map((on) => on?.slice(0, 1) ?? 'n').join(''),
    makeDone(notes.done),
  ].join('-');

function readDuelNotes(text: string): DuelNotes | undefined {
  const [, players, space, gold, owned, obstacles = '', wagers = '', done = ''] =
    /^(\d)(\d)(\d)(o?)-(\d*)-(\w{0,3})-(\w*)$/.exec(text) ?? [];
  const notes: DuelNotes = {
    players: DUEL_PLAYERS.find((known) => `${known}` === players) ?? 2,
    space: SPACES_BEFORE.find((known) => `${known}` === space) ?? 0,
    loserSpaceGold: REPUTATION_GOLD.find((known) => `${known}` === gold) ?? 1,
    trophyOwned: owned === 'o',
    obstacles: FIGHT_OBSTACLES.filter((_, place) => obstacles.includes(`${place}`)),
    wagers: Array.from(wagers, (letter): Fighter | undefined =>
      FIGHTERS.find((fighter) => fighter.startsWith(letter)),
    ),
    done: readDone(done),
  };
  return makeDuelNotes(notes) === text ? notes : undefined;
}

/** Places as the bits of a number, written with all figures and letters. */
const makeDone = (done: readonly number[]): string =>
  done.length === 0 ? '' : done.reduce((bits, place) => bits + 2 ** place, 0).toString(36);

function readDone(text: string): readonly number[] {
  const bits = text === '' ? 0 : parseInt(text, 36);
  return Array.from({ length: MOST_STEPS }, (_, place) => place).filter(
    (place) => Math.floor(bits / 2 ** place) % 2 === 1,
  );
}
