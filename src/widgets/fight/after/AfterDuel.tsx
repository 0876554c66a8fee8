import type { JSX } from 'preact';
import {
  type DuelNotes,
  type DuelTable,
  SPACES_BEFORE,
} from '../../../engine/old-world/fight-table/fight-table.ts';
import { stepsAfterDuel } from '../../../engine/old-world/after-fight/steps-after.ts';
import type { DuelRun } from '../../../engine/old-world/fight/witcher-duel.ts';
import {
  REPUTATION_GOLD,
  WAGER_CLAUSES,
  wagerReturn,
} from '../../../engine/old-world/fight/witcher-fight.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk, useLink } from '../desk.ts';
import { SPACE_NAMES } from './space-names.ts';
import { Steps } from './Steps.tsx';

type Props = {
  readonly table: DuelTable;
  readonly run: DuelRun;
  readonly onChange: (table: DuelTable) => void;
  readonly onReset: () => void;
};

const GOLD = ['1', '2', '3'] as const;

export function AfterDuel({ table, run, onChange, onReset }: Props): JSX.Element {
  const { words } = useDesk();
  const link = useLink();
  const { notes } = table;
  const { winner } = run.state;
  const note = (changed: Partial<DuelNotes>): void =>
    onChange({ ...table, notes: { ...notes, done: [], ...changed } });
  return (
    <>
      <h2>{words.after.title}</h2>
      <Choice
        legend
        label={words.after.loserSpaceGold}
        options={GOLD}
        names={{ 1: '1', 2: '2', 3: '3' }}
        chosen={`${notes.loserSpaceGold}`}
        onChoose={(gold) => note({ loserSpaceGold: REPUTATION_GOLD[GOLD.indexOf(gold)] ?? 1 })}
      />
      {winner === 'attacker' && (
        <>
          <Choice
            legend
            label={words.after.trophyOwned}
            options={['yes', 'no'] as const}
            names={{ yes: words.yes, no: words.no }}
            chosen={notes.trophyOwned ? 'yes' : 'no'}
            onChoose={(answer) => note({ trophyOwned: answer === 'yes' })}
          />
          <Choice
            legend
            label={`${words.fighters.attacker}: ${words.after.space}`}
            options={SPACE_NAMES}
            names={{ 0: '0', 1: '1', 2: '2', 3: '3' }}
            chosen={SPACE_NAMES[SPACES_BEFORE.findIndex((space) => space === notes.space)]}
            onChoose={(space) => note({ space: SPACES_BEFORE[SPACE_NAMES.indexOf(space)] ?? 0 })}
          />
        </>
      )}
      <Steps steps={stepsAfterDuel(table, run)} done={notes.done} onDone={(done) => note({ done })} />
      {winner !== undefined && (
        <ul class="fight-told">
          {notes.wagers.map((on, place) => {
            if (on === undefined) return null;
            const { gold, reasons } = wagerReturn(on, { winner, winnerGold: notes.loserSpaceGold });
            const [reason] = reasons;
            return (
              reason && (
                <li key={place}>
                  <ReasonText
                    text={fill(gold > 0 ? words.after.wager : words.after.wagerLost, {
                      number: place + 1,
                      gold,
                    })}
                    basis={reason.basis}
                    link={link(WAGER_CLAUSES[reason.reason])}
                  />
                </li>
              )
            );
          })}
        </ul>
      )}
      <Key class="fight-wide" onTap={onReset}>
        {words.after.another}
      </Key>
    </>
  );
}
