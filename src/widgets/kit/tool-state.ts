import { useEffect, useState } from 'preact/hooks';
import { type Key, recall, remember } from '../../device/storage.ts';
import type { Read } from '../../engine/result.ts';
import { readAddress, writeAddress } from './address.ts';

/**
 * Whether the device keeps what is shown. `by-link`: the address holds something else than the device, which therefore
 * stays as it is. `unreadable-link`: the address holds nothing that can be read, so that what the device keeps is shown.
 */
export const KEPT_STATUSES = ['kept', 'not-kept', 'by-link', 'unreadable-link'] as const;
export type KeptStatus = (typeof KEPT_STATUSES)[number];

type Options<T, E extends string> = {
  /** In the address and on the device. */
  readonly name: string;
  readonly initial: T;
  readonly read: (text: string) => Read<T, E>;
  readonly make: (state: T) => string;
  /** The name by which the device keeps it, if it does. */
  readonly device?: Key | undefined;
  /** Whether the address holds it: always, as soon as it is changed; only once the reader shares it; or never. */
  readonly address?: 'always' | 'shared' | 'never';
  /** Where a tool has several states: whether the address holds this one now, and which addresses are this one's. */
  readonly part?: { readonly shown: boolean; readonly owns: (text: string) => boolean };
};

export type ToolState<T, E extends string> = {
  readonly state: T;
  readonly setState: (next: T) => void;
  /** Goes on with the last change, as a name grows by letters: all of it is one step to take back. */
  readonly amend: (next: T) => void;
  /** Shows another state for now: the device keeps what it has. */
  readonly tryState: (next: T) => void;
  /** Takes the last change back, on the device too; none when nothing was changed. */
  readonly undo: (() => void) | undefined;
  /** What was wrong with the address, until the reader enters something. */
  readonly error: E | undefined;
  /** False in the static page. */
  readonly ready: boolean;
  readonly status: KeptStatus;
  /** Keeps what is shown on the device, in the place of what was kept before. */
  readonly keep: () => void;
  readonly isShared: boolean;
  readonly share: (shared: boolean) => void;
};

type Before<T> = { readonly state: T; readonly kept: string | undefined };

/**
 * The state of a tool: in the address, so that a link reproduces it; on the device, so that it survives closing the
 * tab; and every change can be taken back. The first render shows `initial`, as the static page does. The address goes
 * before the device, and neither is written before the reader changes something.
 */
export function useToolState<T, E extends string>({
  name,
  initial,
  read,
  make,
  device,
  address = 'always',
  part,
}: Options<T, E>): ToolState<T, E> {
  const [state, show] = useState(initial);
  const [before, setBefore] = useState<readonly Before<T>[]>([]);
  const [error, setError] = useState<E | undefined>(undefined);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<KeptStatus>('kept');
  const [isShared, setShared] = useState(address === 'always');

  useEffect(() => {
    setReady(true);
    const load = (): void => {
      const kept = device && recall(device);
      const text = address === 'never' ? undefined : readAddress(name);
      const linked = text === undefined || part?.owns(text) === false ? undefined : text;
      const { value, error: trouble } = read(linked ?? kept ?? make(initial));
      const isLost = address === 'shared' && trouble !== undefined && make(value) === make(initial);
      show(isLost ? read(kept ?? make(initial)).value : value);
      setError(linked === undefined ? undefined : trouble);
      if (linked === undefined) {
        const isFree = text === undefined && part?.shown !== false;
        if (kept !== undefined && address === 'always' && isFree) writeAddress(name, kept);
        return;
      }
      setShared(!isLost);
      if (isLost) setStatus('unreadable-link');
      else if (kept !== linked && (kept !== undefined || address === 'shared')) setStatus('by-link');
    };
    load();
    if (address !== 'never') return undefined;
    // Another tab keeps its own: what it added must not be lost when this one writes.
    const onStorage = (event: StorageEvent): void => {
      if (event.key === device) load();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
    // The address is read once: afterwards this hook is the one who writes it.
  }, []);

  const store = (text: string | undefined): void => {
    if (device !== undefined) setStatus(remember(device, text) ? 'kept' : 'not-kept');
  };
  /** Where the address does not hold it, nothing is kept as nothing. */
  const textOf = (next: T): string | undefined =>
    address !== 'always' && make(next) === make(initial) ? undefined : make(next);
  const write = (next: T): void => {
    show(next);
    setError(undefined);
    if (isShared && address !== 'never' && part?.shown !== false) writeAddress(name, make(next));
  };
  /** What came by link is kept once the reader says so, or changes it where only wishes put it there. */
  const follow = (next: T): void => {
    if (status !== 'by-link' || address !== 'always') store(textOf(next));
  };
  const remind = (): void => setBefore([...before, { state, kept: device && recall(device) }]);
  const last = before.at(-1);
  return {
    state,
    setState: (next) => {
      remind();
      write(next);
      follow(next);
    },
    amend: (next) => {
      write(next);
      follow(next);
    },
    tryState: (next) => {
      remind();
      write(next);
      setStatus('kept');
    },
    undo:
      last &&
      (() => {
        setBefore(before.slice(0, -1));
        write(last.state);
        if (status !== 'by-link') store(last.kept);
      }),
    error,
    ready,
    status,
    keep: () => store(make(state)),
    isShared,
    share: (shared) => {
      setShared(shared);
      writeAddress(name, shared ? make(state) : undefined);
    },
  };
}
