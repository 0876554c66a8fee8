import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FightSetUp } from '../../../engine/old-world/fight/fight-state.ts';
import { MOST_COUNTED } from '../../../engine/old-world/fight/fight.ts';
import { firstTurn } from '../../../engine/old-world/fight/fight-outcome.ts';
import type { MonsterTable } from '../../../engine/old-world/fight-table/fight-table.ts';
import { BEGIN_CLAUSES, mayBegin } from '../../../engine/old-world/fight/monster-fight.ts';
import { FIGHT_CLAUSES } from '../../../engine/old-world/fight/telling.ts';
import { MONSTER_LEVELS, PLAYER_COUNTS } from '../../../engine/old-world/vocabulary.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { Select } from '../../kit/Select.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { Why } from '../../kit/Why.tsx';
import { Ability } from '../Ability.tsx';
import { Cited } from '../Cited.tsx';
import { type KnownMonster, useDesk, useLink } from '../desk.ts';
import { ROMAN } from '../names.ts';
import { withSetUp } from '../table-edit.ts';
import { WitcherFields } from './WitcherFields.tsx';

type Props = {
  readonly table: MonsterTable;
  readonly onChange: (table: MonsterTable) => void;
  readonly onBegin: () => void;
};

export function MonsterSetUp({ table, onChange, onBegin }: Props): JSX.Element {
  const { words, monsters, owns } = useDesk();
  const link = useLink();
  const { setUp, events } = table.fight;
  const { monster, trail, players } = setUp;
  const change = (changed: Partial<FightSetUp>): void => onChange(withSetUp(table, { ...setUp, ...changed }));
  const find = (id: string | undefined): KnownMonster | undefined => monsters.find((one) => one.id === id);
  const choose = (id: string | undefined): void => {
    const known = find(id);
    change({ monster: known ? asCard(known, owns[known.id]) : { ...monster, name: '', effect: undefined } });
  };
  const own = owns[monster.name];
  // Who went to the bestiary and wrote down what the card says finds it here.
  useEffect(() => {
    const known = find(monster.name);
    const isPrinted = monster.life === known?.life && monster.effect === known.effect;
    if (own && isPrinted && events.length === 0) choose(monster.name);
  }, [own]);
  const { first, reason } = firstTurn({ kind: 'monster', trail });
  const { allowed, obstacles } = mayBegin(setUp);
  return (
    <>
      {events.length > 0 && <p class="tool-hint">{words.setUp.running}</p>}
      <Select
        label={words.setUp.monster}
        none={words.setUp.anyMonster}
        options={monsters.map(({ id }) => id)}
        names={Object.fromEntries(monsters.map(({ id, level, name }) => [id, `${name} · ${ROMAN[level]}`]))}
        chosen={find(monster.name)?.id}
        onChoose={choose}
      />
      <div class="fight-pair">
        <Choice
          legend
          label={words.setUp.level}
          options={['1', '2', '3'] as const}
          names={ROMAN}
          chosen={`${monster.level}`}
          onChoose={(level) =>
            change({ monster: { ...monster, level: MONSTER_LEVELS[Number(level) - 1] ?? 1 } })
          }
        />
        <Stepper
          name={words.setUp.life}
          count={monster.life}
          canLess={monster.life > 1}
          canMore={monster.life < MOST_COUNTED}
          onChange={(life) => change({ monster: { ...monster, life } })}
        />
      </div>
      <Ability setUp={setUp} />
      <Choice
        legend
        label={words.setUp.trail}
        options={['yes', 'no'] as const}
        names={words}
        chosen={trail ? 'yes' : 'no'}
        onChoose={(answer) => change({ trail: answer === 'yes' })}
      />
      <Choice
        legend
        label={words.setUp.players}
        options={['1', '2', '3', '4', '5'] as const}
        names={{ 1: words.setUp.solo, 2: '2', 3: '3', 4: '4', 5: '5' }}
        chosen={`${players}`}
        onChoose={(count) => change({ players: PLAYER_COUNTS[Number(count) - 1] ?? 2 })}
      />
      {players === 1 && (
        <Cited text={words.setUp.soloLast} clause={BEGIN_CLAUSES['attribute-trophy-first']} />
      )}
      <WitcherFields
        name={words.setUp.witcher}
        witcher={setUp.witcher}
        onChange={(witcher) => change({ witcher })}
      />
      {obstacles.length > 0 && (
        <Why
          steps={obstacles.map(({ reason: clause, basis }) => ({
            text: `${words.setUp.barred}: ${words.setUp.unpaid}`,
            basis,
            link: link(clause),
          }))}
        />
      )}
      <div>
        <Key class="fight-go" disabled={!allowed} onTap={onBegin}>
          {events.length > 0
            ? words.setUp.back
            : words.setUp.begin[first === 'monster' ? 'monster' : 'witcher']}
        </Key>
        <ReasonText
          text={words.reasons[reason.reason]}
          basis={reason.basis}
          link={link(FIGHT_CLAUSES[reason.reason])}
        />
      </div>
    </>
  );
}

/** A monster as the reader's card has it. What an ability of their own does, nobody knows. */
const asCard = (
  { id, level, life, effect }: KnownMonster,
  own: { readonly life?: number; readonly ability?: string } | undefined,
): FightSetUp['monster'] => ({
  name: id,
  level,
  life: own?.life ?? life,
  effect: own?.ability === undefined ? effect : undefined,
});
