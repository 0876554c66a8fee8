import type { JSX } from 'preact';

type Props<T extends string> = {
  /** Tells this choice from the others of the page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly ready: boolean;
  readonly onChoose: (option: T) => void;
};

/** One of three, side by side. */
export const Segments = <T extends string>(props: Props<T>): JSX.Element => (
  <fieldset class="tool-part tool-choice poker-segments">
    <legend class="visually-hidden">{props.legend}</legend>
    {props.options.map((option) => (
      <label key={option}>
        <input
          type="radio"
          name={props.name}
          class="visually-hidden"
          checked={option === props.chosen}
          disabled={!props.ready}
          onChange={() => props.onChoose(option)}
        />
        <span class="tool-key">{props.names[option]}</span>
      </label>
    ))}
  </fieldset>
);
