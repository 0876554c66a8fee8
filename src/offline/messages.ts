import type { Lang } from '../i18n/locales.ts';
import type { Problem } from './state.ts';

/** What a page tells the worker. */
export type ToWorker =
  /**
   * Complete the copy for these languages, look for a new version. `add` keeps the others that are there, `again` starts
   * over after a full device.
   */
  | { readonly type: 'keep'; readonly langs: readonly Lang[]; readonly add: boolean; readonly again: boolean }
  /** Answer from the new version from now on. */
  | { readonly type: 'adopt' }
  /** Say how the copy stands, and fetch nothing. */
  | { readonly type: 'tell' }
  | { readonly type: 'remove' };

/** How the copy stands. The worker tells every open page. */
export type Status = {
  readonly phase: 'loading' | 'ready' | 'none' | Problem;
  readonly langs: readonly Lang[];
  /** In bytes. */
  readonly done: number;
  readonly total: number;
  /** What the copy takes on the device when it is complete. */
  readonly bytes: number;
  /** When the copy was built, as an ISO date. */
  readonly built: string;
  /** A newer version is complete and waits. */
  readonly update: boolean;
  /** There is a newer version, but no space for it. */
  readonly noRoom: boolean;
};

export type FromWorker =
  | { readonly type: 'status'; readonly status: Status }
  /** The new version is in use: the page that asked may load itself anew. */
  | { readonly type: 'adopted' };
