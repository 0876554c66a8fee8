import type { JSX } from 'preact';
import { type DuelTable, withEvent } from '../../../engine/old-world/fight-table/fight-table.ts';
import {
  type DuelEvent,
  type DuelRun,
  otherThan,
  takeDuelStep,
} from '../../../engine/old-world/fight/witcher-duel.ts';
import { FIGHTERS } from '../../../engine/old-world/fight/witcher-fight.ts';
import { NO_ABILITY } from '../../../engine/old-world/fight/witcher-turn.ts';
import { ATTRIBUTES } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { AfterDuel } from '../after/AfterDuel.tsx';
import { useDesk } from '../desk.ts';
import { Log } from '../log/Log.tsx';
import { upTo } from '../table-edit.ts';
import { Corrections } from './Corrections.tsx';
import { useStepFocus } from './step-focus.ts';
import { useStill } from './still.ts';
import { TurnHead } from './TurnHead.tsx';
import { type Attempt, WitcherTurn } from './WitcherTurn.tsx';

type Props = {
  readonly table: DuelTable;
  readonly run: DuelRun;
  readonly onChange: (table: DuelTable) => void;
  readonly onReset: () => void;
};

const CORRECTED = ['shield', 'deck', 'hand', 'discard', 'potions', ...ATTRIBUTES] as const;

export function DuelFight({ table, run, onChange, onReset }: Props): JSX.Element {
  const { words } = useDesk();
  const { setUp, events } = table.fight;
  const { state } = run;
  const other = otherThan(state.turn);
  const section = useStepFocus(events.length, state.winner ?? `${state.turn} ${state.phase}`);
  useStill(events);
  const onEvent = (event: DuelEvent): void =>
    onChange({ ...table, fight: { setUp, events: withEvent(events, event) } });
  const attempt = (event: DuelEvent): Attempt => {
    const step = takeDuelStep(state, event);
    if (!step.ok) return { error: step.error };
    const after = step.value.state;
    const [from, to] = [state, after].map((then) => then[other].deck + then[other].hand) as [number, number];
    const hit = { from: state[other].shield, to: after[other].shield };
    return {
      hits: [
        fill(words.combo.hits, { name: words.fighters[other], from, to }),
        // It takes the damage first: without it a blow would look as if it did nothing.
        ...(hit.to < hit.from ? [`${words.numbers.shield} ${fill(words.change, hit)}`] : []),
      ].join(', '),
      discarded: from - to,
      drawn: after[state.turn].hand - state[state.turn].hand,
    };
  };
  return (
    <>
      <section class="fight-step" tabIndex={-1} ref={section}>
        {state.winner === undefined ? (
          <>
            <TurnHead side={state.turn} turn={state[state.turn].turns + 1} phase={state.phase} />
            <WitcherTurn
              key={events.length}
              witcher={state[state.turn]}
              phase={state.phase}
              ability={NO_ABILITY}
              colours={[]}
              attempt={attempt}
              onEvent={onEvent}
            />
          </>
        ) : (
          <AfterDuel table={table} run={run} onChange={onChange} onReset={onReset} />
        )}
      </section>
      <Log
        begin={run.begin.told}
        events={events}
        told={run.steps.map(({ told }) => told)}
        onUndoTo={(count) => onChange(upTo(table, count))}
      />
      {FIGHTERS.map((fighter) => (
        <Corrections
          key={fighter}
          whose={words.fighters[fighter]}
          fields={CORRECTED.map((of) => ({ of, count: state[fighter][of] }))}
          onCorrect={(of, to) => onEvent({ kind: 'correct', fighter, of, to })}
        />
      ))}
    </>
  );
}
