import { recall, remember } from '../../device/storage.ts';

const page = document.documentElement;

/**
 * The game being played is the one whose pages are read: search, home and table mode go by it. `before-paint.js` remembers
 * and shows it, so that nobody is quicker; here is what happens to a page afterwards.
 */
export function followGame(): void {
  // A page may come back from the browser's memory, where it stood before another game was opened.
  window.addEventListener('pageshow', ({ persisted }) => persisted && read());
  // Search can choose another game, or none.
  document.querySelector('#search')?.addEventListener('close', show);
}

function read(): void {
  if (page.dataset.game !== undefined) remember('game', page.dataset.game);
  show();
}

function show(): void {
  page.dataset.playing = recall('game') ?? '';
}
