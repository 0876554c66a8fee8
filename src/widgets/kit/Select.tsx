import type { JSX } from 'preact';
import { useKit } from './kit.ts';

type Props<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T | undefined;
  readonly onChoose: (option: T | undefined) => void;
  /** What stands for none of them; without it, one is always chosen. */
  readonly none?: string;
  /** Whether the label stands in front; else it is for screen readers. */
  readonly shown?: boolean;
};

/** One of many. */
export function Select<T extends string>({ label, shown, none, ...props }: Props<T>): JSX.Element {
  const { ready } = useKit();
  const before = none === undefined ? 0 : 1;
  const list = (
    <select
      class="tool-field"
      aria-label={shown ? undefined : label}
      disabled={!ready}
      value={props.chosen ?? ''}
      onChange={(event) => props.onChoose(props.options[event.currentTarget.selectedIndex - before])}
    >
      {none !== undefined && <option value="">{none}</option>}
      {props.options.map((option) => (
        <option key={option} value={option}>
          {props.names[option]}
        </option>
      ))}
    </select>
  );
  return shown ? (
    <label class="tool-labelled">
      {label}
      {list}
    </label>
  ) : (
    list
  );
}
