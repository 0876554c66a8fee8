import type { JSX } from 'preact';
import { type View, VIEWS } from './view-state.ts';
import type { BattleWords } from './words.ts';

type Props = {
  readonly view: View;
  readonly words: BattleWords;
  readonly ready: boolean;
  readonly onView: (view: View) => void;
};

/** The four parts of the tool, each one tap away wherever the page is scrolled to. */
export const ViewBar = ({ view, words, ready, onView }: Props): JSX.Element => (
  <div class="battle-views" role="group" aria-label={words.views.label}>
    {VIEWS.map((each) => (
      <button
        key={each}
        type="button"
        class="tool-key"
        disabled={!ready}
        aria-pressed={each === view}
        onClick={() => onView(each)}
      >
        {words.views[each]}
      </button>
    ))}
  </div>
);
