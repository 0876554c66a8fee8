import { LIST, WORKER } from '../list.ts';
import type { ToWorker } from '../messages.ts';
import { adoptNewVersion, keepCopy, removeCopy } from './copy.ts';
import { pinLike } from './memory.ts';
import { respond, respondList } from './respond.ts';
import { root, worker } from './scope.ts';

/**
 * The worker holds no content and no version, so a new one may take over at once: which version a page gets is
 * decided by the state that it reads, never by which worker runs.
 */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'keep') event.waitUntil(keepCopy(message.langs, message.again));
  else if (message.type === 'remove') event.waitUntil(removeCopy());
  else if (event.source instanceof Client) event.waitUntil(adoptNewVersion(event.source));
});

worker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  const path = address.slice(root().length);
  if (request.method !== 'GET' || !address.startsWith(root()) || path === WORKER) return;
  if (path === LIST) {
    event.respondWith(respondList(request));
    return;
  }
  const asked = { path, isNavigation: request.mode === 'navigate', client: clientId };
  event.respondWith(
    request.destination === 'worker'
      ? pinLike(clientId, event.resultingClientId).then(() => respond(request, asked))
      : respond(request, asked),
  );
});
