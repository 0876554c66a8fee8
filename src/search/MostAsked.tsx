import type { JSX } from 'preact';
import { Glyph } from '../widgets/Glyph.tsx';
import type { Hit } from './lookup.ts';
import type { SearchSettings } from './settings.ts';

type Props = {
  readonly ui: SearchSettings['ui'];
  readonly questions: readonly Hit[];
  readonly onAsk: (query: string) => void;
};

/** What is asked most in the game being played, to ask with one tap. */
export const MostAsked = ({ ui, questions, onAsk }: Props): JSX.Element | null =>
  questions.length === 0 ? null : (
    <section class="search-recent" aria-label={ui.mostAsked}>
      <p>{ui.mostAsked}</p>
      <ul>
        {questions.map(({ item, unit }) => (
          <li key={`${item.id}#${unit.id}`}>
            <button type="button" onClick={() => onAsk(unit.question ?? '')}>
              <Glyph name="search" />
              {unit.question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
