import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { recall, remember } from '../device/storage.ts';
import { fill } from '../i18n/words.ts';
import { Glyph } from '../widgets/Glyph.tsx';
import { cutQuery } from './cut-query.ts';
import { Chips, type Kind, kindOf } from './Chips.tsx';
import { placeOf } from './item.ts';
import type { Hit } from './lookup.ts';
import { MostAsked } from './MostAsked.tsx';
import { NoHits } from './NoHits.tsx';
import { forgetQueries, keepQuery, recentQueries } from './recent.ts';
import { RecentQueries } from './RecentQueries.tsx';
import { Result } from './Result.tsx';
import type { SearchSettings } from './settings.ts';
import { shownUnits, WHOLE_HITS } from './shown.ts';
import { type SearchState, useHits } from './use-hits.ts';

/** How many hits of a game the dialog draws, each anew with every letter. Who wants more has the page of results. */
const MOST_DRAWN = 10;

type Props = {
  readonly settings: SearchSettings;
  /** The game of the page: the one being played, unless the reader has chosen another or none. */
  readonly pageGame: string | undefined;
  readonly initialQuery: string;
  /** Closes the dialog that the box stands in; none on the page of results. */
  readonly onClose: (() => void) | undefined;
  readonly onQuery?: (query: string) => void;
};

export function SearchBox({ settings, pageGame, initialQuery, onClose, onQuery }: Props): JSX.Element {
  const { ui } = settings;
  const [query, setQuery] = useState(cutQuery(initialQuery));
  const [game, setGame] = useState(recall('game') ?? pageGame ?? '');
  const [kind, setKind] = useState<Kind>('all');
  const [wantsOthers, setWantsOthers] = useState(false);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(recentQueries);
  const trimmed = query.trim();
  const { lookup, scope, hits, others, state } = useHits(settings, trimmed, game, wantsOthers);
  const meant = useMemo(() => lookup.meant(trimmed, scope), [trimmed, scope, state]);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();

  const wanted = (found: readonly Hit[]): readonly Hit[] =>
    found.filter((hit) => kind === 'all' || kindOf(hit) === kind).slice(0, onClose ? MOST_DRAWN : undefined);
  const [ofGame, ofOthers] = [wanted(hits), wanted(others)];
  const shown = [...ofGame, ...ofOthers];
  const units = shownUnits(shown);
  const current = Math.min(active, shown.length - 1);

  const ask = (text: string): void => {
    const next = cutQuery(text);
    setQuery(next);
    setActive(0);
    onQuery?.(next.trim());
  };
  const askAgain = (text: string): void => {
    ask(text);
    input.current?.focus();
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

  const option = (hit: Hit, index: number): JSX.Element => (
    <Result
      key={placeOf(hit)}
      hit={hit}
      more={units[index]?.slice(1) ?? []}
      size={index === 0 ? 'answer' : index < WHOLE_HITS ? 'whole' : 'lines'}
      meant={meant}
      id={`${listId}-${index}`}
      selected={index === current}
      showsGame={game === '' || index >= ofGame.length}
      settings={settings}
      onFollow={() => {
        keepQuery(trimmed);
        onClose?.();
      }}
    />
  );
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
      <Chips
        settings={settings}
        game={game}
        kind={kind}
        onGame={(next) => {
          setGame(next);
          setActive(0);
          // An empty one is remembered too: the reader wants all games.
          remember('game', next);
        }}
        onKind={setKind}
      />
      <p class={shown.length > 0 && onClose ? 'visually-hidden' : 'search-status'} role="status">
        {describeStatus(state, shown.length, trimmed, ui)}
      </p>
      <div class="search-found">
        <div
          class="search-results"
          id={listId}
          role="listbox"
          aria-label={ui.title}
          aria-busy={state === 'loading'}
          ref={list}
        >
          {ofOthers.length === 0 ? (
            ofGame.map(option)
          ) : (
            <>
              <div role="group" aria-label={settings.games.find(({ key }) => key === game)?.name}>
                {ofGame.map(option)}
              </div>
              <div role="group" aria-label={ui.otherGames}>
                <p class="search-group" aria-hidden="true">
                  {ui.otherGames}
                </p>
                {ofOthers.map((hit, index) => option(hit, ofGame.length + index))}
              </div>
            </>
          )}
        </div>
        {game !== '' && !wantsOthers && ofOthers.length === 0 && ofGame.length > 0 && (
          <button type="button" class="search-all" onClick={() => setWantsOthers(true)}>
            {ui.alsoOthers}
          </button>
        )}
        {shown.length > 0 && onClose && (
          <a class="search-all" href={`${settings.page}?q=${encodeURIComponent(trimmed)}`}>
            {ui.resultsPage}
          </a>
        )}
        {nothing && (
          <NoHits settings={settings} query={trimmed} game={game} nearest={lookup.nearest(trimmed, scope)} />
        )}
        {state === 'idle' && (
          <>
            {recent.length > 0 && (
              <RecentQueries
                ui={ui}
                queries={recent}
                onAsk={askAgain}
                onForget={() => {
                  forgetQueries();
                  setRecent([]);
                  input.current?.focus();
                }}
              />
            )}
            <MostAsked ui={ui} questions={lookup.asked(game)} onAsk={askAgain} />
          </>
        )}
      </div>
    </div>
  );
}

function describeStatus(state: SearchState, count: number, query: string, ui: SearchSettings['ui']): string {
  if (state === 'idle') return ui.hint;
  if (count > 0) return count === 1 ? ui.countOne : fill(ui.count, { count });
  if (state === 'loading') return ui.loading;
  return state === 'failed' ? ui.failed : fill(ui.none, { query });
}
