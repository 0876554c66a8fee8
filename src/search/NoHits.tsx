import type { JSX } from 'preact';
import { fill } from '../i18n/words.ts';
import type { Item } from './item.ts';
import type { SearchSettings } from './settings.ts';

type Props = {
  readonly settings: SearchSettings;
  readonly query: string;
  readonly game: string;
  readonly nearest: readonly Item[];
};

/** Where to go when nothing was found: what is called alike, the lists, and a report. */
export function NoHits({ settings, query, game, nearest }: Props): JSX.Element {
  const { ui, games, report } = settings;
  const playing = games.filter(({ key }) => key === game);
  return (
    <div class="search-none">
      {nearest.length > 0 && (
        <>
          <p>{ui.didYouMean}</p>
          <ul>
            {nearest.map(({ kind, id, href, title }) => (
              <li key={`${kind}:${id}`}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{ui.noneHint}</p>
      <ul>
        {(playing.length > 0 ? playing : games).map(({ key, name, href }) => (
          <li key={key}>
            <a href={`${href}#a-z`}>{name}</a>
          </li>
        ))}
      </ul>
      {query !== '' && (
        <p>
          <a href={`${report}${encodeURIComponent(fill(ui.reportSubject, { query }))}`}>{ui.report}</a>
        </p>
      )}
    </div>
  );
}
