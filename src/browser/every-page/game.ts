import { remember } from '../../device/storage.ts';

/** The game being played is the one whose pages are read: search, home and table mode go by it. */
export function rememberGame(): void {
  const { game } = document.documentElement.dataset;
  if (game !== undefined) remember('game', game);
}
