import { isLang, LANGS } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import type { Choice } from '../../offline/choice.ts';
import { chooseOffline, currentChoice, fetchSizes, watchOffline } from '../after-load/offline.ts';
import { missingAddress } from './missing-address.ts';

/** The page about the offline copy: what to keep, how far it is, what it takes. */
const root = document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '/';
const lang = LANGS.find((each) => each === document.documentElement.lang) ?? 'en';
const choice = document.querySelector<HTMLElement>('.offline-choice');
const progress = document.querySelector('progress');
const retry = document.querySelector<HTMLButtonElement>('[data-retry]');
const place = document.querySelector<HTMLElement>('[data-offline-state]');
const otherKept = document.querySelector<HTMLElement>('[data-other-kept]');

watchOffline((status) => {
  // The sentence is made for the footer; here it stands where it is looked for.
  place?.replaceChildren(document.querySelector('[data-offline]')?.textContent ?? '');
  const phase = status === 'blocked' ? status : status.phase;
  const langs = status === 'blocked' ? [] : status.langs;
  if (choice !== null && phase === 'blocked') choice.hidden = true;
  if (retry !== null) retry.hidden = phase !== 'interrupted' && phase !== 'full' && phase !== 'wrong';
  if (otherKept !== null) otherKept.hidden = langs.length === 0 || langs.includes(lang);
  if (progress !== null && status !== 'blocked') {
    progress.hidden = phase !== 'loading' && phase !== 'interrupted' && phase !== 'wrong';
    progress.max = Math.max(1, status.total);
    progress.value = status.done;
  }
  // Who chose nothing sees what came of it.
  const kept = langs.length > 1 ? 'all' : (langs[0] ?? 'none');
  for (const option of choice?.querySelectorAll<HTMLInputElement>('input') ?? [])
    option.checked = option.value === (currentChoice() === 'auto' ? kept : currentChoice());
});

choice?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  chooseOffline(readValue(target.value));
  // What was chosen deliberately should not be cleared away when the device is short of space.
  const storage = navigator.storage as StorageManager | undefined;
  if (target.value !== 'none' && typeof storage?.persist === 'function') void storage.persist();
});
retry?.addEventListener('click', () => chooseOffline(currentChoice()));

const readValue = (value: string): Choice => (value === 'none' || isLang(value) ? value : 'all');

/** Without them the choice works all the same. */
fetchSizes().then(
  (sizeOf) => {
    for (const size of document.querySelectorAll<HTMLElement>('[data-size-of]'))
      size.textContent = sizeOf(readValue(size.dataset.sizeOf ?? ''));
  },
  () => undefined,
);

const missing = missingAddress(new URLSearchParams(location.search).get('missing'), root, location.origin);
const notice = document.querySelector<HTMLElement>('[data-missing]');
if (missing !== undefined && notice !== null) {
  notice.hidden = false;
  notice.querySelector('span')?.replaceChildren(fill(notice.dataset.missing ?? '', { address: missing }));
  notice.querySelector('a.button')?.setAttribute('href', missing);
}

/** Not every browser asks whether to install; one that would lets the page say when. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };
const install = document.querySelector<HTMLButtonElement>('[data-install]');
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  if (install === null) return;
  install.hidden = false;
  install.onclick = () => {
    install.hidden = true;
    void (event as InstallEvent).prompt();
  };
});
