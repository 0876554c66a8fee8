import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Words } from '../../i18n/words.ts';

/** What every control of a tool needs. */
export type Kit = {
  readonly words: Words['toolBar'];
  /** False in the static page: until the script runs, controls must not look as if they worked. */
  readonly ready: boolean;
};

const NOTHING = { ready: false } as Kit;

export const KitContext = createContext<Kit>(NOTHING);
export const useKit = (): Kit => useContext(KitContext);
