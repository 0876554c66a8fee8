import { recall, remember } from '../../device/storage.ts';

const KEY = 'both-languages';

/**
 * Shows the other language's wording in place: one tap at a clause, or one for the whole page. The whole page
 * stays so for the visit. The wording stands in the page and needs no connection.
 */
export function showBothLanguages(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-flip]') : null;
    if (button) flip(button, button.ariaExpanded !== 'true');
  });
  const both = document.querySelector<HTMLElement>('[data-both]');
  if (both === null) return;
  both.addEventListener('click', () => {
    const show = both.ariaPressed !== 'true';
    remember(KEY, show ? 'true' : undefined, 'visit');
    showAll(both, show);
  });
  if (recall(KEY, 'visit') === undefined) return;
  showAll(both, true);
  // What opened above the clause that the address names has pushed it away.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function showAll(both: HTMLElement, show: boolean): void {
  both.ariaPressed = String(show);
  for (const button of document.querySelectorAll<HTMLElement>('[data-flip]')) flip(button, show);
  for (const wording of document.querySelectorAll<HTMLElement>('[data-other-language]'))
    wording.hidden = !show;
}

function flip(button: HTMLElement, show: boolean): void {
  button.ariaExpanded = String(show);
  const wording = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (wording) wording.hidden = !show;
}
