import type { CardReading } from '../../engine/old-world/fight/attack-cards.ts';
import {
  type FightTable,
  type MonsterTable,
  NEW_DUEL_TABLE,
  NEW_MONSTER_TABLE,
} from '../../engine/old-world/fight-table/fight-table.ts';
import { runFight } from '../../engine/old-world/fight/monster-fight.ts';

/** Another set-up: what has happened stays as far as it still could. */
export function withSetUp(table: MonsterTable, setUp: MonsterTable['fight']['setUp']): MonsterTable {
  const { events } = table.fight;
  return { ...table, fight: { setUp, events: events.slice(0, runFight(setUp, events).steps.length) } };
}

export const withCards = (table: MonsterTable, cards: CardReading): MonsterTable =>
  withSetUp(table, { ...table.fight.setUp, cards });

/** Only the first so many events. What follows the fight is open again. */
export const upTo = <Table extends FightTable>(table: Table, count: number): Table => ({
  ...table,
  fight: { ...table.fight, events: table.fight.events.slice(0, count) },
  notes: { ...table.notes, done: [] },
});

/** The same fight before its beginning or, where that is shown, an empty table. */
export function cleared(table: FightTable): FightTable {
  if (table.fight.events.length > 0) return upTo(table, 0);
  return table.kind === 'monster' ? NEW_MONSTER_TABLE : NEW_DUEL_TABLE;
}

/** Against the other kind of opponent, with the same own witcher. */
export function otherOpponent(table: FightTable): FightTable {
  if (table.kind === 'monster') {
    const { setUp, events } = NEW_DUEL_TABLE.fight;
    return { ...NEW_DUEL_TABLE, fight: { events, setUp: { ...setUp, attacker: table.fight.setUp.witcher } } };
  }
  const { setUp, events } = NEW_MONSTER_TABLE.fight;
  return {
    ...NEW_MONSTER_TABLE,
    fight: { events, setUp: { ...setUp, witcher: table.fight.setUp.attacker } },
  };
}
