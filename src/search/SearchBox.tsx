import { type JSX, render } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { recall, remember } from '../browser/storage.ts';
import { fill } from '../i18n/words.ts';
import { Glyph } from '../widgets/Glyph.tsx';
import { type Hit, type Lookup, openLookup } from './lookup.ts';
import { Result } from './Result.tsx';
import type { SearchSettings } from './settings.ts';

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

type Props = { readonly settings: SearchSettings; readonly initialQuery: string; readonly onClose: () => void };

function SearchBox({ settings, initialQuery, onClose }: Props): JSX.Element {
  const { words } = settings;
  const [query, setQuery] = useState(initialQuery);
  const [game, setGame] = useState(settings.game ?? recall('game') ?? '');
  const [active, setActive] = useState(0);
  const { hits, state } = useHits(settings, query);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();

  const shown = game === '' ? hits : [...hits.filter(({ item }) => item.game === game), ...hits.filter(({ item }) => item.game !== game)];
  const current = Math.min(active, shown.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setActive(Math.min(current + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(current - 1, 0));
    else if (event.key === 'Enter') list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"] a')?.click();
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
  const count = shown.length === 1 ? words.countOne : fill(words.count, { count: shown.length });
  const status = query.trim().length < 2 ? words.hint : state === 'loading' && shown.length === 0 ? words.loading : state === 'failed' && shown.length === 0 ? words.failed : shown.length === 0 ? fill(words.none, { query: query.trim() }) : count;

  return (
    <div class="search-box">
      <div class="search-row">
        <Glyph name="search" />
        <input
          type="search"
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
      <ul class="search-results" id={listId} role="listbox" aria-label={words.title} ref={list}>
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
      </ul>
      {query.trim().length >= 2 && shown.length === 0 && state !== 'loading' && (
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

type State = 'loading' | 'ready' | 'failed';

/** Names answer at once; the full text follows. An answer to an older query is dropped. */
function useHits(settings: SearchSettings, query: string): { readonly hits: readonly Hit[]; readonly state: State } {
  const [lookup, setLookup] = useState<Lookup | undefined>(undefined);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    openLookup(settings).then(setLookup, () => setState('failed'));
  }, []);
  useEffect(() => {
    if (lookup === undefined) return;
    const trimmed = query.trim();
    let stale = false;
    setHits(trimmed.length < 2 ? [] : lookup.byName(trimmed));
    if (trimmed.length < 2) return;
    setState('loading');
    lookup.everywhere(trimmed).then(
      (all) => {
        if (stale) return;
        setHits(all);
        setState('ready');
      },
      () => !stale && setState('failed'),
    );
    return () => {
      stale = true;
    };
  }, [lookup, query]);
  return { hits, state };
}
