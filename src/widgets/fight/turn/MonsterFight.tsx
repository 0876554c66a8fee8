import type { JSX } from 'preact';
import { abilityMoment, askedColours } from '../../../engine/old-world/fight/ability-moment.ts';
import type { FightEvent } from '../../../engine/old-world/fight/fight-state.ts';
import { type MonsterTable, withEvent } from '../../../engine/old-world/fight-table/fight-table.ts';
import { type FightRun, isWitchersTurn, takeStep } from '../../../engine/old-world/fight/monster-fight.ts';
import type { FightNumber } from '../../../engine/old-world/fight/telling.ts';
import { ATTRIBUTES } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Ability } from '../Ability.tsx';
import { useDesk } from '../desk.ts';
import { later } from '../../kit/later.tsx';
import { Log } from '../log/Log.tsx';
import { More } from '../../kit/More.tsx';
import { useMonsterName } from '../names.ts';
import { upTo } from '../table-edit.ts';
import { Corrections } from './Corrections.tsx';
import { useStepFocus } from './step-focus.ts';
import { useStill } from './still.ts';
import { TurnHead } from './TurnHead.tsx';
import { type Attempt, WitcherTurn } from './WitcherTurn.tsx';

type Props = {
  readonly table: MonsterTable;
  readonly run: FightRun;
  readonly onChange: (table: MonsterTable) => void;
  readonly onReset: () => void;
};

const AfterMonster = later(async () => (await import('../after/AfterMonster.tsx')).AfterMonster);
const MonsterTurn = later(async () => (await import('../monster/MonsterTurn.tsx')).MonsterTurn);
const TurnedUp = later(async () => (await import('../monster/TurnedUp.tsx')).TurnedUp);

const CORRECTED: readonly FightNumber[] = [
  'pool',
  'shield',
  'deck',
  'hand',
  'discard',
  'potions',
  ...ATTRIBUTES,
];

/** What comes next, what happened last, and all else to open. */
export function MonsterFight({ table, run, onChange, onReset }: Props): JSX.Element {
  const { words } = useDesk();
  const name = useMonsterName();
  const { setUp, events } = table.fight;
  const { state } = run;
  const { witcher, phase } = state;
  const onEvent = (event: FightEvent): void =>
    onChange({ ...table, fight: { setUp, events: withEvent(events, event) } });
  const attempt = (event: FightEvent): Attempt => {
    const step = takeStep(setUp, state, event);
    if (!step.ok) return { error: step.error };
    const { pool, witcher: own } = step.value.state;
    return {
      hits: fill(words.combo.hits, { name: name(setUp.monster.name), from: state.pool, to: pool }),
      discarded: state.pool - pool,
      drawn: own.hand - witcher.hand,
    };
  };
  const isOver = state.standing !== 'goes-on';
  const isOwn = isWitchersTurn(phase);
  // Each step begins with nothing entered.
  const step = events.length;
  const section = useStepFocus(step, isOver ? state.standing : phase);
  useStill(events);
  return (
    <>
      <section class="fight-step" tabIndex={-1} ref={section}>
        {isOver ? (
          <AfterMonster table={table} run={run} onChange={onChange} onReset={onReset} />
        ) : (
          <>
            <TurnHead
              side={isOwn ? 'witcher' : 'monster'}
              turn={(isOwn ? witcher.turns : state.attacks) + 1}
              phase={phase}
              type={state.attackType}
            />
            {setUp.monster.name !== '' && <Ability setUp={setUp} moment={abilityMoment(setUp, state)} />}
            {isOwn ? (
              <WitcherTurn
                key={step}
                witcher={witcher}
                phase={phase === 'draw' ? 'draw' : 'combo'}
                ability={{ effect: setUp.monster.effect, trail: setUp.trail }}
                colours={askedColours(setUp.monster.effect)}
                attempt={attempt}
                onEvent={onEvent}
              />
            ) : (
              <MonsterTurn
                key={step}
                setUp={setUp}
                state={state}
                draws={table.notes.draws}
                onDraws={(draws) => onChange({ ...table, notes: { ...table.notes, draws } })}
                onEvent={onEvent}
              />
            )}
          </>
        )}
      </section>
      <Log
        begin={run.begin.told}
        events={events}
        told={run.steps.map(({ told }) => told)}
        onUndoTo={(count) => onChange(upTo(table, count))}
      />
      <Corrections
        fields={CORRECTED.map((of) => ({ of, count: of === 'pool' ? state.pool : witcher[of] }))}
        onCorrect={(of, to) => onEvent({ kind: 'correct', of, to })}
      />
      {!isOver && !table.notes.draws && (
        <More title={words.reveal.turnedUp}>
          {() => <TurnedUp setUp={setUp} state={state} onCard={(card) => onEvent({ kind: 'seen', card })} />}
        </More>
      )}
    </>
  );
}
