import type { JSX } from 'preact';
import type { Stat } from '../../engine/adventure-game/enemy/verdict.ts';
import { MOST } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import { SymbolGlyph } from '../SymbolGlyph.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly stat: Stat;
  readonly value: number | undefined;
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onChange: (value: number | undefined) => void;
};

/** A stat over its two keys: three of them stand side by side on a phone. Below 1 it is not there at all. */
export function Stepper({ stat, value, words, ready, onChange }: Props): JSX.Element {
  const figure = value ?? 0;
  const name = words.stats[stat];
  return (
    <div class="battle-stepper" role="group" aria-label={name}>
      <p>
        <SymbolGlyph name={stat} />
        <span class="visually-hidden">{name}</span> <output>{value ?? words.none}</output>
      </p>
      <button
        type="button"
        class="tool-key"
        disabled={!ready || value === undefined}
        aria-label={fill(words.less, { name })}
        onClick={() => onChange(figure <= 1 ? undefined : figure - 1)}
      >
        <Glyph name="minus" />
      </button>
      <button
        type="button"
        class="tool-key"
        disabled={!ready || figure >= MOST}
        aria-label={fill(words.more, { name })}
        onClick={() => onChange(figure + 1)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  );
}
