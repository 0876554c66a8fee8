import type { JSX } from 'preact';
import type { Hit } from './lookup.ts';
import type { SearchSettings } from './settings.ts';

const KINDS = ['all', 'entry', 'ruling', 'quickref', 'tool'] as const;
export type Kind = (typeof KINDS)[number];

/** A hit whose best answer is a ruling counts as one. */
export const kindOf = ({ item, kind }: Hit): Kind => (kind === 'ruling' ? 'ruling' : item.kind);

type Props = {
  readonly settings: SearchSettings;
  readonly game: string;
  readonly kind: Kind;
  readonly onGame: (game: string) => void;
  readonly onKind: (kind: Kind) => void;
};

/** Which game is being played, and what kind of hit is wanted. */
export function Filters({ settings, game, kind, onGame, onKind }: Props): JSX.Element {
  const { ui, games } = settings;
  return (
    <div class="search-filters">
      <label class="search-filter">
        <span class="visually-hidden">{ui.playing}</span>
        <select value={game} onChange={(event) => onGame(event.currentTarget.value)}>
          <option value="">{ui.allGames}</option>
          {games.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="search-filter">
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
