import { type Lang, LANGS } from '../../i18n/locales.ts';
import { blocksFor, type OfflineList, planDownload, sumBytes } from '../list.ts';
import { adoptNext, aimAt, unpinClosed, wantLanguages } from '../state.ts';
import { keepOnly, removeBlocks, storedHashes } from './blocks.ts';
import { download, fetchList, WrongAnswer } from './download.ts';
import { changeState, type Memory, recallMemory } from './memory.ts';
import { openIds } from './scope.ts';
import { tell, tellStatus } from './tell.ts';

/** How often a page that is opened makes the worker look for a new version. By a clock that nobody can set. */
const LOOK_EVERY = 10 * 60_000;

/** A file turned out to be missing or damaged: the next page that is opened has the copy completed. */
export function lookAgain(): void {
  looked = undefined;
}

export type Wish = {
  readonly langs: readonly Lang[];
  /** Beside what is kept already. */
  readonly add: boolean;
  /** Start over after a full device. */
  readonly again: boolean;
  /** The page that is open: it comes first. */
  readonly open: string;
};
type Run = { langs: readonly Lang[]; readonly stop: AbortController; readonly work: Promise<void> };
let run: Run | undefined;
let looked: { readonly langs: string; readonly at: number } | undefined;

/** Well or badly: an error of one run is no reason to drop what was asked for after it. */
const runEnded = async (): Promise<void> => run?.work.catch(() => undefined);

/** Completes the copy for these languages and fetches a new version, if there is one. Never twice at a time. */
export function keepCopy(wish: Wish): Promise<void> {
  const langs = wish.add ? union(wish.langs, run?.langs ?? []) : wish.langs;
  if (run !== undefined && nameOf(run.langs) === nameOf(langs)) return run.work;
  run?.stop.abort();
  const stop = new AbortController();
  // Taken at once, before anything is awaited: two pages may ask in the same moment.
  const work = runEnded()
    .then(() => attempt({ ...wish, langs }, stop))
    .finally(() => {
      if (run?.stop === stop) run = undefined;
      return tellStatus();
    });
  run = { langs, stop, work };
  return work;
}

async function attempt(wish: Wish, stop: AbortController): Promise<void> {
  try {
    const { state } = await recallMemory();
    const langs = wish.add ? union(wish.langs, state.langs) : wish.langs;
    if (run?.stop === stop) run.langs = langs;
    const key = nameOf(langs);
    if (!wish.again && looked?.langs === key && performance.now() - looked.at < LOOK_EVERY) return;
    // A full device stays full until the reader says otherwise: asking at every page would only waste their data.
    if (!wish.again && state.problem === 'full' && nameOf(state.langs) === key) return;
    looked = { langs: key, at: performance.now() };
    await complete(langs, wish.open, stop);
  } catch (error) {
    looked = undefined;
    // Somebody wants something else, and says so after this.
    if (run?.stop === stop) await giveUp(error);
  }
}

const union = (first: readonly Lang[], then: readonly Lang[]): Lang[] => [...new Set([...first, ...then])];
/** The same in whichever language the page stands that asks. */
const nameOf = (langs: readonly Lang[]): string => LANGS.filter((lang) => langs.includes(lang)).join();

async function complete(langs: readonly Lang[], open: string, stop: AbortController): Promise<void> {
  // Known before the host has answered: without it, the reader is still told what is to come.
  await changeState((old) => wantLanguages(old, langs));
  await tellStatus();
  const list = await fetchList(stop.signal);
  const ids = await openIds();
  const { state } = await changeState((old) => aimAt(unpinClosed(old, ids), list.version), list);
  await tellStatus();

  const stored = await storedHashes();
  await checkSpace(sumBytes(missingOf(list, langs, stored)));
  await download(planDownload(list, langs, stored, open), stop, () => void tellStatus());
  // The first copy is taken into use at once: until now every page came from the network.
  const after =
    state.current === undefined ? await changeState((old) => adoptNext(old, [])) : await recallMemory();
  await tidy(after);
}

const missingOf = (list: OfflineList, langs: readonly Lang[], stored: ReadonlySet<string>) =>
  blocksFor(list, langs).filter(([hash]) => !stored.has(hash));

/** Not every browser says how much space there is; then writing will tell. */
async function checkSpace(needed: number): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  if (needed === 0 || typeof storage?.estimate !== 'function') return;
  const { quota, usage = 0 } = await storage.estimate();
  if (quota !== undefined && quota - usage < needed) throw new DOMException('', 'QuotaExceededError');
}

/** Says why, and after a full device gives back the space that an unfinished version took. */
async function giveUp(error: unknown): Promise<void> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const problem = isFull ? 'full' : error instanceof WrongAnswer ? 'wrong' : 'interrupted';
  // First the space, then the note: on a full device not even that could be written.
  const memory = await recallMemory();
  if (isFull) await tidy(memory, memory.state.next);
  await changeState((state) => ({ ...state, problem })).catch(() => undefined);
}

/** Removes what no version in use and no open page needs. */
async function tidy({ state, lists }: Memory, except?: string): Promise<void> {
  const wanted = [...lists.values()]
    .filter(({ version }) => version !== except)
    .flatMap((list) => blocksFor(list, state.langs));
  await keepOnly(new Set(wanted.map(([hash]) => hash)));
}

/** Only a version that is whole: meanwhile the host may have another one, of which something is still missing. */
export async function adoptNewVersion(asker: Client): Promise<void> {
  const { state, lists } = await recallMemory();
  const next = lists.get(state.next ?? '');
  if (next !== undefined && missingOf(next, state.langs, await storedHashes()).length === 0) {
    const ids = await openIds();
    await tidy(await changeState((old) => adoptNext(unpinClosed(old, ids), ids)));
    tell(asker, { type: 'adopted' });
  }
  await tellStatus();
}

export async function removeCopy(): Promise<void> {
  run?.stop.abort();
  await runEnded();
  looked = undefined;
  await changeState(() => ({ langs: [], pinned: {} }));
  await removeBlocks();
  await tellStatus();
}
