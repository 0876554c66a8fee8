import { render } from 'preact';
import { writeAddress } from '../widgets/kit/address.ts';
import { SearchBox } from './SearchBox.tsx';
import type { SearchSettings } from './settings.ts';

let openings = 0;

/** Fills the page's open dialog with the search box. The field that was there stays, and so does the keyboard. */
export function showSearch(dialog: HTMLDialogElement, settings: SearchSettings, query: string): void {
  const close = (): void => dialog.close();
  // A click on the backdrop lands on the dialog itself.
  dialog.onclick = (event) => {
    if (event.target === dialog) close();
  };
  dialog.onclose = () => {
    // The browser tells late: it may have been opened again already.
    if (!dialog.open) render(null, dialog);
  };
  render(
    <SearchBox
      // Opened anew, it begins anew: with the look-ups of the time between.
      key={openings++}
      settings={settings}
      pageGame={dialog.dataset.game}
      initialQuery={query}
      onClose={close}
    />,
    dialog,
  );
  dialog.querySelector('input')?.focus();
}

/** Shows the results of what was typed already or stands in the address, which follows what is typed. */
export function showResults(place: HTMLElement, settings: SearchSettings): void {
  const typed = place.querySelector('input')?.value ?? '';
  const query = typed || (new URLSearchParams(location.search).get('q') ?? '');
  const follow = (next: string): void => writeAddress('q', next || undefined);
  render(
    <SearchBox
      settings={settings}
      pageGame={undefined}
      initialQuery={query}
      onClose={undefined}
      onQuery={follow}
    />,
    place,
  );
  const field = place.querySelector('input');
  field?.focus();
  // WebKit would select it all, and the next letter replace it.
  field?.setSelectionRange(query.length, query.length);
}
