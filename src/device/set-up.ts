import { recall, remember } from './storage.ts';

/** How far a game has been set up: what the table has chosen, and which steps are done. */
export type KeptSetUp = {
  readonly chosen: Readonly<Record<string, string>>;
  readonly done: readonly string[];
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the device remembers may be garbled: only what can be read comes back. */
export function recallSetUp(game: string): KeptSetUp {
  const { chosen, done } = recallAll()[game] ?? {};
  return {
    chosen: Object.fromEntries(
      Object.entries(isObject(chosen) ? chosen : {}).filter((each): each is [string, string] =>
        isText(each[1]),
      ),
    ),
    done: Array.isArray(done) ? done.filter(isText) : [],
  };
}

/** Returns whether the device took it. */
export function rememberSetUp(game: string, kept: KeptSetUp): boolean {
  const all = new Map<string, unknown>(Object.entries(recallAll()));
  if (kept.done.length === 0 && Object.keys(kept.chosen).length === 0) all.delete(game);
  else all.set(game, kept);
  return remember('set-up', all.size === 0 ? undefined : JSON.stringify(Object.fromEntries(all)));
}

/** By game. */
function recallAll(): Record<string, Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(recall('set-up') ?? '{}');
    if (!isObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((each): each is [string, Record<string, unknown>] => isObject(each[1])),
    );
  } catch {
    return {};
  }
}
