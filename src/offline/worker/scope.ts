/** The worker's own surroundings, typed once. */
declare const self: ServiceWorkerGlobalScope;
export const worker: ServiceWorkerGlobalScope = self;

/** Where the site is mounted, as a whole address that ends with a slash. */
export const root = (): string => worker.registration.scope;

/** Every page and every script of a page that is open, controlled by this worker or not. */
export const openClients = async (): Promise<readonly Client[]> =>
  worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
