import { recall } from '../../device/storage.ts';

/**
 * The copy on the device is nobody's first concern: its program comes once the page has loaded and rests. Who keeps none
 * needs it only where the page shows more than the footer does.
 */
export function keepOfflineLater(): void {
  if (!import.meta.env.PROD) return;
  const place = document.querySelector<HTMLElement>('[data-offline]');
  const isAsked = document.querySelector('[data-offline-state]') !== null;
  if (place !== null && recall('offline') === 'none' && !isAsked) {
    place.textContent = place.dataset.none ?? '';
    return;
  }
  const begin = (): void => {
    import('../after-load/offline.ts').then(
      ({ keepOffline }) => keepOffline(),
      // The network went before its program came: with the next connection both begin.
      () => window.addEventListener('online', begin, { once: true }),
    );
  };
  const rest = (): void => {
    // Who opens a page about the copy came to see how it stands, and Safari knows of no rest.
    if (isAsked) begin();
    else if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 4000 });
    else setTimeout(begin, 2000);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
