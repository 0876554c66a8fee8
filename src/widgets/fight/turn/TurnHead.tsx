import type { JSX } from 'preact';
import type { FightPhase } from '../../../engine/old-world/fight/fight-state.ts';
import { SHOWN_CLAUSES } from '../../../engine/old-world/fight/telling.ts';
import type { AttackType } from '../../../engine/old-world/vocabulary.ts';
import { fill } from '../../../i18n/words.ts';
import { useDesk, useLink } from '../desk.ts';
import type { Side } from '../words/shape.ts';

type Props = {
  readonly side: Side;
  /** From 1. */
  readonly turn: number;
  readonly phase: FightPhase;
  readonly type?: AttackType | undefined;
};

/** Whose turn it is, and the one step that comes next, with its rule. */
export function TurnHead({ side, turn, phase, type }: Props): JSX.Element {
  const { words } = useDesk();
  const { href, source } = useLink()(SHOWN_CLAUSES[phase].reason);
  return (
    <>
      <p class="tool-hint">
        {fill(words.turns[side], { turn })} · <a href={href}>{source}</a>
      </p>
      <h2>
        {type === undefined ? '' : `${words.attackTypes[type]}: `}
        {words.phases[phase]}
      </h2>
    </>
  );
}
