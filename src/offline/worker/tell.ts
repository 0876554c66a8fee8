import { blocksFor, bytesFor, type OfflineList, sumBytes } from '../list.ts';
import type { FromWorker, Status } from '../messages.ts';
import { storedHashes } from './blocks.ts';
import { recallMemory } from './memory.ts';
import { openClients } from './scope.ts';

export const tell = (client: Client, message: FromWorker): void => client.postMessage(message);

/** Tells every open page how the copy stands. One after the other: an older status must not arrive last. */
let told: Promise<void> = Promise.resolve();
export function tellStatus(): Promise<void> {
  const telling = told.then(async () => {
    const status = await readStatus();
    for (const client of await openClients())
      if (client.type === 'window') tell(client, { type: 'status', status });
  });
  told = telling.catch(() => undefined);
  return telling;
}

async function readStatus(): Promise<Status> {
  const { state, lists } = await recallMemory();
  const { langs, current, next, problem } = state;
  const used = lists.get(current ?? next ?? '');
  const aim = lists.get(next ?? current ?? '');
  const stored = await storedHashes();
  const countDone = (list: OfflineList | undefined): number =>
    list === undefined ? 0 : sumBytes(blocksFor(list, langs).filter(([hash]) => stored.has(hash)));
  const count = (list: OfflineList | undefined): number => (list === undefined ? 0 : bytesFor(list, langs));
  const [done, total] = [countDone(aim), count(aim)];
  const isWhole = total > 0 && done === total;
  const isUsable = current !== undefined && used !== undefined && countDone(used) === count(used);
  return {
    phase: langs.length === 0 ? 'none' : isUsable ? 'ready' : (problem ?? (isWhole ? 'ready' : 'loading')),
    langs,
    done,
    total,
    bytes: count(used),
    built: used?.built ?? '',
    noRoom: problem === 'full',
    update: current !== undefined && next !== undefined && isWhole,
  };
}
