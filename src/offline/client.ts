import type { Lang } from '../i18n/locales.ts';
import { WORKER } from './list.ts';
import type { FromWorker, Status, ToWorker } from './messages.ts';

/** The page's line to the worker. */
export type Line = {
  readonly keep: (langs: readonly Lang[], again?: boolean) => void;
  /** Takes the new version into use and loads the page anew from it. */
  readonly adopt: () => void;
  readonly remove: () => void;
};

/** Registers the worker and listens to it. Fails where the browser allows no worker or no storage. */
export async function openLine(root: string, onStatus: (status: Status) => void): Promise<Line> {
  const { serviceWorker } = navigator;
  let isRemoving = false;
  // Always asks the host for the worker: a host that lets it grow old would hold every update back.
  const registration = await serviceWorker.register(root + WORKER, { scope: root, updateViaCache: 'none' });
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'adopted') location.reload();
    else onStatus(data.status);
    if (isRemoving && data.type === 'status' && data.status.phase === 'none') void registration.unregister();
  });
  const { active } = await serviceWorker.ready;
  const send = (message: ToWorker): void => active?.postMessage(message);
  return {
    keep: (langs, again = false) => send({ type: 'keep', langs, again }),
    adopt: () => send({ type: 'adopt' }),
    remove: () => {
      isRemoving = true;
      send({ type: 'remove' });
    },
  };
}
