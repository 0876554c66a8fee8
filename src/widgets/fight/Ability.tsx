import type { JSX } from 'preact';
import { type AbilityMoment } from '../../engine/old-world/fight/ability-moment.ts';
import type { FightSetUp } from '../../engine/old-world/fight/fight-state.ts';
import { SHOWN_CLAUSES } from '../../engine/old-world/fight/telling.ts';
import { useDesk, useLink } from './desk.ts';

type Props = {
  readonly setUp: FightSetUp;
  /** What it means for the step that comes next. */
  readonly moment?: AbilityMoment | undefined;
};

/** The monster's ability as the bestiary tells it or as the reader's card says; none of it is a rule. */
export function Ability({ setUp: { monster }, moment }: Props): JSX.Element {
  const { words, monsters, owns, bestiary } = useDesk();
  const link = useLink();
  // A fight that goes on, or came by a link, may have been set up with another card: what is applied decides.
  const own = monster.effect ? undefined : owns[monster.name]?.ability;
  const text = own ?? monsters.find(({ id }) => id === monster.name)?.ability;
  const rule = link(SHOWN_CLAUSES.ability.reason);
  return (
    <div class="fight-ability" data-now={moment !== undefined}>
      <p>
        <strong>{words.setUp.ability}.</strong> {text ?? words.setUp.noAbility}
        {moment !== undefined && (
          <>
            {' '}
            <strong>{words.abilityNow[moment]}</strong>
          </>
        )}
      </p>
      <p class="tool-hint">
        {text && `${own ? words.setUp.ownCard : words.setUp.outside} `}
        {text && !monster.effect && `${words.setUp.noAbility} `}
        <a href={text ? `${bestiary}#${monster.name}` : bestiary}>{words.setUp.bestiary}</a> ·{' '}
        <a href={rule.href}>{rule.source}</a>
      </p>
    </div>
  );
}
