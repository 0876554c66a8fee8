import { LIST, WORKER } from '../list.ts';
import type { ToWorker } from '../messages.ts';
import { adoptNewVersion, keepCopy, removeCopy } from './copy.ts';
import { pinLike } from './memory.ts';
import { respond, respondList } from './respond.ts';
import { pathOf, worker } from './scope.ts';
import { tellStatus } from './tell.ts';

/**
 * The worker holds no content and no version, so a new one may take over at once: which version a page gets is
 * decided by the state that it reads, never by which worker runs.
 */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  const asker = event.source instanceof Client ? event.source : undefined;
  if (message.type === 'keep')
    event.waitUntil(keepCopy({ ...message, open: pathOf(asker?.url ?? worker.registration.scope) ?? '' }));
  else if (message.type === 'remove') event.waitUntil(removeCopy());
  else if (message.type === 'tell') event.waitUntil(tellStatus());
  else if (asker !== undefined) event.waitUntil(adoptNewVersion(asker));
});

worker.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === undefined || path === WORKER) return;
  if (path === LIST) {
    event.respondWith(respondList(request));
    return;
  }
  const asked = { path, isNavigation: request.mode === 'navigate', client: clientId };
  event.respondWith(
    request.destination === 'worker'
      ? pinLike(clientId, resultingClientId).then(() => respond(request, asked, resultingClientId))
      : respond(request, asked, resultingClientId),
  );
});
