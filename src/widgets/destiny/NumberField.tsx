import type { JSX } from 'preact';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import type { Speech } from './steps.ts';

const MOST = 99;

export type Field = {
  /** What is counted, for those who do not see the column. */
  readonly label: string;
  readonly value: number | undefined;
  /** Below 0 where something can be lost. */
  readonly least: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
};

type Props = { readonly field: Field; readonly stepped: boolean; readonly speech: Speech };

/** A number to type, or to step with the thumb. With the keyboard the field itself steps, by its arrow keys. */
export function NumberField({ field, stepped, speech: { words, ready } }: Props): JSX.Element {
  const { label, value, least, onChange } = field;
  const disabled = !ready || field.disabled === true;
  const step = (by: number): void => {
    const next = Math.max(least, Math.min(MOST, (value ?? 0) + by));
    if (next !== value) onChange(next);
  };
  const button = (name: 'more' | 'fewer', by: number): JSX.Element => (
    <button
      type="button"
      class="tool-key tool-step"
      tabIndex={-1}
      disabled={disabled}
      aria-label={fill(words.field[name], { field: label })}
      onClick={() => step(by)}
    >
      <Glyph name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    <div class={stepped ? 'tool-count' : 'destiny-field'}>
      {stepped && button('fewer', -1)}
      <input
        class="tool-number"
        type="number"
        inputMode="numeric"
        min={least}
        max={MOST}
        step={1}
        placeholder="–"
        aria-label={label}
        disabled={disabled}
        value={value ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          const { valueAsNumber: typed, validity } = event.currentTarget;
          // Nothing, or something that is no count, is on its way to become one.
          if (validity.valid && Number.isInteger(typed) && typed !== value) onChange(typed);
        }}
        onBlur={(event) => {
          event.currentTarget.value = value === undefined ? '' : String(value);
        }}
      />
      {stepped && button('more', 1)}
    </div>
  );
}
