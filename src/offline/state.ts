import type { Lang } from '../i18n/locales.ts';

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
  /** Pages that were open at a change of version: each stays with the version that it began with. */
  readonly pinned: Readonly<Record<string, string>>;
  /** Why the last download ended early. */
  readonly problem?: 'interrupted' | 'full';
};

export const EMPTY_STATE: OfflineState = { langs: [], pinned: {} };

/** The host has this version, and the reader wants these languages: an earlier attempt and its problem are over. */
export const aimAt = (state: OfflineState, version: string, langs: readonly Lang[]): OfflineState => ({
  langs,
  pinned: state.pinned,
  ...(state.current !== undefined && { current: state.current }),
  ...(state.previous !== undefined && { previous: state.previous }),
  ...(version !== state.current && { next: version }),
});

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

/** A script that a pinned page starts in the background belongs to the version of that page. */
export function inheritPin(state: OfflineState, from: string, to: string): OfflineState {
  const version = state.pinned[from];
  return version === undefined ? state : { ...state, pinned: { ...state.pinned, [to]: version } };
}

/** The versions whose files must stay. */
export const versionsInUse = ({ current, previous, next, pinned }: OfflineState): string[] => [
  ...new Set([current, previous, next, ...Object.values(pinned)].filter((version) => version !== undefined)),
];
