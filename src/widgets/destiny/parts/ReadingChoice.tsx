import type { JSX } from 'preact';
import { type Readings, READINGS } from '../../../engine/path-of-destiny/game/readings.ts';
import { Choice } from '../../kit/Choice.tsx';
import { useKit } from '../../kit/kit.ts';
import type { Speech } from '../steps.ts';

type Props<Kind extends keyof Readings> = {
  readonly kind: Kind;
  readonly readings: Readings;
  readonly speech: Speech;
  readonly onChange: (readings: Readings) => void;
};

/** What the book leaves open, where it changes the result: the table chooses how to read it. */
export function ReadingChoice<Kind extends keyof Readings>({
  kind,
  readings,
  speech: { words },
  onChange,
}: Props<Kind>): JSX.Element {
  const kit = useKit().words;
  const label = words.readings.labels[kind];
  const options: readonly Readings[Kind][] = READINGS[kind];
  return (
    <div class="destiny-readings">
      <p>
        <span class="tool-reading">{kit.reading}</span> {label}
      </p>
      <Choice
        label={label}
        options={options}
        names={words.readings.options}
        chosen={readings[kind]}
        onChoose={(option) => onChange({ ...readings, [kind]: option })}
      />
    </div>
  );
}
