import { useEffect, useState } from 'preact/hooks';
import { type Hit, type Lookup, openLookup } from './lookup.ts';
import type { SearchSettings } from './settings.ts';

export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

const SHORTEST_QUERY = 2;

/** The hits for what is typed. Names answer at once, the full text follows; an answer to an older query is dropped. */
export function useHits(
  settings: SearchSettings,
  query: string,
): { readonly hits: readonly Hit[]; readonly state: SearchState } {
  const [lookup, setLookup] = useState<Lookup | 'failed' | undefined>(undefined);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [state, setState] = useState<SearchState>('idle');

  useEffect(() => {
    openLookup(settings).then(
      (opened) => setLookup(opened),
      () => setLookup('failed'),
    );
  }, []);

  useEffect(() => {
    if (query.length < SHORTEST_QUERY) {
      setHits([]);
      setState('idle');
      return undefined;
    }
    if (lookup === undefined || lookup === 'failed') {
      setState(lookup === 'failed' ? 'failed' : 'loading');
      return undefined;
    }
    let stale = false;
    setHits(lookup.byName(query));
    setState('loading');
    lookup.everywhere(query).then(
      (all) => {
        if (stale) return;
        setHits(all);
        setState('ready');
      },
      () => {
        // The names were found without the full text: they stay.
        if (!stale) setState('failed');
      },
    );
    return () => {
      stale = true;
    };
  }, [lookup, query]);

  return { hits, state };
}
