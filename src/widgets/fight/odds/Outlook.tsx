import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import { MONSTER_FIGHT_ENDS } from '../../../engine/old-world/fight/fight-outcome.ts';
import {
  ATTACK_POLICIES,
  type FightPlan,
  type Outlook as Result,
  reckonOutlook,
} from '../../../engine/old-world/fight-odds/outlook.ts';
import { expectation } from '../../../engine/odds.ts';
import type { AttackType } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { Choice } from '../../kit/Choice.tsx';
import { formatMean, formatPercent } from '../../kit/format.ts';
import { Stepper } from '../../kit/Stepper.tsx';
import { useDesk } from '../desk.ts';
import { useParts } from './use-parts.ts';

type Props = {
  readonly setUp: FightSetUp;
  readonly state: FightState;
  /** The attack that is worse next: what an opponent would name. */
  readonly worse: AttackType | undefined;
};

/** How the fight may end if every own turn does the same. */
export function Outlook({ setUp, state, worse }: Props): JSX.Element {
  const { words } = useDesk();
  const text = words.odds.plan;
  const [plan, setPlan] = useState<FightPlan>({
    damage: 3,
    cards: 2,
    shields: 0,
    attacks: setUp.players === 1 ? 'die' : (worse ?? 'bite'),
  });
  const { done, isStale } = useParts(JSON.stringify([setUp, state, plan]), () =>
    reckonOutlook(setUp, state, plan),
  );
  const policies = ATTACK_POLICIES.filter((policy) => policy !== 'die' || setUp.players === 1);
  const number = (of: 'damage' | 'cards' | 'shields'): JSX.Element => (
    <Stepper
      stacked
      name={text[of]}
      count={plan[of]}
      canLess={plan[of] > (of === 'shields' ? 0 : 1)}
      onChange={(count) => setPlan({ ...plan, [of]: count })}
    />
  );
  return (
    <section class="fight-step">
      <h2>{text.title}</h2>
      <div class="fight-three">
        {number('damage')}
        {number('cards')}
        {number('shields')}
      </div>
      <Choice
        label={text.policy}
        options={policies}
        names={text.policies}
        chosen={plan.attacks}
        onChoose={(attacks) => setPlan({ ...plan, attacks })}
      />
      <div class="fight-outlook" aria-busy={isStale}>
        {done === undefined ? <p class="tool-hint">{text.reckoning}</p> : <Ends outlook={done.value} />}
      </div>
    </section>
  );
}

const FIELDS = {
  defeated: 'defeated',
  'driven-away': 'drivenAway',
  'complete-defeat': 'completeDefeat',
} as const;

function Ends({ outlook }: { readonly outlook: Result | undefined }): JSX.Element {
  const { words, lang } = useDesk();
  const text = words.odds.plan;
  if (outlook === undefined) return <p>{text.tooMany}</p>;
  return (
    <>
      <table class="tool-figures">
        <tbody>
          {MONSTER_FIGHT_ENDS.map((end) => (
            <tr key={end} data-chosen={end === 'defeated'}>
              <th scope="row">{text.ends[end]}</th>
              <td>{formatPercent(outlook[FIELDS[end]], lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="tool-hint">
        {fill(text.turns, { turns: outlook.turns, attacks: outlook.attacks })}{' '}
        {outlook.cardsLeft.size > 0 &&
          fill(text.left, {
            cards: formatMean(
              expectation(outlook.cardsLeft, (cards) => cards),
              lang,
            ),
          })}
      </p>
    </>
  );
}
