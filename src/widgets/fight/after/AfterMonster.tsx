import type { JSX } from 'preact';
import {
  type MonsterNotes,
  type MonsterTable,
  SPACES_BEFORE,
} from '../../../engine/old-world/fight-table/fight-table.ts';
import { stepsAfterMonster } from '../../../engine/old-world/after-fight/steps-after.ts';
import type { FightRun } from '../../../engine/old-world/fight/monster-fight.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { abilityMoment } from '../../../engine/old-world/fight/ability-moment.ts';
import { Ability } from '../Ability.tsx';
import { useDesk } from '../desk.ts';
import { Steps } from './Steps.tsx';
import { SPACE_NAMES } from './space-names.ts';

type Props = {
  readonly table: MonsterTable;
  readonly run: FightRun;
  readonly onChange: (table: MonsterTable) => void;
  readonly onReset: () => void;
};

/** How it ended, and what follows. */
export function AfterMonster({ table, run, onChange, onReset }: Props): JSX.Element {
  const { words } = useDesk();
  const { notes, fight } = table;
  const { standing } = run.state;
  const { players, monster, trail } = fight.setUp;
  // Another answer makes another list: what was ticked no longer fits.
  const note = (changed: Partial<MonsterNotes>): void =>
    onChange({ ...table, notes: { ...notes, done: [], ...changed } });
  const moment = abilityMoment(fight.setUp, run.state);
  const yesOrNo = (label: string, chosen: boolean, onChoose: (yes: boolean) => void): JSX.Element => (
    <Choice
      legend
      label={label}
      options={['yes', 'no'] as const}
      names={{ yes: words.yes, no: words.no }}
      chosen={chosen ? 'yes' : 'no'}
      onChoose={(answer) => onChoose(answer === 'yes')}
    />
  );
  return (
    <>
      <h2>{words.after.title}</h2>
      {moment !== undefined && <Ability setUp={fight.setUp} moment={moment} />}
      {standing === 'defeated' && (
        <Choice
          legend
          label={words.after.space}
          options={SPACE_NAMES}
          names={{ 0: '0', 1: '1', 2: '2', 3: '3' }}
          chosen={SPACE_NAMES[SPACES_BEFORE.findIndex((space) => space === notes.space)]}
          onChoose={(space) => note({ space: SPACES_BEFORE[SPACE_NAMES.indexOf(space)] ?? 0 })}
        />
      )}
      {standing === 'defeated' &&
        players >= 4 &&
        monster.level === 1 &&
        yesOrNo(words.after.extraStack, notes.extraStack, (extraStack) => note({ extraStack }))}
      {standing === 'complete-defeat' &&
        !trail &&
        yesOrNo(words.after.tokenLeft, notes.tokenLeft, (tokenLeft) => note({ tokenLeft }))}
      <Steps steps={stepsAfterMonster(table, run)} done={notes.done} onDone={(done) => note({ done })} />
      <Key class="fight-wide" onTap={onReset}>
        {words.after.another}
      </Key>
    </>
  );
}
