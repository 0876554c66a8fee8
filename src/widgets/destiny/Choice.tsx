import type { JSX } from 'preact';

type Props<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  readonly ready: boolean;
  readonly onChange: (value: T) => void;
};

/** One of several, with a name in front. */
export const Choice = <T extends string>({
  label,
  options,
  names,
  value,
  ready,
  onChange,
}: Props<T>): JSX.Element => (
  <label class="destiny-choice">
    {label}
    <select
      class="destiny-select"
      disabled={!ready}
      value={value}
      onChange={(event) => onChange(options[event.currentTarget.selectedIndex] ?? value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  </label>
);
