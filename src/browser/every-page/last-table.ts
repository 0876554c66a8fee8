import { recall } from '../../device/storage.ts';

/** Where the shortcut of the installed app leads: to the table of the game that was played last. */
export function openLastTable(): void {
  if (!new URLSearchParams(location.search).has('table')) return;
  const game = recall('game');
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-table]')].find(
    ({ dataset }) => dataset.table === game,
  );
  if (link) location.replace(link.href);
}
