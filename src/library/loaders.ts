import { join, resolve, sep } from 'node:path';
import type { Loader } from 'astro/loaders';
import { LANGS } from '../i18n/locales.ts';
import { type Collections, itemId } from './library.ts';
import { loadContent } from './load.ts';
import type { Vocabulary } from './vocabulary.ts';

type Store = Parameters<Loader['load']>[0]['store'];
type Context = Pick<Parameters<Loader['load']>[0], 'store' | 'watcher' | 'logger'>;

/** An editor writes a file in several steps, and a branch changes many at once: wait for the last, in milliseconds. */
const PAUSE = 100;

/**
 * Loaders for Astro's content collections. All of them share one reading of `root`: the first that is asked reads, checks
 * and links everything, and what is wrong fails the build with the whole list. In development a change below `root` reads
 * it anew; while it is wrong, the last good content stays.
 */
export function contentLoaders(
  root: string,
  vocabulary: Vocabulary,
): Record<keyof Collections | 'texts', Loader> {
  const fills: (() => void)[] = [];
  /** Gives what was read, or throws what was wrong with it: to every loader the same, without reading it again. */
  let read = (): Collections => {
    try {
      const content = loadContent(root, vocabulary);
      read = () => content;
    } catch (error) {
      read = () => {
        throw error;
      };
    }
    return read();
  };

  const watch = ({ watcher, logger }: Context): void => {
    if (watcher === undefined || fills.length > 1) return;
    const folder = resolve(root);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      try {
        const content = loadContent(root, vocabulary);
        read = () => content;
        for (const fill of fills) fill();
        logger.info('The content was read anew.');
      } catch (error) {
        logger.error(error instanceof Error ? error.message : String(error));
      }
    };
    watcher.add(folder);
    watcher.on('all', (_event: string, path: string) => {
      if (!path.startsWith(folder + sep)) return;
      clearTimeout(pause);
      pause = setTimeout(refresh, PAUSE);
    });
  };
  const loader = (name: string, fill: (store: Store) => void): Loader => ({
    name: `content-${name}`,
    load: (context) => {
      const refill = (): void => {
        context.store.clear();
        fill(context.store);
      };
      read();
      fills.push(refill);
      refill();
      watch(context);
      return Promise.resolve();
    },
  });
  const items = <K extends keyof Collections>(
    name: K,
    idOf: (item: Collections[K][number]) => string,
  ): Loader =>
    loader(name, (store) => {
      for (const item of read()[name]) store.set({ id: idOf(item), data: item });
    });

  return {
    games: items('games', ({ key }) => key),
    entries: items('entries', ({ id }) => id),
    rulings: items('rulings', ({ entry, id }) => itemId(entry, id)),
    quickrefs: items('quickrefs', ({ id }) => id),
    terms: items('terms', ({ game, id }) => itemId(game, id)),
    differences: items('differences', ({ game, id }) => itemId(game, id)),
    monsters: items('monsters', ({ game, id }) => itemId(game, id)),
    /** The MDX files themselves, for @astrojs/mdx to render: "entries/old-world/dice-poker/en". */
    texts: loader('texts', (store) => {
      for (const [kind, folder] of [
        ['entries', 'glossary'],
        ['quickrefs', 'quickrefs'],
      ] as const)
        for (const { id } of read()[kind])
          for (const lang of LANGS)
            store.set({
              id: `${kind}/${id}/${lang}`,
              data: {},
              filePath: join(root, folder, id, `${lang}.mdx`),
              deferredRender: true,
            });
    }),
  };
}
