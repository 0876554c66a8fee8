import { bytesFor, filesFor } from '../list.ts';
import type { FromWorker, Status } from '../messages.ts';
import { storedHashes } from './files.ts';
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
  const countDone = (list = aim): number =>
    list === undefined ? 0 : filesFor(list, langs).filter(([, hash]) => stored.has(hash)).length;
  const total = aim === undefined ? 0 : filesFor(aim, langs).length;
  const done = countDone();
  const usable =
    current !== undefined && used !== undefined && countDone(used) === filesFor(used, langs).length;
  return {
    phase:
      langs.length === 0
        ? 'none'
        : usable
          ? 'ready'
          : (problem ?? (total > 0 && done === total ? 'ready' : 'loading')),
    done,
    total,
    bytes: used === undefined ? 0 : bytesFor(used, langs),
    built: used?.built ?? '',
    noRoom: problem === 'full',
    update: current !== undefined && next !== undefined && total > 0 && done === total,
  };
}
