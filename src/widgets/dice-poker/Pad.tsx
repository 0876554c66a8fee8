import type { JSX } from 'preact';
import { DIE_VALUES, type DieValue } from '../../engine/old-world/dice-poker.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly words: DicePokerWords;
  readonly canEnter: boolean;
  readonly onEnter: (value: DieValue) => void;
  readonly onErase: () => void;
  readonly onSwap: () => void;
  readonly onClear: () => void;
};

export function Pad({ words, canEnter, onEnter, onErase, onSwap, onClear }: Props): JSX.Element {
  return (
    <div class="poker-pad" role="group" aria-label={words.pad}>
      {DIE_VALUES.map((value) => (
        <button
          key={value}
          type="button"
          class="poker-key"
          disabled={!canEnter}
          aria-label={fill(words.enter, { value })}
          onClick={() => onEnter(value)}
        >
          <Glyph name={`die-${value}`} />
        </button>
      ))}
      <button type="button" class="button" onClick={onErase}>
        <Glyph name="clear" />
        {words.erase}
      </button>
      <button type="button" class="button" onClick={onSwap}>
        <Glyph name="swap" />
        {words.swap}
      </button>
      <button type="button" class="button" onClick={onClear}>
        {words.clear}
      </button>
      <p class="poker-keys">{words.keys}</p>
    </div>
  );
}
