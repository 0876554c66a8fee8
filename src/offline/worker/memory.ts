import type { Listings } from '../answer.ts';
import type { OfflineList } from '../list.ts';
import { EMPTY_STATE, inheritPin, type OfflineState, versionsInUse } from '../state.ts';
import { root } from './scope.ts';

/** What the worker knows, and the lists of the versions in use. */
export type Memory = {
  readonly state: OfflineState;
  readonly lists: ReadonlyMap<string, OfflineList>;
  readonly at: Listings;
};

const open = (): Promise<Cache> => caches.open(`medallion state ${root()}`);
const STATE = 'state';

/** Read once per life of the worker, then kept and written through. */
let memory: Promise<Memory> | undefined;
export const recallMemory = (): Promise<Memory> => (memory ??= readMemory());

async function readMemory(): Promise<Memory> {
  const state = ((await read(STATE)) as OfflineState | undefined) ?? EMPTY_STATE;
  const lists = await Promise.all(versionsInUse(state).map((version) => read(version)));
  return remember(
    state,
    lists.filter((list): list is OfflineList => list !== undefined),
  );
}

/** One change after the other: two messages must not overwrite each other's. */
let queue: Promise<unknown> = Promise.resolve();
export function changeState(
  change: (state: OfflineState) => OfflineState,
  newList?: OfflineList,
): Promise<Memory> {
  const changed = queue.then(async () => {
    const before = await recallMemory();
    const state = change(before.state);
    const used = versionsInUse(state);
    const lists = [...before.lists.values(), ...(newList === undefined ? [] : [newList])].filter(
      ({ version }) => used.includes(version),
    );
    const after = remember(state, lists);
    // Known even where the device is too full to write it down.
    memory = Promise.resolve(after);
    // The list first: a state must never name a version whose list is not there.
    if (newList !== undefined) await write(newList.version, newList);
    await write(STATE, state);
    const cache = await open();
    for (const { version } of before.lists.values())
      if (!used.includes(version)) await cache.delete(addressOf(version));
    return after;
  });
  queue = changed.catch(() => undefined);
  return changed;
}

/** Written only where there is a pin to inherit: right after a change of version. */
export async function pinLike(client: string, started: string): Promise<void> {
  const { state } = await recallMemory();
  if (state.pinned[client] !== undefined) await changeState((old) => inheritPin(old, client, started));
}

const remember = (state: OfflineState, lists: readonly OfflineList[]): Memory => ({
  state,
  lists: new Map(lists.map((list) => [list.version, list])),
  at: new Map(
    lists.map(({ version, files }) => [version, new Map(files.map(([path, hash]) => [path, hash]))]),
  ),
});

const addressOf = (name: string): string => `${root()}offline-copy/${name}`;

async function read(name: string): Promise<unknown> {
  const stored = await (await open()).match(addressOf(name));
  try {
    return stored === undefined ? undefined : ((await stored.json()) as unknown);
  } catch {
    // Damaged: as if it had never been written. Files are stored by content, so nothing has to be fetched twice.
    return undefined;
  }
}

const write = async (name: string, value: unknown): Promise<void> =>
  (await open()).put(addressOf(name), new Response(JSON.stringify(value)));
