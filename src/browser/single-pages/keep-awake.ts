import { recall, remember } from '../../device/storage.ts';

type State = 'on' | 'off' | 'refused';

const KEY = 'keep-awake';

/** Keeps the screen on while the page is seen. Where the browser cannot, nothing is offered. */
export function keepAwake(): void {
  const place = document.querySelector<HTMLElement>('[data-awake]');
  const box = place?.querySelector('input');
  const text = place?.querySelector('p');
  if (!place || !box || !text || !('wakeLock' in navigator)) return;
  const words = JSON.parse(place.dataset.awake ?? '{}') as Record<State, string>;
  let lock: Promise<WakeLockSentinel> | undefined;

  const show = (state: State): void => {
    text.textContent = words[state];
  };
  const release = (): void => {
    lock?.then((held) => held.release()).catch(() => undefined);
    lock = undefined;
  };
  const hold = (): void => {
    if (lock !== undefined || !box.checked || document.visibilityState !== 'visible') return;
    const asked = navigator.wakeLock.request('screen');
    lock = asked;
    asked.then(
      (held) => {
        if (lock !== asked) return;
        show('on');
        // The browser takes it back when the page is hidden; the device may do so at any time.
        held.addEventListener('release', () => {
          if (lock !== asked) return;
          lock = undefined;
          if (document.visibilityState === 'visible') show('refused');
        });
      },
      () => {
        if (lock !== asked) return;
        lock = undefined;
        show('refused');
      },
    );
  };

  box.checked = recall(KEY) !== 'false';
  box.addEventListener('change', () => {
    remember(KEY, box.checked ? undefined : 'false');
    if (box.checked) hold();
    else {
      release();
      show('off');
    }
  });
  if (!box.checked) show('off');
  document.addEventListener('visibilitychange', hold);
  window.addEventListener('pageshow', hold);
  window.addEventListener('pagehide', release);
  hold();
  place.hidden = false;
}
