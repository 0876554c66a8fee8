import { type JSX, render } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { recall, remember } from '../browser/storage.ts';
import { fill } from '../i18n/words.ts';
import { Glyph } from '../widgets/Glyph.tsx';
import { Result } from './Result.tsx';
import type { SearchSettings } from './settings.ts';
import { type SearchState, useHits } from './use-hits.ts';

/** Fills the page's dialog with the search box and opens it. */
export function showSearch(dialog: HTMLDialogElement, query: string): void {
  const settings = JSON.parse(dialog.dataset.settings ?? '{}') as SearchSettings;
  const close = (): void => dialog.close();
  if (!dialog.hasChildNodes()) {
    // A click on the backdrop lands on the dialog itself.
    dialog.addEventListener('click', (event) => event.target === dialog && close());
  }
  render(<SearchBox key={query} settings={settings} initialQuery={query} onClose={close} />, dialog);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

type Props = {
  readonly settings: SearchSettings;
  readonly initialQuery: string;
  readonly onClose: () => void;
};

function SearchBox({ settings, initialQuery, onClose }: Props): JSX.Element {
  const { words } = settings;
  const [query, setQuery] = useState(initialQuery);
  const [game, setGame] = useState(settings.game ?? recall('game') ?? '');
  const [active, setActive] = useState(0);
  const { hits, state } = useHits(settings, query.trim());
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();

  // A filter without a hit would be a dead end: then all games are shown.
  const ofGame = hits.filter(({ item }) => item.game === game);
  const shown = ofGame.length > 0 ? ofGame : hits;
  const current = Math.min(active, shown.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setActive(Math.min(current + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(current - 1, 0));
    else if (event.key === 'Enter')
      list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const chooseGame = (key: string): void => {
    setGame(key);
    remember('game', key === '' ? undefined : key);
  };
  const status = describeStatus(state, shown.length, query.trim(), words);

  return (
    <div class="search-box">
      <div class="search-row">
        <Glyph name="search" />
        <input
          // Not type="search": there, Escape would first clear the field instead of closing.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={words.title}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
          aria-autocomplete="list"
          placeholder={words.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          value={query}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="action" aria-label={words.close} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      <label class="search-game">
        <span class="visually-hidden">{words.gameFilter}</span>
        <select value={game} onChange={(event) => chooseGame(event.currentTarget.value)}>
          <option value="">{words.allGames}</option>
          {settings.games.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p class="search-status" role="status">
        {status}
      </p>
      <div class="search-results" id={listId} role="listbox" aria-label={words.title} ref={list}>
        {shown.map((hit, index) => (
          <Result
            key={`${hit.item.kind}:${hit.item.id}`}
            hit={hit}
            id={`${listId}-${index}`}
            selected={index === current}
            settings={settings}
            onFollow={onClose}
          />
        ))}
      </div>
      {shown.length === 0 && (state === 'ready' || state === 'failed') && (
        <div class="search-none">
          <p>{words.noneHint}</p>
          <ul>
            {settings.games.map(({ key, name, href }) => (
              <li key={key}>
                <a href={`${href}#a-z`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function describeStatus(
  state: SearchState,
  count: number,
  query: string,
  words: SearchSettings['words'],
): string {
  if (state === 'idle') return words.hint;
  if (count > 0) return count === 1 ? words.countOne : fill(words.count, { count });
  if (state === 'loading') return words.loading;
  return state === 'failed' ? words.failed : fill(words.none, { query });
}
