import type { JSX } from 'preact';
import { TIE_READINGS } from '../../../engine/old-world/poker/dice-poker.ts';
import { reading } from '../../../engine/reasons.ts';
import { Choice } from '../../kit/Choice.tsx';
import { ReasonText } from '../../kit/ReasonText.tsx';
import { useDesk } from '../desk.ts';

/** Which reading breaks ties without a combination. */
export function Ties(): JSX.Element {
  const { words, links, table, onChange } = useDesk();
  const { reason, basis } = reading('nothing-next-die' as const);
  return (
    <details class="tool-more">
      <summary>{words.ties}</summary>
      <Choice
        label={words.ties}
        options={TIE_READINGS}
        names={words.tieReadings}
        chosen={table.ties}
        onChoose={(ties) => onChange({ ...table, ties })}
      />
      <p>{words.tiesMean[table.ties]}</p>
      <ReasonText text={words.ranks.nothing} basis={basis} link={links[reason]} />
    </details>
  );
}
