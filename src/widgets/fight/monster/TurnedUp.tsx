import type { JSX } from 'preact';
import type { FightSetUp, FightState } from '../../../engine/old-world/fight/fight-state.ts';
import { useDesk } from '../desk.ts';
import { CardKeys } from './CardKeys.tsx';

type Props = {
  readonly setUp: FightSetUp;
  readonly state: FightState;
  readonly onCard: (kind: number) => void;
};

/** The cards that damage has turned up: whoever tells them gets the odds without them. */
export function TurnedUp({ setUp, state, onCard }: Props): JSX.Element {
  const { words } = useDesk();
  return (
    <>
      <p class="tool-hint">{words.reveal.turnedUpHint}</p>
      <CardKeys
        label={words.reveal.turnedUp}
        setUp={setUp}
        state={{ ...state, attackType: 'charge' }}
        onCard={onCard}
      />
    </>
  );
}
