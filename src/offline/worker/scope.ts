/** The worker's own surroundings, typed once. */
declare const self: ServiceWorkerGlobalScope;
export const worker: ServiceWorkerGlobalScope = self;

/** Where the site is mounted, as a whole address that ends with a slash. */
export const root = (): string => worker.registration.scope;

/** An address below the site's root, without query: "de/old-world/". Empty for what lies elsewhere. */
export function pathOf(url: string): string | undefined {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).startsWith(root()) ? (origin + pathname).slice(root().length) : undefined;
}

/** Every page and every script of a page that is open, controlled by this worker or not. */
export const openClients = async (): Promise<readonly Client[]> =>
  worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });

export const openIds = async (): Promise<string[]> => (await openClients()).map(({ id }) => id);
