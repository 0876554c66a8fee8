import type { JSX } from 'preact';
import type { FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import { nextAttack } from '../../../engine/old-world/fight-odds/next-attack.ts';
import type { AttackType } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { formatPercent } from '../../kit/format.ts';
import { useDesk } from '../desk.ts';

type Props = {
  readonly setUp: FightSetUp;
  readonly state: FightState;
  readonly type: AttackType;
  /** Whether somebody chooses, and would choose what is worse. */
  readonly isChosen: boolean;
};

/** How often an attack of this type is survived, in a few words. */
export function Survival({ setUp, state, type, isChosen }: Props): JSX.Element | null {
  const { words, lang } = useDesk();
  const odds = nextAttack(setUp, state);
  if (odds === undefined) return null;
  return (
    <>
      <small>{fill(words.chooser.survives, { chance: formatPercent(odds[type].survives, lang) })}</small>
      {isChosen && odds.worse === type && <small>{words.chooser.worse}</small>}
    </>
  );
}
