import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { useKit } from './kit.ts';

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

type Props = { readonly field: Field; readonly stepped: boolean };

/** A number to type, or to step with the thumb. With the keyboard the field itself steps, by its arrow keys. */
export function NumberField({ field, stepped }: Props): JSX.Element {
  const { words, ready } = useKit();
  const { label, value, least, onChange } = field;
  const disabled = !ready || field.disabled === true;
  /** Whether the tap that is under way brought the focus: then all of the number is marked, to be typed over. */
  const entering = useRef(false);
  const step = (way: 'less' | 'more', by: number): JSX.Element => (
    <button
      type="button"
      class="tool-key tool-step"
      tabIndex={-1}
      disabled={disabled}
      aria-label={fill(words[way], { name: label })}
      onClick={() => {
        const next = Math.max(least, Math.min(MOST, (value ?? 0) + by));
        if (next !== value) onChange(next);
      }}
    >
      <Glyph name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    <div class={stepped ? 'tool-count' : undefined}>
      {stepped && step('less', -1)}
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
        onFocus={(event) => {
          event.currentTarget.select();
          entering.current = true;
        }}
        onMouseUp={(event) => {
          // WebKit puts the cursor where the tap ended, and what is typed would be added to the number.
          if (entering.current) event.preventDefault();
          entering.current = false;
        }}
        onInput={(event) => {
          const { valueAsNumber: typed, validity } = event.currentTarget;
          // Nothing, or something that is no count, is on its way to become one.
          if (validity.valid && Number.isInteger(typed) && typed !== value) onChange(typed);
        }}
        onBlur={(event) => {
          event.currentTarget.value = value === undefined ? '' : String(value);
        }}
      />
      {stepped && step('more', 1)}
    </div>
  );
}
