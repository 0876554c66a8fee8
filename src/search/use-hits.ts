import { useEffect, useMemo, useState } from 'preact/hooks';
import { placeOf } from './item.ts';
import { type Hit, type Lookup, openLookup, type Scope } from './lookup.ts';
import type { SearchSettings } from './settings.ts';

export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';
export type Found = {
  readonly lookup: Lookup;
  /** The game being played, or all games where none is. */
  readonly scope: Scope;
  readonly hits: readonly Hit[];
  /** Of the other games, where one is being played and they are wanted. */
  readonly others: readonly Hit[];
  readonly state: SearchState;
};

const SHORTEST_QUERY = 2;
/** What is not in the game's own file waits for a pause, in milliseconds: it is not wanted for every beginning of a word. */
const PAUSE = 200;
/** With fewer hits than this, the full text and the other games are asked too. */
const FEW_HITS = 3;

/** The hits for what is typed. What belongs to an older query is dropped. */
export function useHits(settings: SearchSettings, query: string, game: string, wantsOthers: boolean): Found {
  const [arrived, setArrived] = useState(0);
  const [lookup] = useState(() => openLookup(settings, () => setArrived((count) => count + 1)));
  const [late, setLate] = useState<Late>({ query: '', hits: [] });
  const asked = query.length < SHORTEST_QUERY ? '' : query;
  const [own, others] = useMemo(() => scopesOf(settings, game), [settings, game]);
  const find = (scope: Scope): readonly Hit[] => (asked === '' ? [] : lookup.find(asked, scope));

  const ranked = useMemo(() => find(own), [asked, own, arrived]);
  const progress = lookup.progress(asked, own);
  const reachesOut = wantsOthers || (progress !== 'loading' && asked !== '' && ranked.length < FEW_HITS);
  const elsewhere = useMemo(() => (reachesOut ? find(others) : []), [asked, others, arrived, reachesOut]);

  useEffect(() => lookup.forgive(), [asked]);
  useEffect(() => lookup.load('', own), [own, arrived]);
  useEffect(() => {
    if (asked === '') return undefined;
    let stale = false;
    const pause = setTimeout(() => {
      lookup.load(asked, own);
      if (reachesOut) lookup.load(asked, others);
      if (progress === 'loading' || ranked.length >= FEW_HITS) return;
      // Without the full text, what was found stays.
      void lookup
        .findInText(asked)
        .catch(() => [])
        .then((hits) => {
          if (!stale) setLate({ query: asked, hits });
        });
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }, [asked, own, others, reachesOut, arrived, ranked, progress]);

  const isEnd = late.query === asked || ranked.length >= FEW_HITS;
  const known = new Set([...ranked, ...elsewhere].map(placeOf));
  const fromText = late.query === asked ? late.hits.filter((hit) => !known.has(placeOf(hit))) : [];
  const ofScope = (scope: Scope): readonly Hit[] => fromText.filter(({ item }) => scope.includes(item.game));
  return {
    lookup,
    scope: own,
    hits: [...ranked, ...ofScope(own)],
    // What belongs to all games stands above.
    others: [...elsewhere.filter(({ item }) => item.game !== ''), ...ofScope(others)],
    state: asked === '' ? 'idle' : progress === 'ready' && !isEnd ? 'loading' : progress,
  };
}

/** Hits that arrive after the others, with the query that they belong to. */
type Late = { readonly query: string; readonly hits: readonly Hit[] };

function scopesOf({ games }: SearchSettings, game: string): readonly [own: Scope, others: Scope] {
  const keys = games.map(({ key }) => key);
  return keys.includes(game) ? [[game], keys.filter((key) => key !== game)] : [keys, []];
}
