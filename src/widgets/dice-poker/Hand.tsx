import type { JSX } from 'preact';
import { type DieValue, HAND_SIZE, rank, type Seat } from '../../engine/old-world/poker/dice-poker.ts';
import { isHand } from '../../engine/old-world/poker/dice-poker-table.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import type { DicePokerWords } from './words.ts';

type Props = {
  readonly seat: Seat;
  /** What this player is called in this game. */
  readonly name: string;
  readonly dice: readonly DieValue[];
  /** The place where the next value goes. */
  readonly current: number | undefined;
  readonly words: DicePokerWords;
  readonly ready: boolean;
  readonly onChoose: (index: number) => void;
};

export function Hand({ seat, name, dice, current, words, ready, onChoose }: Props): JSX.Element {
  const ranked = isHand(dice) ? rank(dice) : undefined;
  return (
    <fieldset class="tool-part poker-hand">
      <legend>{name}</legend>
      <p class="poker-rank">
        {ranked && (
          <>
            <strong>{words.ranks[ranked.rank]}</strong> {ranked.values.join(' · ')}
          </>
        )}
      </p>
      <div class="poker-dice">
        {Array.from({ length: HAND_SIZE }, (_, index) => {
          const value = dice[index];
          const label = value === undefined ? words.emptyDie : words.die;
          return (
            <button
              key={index}
              type="button"
              class="tool-key poker-slot"
              data-slot={`${seat}-${index}`}
              disabled={!ready}
              aria-pressed={current === index}
              aria-label={fill(label, { seat: name, index: index + 1, value: value ?? '' })}
              onClick={() => onChoose(index)}
            >
              {value !== undefined && <Glyph name={`die-${value}`} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
