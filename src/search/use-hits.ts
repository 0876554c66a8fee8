import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Hit, keyOf, type Lookup, openLookup, type TextsState } from './lookup.ts';
import type { SearchFile } from './settings.ts';
import type { Passage } from './unit-texts.ts';

export type SearchState = 'idle' | 'loading' | 'ready' | 'failed';
export type Found = {
  readonly lookup: Lookup | undefined;
  readonly hits: readonly Hit[];
  readonly passages: ReadonlyMap<string, Passage>;
  readonly state: SearchState;
};

const SHORTEST_QUERY = 2;
/** Hits of which the text is fetched: about as many as fit on a screen. */
const PASSAGES_AT_ONCE = 8;
/** Texts wait for a pause, in milliseconds: those of every beginning of a word would be fetched for nothing. */
const PAUSE = 200;
/** With fewer hits than this, the full text is asked too. */
const FEW_HITS = 3;

/** The hits for what is typed: at once, their texts a little later. What belongs to an older query is dropped. */
export function useHits(file: SearchFile, query: string, game: string): Found {
  const [lookup, setLookup] = useState<Lookup | undefined>(undefined);
  const [texts, setTexts] = useState<TextsState>('none');
  const [late, setLate] = useState<Late>(NOTHING_LATE);

  useEffect(() => {
    setLookup(openLookup(file, setTexts));
  }, []);

  const asked = query.length < SHORTEST_QUERY ? '' : query;
  const ranked = useMemo(
    () => (lookup === undefined || asked === '' ? [] : lookup.find(asked, game || undefined)),
    [lookup, asked, game, texts],
  );
  const done = late.query === asked;
  const hits = done ? [...ranked, ...without(late.hits, ranked)] : ranked;

  useEffect(() => {
    if (lookup === undefined || asked === '') return undefined;
    if (texts === 'own' && lookup.lacksTexts(asked)) lookup.loadOther();
    let stale = false;
    const fetchLate = async (): Promise<void> => {
      // Neither needs the other: without the full text the hits still get their texts, and without those they stay.
      const more = ranked.length < FEW_HITS ? await lookup.findInText(asked).catch(() => []) : [];
      const shown = [...ranked, ...without(more, ranked)].slice(0, PASSAGES_AT_ONCE);
      const passages = await lookup.passages(shown).catch(() => []);
      // Passages of earlier queries stay: the same clause may be found again.
      if (!stale)
        setLate((last) => ({ query: asked, hits: more, passages: new Map([...last.passages, ...passages]) }));
    };
    const pause = setTimeout(() => void fetchLate(), PAUSE);
    return () => {
      stale = true;
      clearTimeout(pause);
    };
  }, [ranked]);

  const settled = (hits.length > 0 || done) && lookup?.lacksTexts(asked) === false;
  return { lookup, hits, passages: late.passages, state: describe(asked, texts, settled) };
}

type Late = {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly passages: ReadonlyMap<string, Passage>;
};
const NOTHING_LATE: Late = { query: '', hits: [], passages: new Map() };

const without = (hits: readonly Hit[], known: readonly Hit[]): readonly Hit[] => {
  const keys = new Set(known.map(keyOf));
  return hits.filter((hit) => !keys.has(keyOf(hit)));
};

/** Ready is what nothing can reorder any more. */
function describe(asked: string, texts: TextsState, settled: boolean): SearchState {
  if (asked === '') return 'idle';
  if (texts === 'failed') return 'failed';
  return settled ? 'ready' : 'loading';
}
