import type { ComponentChildren, JSX } from 'preact';

type Props<T extends string> = {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  readonly names: Readonly<Record<T, string>>;
  readonly ready: boolean;
  readonly onChoose: (option: T) => void;
  /** What stands on a button instead of its name, which then is for screen readers. */
  readonly picture?: (option: T) => ComponentChildren;
};

/** One of a few, side by side. */
export function Choice<T extends string>({
  label,
  options,
  chosen,
  names,
  ready,
  onChoose,
  picture,
}: Props<T>): JSX.Element {
  return (
    <div class="tool-choice" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          class="tool-key"
          disabled={!ready}
          aria-pressed={option === chosen}
          title={picture && names[option]}
          onClick={() => onChoose(option)}
        >
          <span class={picture && 'visually-hidden'}>{names[option]}</span>
          {picture?.(option)}
        </button>
      ))}
    </div>
  );
}
