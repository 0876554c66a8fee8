import { recall, remember } from '../../device/storage.ts';
import { followKeys } from './keys.ts';
import { type GameList, showList } from './list.ts';

/** What a wide screen has room for beside a text. */
const nav = document.querySelector<HTMLElement>('.entries');
if (nav !== null) {
  // It stands beside a text that has no parts.
  const seeAlso = document.querySelector<HTMLDetailsElement>('.columns:not(:has(.contents)) .see-also');
  if (seeAlso) seeAlso.open = true;
  // What cannot be fetched leaves the way to the hub, which has all entries as well. Not awaited: around a module that
  // waits, the bundler cuts others in two.
  fillList(nav, nav.dataset.list ?? '').catch(() => undefined);
}

/** From page to page the list is there at once; what the host has by now is for the next page. */
async function fillList(place: HTMLElement, address: string): Promise<void> {
  const [keptFrom, kept] = recall('entry-list', 'visit')?.split('\n') ?? [];
  const known = keptFrom === address ? kept : undefined;
  if (known !== undefined) show(place, known);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const list = await response.text();
  if (known === undefined) show(place, list);
  remember('entry-list', `${address}\n${list}`, 'visit');
}

function show(place: HTMLElement, text: string): void {
  const list = JSON.parse(text) as GameList;
  showList(place, list);
  followKeys(place, list.keys);
}
