import type { JSX } from 'preact';
import type { Hit } from './lookup.ts';
import type { SearchSettings } from './settings.ts';

const KINDS = ['all', 'entry', 'ruling', 'quickref', 'tool'] as const;
export type Kind = (typeof KINDS)[number];

/** A hit whose best answer is a ruling counts as one. Pages and monsters are few: nobody wants to see nothing else. */
export const kindOf = ({ item, unit }: Hit): Kind | 'page' | 'monster' =>
  unit.kind === 'ruling' ? 'ruling' : item.kind;

type Props = {
  readonly settings: SearchSettings;
  readonly game: string;
  readonly kind: Kind;
  readonly onGame: (game: string) => void;
  readonly onKind: (kind: Kind) => void;
};

/** Which game is being played, changed or cleared by one tap, and what kind of hit is wanted: one row that scrolls. */
export function Chips({ settings: { ui, games }, game, kind, onGame, onKind }: Props): JSX.Element {
  // The one that is chosen stands first, where it is seen.
  const ordered = games.toSorted((one, other) => Number(other.key === game) - Number(one.key === game));
  return (
    <div class="search-chips">
      <div role="group" aria-label={ui.playing} class="search-games">
        {ordered.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            class="chip"
            data-game={key}
            aria-pressed={key === game}
            onClick={() => onGame(key === game ? '' : key)}
          >
            {name}
            {key === game && <span aria-hidden="true"> ×</span>}
          </button>
        ))}
      </div>
      <label class="chip search-kind">
        <span class="visually-hidden">{ui.kind}</span>
        <select value={kind} onChange={(event) => onKind(event.currentTarget.value as Kind)}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {ui.kinds[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
