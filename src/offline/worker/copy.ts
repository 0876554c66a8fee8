import type { Lang } from '../../i18n/locales.ts';
import { bytesFor, filesFor, planDownload } from '../list.ts';
import { adoptNext, aimAt, unpinClosed } from '../state.ts';
import { download, fetchList } from './download.ts';
import { keepOnly, removeFiles, storedHashes } from './files.ts';
import { changeState, type Memory, recallMemory } from './memory.ts';
import { openClients } from './scope.ts';
import { tell, tellStatus } from './tell.ts';

/** How often a page that is opened makes the worker look for a new version. By a clock that nobody can set. */
const LOOK_EVERY = 10 * 60_000;
const PROGRESS_EVERY = 20;

/** A file turned out to be missing or damaged: the next page that is opened has the copy completed. */
export function lookAgain(): void {
  looked = undefined;
}

type Run = { readonly langs: string; readonly stop: AbortController; readonly work: Promise<void> };
let run: Run | undefined;
let looked: { readonly langs: string; readonly at: number } | undefined;

/** Well or badly: an error of one run is no reason to drop what was asked for after it. */
const runEnded = async (): Promise<void> => run?.work.catch(() => undefined);

/** Completes the copy for these languages and fetches a new version, if there is one. Never twice at a time. */
export function keepCopy(langs: readonly Lang[], again: boolean): Promise<void> {
  const key = nameOf(langs);
  if (run?.langs === key) return run.work;
  run?.stop.abort();
  const stop = new AbortController();
  // Taken at once, before anything is awaited: two pages may ask in the same moment.
  const work = runEnded()
    .then(() => attempt(langs, again, stop))
    .finally(() => {
      if (run?.stop === stop) run = undefined;
      return tellStatus();
    });
  run = { langs: key, stop, work };
  return work;
}

async function attempt(langs: readonly Lang[], again: boolean, stop: AbortController): Promise<void> {
  const key = nameOf(langs);
  if (!again && looked?.langs === key && performance.now() - looked.at < LOOK_EVERY) return;
  looked = { langs: key, at: performance.now() };
  try {
    await complete(langs, again, stop);
  } catch (error) {
    looked = undefined;
    await giveUp(error);
  }
}

/** The same in whichever language the page stands that asks. */
const nameOf = (langs: readonly Lang[]): string => langs.toSorted().join();

async function complete(langs: readonly Lang[], again: boolean, stop: AbortController): Promise<void> {
  const { state: before } = await recallMemory();
  // A full device stays full until the reader says otherwise: asking at every page would only waste their data.
  if (before.problem === 'full' && !again && nameOf(before.langs) === nameOf(langs)) return;
  const list = await fetchList(stop.signal);
  const open = await openIds();
  const { state } = await changeState((old) => aimAt(unpinClosed(old, open), list.version, langs), list);
  await tellStatus();

  const parcels = planDownload(list, langs, await storedHashes());
  const missing = parcels.reduce((sum, { files }) => sum + files.length, 0);
  if (missing > 0) await checkSpace(bytesFor(list, langs) * (missing / filesFor(list, langs).length));
  let stored = 0;
  await download(parcels, stop, (files) => {
    const step = Math.floor(stored / PROGRESS_EVERY);
    stored += files;
    if (Math.floor(stored / PROGRESS_EVERY) > step) void tellStatus();
  });
  // The first copy is taken into use at once: until now every page came from the network.
  const after =
    state.current === undefined ? await changeState((old) => adoptNext(old, [])) : await recallMemory();
  await tidy(after);
}

async function checkSpace(needed: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota !== undefined && quota - usage < needed) throw new DOMException('', 'QuotaExceededError');
}

/** Says why, and after a full device gives back the space that an unfinished version took. */
async function giveUp(error: unknown): Promise<void> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  // First the space, then the note: on a full device not even that could be written.
  const memory = await recallMemory();
  if (isFull) await tidy(memory, memory.state.next);
  await changeState((state) => ({ ...state, problem: isFull ? 'full' : 'interrupted' })).catch(
    () => undefined,
  );
}

/** Removes what no version in use and no open page needs. */
async function tidy({ state, lists }: Memory, except?: string): Promise<void> {
  const wanted = [...lists.values()]
    .filter(({ version }) => version !== except)
    .flatMap((list) => filesFor(list, state.langs));
  await keepOnly(new Set(wanted.map(([, hash]) => hash)));
}

export async function adoptNewVersion(asker: Client): Promise<void> {
  const open = await openIds();
  await tidy(await changeState((state) => adoptNext(unpinClosed(state, open), open)));
  tell(asker, { type: 'adopted' });
  await tellStatus();
}

const openIds = async (): Promise<string[]> => (await openClients()).map(({ id }) => id);

export async function removeCopy(): Promise<void> {
  run?.stop.abort();
  await runEnded();
  looked = undefined;
  await changeState(() => ({ langs: [], pinned: {} }));
  await removeFiles();
  await tellStatus();
}
