import type { ComponentChildren, JSX } from 'preact';
import { fill } from '../../i18n/words.ts';
import { Glyph } from '../Glyph.tsx';
import type { BattleWords } from './words.ts';

type Props = {
  readonly name: string;
  readonly count: number;
  /** Whether one more is possible. */
  readonly open: boolean;
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onChange: (count: number) => void;
  /** What stands behind the name. */
  readonly children?: ComponentChildren;
};

/** A count beside its name, with a key on either side. */
export const CountRow = ({ name, count, open, words, ready, onChange, children }: Props): JSX.Element => (
  <div class="battle-count" role="group" aria-label={name}>
    <span>
      {name} {children}
    </span>
    <div class="tool-count">
      <button
        type="button"
        class="tool-key tool-step"
        disabled={!ready || count === 0}
        aria-label={fill(words.less, { name })}
        onClick={() => onChange(count - 1)}
      >
        <Glyph name="minus" />
      </button>
      <output class="tool-number">{count}</output>
      <button
        type="button"
        class="tool-key tool-step"
        disabled={!ready || !open}
        aria-label={fill(words.more, { name })}
        onClick={() => onChange(count + 1)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  </div>
);
