import { recall } from '../../device/storage.ts';
import type * as Search from '../../search/open.tsx';
import type { SearchSettings } from '../../search/settings.ts';
import { isSingleKey } from '../single-key.ts';

/** Search, once it is here: a phone shows its keyboard only for a field that has the focus before the tap is over. */
let loaded: readonly [search: typeof Search, settings: SearchSettings] | undefined;

/** Opens search by button, by "/" and by Ctrl-K. Nothing of search is loaded before that. */
export function openSearchOnDemand(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-open-search]')) void openSearch();
    event.target.closest('[data-close-search]')?.closest('dialog')?.close();
  });
  document.addEventListener('keydown', (event) => {
    const slash = event.key === '/' && isSingleKey(event);
    const controlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!slash && !controlK) return;
    event.preventDefault();
    void openSearch();
  });
  // Where the shortcut of the installed app leads.
  if (new URLSearchParams(location.search).has('search')) void openSearch();
}

/** The dialog opens at once with the page's own field, so that nothing that is typed meanwhile is lost. */
export async function openSearch(query = ''): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('#search:not([open])');
  if (dialog === null) return;
  const field = loaded === undefined ? dialog.querySelector('input') : null;
  if (field !== null && query !== '') field.value = query;
  dialog.showModal();
  field?.focus();
  await withSearch(dialog, ({ showSearch }, settings) => {
    if (dialog.open) showSearch(dialog, settings, field?.value ?? query);
  });
}

/** Shows the page of results. */
export async function openResults(place: HTMLElement): Promise<void> {
  await withSearch(place, ({ showResults }, settings) => showResults(place, settings));
}

/** Loads the program and what it must know, side by side; where that fails, the field's own line says so. */
async function withSearch(
  place: HTMLElement,
  use: (search: typeof Search, settings: SearchSettings) => void,
): Promise<void> {
  if (loaded !== undefined) {
    use(...loaded);
    return;
  }
  try {
    const { settings: address = '', game } = document.querySelector<HTMLElement>('#search')?.dataset ?? {};
    const played = recall('game') ?? game;
    if (played) preload(address.replace('.json', `/${played}.json`));
    const [search, response] = await Promise.all([import('../../search/open.tsx'), fetch(address)]);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    loaded = [search, (await response.json()) as SearchSettings];
    use(...loaded);
  } catch {
    const status = place.querySelector<HTMLElement>('.search-status');
    if (status !== null) status.textContent = status.dataset.failed ?? '';
    place.querySelector('[data-lists]')?.removeAttribute('hidden');
  }
}

/** Search will ask for the texts of the game once its program runs: on a slow line they come side by side. */
function preload(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href });
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
