import type { ComponentChildren, JSX } from 'preact';
import { type Field, NumberField } from '../../kit/NumberField.tsx';

type Props = {
  readonly name: string;
  /** The name as it is shown, perhaps with a mark. */
  readonly title: ComponentChildren;
  /** What follows from the numbers. */
  readonly note: ComponentChildren;
  readonly fields: readonly Field[];
  readonly stepped?: boolean;
};

/** Somebody's numbers in one line, and what follows from them. */
export const NumbersRow = ({ name, title, note, fields, stepped = true }: Props): JSX.Element => (
  <div class="destiny-row" role="group" aria-label={name}>
    <p class="destiny-name">{title}</p>
    <p class="destiny-note">{note}</p>
    <div class="destiny-fields" data-fields={fields.length}>
      {fields.map((field) => (
        <NumberField key={field.label} field={field} stepped={stepped} />
      ))}
    </div>
  </div>
);
