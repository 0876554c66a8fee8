import type { JSX } from 'preact';
import type { DuelTable, FightTable } from '../../engine/old-world/fight-table/fight-table.ts';
import { runDuel } from '../../engine/old-world/fight/witcher-duel.ts';
import { DuelSetUp } from './set-up/DuelSetUp.tsx';
import { DuelStanding } from './Standing.tsx';
import { DuelFight } from './turn/DuelFight.tsx';
import type { View } from './views.ts';

export type PartProps<T> = {
  readonly table: T;
  readonly view: View;
  readonly onBegin: () => void;
  readonly onReset: () => void;
  readonly setState: (table: FightTable) => void;
};

/** A fight between witchers. */
export function DuelPart({ table, view, onBegin, onReset, setState }: PartProps<DuelTable>): JSX.Element {
  const run = runDuel(table.fight.setUp, table.fight.events);
  return (
    <>
      {view === 'set-up' ? (
        <DuelSetUp table={table} onChange={setState} onBegin={onBegin} />
      ) : (
        <DuelFight table={table} run={run} onChange={setState} onReset={onReset} />
      )}
      <DuelStanding run={run} />
    </>
  );
}
