import { isLang, type Lang } from '../i18n/locales.ts';

/** What the worker knows. It is written down, since a browser may end the worker at any time. */
export type OfflineState = {
  /** The languages that the reader keeps. */
  readonly langs: readonly Lang[];
  /** The version that pages are answered from. None before the first copy is complete. */
  readonly current?: string;
  /** The one before: a page that the browser brings back from its memory may still ask for its files. */
  readonly previous?: string;
  /** The version that is being fetched, or that waits for the reader's consent. */
  readonly next?: string;
  /** Pages that have another version than the current one: each stays with it until it is closed. */
  readonly pinned: Readonly<Record<string, string>>;
  /** Why the last download ended early. */
  readonly problem?: Problem;
};
/** No connection; no space; the host sends something else than it lists. */
export type Problem = (typeof PROBLEMS)[number];
const PROBLEMS = ['interrupted', 'full', 'wrong'] as const;

/** Stands for the version of a page that came from the host while there is a copy: it may be any. */
export const FROM_HOST = 'host';

export const EMPTY_STATE: OfflineState = { langs: [], pinned: {} };

/** What a device wrote down, an earlier edition of the worker too, may have another shape. */
export function isState(value: unknown): value is OfflineState {
  const { langs, pinned, problem, ...versions } = (value ?? {}) as Partial<OfflineState>;
  return (
    Array.isArray(langs) &&
    langs.every(isLang) &&
    typeof pinned === 'object' &&
    (problem === undefined || PROBLEMS.includes(problem)) &&
    [...Object.values(pinned), ...Object.values(versions)].every((version) => typeof version === 'string')
  );
}

/** The reader wants these languages: an earlier attempt and its problem are over. */
export function wantLanguages(state: OfflineState, langs: readonly Lang[]): OfflineState {
  const wanted = { ...state, langs };
  delete wanted.problem;
  return wanted;
}

/** The host has this version. */
export function aimAt(state: OfflineState, version: string): OfflineState {
  const aimed = { ...state };
  delete aimed.next;
  return version === state.current ? aimed : { ...aimed, next: version };
}

/** The complete `next` becomes current; pages that are open stay with the version that they have. */
export function adoptNext(state: OfflineState, openClients: readonly string[]): OfflineState {
  const { current, next, previous, langs } = state;
  if (next === undefined || next === current) return state;
  const before = current ?? previous;
  const pinned = Object.fromEntries(
    openClients.flatMap((id) => {
      const version = state.pinned[id] ?? current;
      return version === undefined ? [] : [[id, version]];
    }),
  );
  return { langs, current: next, pinned, ...(before !== undefined && { previous: before }) };
}

/** Drops the pins of pages that are closed. */
export const unpinClosed = (state: OfflineState, openClients: readonly string[]): OfflineState => ({
  ...state,
  pinned: Object.fromEntries(Object.entries(state.pinned).filter(([id]) => openClients.includes(id))),
});

export const pin = (state: OfflineState, client: string, version: string): OfflineState => ({
  ...state,
  pinned: { ...state.pinned, [client]: version },
});

/** The versions whose blocks must stay. */
export const versionsInUse = ({ current, previous, next, pinned }: OfflineState): string[] => [
  ...new Set(
    [current, previous, next, ...Object.values(pinned)].filter(
      (version): version is string => version !== undefined && version !== FROM_HOST,
    ),
  ),
];
