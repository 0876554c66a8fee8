import { useEffect, useState } from 'preact/hooks';
import type { Read } from '../engine/result.ts';

export type AddressState<T, E extends string> = {
  readonly state: T;
  readonly setState: (next: T) => void;
  /** Goes on with the last change, as a name grows by letters: all of it is one step to take back. */
  readonly amend: (next: T) => void;
  /** Takes the last change back; none when nothing was changed. */
  readonly undo: (() => void) | undefined;
  /** What was wrong with the address, until the reader enters something. */
  readonly error: E | undefined;
  /** False in the static page: until the script runs, controls must not look as if they worked. */
  readonly ready: boolean;
};

/**
 * State that lives in the address, so that a link or a reload reproduces it. The first render shows `initial`,
 * as the static page does; the address is read after that, and only written once the reader changes something.
 * `onWrite` hears of it at once, so that nothing is lost when the tab is closed right after.
 */
export function useAddressState<T, E extends string>(
  name: string,
  initial: T,
  read: (text: string) => Read<T, E>,
  make: (state: T) => string,
  onWrite?: (text: string) => void,
): AddressState<T, E> {
  const [state, show] = useState(initial);
  const [before, setBefore] = useState<readonly T[]>([]);
  const [error, setError] = useState<E | undefined>(undefined);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setReady(true);
    const text = new URLSearchParams(location.search).get(name);
    if (text === null) return;
    const { value, error: trouble } = read(text);
    show(value);
    setError(trouble);
    // The address is read once: afterwards this component is the one who writes it.
  }, []);

  const write = (next: T): void => {
    show(next);
    setError(undefined);
    const text = make(next);
    putInAddress(name, text);
    onWrite?.(text);
  };
  const setState = (next: T): void => {
    setBefore([...before, state]);
    write(next);
  };
  const last = before.at(-1);
  const undo =
    last === undefined
      ? undefined
      : (): void => {
          setBefore(before.slice(0, -1));
          write(last);
        };
  return { state, setState, amend: write, undo, error, ready };
}

/** Replaces one value in the address, without a new step in the history. */
export function putInAddress(name: string, text: string): void {
  const url = new URL(location.href);
  url.searchParams.set(name, text);
  // An address may hold a tilde, though URLSearchParams escapes it: people read these.
  url.search = url.search.replaceAll('%7E', '~');
  history.replaceState(history.state, '', url);
}
