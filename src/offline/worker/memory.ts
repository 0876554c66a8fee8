import type { Listings } from '../answer.ts';
import { isList, type OfflineList } from '../list.ts';
import { EMPTY_STATE, isState, type OfflineState, pin, versionsInUse } from '../state.ts';
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
export function recallMemory(): Promise<Memory> {
  memory ??= readMemory().catch((error: unknown) => {
    // What the browser refuses now it may give later.
    memory = undefined;
    throw error;
  });
  return memory;
}

async function readMemory(): Promise<Memory> {
  const written = await read(STATE);
  const state = isState(written) ? written : EMPTY_STATE;
  const lists = (await Promise.all(versionsInUse(state).map((version) => read(version)))).filter(isList);
  // Without its list a version is as good as none. Blocks are stored by content, so nothing has to be fetched twice.
  const { current, previous, next, ...rest } = state;
  const versions = Object.entries({ current, previous, next }).filter(([, version]) =>
    lists.some((list) => list.version === version),
  );
  return remember({ ...rest, ...Object.fromEntries(versions) }, lists);
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

/** From now on this page, or this script of a page, gets its files from that version. */
export async function pinClient(client: string, version: string): Promise<void> {
  // A device that is too full to write it down still shows the page.
  await changeState((old) => pin(old, client, version)).catch(() => undefined);
}

/** A script that a pinned page starts in the background belongs to the version of that page. */
export async function pinLike(client: string, started: string): Promise<void> {
  const version = (await recallMemory()).state.pinned[client];
  if (version !== undefined) await pinClient(started, version);
}

const remember = (state: OfflineState, lists: readonly OfflineList[]): Memory => ({
  state,
  lists: new Map(lists.map((list) => [list.version, list])),
  at: new Map(lists.map(({ version, files }) => [version, new Set(Object.keys(files))])),
});

const addressOf = (name: string): string => `${root()}offline-copy/${name}`;

async function read(name: string): Promise<unknown> {
  const stored = await (await open()).match(addressOf(name));
  try {
    return stored === undefined ? undefined : ((await stored.json()) as unknown);
  } catch {
    // Damaged: as if it had never been written.
    return undefined;
  }
}

const write = async (name: string, value: unknown): Promise<void> =>
  (await open()).put(addressOf(name), new Response(JSON.stringify(value)));
