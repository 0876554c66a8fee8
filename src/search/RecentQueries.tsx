import type { JSX } from 'preact';
import { Glyph } from '../widgets/Glyph.tsx';
import type { SearchSettings } from './settings.ts';

type Props = {
  readonly ui: SearchSettings['ui'];
  readonly queries: readonly string[];
  readonly onAsk: (query: string) => void;
  readonly onForget: () => void;
};

/** The last look-ups, to ask again with one tap. */
export const RecentQueries = ({ ui, queries, onAsk, onForget }: Props): JSX.Element => (
  <section class="search-recent" aria-label={ui.recent}>
    <p>{ui.recent}</p>
    <ul>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" onClick={() => onAsk(query)}>
            <Glyph name="search" />
            {query}
          </button>
        </li>
      ))}
    </ul>
    <button type="button" class="button" onClick={onForget}>
      <Glyph name="clear" />
      {ui.forget}
    </button>
  </section>
);
