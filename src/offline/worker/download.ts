import { joinBytes } from '../blocks.ts';
import { blockPath, isList, LIST, type OfflineList, type Parcel } from '../list.ts';
import { storeBlock } from './blocks.ts';
import { root } from './scope.ts';
import { untilQuiet } from './traffic.ts';

/** Few at a time, so that the reader's own requests find the line free. */
const AT_ONCE = 3;
/** A host that takes a request and then says nothing must not hold the copy up for good. */
const LONGEST_SILENCE = 30_000;

/** The host answers, but with something else than it lists: it is being updated, or broken. */
export class WrongAnswer extends Error {}

async function request(path: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const patience = new AbortController();
  const stop = (): void => patience.abort(signal.reason);
  const giveUp = (): void => patience.abort(new TypeError(`${path}: no answer`));
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(giveUp, LONGEST_SILENCE);
  try {
    // `no-cache` asks the host whether a stored answer still holds: some hosts let files grow old.
    const response = await fetch(root() + path, {
      cache: 'no-cache',
      priority: 'low',
      signal: patience.signal,
    });
    if (!response.ok) throw new WrongAnswer(`${path}: ${response.status}`);
    const reader = response.body?.getReader();
    const chunks: Uint8Array[] = [];
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      chunks.push(read.value);
      clearTimeout(timer);
      timer = setTimeout(giveUp, LONGEST_SILENCE);
    }
    return joinBytes(chunks);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

export async function fetchList(signal: AbortSignal): Promise<OfflineList> {
  const bytes = await request(LIST, signal);
  try {
    const list = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    if (isList(list)) return list;
  } catch {
    // Not even JSON.
  }
  throw new WrongAnswer(`${LIST} is no list.`);
}

/**
 * Fetches and stores; what is stored stays and is not fetched again. Without a network it ends as soon as everything is
 * stored that has arrived; after that nothing is written any more. A wrong answer costs only what it should have brought.
 */
export async function download(
  parcels: readonly Parcel[],
  stop: AbortController,
  onStored: () => void,
): Promise<void> {
  const left = [...parcels];
  const wrong: WrongAnswer[] = [];
  const lane = async (): Promise<void> => {
    for (let parcel = left.shift(); parcel !== undefined; parcel = left.shift()) {
      await untilQuiet();
      try {
        await fetchParcel(parcel, stop.signal);
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error;
        wrong.push(error);
      }
      onStored();
    }
  };
  const lanes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      lane().catch((error: unknown) => {
        stop.abort(error);
        throw error;
      }),
    ),
  );
  // The first reason: what the other lanes say is only that they were stopped.
  if (lanes.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
  if (wrong[0] !== undefined) throw wrong[0];
}

async function fetchParcel({ path, blocks }: Parcel, signal: AbortSignal): Promise<void> {
  const bytes = await request(path, signal);
  let start = 0;
  let isRight = true;
  for (const [hash, length] of blocks) {
    isRight = (await storeBlock(hash, bytes.slice(start, (start += length)))) && isRight;
  }
  if (!isRight) throw new WrongAnswer(`${path} is not what the list names.`);
}

/** Brings a single block that turned out to be missing or damaged, while the host still has it. */
export async function fetchBlock(hash: string): Promise<boolean> {
  try {
    const bytes = await request(blockPath(hash), new AbortController().signal);
    return await storeBlock(hash, bytes);
  } catch {
    return false;
  }
}
