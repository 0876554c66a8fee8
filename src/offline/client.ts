import type { Lang } from '../i18n/locales.ts';
import { WORKER } from './list.ts';
import type { FromWorker, Status, ToWorker } from './messages.ts';

/** The page's line to the worker. */
export type Line = {
  readonly keep: (langs: readonly Lang[], how: { readonly add: boolean; readonly again: boolean }) => void;
  readonly tell: () => void;
  /** Takes the new version into use and loads the page anew from it. */
  readonly adopt: () => void;
  /** Removes the copy, then the worker. The line is closed then. */
  readonly remove: () => Promise<void>;
};

/** A worker that cannot say that it has removed everything is removed all the same. */
const LONGEST_REMOVAL = 10_000;

/** Registers the worker and listens to it. Fails where the browser allows no worker or no storage. */
export async function openLine(root: string, onStatus: (status: Status) => void): Promise<Line> {
  const { serviceWorker } = navigator;
  let onRemoved: (() => void) | undefined;
  // Always asks the host for the worker: a host that lets it grow old would hold every update back.
  const registration = await serviceWorker.register(root + WORKER, { scope: root, updateViaCache: 'none' });
  const listen = ({ data }: MessageEvent<FromWorker>): void => {
    if (data.type === 'adopted') location.reload();
    else {
      onStatus(data.status);
      if (data.status.phase === 'none') onRemoved?.();
    }
  };
  serviceWorker.addEventListener('message', listen);
  await serviceWorker.ready;
  // The one that is active now: a new one may have taken over since.
  const send = (message: ToWorker): void => registration.active?.postMessage(message);
  return {
    keep: (langs, how) => send({ type: 'keep', langs, ...how }),
    tell: () => send({ type: 'tell' }),
    adopt: () => send({ type: 'adopt' }),
    remove: async () => {
      await new Promise<void>((resolve) => {
        onRemoved = resolve;
        setTimeout(resolve, LONGEST_REMOVAL);
        send({ type: 'remove' });
      });
      serviceWorker.removeEventListener('message', listen);
      await registration.unregister();
    },
  };
}
