import type { JSX } from 'preact';
import { POKER_MODES, type PokerMode } from '../../engine/old-world/poker-stakes.ts';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly mode: PokerMode;
  readonly words: DicePokerWords;
  readonly ready: boolean;
  readonly onChoose: (mode: PokerMode) => void;
};

export const Modes = ({ mode, words, ready, onChoose }: Props): JSX.Element => (
  <fieldset class="poker-modes">
    <legend class="visually-hidden">{words.mode}</legend>
    {POKER_MODES.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name="dice-poker-mode"
          class="visually-hidden"
          checked={each === mode}
          disabled={!ready}
          onChange={() => onChoose(each)}
        />
        <span>{words.modes[each]}</span>
      </label>
    ))}
  </fieldset>
);
