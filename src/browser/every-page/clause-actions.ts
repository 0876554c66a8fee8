import { fill } from '../../i18n/words.ts';
import { showToast } from './toast.ts';

/** Copy the link of a clause, copy its text with the source, or hand it to the device's share sheet. */
export function handleClauseActions(): void {
  if ('share' in navigator) document.documentElement.classList.add('can-share');
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const clause = button?.closest('.clause');
    const address = clause?.querySelector<HTMLAnchorElement>('.clause-source')?.href;
    if (!button || !clause || address === undefined) return;

    const text = clause.querySelector<HTMLElement>('.clause-text')?.innerText.trim() ?? '';
    // Plain spaces: what is pasted elsewhere should be found there as it would be typed.
    const citation = `${text}\n(${button.dataset.source ?? ''})`.replaceAll('\u00a0', ' ');
    if (button.dataset.copy === 'share') {
      // Rejects when the reader closes the sheet; that is an answer, not an error.
      navigator.share({ text: citation, url: address }).catch(() => undefined);
    } else {
      void copy(button.dataset.copy === 'link' ? address : `${citation}\n${address}`, address);
    }
  });
}

async function copy(text: string, address: string): Promise<void> {
  const { copied = '', copyFailed = '' } = document.body.dataset;
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(fill(copyFailed, { address }));
  }
}
