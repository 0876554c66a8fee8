import type { JSX } from 'preact';
import type { DuelTable } from '../../../engine/old-world/fight-table/fight-table.ts';
import { firstTurn } from '../../../engine/old-world/fight/fight-outcome.ts';
import { FIGHT_CLAUSES, SHOWN_CLAUSES } from '../../../engine/old-world/fight/telling.ts';
import { runDuel } from '../../../engine/old-world/fight/witcher-duel.ts';
import {
  BARRING_CLAUSES,
  FIGHT_OBSTACLES,
  type FightObstacle,
  FIGHTERS,
  mayWager,
  WAGER_CLAUSES,
} from '../../../engine/old-world/fight/witcher-fight.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { useKit } from '../../kit/kit.ts';
import { Part } from '../../kit/Part.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { Why } from '../../kit/Why.tsx';
import { fill } from '../../../i18n/words.ts';
import { Cited } from '../Cited.tsx';
import { useDesk, useLink } from '../desk.ts';
import { WitcherFields } from './WitcherFields.tsx';

type Props = {
  readonly table: DuelTable;
  readonly onChange: (table: DuelTable) => void;
  readonly onBegin: () => void;
};

const PLAYERS = ['2', '3', '4', '5'] as const;
const COUNTS = { 2: 2, 3: 3, 4: 4, 5: 5 } as const;

export function DuelSetUp({ table, onChange, onBegin }: Props): JSX.Element {
  const { words } = useDesk();
  const link = useLink();
  const { setUp, events } = table.fight;
  const { obstacles, players } = table.notes;
  const { reason, basis } = firstTurn({ kind: 'witcher' }).reason;
  const note = (notes: Partial<DuelTable['notes']>): void =>
    onChange({ ...table, notes: { ...table.notes, ...notes } });
  return (
    <>
      {events.length > 0 && <p class="tool-hint">{words.setUp.running}</p>}
      <Choice
        legend
        label={words.setUp.players}
        options={PLAYERS}
        names={COUNTS_AS_NAMES}
        chosen={`${players}`}
        onChoose={(count) => note({ players: COUNTS[count], wagers: [] })}
      />
      {FIGHTERS.map((fighter) => (
        <WitcherFields
          key={fighter}
          name={words.fighters[fighter]}
          witcher={setUp[fighter]}
          onChange={(witcher) => onChange(withSetUp(table, { ...setUp, [fighter]: witcher }))}
        />
      ))}
      <details class="tool-more" open={obstacles.length > 0}>
        <summary>{words.setUp.bars}</summary>
        <ul class="fight-ticks">
          {FIGHT_OBSTACLES.map((obstacle) => (
            <Obstacle
              key={obstacle}
              obstacle={obstacle}
              holds={obstacles.includes(obstacle)}
              onChange={(holds) =>
                note({
                  obstacles: FIGHT_OBSTACLES.filter((one) =>
                    one === obstacle ? holds : obstacles.includes(one),
                  ),
                })
              }
            />
          ))}
        </ul>
      </details>
      <Wagers table={table} onChange={onChange} />
      {obstacles.length > 0 && (
        <Why
          steps={obstacles.map((obstacle) => {
            const { reason: clause, basis } = BARRING_CLAUSES[obstacle];
            const text = `${words.setUp.barred}: ${words.setUp.obstacles[obstacle]}`;
            return { text, basis, link: link(clause) };
          })}
        />
      )}
      <div>
        <Key class="fight-go" disabled={obstacles.length > 0} onTap={onBegin}>
          {events.length > 0 ? words.setUp.back : words.setUp.begin.attacker}
        </Key>
        <ReasonText text={words.reasons[reason]} basis={basis} link={link(FIGHT_CLAUSES[reason])} />
      </div>
    </>
  );
}

/** Another set-up: what has happened stays as far as it still could. */
function withSetUp(table: DuelTable, setUp: DuelTable['fight']['setUp']): DuelTable {
  const { events } = table.fight;
  return { ...table, fight: { setUp, events: events.slice(0, runDuel(setUp, events).steps.length) } };
}

const COUNTS_AS_NAMES = { 2: '2', 3: '3', 4: '4', 5: '5' } as const;

type ObstacleProps = {
  readonly obstacle: FightObstacle;
  readonly holds: boolean;
  readonly onChange: (holds: boolean) => void;
};

function Obstacle({ obstacle, holds, onChange }: ObstacleProps): JSX.Element {
  const { words } = useDesk();
  const { ready } = useKit();
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={holds}
          disabled={!ready}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {words.setUp.obstacles[obstacle]}
      </label>
      <Cited clause={BARRING_CLAUSES[obstacle]} />
    </li>
  );
}

function Wagers({ table, onChange }: Pick<Props, 'table' | 'onChange'>): JSX.Element {
  const { words } = useDesk();
  const link = useLink();
  const { players, wagers } = table.notes;
  const { allowed, obstacles } = mayWager(players);
  return (
    <Part name={words.setUp.wagers}>
      {allowed ? (
        <Cited clause={SHOWN_CLAUSES.wagers} />
      ) : (
        obstacles.map(({ reason, basis }) => (
          <ReasonText
            key={reason}
            text={words.setUp.noWagers}
            basis={basis}
            link={link(WAGER_CLAUSES[reason])}
          />
        ))
      )}
      {allowed &&
        Array.from({ length: players - 2 }, (_, place) => (
          <Choice
            key={place}
            legend
            label={fill(words.setUp.wagerOf, { number: place + 1 })}
            options={['nobody', 'attacker', 'defender'] as const}
            names={words.setUp.wagerOn}
            chosen={wagers[place] ?? 'nobody'}
            onChoose={(on) => {
              const next = Array.from({ length: players - 2 }, (_, other) =>
                other === place ? (on === 'nobody' ? undefined : on) : wagers[other],
              );
              onChange({ ...table, notes: { ...table.notes, wagers: next } });
            }}
          />
        ))}
    </Part>
  );
}
