import type { JSX } from 'preact';
import type { FightSetUp, Witcher } from '../../engine/old-world/fight/fight-state.ts';
import type { FightRun } from '../../engine/old-world/fight/monster-fight.ts';
import type { DuelRun } from '../../engine/old-world/fight/witcher-duel.ts';
import { FIGHTERS } from '../../engine/old-world/fight/witcher-fight.ts';
import { formatChange } from '../kit/format.ts';
import { Result } from '../kit/Result.tsx';
import { useDesk } from './desk.ts';
import { useMonsterName } from './names.ts';

/** What stood before the last step. */
const stateBefore = <State,>({ begin, steps }: Run<State>): State => (steps.at(-2) ?? begin).state;
type Run<State> = {
  readonly begin: { readonly state: State };
  readonly steps: readonly { readonly state: State }[];
};

/** The numbers that change, in sight while something is tapped. */
export function MonsterStanding({
  setUp,
  run,
}: {
  readonly setUp: FightSetUp;
  readonly run: FightRun;
}): JSX.Element {
  const { state } = run;
  const before = stateBefore(run);
  const { words } = useDesk();
  const name = useMonsterName()(setUp.monster.name);
  return (
    <Result verdict={state.standing === 'goes-on' ? undefined : words.standing.ends[state.standing]}>
      <dl class="fight-standing">
        <Figure name={name} value={state.pool} was={before.pool} of={setUp.monster.life} strong />
        <WitcherFigures witcher={state.witcher} before={before.witcher} />
      </dl>
    </Result>
  );
}

export function DuelStanding({ run }: { readonly run: DuelRun }): JSX.Element {
  const { state } = run;
  const before = stateBefore(run);
  const { words } = useDesk();
  return (
    <Result verdict={state.winner && words.standing.wins[state.winner]} lines={4}>
      {FIGHTERS.map((fighter) => (
        <dl key={fighter} class="fight-standing" data-turn={state.turn === fighter}>
          <Figure
            name={words.fighters[fighter]}
            value={state[fighter].deck + state[fighter].hand}
            was={before[fighter].deck + before[fighter].hand}
            strong
          />
          <WitcherFigures witcher={state[fighter]} before={before[fighter]} />
        </dl>
      ))}
    </Result>
  );
}

const FIGURES = ['shield', 'deck', 'hand', 'potions'] as const;

function WitcherFigures({
  witcher,
  before,
}: {
  readonly witcher: Witcher;
  readonly before: Witcher;
}): JSX.Element {
  const { numbers } = useDesk().words;
  return (
    <>
      {FIGURES.map((of) => (
        <Figure
          key={of}
          name={numbers[of]}
          value={witcher[of]}
          was={before[of]}
          of={of === 'shield' ? witcher.defense : undefined}
        />
      ))}
    </>
  );
}

type FigureProps = {
  readonly name: string;
  readonly value: number;
  /** Before the last step. */
  readonly was: number;
  /** What it can be at most. */
  readonly of?: number | undefined;
  readonly strong?: boolean;
};

const Figure = ({ name, value, was, of, strong }: FigureProps): JSX.Element => (
  <div data-strong={strong}>
    <dt>{name}</dt>
    <dd data-change={value === was ? undefined : formatChange(value - was)}>
      {value}
      {of !== undefined && <small>/{of}</small>}
    </dd>
  </div>
);
