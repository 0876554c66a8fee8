import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recallOwnMonsters } from '../../device/own-monsters.ts';
import { runFight } from '../../engine/old-world/fight/monster-fight.ts';
import { type MonsterTable, NEW_MONSTER_TABLE } from '../../engine/old-world/fight-table/fight-table.ts';
import { makeFightTable, readFightTable } from '../../engine/old-world/fight-table/fight-table-code.ts';
import type { Words } from '../../i18n/words.ts';
import { Choice } from '../kit/Choice.tsx';
import { later } from '../kit/later.tsx';
import { Notice } from '../kit/Notice.tsx';
import { ToolBar } from '../kit/ToolBar.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { useToolState } from '../kit/tool-state.ts';
import { ViewBar } from '../kit/ViewBar.tsx';
import { type Desk, DeskContext } from './desk.ts';
import type { PartProps } from './DuelPart.tsx';
import { MonsterFight } from './turn/MonsterFight.tsx';
import { MonsterSetUp } from './set-up/MonsterSetUp.tsx';
import { MonsterStanding } from './Standing.tsx';
import { cleared, otherOpponent, upTo, withCards } from './table-edit.ts';
import { DUEL_VIEWS, type View, VIEWS } from './views.ts';

type Props = Pick<Desk, 'words' | 'lang' | 'links' | 'monsters' | 'bestiary'> & {
  /** The example of an entry, as an address; the tool's own page has none, and there the device keeps the fight. */
  readonly initial: string | undefined;
  readonly toolBar: Words['toolBar'];
};

const NAME = 'fight';

const DuelPart = later(async () => (await import('./DuelPart.tsx')).DuelPart);
const OddsView = later(async () => (await import('./odds/OddsView.tsx')).OddsView);

export function Fight({ initial, toolBar, ...shared }: Props): JSX.Element {
  const { words, monsters } = shared;
  const read = (text: string): ReturnType<typeof readFightTable> =>
    readFightTable(text, (name) => monsters.find(({ id }) => id === name)?.effect);
  const {
    state: table,
    setState,
    ...state
  } = useToolState({
    name: NAME,
    initial: initial === undefined ? NEW_MONSTER_TABLE : read(initial).value,
    read,
    make: makeFightTable,
    device: initial === undefined ? NAME : undefined,
  });
  const [owns, setOwns] = useState<Desk['owns']>({});
  useEffect(() => {
    const kept = Object.entries(recallOwnMonsters());
    setOwns(Object.fromEntries(kept.map(([id, own]) => [id.replace(/^old-world\//, ''), own])));
  }, []);
  const [chosen, onView] = useState<View | undefined>(undefined);

  const hasBegun = table.fight.events.length > 0;
  const view = chosen ?? (hasBegun ? 'fight' : 'set-up');
  // Who takes back the first step is where the fight began, not at its set-up.
  useEffect(() => {
    if (hasBegun) onView(view);
  }, [hasBegun]);
  const onBegin = (): void => onView('fight');
  const leaveLast = (): void => setState(upTo(table, table.fight.events.length - 1));
  const fresh = cleared(table);
  const onReset = (): void => {
    setState(fresh);
    onView('set-up');
  };
  return (
    <ToolFrame
      name="fight"
      words={toolBar}
      ready={state.ready}
      error={state.error && words.errors[state.error]}
    >
      <DeskContext.Provider value={{ ...shared, owns }}>
        {state.status === 'by-link' && (
          <Notice>
            <p>{words.byLink}</p>
            <p class="fight-buttons">
              <a class="button" href="?">
                {words.openKept}
              </a>
              <button type="button" class="button" onClick={state.keep}>
                {words.keepThis}
              </button>
            </p>
          </Notice>
        )}
        <ViewBar
          label={words.views.label}
          views={table.kind === 'monster' ? VIEWS : DUEL_VIEWS}
          names={words.views}
          view={view}
          onView={onView}
        />
        {view === 'set-up' && (
          <Choice
            label={words.opponent}
            options={['monster', 'witcher'] as const}
            names={words.opponents}
            chosen={table.kind}
            onChoose={(kind) => kind !== table.kind && setState(otherOpponent(table))}
          />
        )}
        {table.kind === 'monster' ? (
          <MonsterPart {...{ table, view, onBegin, onReset, setState }} />
        ) : (
          <DuelPart {...{ table, view, onBegin, onReset, setState }} />
        )}
        {state.status === 'not-kept' && <Notice>{words.notKept}</Notice>}
        <ToolBar
          onUndo={state.undo ?? (hasBegun ? leaveLast : undefined)}
          onReset={makeFightTable(table) === makeFightTable(fresh) ? undefined : onReset}
        />
      </DeskContext.Provider>
    </ToolFrame>
  );
}

function MonsterPart({ table, view, onBegin, onReset, setState }: PartProps<MonsterTable>): JSX.Element {
  const { setUp, events } = table.fight;
  const run = runFight(setUp, events);
  return (
    <>
      {view === 'set-up' ? (
        <MonsterSetUp table={table} onChange={setState} onBegin={onBegin} />
      ) : view === 'odds' ? (
        <OddsView setUp={setUp} state={run.state} onCards={(cards) => setState(withCards(table, cards))} />
      ) : (
        <MonsterFight table={table} run={run} onChange={setState} onReset={onReset} />
      )}
      <MonsterStanding setUp={setUp} run={run} />
    </>
  );
}
