import type { CardReading } from '../../engine/old-world/fight/attack-cards.ts';
import {
  type DuelTable,
  type FightTable,
  type MonsterTable,
  NEW_DUEL_TABLE,
  NEW_MONSTER_TABLE,
} from '../../engine/old-world/fight-table/fight-table.ts';
import { runFight } from '../../engine/old-world/fight/monster-fight.ts';
import { runDuel } from '../../engine/old-world/fight/witcher-duel.ts';

/** Another set-up: what has happened stays as far as it still could. */
export function withSetUp(table: MonsterTable, setUp: MonsterTable['fight']['setUp']): MonsterTable {
  const { events } = table.fight;
  return { ...table, fight: { setUp, events: events.slice(0, runFight(setUp, events).steps.length) } };
}

export function withDuelSetUp(table: DuelTable, setUp: DuelTable['fight']['setUp']): DuelTable {
  const { events } = table.fight;
  return { ...table, fight: { setUp, events: events.slice(0, runDuel(setUp, events).steps.length) } };
}

export const withCards = (table: MonsterTable, cards: CardReading): MonsterTable =>
  withSetUp(table, { ...table.fight.setUp, cards });

/** Only the first so many events. What follows the fight is open again. */
export const upTo = (table: FightTable, count: number): FightTable =>
  table.kind === 'monster'
    ? {
        ...table,
        fight: { ...table.fight, events: table.fight.events.slice(0, count) },
        notes: { ...table.notes, done: [] },
      }
    : {
        ...table,
        fight: { ...table.fight, events: table.fight.events.slice(0, count) },
        notes: { ...table.notes, done: [] },
      };

/** The same fight before its beginning or, where that is shown, an empty table. */
export function cleared(table: FightTable): FightTable {
  if (table.fight.events.length > 0) return upTo(table, 0);
  return table.kind === 'monster' ? NEW_MONSTER_TABLE : NEW_DUEL_TABLE;
}

/** Against the other kind of opponent, with the same own witcher. */
export const otherOpponent = (table: FightTable): FightTable =>
  table.kind === 'monster'
    ? withDuelSetUp(NEW_DUEL_TABLE, { ...NEW_DUEL_TABLE.fight.setUp, attacker: table.fight.setUp.witcher })
    : withSetUp(NEW_MONSTER_TABLE, {
        ...NEW_MONSTER_TABLE.fight.setUp,
        witcher: table.fight.setUp.attacker,
      });
