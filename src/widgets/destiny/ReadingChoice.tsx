import type { JSX } from 'preact';
import { type Readings, READINGS } from '../../engine/path-of-destiny/game/readings.ts';
import type { Speech } from './steps.ts';

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
  speech: { words, ready },
  onChange,
}: Props<Kind>): JSX.Element {
  const label = words.readings.labels[kind];
  const options: readonly Readings[Kind][] = READINGS[kind];
  return (
    <div class="destiny-chooser destiny-readings" role="group" aria-label={label}>
      <p>
        <span class="tool-reading">{words.reading}</span> {label}
      </p>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          class="tool-key"
          disabled={!ready}
          aria-pressed={readings[kind] === option}
          onClick={() => onChange({ ...readings, [kind]: option })}
        >
          {words.readings.options[option]}
        </button>
      ))}
    </div>
  );
}
