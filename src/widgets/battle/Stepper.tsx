import type { JSX } from 'preact';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import { fill } from '../../i18n/words.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly name: string;
  readonly icon?: 'sword' | 'shield' | 'ritual';
  readonly value: number | undefined;
  readonly most: number;
  /** Below its lowest figure a stat is not there at all; a count stops at 0. */
  readonly optional?: boolean;
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onChange: (value: number | undefined) => void;
};

/** A figure over its two keys: three of them stand side by side on a phone. */
export function Stepper({
  name,
  icon,
  value,
  most,
  optional = false,
  words,
  ready,
  onChange,
}: Props): JSX.Element {
  const figure = value ?? 0;
  const lowest = optional ? value === undefined : figure === 0;
  return (
    <div class="battle-stepper" role="group" aria-label={name}>
      <p>
        {icon && <SymbolGlyph name={icon} />}
        <span class={icon && 'visually-hidden'}>{name}</span> <output>{value ?? words.none}</output>
      </p>
      <button
        type="button"
        class="battle-key"
        disabled={!ready || lowest}
        aria-label={fill(words.less, { name })}
        onClick={() => onChange(optional && figure <= 1 ? undefined : figure - 1)}
      >
        −
      </button>
      <button
        type="button"
        class="battle-key"
        disabled={!ready || figure >= most}
        aria-label={fill(words.more, { name })}
        onClick={() => onChange(figure + 1)}
      >
        +
      </button>
    </div>
  );
}
