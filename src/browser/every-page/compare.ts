import { recall, remember } from '../../device/storage.ts';

/** The switches of a comparison. Without them it stands whole: the reader's language first, terms marked. */
export function switchComparison(): void {
  const pairs = document.querySelector<HTMLElement>('[data-pairs]');
  if (pairs === null) return;

  onSwitch('english-first', (on) => {
    for (const row of pairs.querySelectorAll('.pair, .pair-heads')) {
      // In the markup, not by style alone: reading order and sight stay one.
      const [first, second] = row.querySelectorAll<HTMLElement>(':scope > [lang]');
      if (first && second && (first.lang === 'en') !== on) first.before(second);
    }
  });
  onSwitch('terms', (on) => {
    pairs.classList.toggle('terms-plain', !on);
    for (const term of pairs.querySelectorAll<HTMLElement>('.term:not(a *)')) term.tabIndex = on ? 0 : -1;
  });
  onSwitch('differences', (on) => pairs.classList.toggle('only-differences', on));
}

/** Sets a switch as it was left on this device, except that a comparison always begins whole. */
function onSwitch(name: string, apply: (on: boolean) => void): void {
  const input = document.querySelector<HTMLInputElement>(`[data-compare='${name}']`);
  if (input === null) return;
  const key = name === 'terms' ? 'compare-terms' : 'compare-english-first';
  const left = name === 'differences' ? undefined : recall(key);
  if (left !== undefined) input.checked = left === 'true';
  apply(input.checked);
  input.addEventListener('change', () => {
    apply(input.checked);
    if (name !== 'differences') remember(key, String(input.checked));
  });
}
