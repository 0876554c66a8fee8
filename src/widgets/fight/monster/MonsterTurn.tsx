import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Attack, cardAt, NO_ATTACK, unseenCards } from '../../../engine/old-world/fight/attack-cards.ts';
import type { FightEvent, FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import { attackChooser, soloAttackType } from '../../../engine/old-world/fight/monster-attack.ts';
import { FIGHT_CLAUSES } from '../../../engine/old-world/fight/telling.ts';
import { DIE_VALUES } from '../../../engine/old-world/poker/dice-poker.ts';
import { ATTACK_TYPES, ATTRIBUTES } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { Key } from '../../kit/Key.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { Select } from '../../kit/Select.tsx';
import { Stepper } from '../../kit/Stepper.tsx';
import { useDesk, useLink } from '../desk.ts';
import { More } from '../../kit/More.tsx';
import { CardKeys } from './CardKeys.tsx';
import { pickPlace } from './pick-place.ts';
import { Survival } from './Survival.tsx';

type Props = {
  readonly setUp: FightSetUp;
  readonly state: FightState;
  /** Whether the companion turns the cards. */
  readonly draws: boolean;
  readonly onDraws: (draws: boolean) => void;
  readonly onEvent: (event: FightEvent) => void;
};

/** A monster's fight turn: the type is named, then the card is turned. */
export const MonsterTurn = (props: Props): JSX.Element =>
  props.state.phase === 'attack-type' ? <AttackTypes {...props} /> : <Reveal {...props} />;

function AttackTypes({ setUp, state, onEvent }: Props): JSX.Element {
  const { words } = useDesk();
  const link = useLink();
  const { players } = setUp;
  const chooser = attackChooser(state.attacks + 1, { players, active: 0 });
  const steps = chooser.by === 'die' ? 0 : (players - chooser.seat) % players;
  return (
    <>
      {chooser.reasons.map(({ reason, basis }) => (
        <ReasonText
          key={reason}
          text={
            chooser.by === 'die'
              ? words.chooser.die
              : steps === 1
                ? words.chooser.controller
                : fill(words.chooser.next, { number: steps })
          }
          basis={basis}
          link={link(FIGHT_CLAUSES[reason])}
        />
      ))}
      <div class="fight-two">
        {ATTACK_TYPES.map((type) => (
          <Key key={type} class="fight-go" onTap={() => onEvent({ kind: 'attack-type', type })}>
            <span>{words.attackTypes[type]}</span>
            <Survival setUp={setUp} state={state} type={type} isChosen={chooser.by === 'seat'} />
          </Key>
        ))}
      </div>
      {chooser.by === 'die' && (
        <Key
          class="fight-wide"
          onTap={() => {
            const die = DIE_VALUES[pickPlace(DIE_VALUES.length)] ?? 1;
            onEvent({ kind: 'attack-type', type: soloAttackType(die) });
          }}
        >
          {words.chooser.roll}
        </Key>
      )}
    </>
  );
}

function Reveal({ setUp, state, draws, onDraws, onEvent }: Props): JSX.Element {
  const { words } = useDesk();
  const unseen = unseenCards(setUp.cards, state.seen);
  const draw = (): void => {
    const all = unseen.reduce((sum, { count }) => sum + count, 0);
    const card = cardAt(unseen, pickPlace(all));
    if (card !== undefined) onEvent({ kind: 'reveal', card: card.kind });
  };
  return (
    <>
      {state.attackType === undefined && <p class="tool-hint">{words.reveal.worseHalf}</p>}
      <Choice
        label={words.reveal.how}
        options={['turned', 'drawn'] as const}
        names={words.reveal.ways}
        chosen={draws ? 'drawn' : 'turned'}
        onChoose={(way) => onDraws(way === 'drawn')}
      />
      {draws ? (
        <Key class="fight-go" disabled={unseen.length === 0} onTap={draw}>
          {words.reveal.draw}
        </Key>
      ) : (
        <CardKeys
          label={words.reveal.cards}
          setUp={setUp}
          state={state}
          onCard={(card) => onEvent({ kind: 'reveal', card })}
        />
      )}
      <p class="tool-hint">{words.reveal.outside}</p>
      <OtherAttack onApply={(shows) => onEvent({ kind: 'reveal', shows })} />
    </>
  );
}

/** What no known card shows. */
function OtherAttack({ onApply }: { readonly onApply: (attack: Attack) => void }): JSX.Element {
  const { words } = useDesk();
  const [attack, setAttack] = useState(NO_ATTACK);
  const number = (of: 'damage' | 'discard' | 'trash', name: string): JSX.Element => (
    <Stepper
      stacked
      name={name}
      count={attack[of]}
      onChange={(count) => setAttack({ ...attack, [of]: count })}
    />
  );
  return (
    <More title={words.reveal.other}>
      {() => (
        <>
          <div class="fight-three">
            {number('damage', words.reveal.otherDamage)}
            {number('discard', words.reveal.otherDiscard)}
            {number('trash', words.reveal.otherTrash)}
          </div>
          <Select
            shown
            label={words.reveal.otherLower}
            none={words.reveal.nothing}
            options={ATTRIBUTES}
            names={words.numbers}
            chosen={attack.lower}
            onChoose={(lower) => setAttack({ ...attack, lower })}
          />
          <Key class="fight-go" onTap={() => onApply(attack)}>
            {words.reveal.apply}
          </Key>
        </>
      )}
    </More>
  );
}
