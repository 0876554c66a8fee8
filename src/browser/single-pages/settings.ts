import { type Key, recall, remember } from '../../device/storage.ts';
import { fill } from '../../i18n/words.ts';
import { watchOffline } from '../after-load/offline.ts';
import { followChoices, showChosen, showOnPage } from './choices.ts';

/** The page of settings: each applies at once, and all that the device keeps can be forgotten. */
const inputs = document.querySelectorAll<HTMLInputElement>('.settings input');
const rows = document.querySelectorAll<HTMLElement>('[data-kept]');
const nothingKept = document.querySelector<HTMLElement>('[data-nothing-kept]');
const forgetAll = document.querySelector<HTMLElement>('[data-forget-all]');
const status = document.querySelector<HTMLElement>('[data-forgotten]');

followChoices(inputs, listKept);
for (const row of rows) {
  row.querySelector('button')?.addEventListener('click', () => {
    forget(row);
    say(fill(status?.dataset.forgotten ?? '', { what: row.querySelector('span')?.textContent ?? '' }));
  });
}
forgetAll?.addEventListener('click', () => {
  for (const row of rows) forget(row);
  say(status?.dataset.allForgotten ?? '');
});

document.querySelector('[data-awake-setting]')?.toggleAttribute('hidden', !('wakeLock' in navigator));
// The control for languages is every page's, and remembers by itself before this is asked.
document.querySelector('.settings .languages')?.addEventListener('click', listKept);
// A page that comes back from the browser's memory shows what was chosen meanwhile.
window.addEventListener('pageshow', () => {
  showChosen(inputs);
  listKept();
});
watchOffline(() => {
  const state = document.querySelector('[data-offline]')?.textContent ?? '';
  document.querySelector('[data-offline-state]')?.replaceChildren(state);
});

function listKept(): void {
  for (const row of rows) {
    const key = row.dataset.kept as Key;
    row.hidden = !recall(key) && !recall(key, 'visit');
  }
  const nothing = [...rows].every(({ hidden }) => hidden);
  nothingKept?.toggleAttribute('hidden', !nothing);
  forgetAll?.toggleAttribute('hidden', nothing);
}

function forget({ dataset }: HTMLElement): void {
  const key = dataset.kept as Key;
  // Whatever else shows both languages follows that control.
  if (key === 'both-languages') document.querySelector<HTMLElement>('[data-both][aria-current]')?.click();
  remember(key, undefined);
  remember(key, undefined, 'visit');
  showOnPage(key, '');
}

/** The button is gone with what it forgot: the focus goes to where the list begins. */
function say(message: string): void {
  showChosen(inputs);
  listKept();
  status?.replaceChildren(message);
  document.getElementById('kept')?.focus();
}
