import type { JSX } from 'preact';
import type { FightSetUp, FightState, Witcher } from '../../engine/old-world/fight/fight-state.ts';
import type { DuelState } from '../../engine/old-world/fight/witcher-duel.ts';
import { FIGHTERS } from '../../engine/old-world/fight/witcher-fight.ts';
import { Result } from '../kit/Result.tsx';
import { useDesk } from './desk.ts';
import { useMonsterName } from './names.ts';

/** The numbers that change, in sight while something is tapped. */
export function MonsterStanding({
  setUp,
  state,
}: {
  readonly setUp: FightSetUp;
  readonly state: FightState;
}): JSX.Element {
  const { words } = useDesk();
  const name = useMonsterName()(setUp.monster.name);
  return (
    <Result verdict={state.standing === 'goes-on' ? undefined : words.standing.ends[state.standing]}>
      <dl class="fight-standing">
        <Figure name={name} value={state.pool} of={setUp.monster.life} strong />
        <WitcherFigures witcher={state.witcher} />
      </dl>
    </Result>
  );
}

export function DuelStanding({ state }: { readonly state: DuelState }): JSX.Element {
  const { words } = useDesk();
  return (
    <Result verdict={state.winner && words.standing.wins[state.winner]} lines={4}>
      {FIGHTERS.map((fighter) => (
        <dl key={fighter} class="fight-standing" data-turn={state.turn === fighter}>
          <Figure name={words.fighters[fighter]} value={state[fighter].deck + state[fighter].hand} strong />
          <WitcherFigures witcher={state[fighter]} />
        </dl>
      ))}
    </Result>
  );
}

function WitcherFigures({ witcher }: { readonly witcher: Witcher }): JSX.Element {
  const { numbers } = useDesk().words;
  return (
    <>
      <Figure name={numbers.shield} value={witcher.shield} of={witcher.defense} />
      <Figure name={numbers.deck} value={witcher.deck} />
      <Figure name={numbers.hand} value={witcher.hand} />
      <Figure name={numbers.potions} value={witcher.potions} />
    </>
  );
}

type FigureProps = {
  readonly name: string;
  readonly value: number;
  /** What it can be at most. */
  readonly of?: number;
  readonly strong?: boolean;
};

const Figure = ({ name, value, of, strong }: FigureProps): JSX.Element => (
  <div data-strong={strong}>
    <dt>{name}</dt>
    <dd>
      {value}
      {of !== undefined && <small>/{of}</small>}
    </dd>
  </div>
);
