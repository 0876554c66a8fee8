import { isLang, LANGS } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import { type Choice, languagesOf } from '../../offline/choice.ts';
import { formatSize } from '../../offline/describe.ts';
import { bytesFor, LIST, type OfflineList } from '../../offline/list.ts';
import { chooseOffline, currentChoice, watchOffline } from '../after-load/offline.ts';

/** The page about the offline copy: what to keep, how far it is, what it takes. */
const root = document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '/';
const lang = LANGS.find((each) => each === document.documentElement.lang) ?? 'en';
const choice = document.querySelector<HTMLElement>('.offline-choice');
const progress = document.querySelector('progress');
const retry = document.querySelector<HTMLButtonElement>('[data-retry]');
const place = document.querySelector<HTMLElement>('[data-offline-state]');

watchOffline((status) => {
  // The sentence is made for the footer; here it stands where it is looked for.
  place?.replaceChildren(document.querySelector('[data-offline]')?.textContent ?? '');
  const phase = status === 'blocked' ? status : status.phase;
  if (choice !== null && phase === 'blocked') choice.hidden = true;
  if (retry !== null) retry.hidden = phase !== 'interrupted' && phase !== 'full';
  if (progress !== null && status !== 'blocked') {
    progress.hidden = phase !== 'loading' && phase !== 'interrupted';
    progress.max = Math.max(1, status.total);
    progress.value = status.done;
  }
});

for (const option of choice?.querySelectorAll<HTMLInputElement>('input') ?? []) {
  option.checked = option.value === currentChoice();
}
choice?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  chooseOffline(readValue(target.value));
  // What was chosen deliberately should not be cleared away when the device is short of space.
  if (target.value !== 'none') void navigator.storage.persist();
});
retry?.addEventListener('click', () => chooseOffline(currentChoice()));

const readValue = (value: string): Choice => (value === 'none' || isLang(value) ? value : 'all');

/** The sizes come from the host; without a connection the choice works all the same. */
fetch(root + LIST)
  .then((response) => response.json())
  .then((list: OfflineList) => {
    for (const size of document.querySelectorAll<HTMLElement>('[data-size-of]')) {
      const langs = languagesOf(readValue(size.dataset.sizeOf ?? ''), lang);
      size.textContent = formatSize(bytesFor(list, langs), lang);
    }
  })
  .catch(() => undefined);

const missing = new URLSearchParams(location.search).get('missing');
const notice = document.querySelector<HTMLElement>('[data-missing]');
if (missing !== null && notice !== null) {
  const address = root + missing;
  notice.hidden = false;
  notice.querySelector('span')?.replaceChildren(fill(notice.dataset.missing ?? '', { address }));
  notice.querySelector('a.button')?.setAttribute('href', address);
}
