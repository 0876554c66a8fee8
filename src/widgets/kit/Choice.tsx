import type { ComponentChildren, JSX } from 'preact';
import { Key } from './Key.tsx';
import { Part } from './Part.tsx';

type Props<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T | undefined;
  readonly onChoose: (option: T) => void;
  /** Whether the label stands above the keys, as the legend of a part. */
  readonly legend?: boolean;
  /** What stands on a key instead of its name, which then is for screen readers. */
  readonly picture?: (option: T) => ComponentChildren;
};

/** One of a few, side by side. */
export function Choice<T extends string>({ label, legend, picture, ...props }: Props<T>): JSX.Element {
  const keys = (
    <div class="tool-choice" role="group" aria-label={label}>
      {props.options.map((option) => (
        <Key key={option} pressed={option === props.chosen} onTap={() => props.onChoose(option)}>
          <span class={picture && 'visually-hidden'}>{props.names[option]}</span>
          {picture?.(option)}
        </Key>
      ))}
    </div>
  );
  return legend ? <Part name={label}>{keys}</Part> : keys;
}
