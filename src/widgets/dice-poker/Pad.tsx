import type { JSX } from 'preact';
import { DIE_VALUES, type DieValue } from '../../engine/old-world/poker/dice-poker.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly words: DicePokerWords;
  readonly ready: boolean;
  /** Both hands are complete: a value has no place to go until a die is chosen. */
  readonly full: boolean;
  readonly onEnter: (value: DieValue) => void;
  readonly onErase: () => void;
  /** Missing dice, or all of them anew. */
  readonly rollLabel: string;
  readonly onRoll: () => void;
};

export function Pad({ words, ready, full, onEnter, onErase, rollLabel, onRoll }: Props): JSX.Element {
  return (
    <div class="poker-pad" role="group" aria-label={words.pad}>
      {DIE_VALUES.map((value) => (
        <button
          key={value}
          type="button"
          class="tool-key poker-key"
          disabled={!ready || full}
          aria-label={fill(words.enter, { value })}
          onClick={() => onEnter(value)}
        >
          <Glyph name={`die-${value}`} />
        </button>
      ))}
      <button type="button" class="button" disabled={!ready} onClick={onErase}>
        <Glyph name="arrow-left" />
        {words.erase}
      </button>
      <button type="button" class="button" disabled={!ready} onClick={onRoll}>
        <Glyph name="dice-roll" />
        {rollLabel}
      </button>
      <p class="tool-hint tool-keyboard">{words.keys}</p>
    </div>
  );
}
