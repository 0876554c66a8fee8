import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { recall, remember } from '../device/storage.ts';
import { fill } from '../i18n/words.ts';
import { Glyph } from '../widgets/Glyph.tsx';
import { cutQuery } from './cut-query.ts';
import { Filters, type Kind, kindOf } from './Filters.tsx';
import { type Hit, keyOf, placeOf } from './lookup.ts';
import { NoHits } from './NoHits.tsx';
import { forgetQueries, keepQuery, recentQueries } from './recent.ts';
import { RecentQueries } from './RecentQueries.tsx';
import { Result } from './Result.tsx';
import type { SearchFile, SearchSettings } from './settings.ts';
import { type SearchState, useHits } from './use-hits.ts';

type Props = {
  readonly file: SearchFile;
  /** The game of the page, which comes first unless the reader has chosen one. */
  readonly pageGame: string | undefined;
  readonly initialQuery: string;
  /** Closes the dialog that the box stands in; none on the page of results. */
  readonly onClose: (() => void) | undefined;
  readonly onQuery?: (query: string) => void;
};

export function SearchBox({ file, pageGame, initialQuery, onClose, onQuery }: Props): JSX.Element {
  const { settings } = file;
  const { ui } = settings;
  const [query, setQuery] = useState(cutQuery(initialQuery));
  const [game, setGame] = useState(recall('game') ?? pageGame ?? '');
  const [kind, setKind] = useState<Kind>('all');
  const [onlyGame, setOnlyGame] = useState(false);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentQueries);
  const trimmed = query.trim();
  const { lookup, hits, passages, state } = useHits(file, trimmed, game);
  const meant = useMemo(() => lookup?.meant(trimmed) ?? new Set<string>(), [lookup, trimmed, state]);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const shown = hits.filter(
    (hit) => (kind === 'all' || kindOf(hit) === kind) && (!onlyGame || hit.item.game === game),
  );
  const current = Math.min(active, shown.length - 1);

  const ask = (text: string): void => {
    const next = cutQuery(text);
    setQuery(next);
    setActive(0);
    onQuery?.(next.trim());
  };
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

  const option = (hit: Hit): JSX.Element => {
    const index = shown.indexOf(hit);
    return (
      <Result
        key={keyOf(hit)}
        hit={hit}
        passage={passages.get(placeOf(hit))}
        meant={meant}
        id={`${listId}-${index}`}
        selected={index === current}
        settings={settings}
        onFollow={() => {
          keepQuery(trimmed);
          onClose?.();
        }}
      />
    );
  };
  const ofGame = shown.filter(({ item }) => item.game === game);
  const ofOthers = shown.filter(({ item }) => item.game !== game);
  const grouped = ofGame.length > 0 && ofOthers.length > 0 && shown[0]?.item.game === game;
  const nothing = shown.length === 0 && (state === 'ready' || state === 'failed');
  return (
    <div class="search-box">
      <div class="search-row">
        <Glyph name="search" />
        <input
          ref={input}
          // Not type="search": there, Escape would first clear the field instead of closing.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={ui.title}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
          aria-autocomplete="list"
          placeholder={ui.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          // WebKit resets such a field to its default when the page comes back from its cache.
          defaultValue={query}
          value={query}
          onInput={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {onClose && (
          <button type="button" class="action" aria-label={ui.close} onClick={onClose}>
            <Glyph name="close" />
          </button>
        )}
      </div>
      <Filters
        settings={settings}
        game={game}
        kind={kind}
        onGame={(next) => {
          setGame(next);
          setOnlyGame(false);
          remember('game', next === '' ? undefined : next);
        }}
        onKind={setKind}
      />
      <div class="search-about">
        <p class="search-status" role="status">
          {describeStatus(state, shown.length, trimmed, ui)}
        </p>
        {game !== '' && (
          <label class="search-only">
            <input
              type="checkbox"
              checked={onlyGame}
              onChange={(event) => setOnlyGame(event.currentTarget.checked)}
            />
            {ui.onlyGame}
          </label>
        )}
      </div>
      <div
        class="search-results"
        id={listId}
        role="listbox"
        aria-label={ui.title}
        aria-busy={state === 'loading'}
        ref={list}
      >
        {grouped ? (
          <>
            <div role="group" aria-label={settings.games.find(({ key }) => key === game)?.name}>
              {ofGame.map(option)}
            </div>
            <div role="group" aria-label={ui.otherGames}>
              <p class="search-group" aria-hidden="true">
                {ui.otherGames}
              </p>
              {ofOthers.map(option)}
            </div>
          </>
        ) : (
          shown.map(option)
        )}
      </div>
      {shown.length > 0 && onClose && (
        <a class="search-all" href={`${settings.page}?q=${encodeURIComponent(trimmed)}`}>
          {ui.resultsPage}
        </a>
      )}
      {nothing && (
        <NoHits settings={settings} query={trimmed} game={game} nearest={lookup?.nearest(trimmed) ?? []} />
      )}
      {state === 'idle' && recent.length > 0 && (
        <RecentQueries
          ui={ui}
          queries={recent}
          onAsk={(again) => {
            ask(again);
            input.current?.focus();
          }}
          onForget={() => {
            forgetQueries();
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function describeStatus(state: SearchState, count: number, query: string, ui: SearchSettings['ui']): string {
  if (state === 'idle') return ui.hint;
  if (count > 0) return count === 1 ? ui.countOne : fill(ui.count, { count });
  if (state === 'loading') return ui.loading;
  return state === 'failed' ? ui.failed : fill(ui.none, { query });
}
