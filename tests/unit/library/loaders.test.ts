import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentLoaders } from '../../../src/library/loaders.ts';
import { ContentError } from '../../../src/library/problems.ts';
import { CONTENT_TREE, makeTree, swap, VOCABULARY } from '../../support/content-tree.ts';

const POKER = 'glossary/old-world/poker/en.mdx';
const RANKS = 'glossary/old-world/ranks/entry.yaml';
const PAUSE = 100;

describe('contentLoaders', () => {
  let root: string;
  beforeEach(() => {
    vi.useFakeTimers();
    root = makeTree();
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(root, { recursive: true });
  });

  it('fills each collection, each item under its id', async () => {
    const { stores } = await load(root);
    expect(ids(stores)).toEqual({
      games: ['old-world'],
      entries: ['old-world/poker', 'old-world/ranks', 'old-world/round'],
      rulings: ['old-world/poker/draw', 'old-world/poker/who-rolls', 'old-world/round/no-winner'],
      quickrefs: ['old-world/poker'],
      terms: ['old-world/poker', 'old-world/rank'],
      differences: ['old-world/ties'],
      monsters: ['old-world/griffin', 'old-world/troll'],
      texts: [
        'entries/old-world/poker/en',
        'entries/old-world/poker/de',
        'entries/old-world/ranks/en',
        'entries/old-world/ranks/de',
        'entries/old-world/round/en',
        'entries/old-world/round/de',
        'quickrefs/old-world/poker/en',
        'quickrefs/old-world/poker/de',
      ],
    });
    expect(stores.entries?.get('old-world/poker')?.data).toMatchObject({ slug: 'poker', chapter: 'basics' });
  });

  it('leaves the texts themselves to be rendered, each from its file', async () => {
    const { stores } = await load(root);
    expect(stores.texts?.get('entries/old-world/poker/en')).toEqual({
      id: 'entries/old-world/poker/en',
      data: {},
      filePath: join(root, POKER),
      deferredRender: true,
    });
    expect(stores.texts?.get('quickrefs/old-world/poker/de')?.filePath).toBe(
      join(root, 'quickrefs/old-world/poker/de.mdx'),
    );
  });

  it('reads the content once for all collections', async () => {
    const loaders = contentLoaders(root, VOCABULARY);
    const games = makeStore();
    await loaders.games.load(context(games));
    // What is broken after the first has read would stop any other that reads.
    write(root, POKER, 'Broken.');
    const entries = makeStore();
    await loaders.entries.load(context(entries));
    expect([...entries.items.keys()]).toHaveLength(3);
  });

  it('fails with the whole list of what is wrong, whichever collection asks', async () => {
    write(root, POKER, swap('(ranks#order)', '(rank)')(CONTENT_TREE[POKER]!));
    write(root, RANKS, 'related: [pokr]\ntools: []\nterms: [rank]\n');
    const loaders = contentLoaders(root, VOCABULARY);
    expect(Object.keys(loaders)).toHaveLength(8);
    for (const loader of Object.values(loaders)) {
      const store = makeStore();
      const error = await failureOf(loader, context(store));
      expect(error).toBeInstanceOf(ContentError);
      expect((error as Error).message).toBe(
        `2 problems in the content:\n  ${root}/${POKER}:14: There is no entry "old-world/rank".\n  ${root}/${RANKS}:1: There is no entry "old-world/pokr".`,
      );
      expect(store.items.size).toBe(0);
    }
  });

  it('watches its folder once, however many collections there are', async () => {
    const { watcher } = await load(root);
    expect(watcher.added).toEqual([root]);
    expect(watcher.listeners).toHaveLength(1);
  });

  it('reads anew after the last of several changes, and refills every collection', async () => {
    const { stores, watcher, logs } = await load(root);
    write(root, POKER, swap('title: Dice Poker', 'title: Poker')(CONTENT_TREE[POKER]!));
    write(root, RANKS, 'related: []\ntools: []\nterms: []\n');
    watcher.tell(join(root, POKER));
    vi.advanceTimersByTime(PAUSE - 1);
    watcher.tell(join(root, RANKS));
    vi.advanceTimersByTime(PAUSE - 1);
    expect(title(stores)).toBe('Dice Poker');
    vi.advanceTimersByTime(1);
    expect(title(stores)).toBe('Poker');
    expect(stores.terms?.get('old-world/rank')?.data).toMatchObject({ id: 'rank' });
    expect(stores.terms?.get('old-world/rank')?.data).not.toHaveProperty('entry', 'old-world/ranks');
    expect(logs).toEqual([['info', 'The content was read anew.']]);
  });

  it('drops what is gone', async () => {
    const { stores, watcher } = await load(root);
    write(root, 'glossary/old-world/round/rulings.yaml', '[]\n');
    write(root, 'moved/old-world.yaml', '{}\n');
    watcher.tell(join(root, 'moved/old-world.yaml'));
    vi.advanceTimersByTime(PAUSE);
    expect([...(stores.rulings ?? new Map()).keys()]).toEqual([
      'old-world/poker/draw',
      'old-world/poker/who-rolls',
    ]);
  });

  it('keeps the last good content while a change is wrong, and says what is', async () => {
    const { stores, watcher, logs } = await load(root);
    const before = ids(stores);
    write(root, POKER, swap('title: Dice Poker', 'titel: Poker')(CONTENT_TREE[POKER]!));
    watcher.tell(join(root, POKER));
    vi.advanceTimersByTime(PAUSE);
    expect(ids(stores)).toEqual(before);
    expect(title(stores)).toBe('Dice Poker');
    expect(logs).toEqual([
      ['error', expect.stringMatching(/^2 problems in the content:\n.*"title": This field is missing/)],
    ]);

    write(root, POKER, swap('title: Dice Poker', 'title: Poker')(CONTENT_TREE[POKER]!));
    watcher.tell(join(root, POKER));
    vi.advanceTimersByTime(PAUSE);
    expect(title(stores)).toBe('Poker');
    expect(logs.at(-1)).toEqual(['info', 'The content was read anew.']);
  });

  it('does not mind changes elsewhere', async () => {
    const { stores, watcher, logs } = await load(root);
    write(root, POKER, swap('title: Dice Poker', 'title: Poker')(CONTENT_TREE[POKER]!));
    watcher.tell('/elsewhere/src/site.ts');
    watcher.tell(`${root}-copy/games/old-world.yaml`);
    vi.advanceTimersByTime(10 * PAUSE);
    expect([title(stores), logs]).toEqual(['Dice Poker', []]);
  });

  it('watches nothing in a build', async () => {
    const loaders = contentLoaders(root, VOCABULARY);
    const store = makeStore();
    await loaders.games.load(context(store));
    expect(store.items.size).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

// Helpers

type Item = { readonly id: string; readonly data: unknown; readonly filePath?: string };
type Stores = Readonly<Record<string, ReadonlyMap<string, Item>>>;

/** Of Astro's store, what a loader uses. */
function makeStore() {
  const items = new Map<string, Item>();
  return {
    items,
    set: (item: Item) => {
      items.set(item.id, item);
      return true;
    },
    clear: () => items.clear(),
  };
}

/** Of a file watcher, what a loader uses; `tell` says that a file has changed. */
function makeWatcher() {
  const added: string[] = [];
  const listeners: ((event: string, path: string) => void)[] = [];
  return {
    added,
    listeners,
    add: (path: string) => added.push(path),
    on: (_event: 'all', listener: (event: string, path: string) => void) => listeners.push(listener),
    tell: (path: string) => {
      for (const listener of listeners) listener('change', path);
    },
  };
}

type Log = [level: string, message: string];

function context(
  store: ReturnType<typeof makeStore>,
  watcher?: ReturnType<typeof makeWatcher>,
  logs: Log[] = [],
): Parameters<Loader['load']>[0] {
  const logger = {
    info: (message: string) => logs.push(['info', message]),
    error: (message: string) => logs.push(['error', message]),
  };
  return { store, watcher, logger } as unknown as Parameters<Loader['load']>[0];
}

/** Fills every collection, as the development server does. */
async function load(root: string) {
  const watcher = makeWatcher();
  const logs: Log[] = [];
  const stores: Record<string, ReadonlyMap<string, Item>> = {};
  for (const [name, loader] of Object.entries(contentLoaders(root, VOCABULARY))) {
    const store = makeStore();
    stores[name] = store.items;
    await loader.load(context(store, watcher, logs));
  }
  return { stores, watcher, logs };
}

async function failureOf(loader: Loader, at: Parameters<Loader['load']>[0]): Promise<unknown> {
  try {
    await loader.load(at);
    return undefined;
  } catch (error) {
    return error;
  }
}

const ids = (stores: Stores): Record<string, string[]> =>
  Object.fromEntries(Object.entries(stores).map(([name, items]) => [name, [...items.keys()]]));

const title = (stores: Stores): string =>
  (stores.entries?.get('old-world/poker')?.data as { text: { en: { title: string } } }).text.en.title;

const write = (root: string, path: string, text: string): void => writeFileSync(join(root, path), text);
