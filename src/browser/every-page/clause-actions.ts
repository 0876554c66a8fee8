import { fill } from '../../i18n/words.ts';
import { showToast } from './toast.ts';

/**
 * One row of actions for all clauses and questions of a page: it comes to the one that is tapped, pointed at or focused.
 * At rest a text is nothing but text.
 */
export function offerClauseActions(): void {
  const row = document.querySelector<HTMLElement>('.clause-actions');
  if (row === null) return;
  if ('share' in navigator) document.documentElement.classList.add('can-share');
  let byTouch = false;

  const open = (clause: HTMLElement): void => {
    if (row.parentElement === clause && !row.hidden) return;
    row.querySelector('[data-do=flip]')?.setAttribute('aria-pressed', String(isFlipped(clause)));
    const tool = row.querySelector<HTMLAnchorElement>('[data-do=tool]');
    if (tool) {
      tool.hidden = clause.dataset.tool === undefined;
      tool.href = clause.dataset.tool ?? '#content';
    }
    clause.append(row);
    row.hidden = false;
  };
  const close = (): void => {
    row.hidden = true;
  };
  /** Moving the focus scrolls the page, and so other clauses come under a pointer that nobody moves. */
  const isOnKeyboard = (): boolean =>
    !row.hidden && row.parentElement?.querySelector(':focus-visible') !== null;

  document.addEventListener('pointerdown', (event) => {
    byTouch = event.pointerType === 'touch';
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('.clause-actions [data-do]');
    const clause = clauseOf(event.target);
    if (button && clause) act(button, clause);
    else if (event.target.closest('a, button, summary, form, .clause-actions')) return;
    // Who selects words of a clause wants these.
    else if (clause && String(getSelection()) === '' && (row.hidden || row.parentElement !== clause))
      open(clause);
    else if (byTouch || !clause) close();
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch' || byTouch || isOnKeyboard()) return;
    const clause = clauseOf(event.target);
    if (clause) open(clause);
    else if (!row.contains(document.activeElement)) close();
  });
  document.addEventListener('focusin', (event) => {
    const clause = clauseOf(event.target);
    if (clause && event.target instanceof Element && event.target.matches('.clause > a:first-child'))
      open(clause);
    else if (!clause) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || row.hidden) return;
    // The focus must not fall out of the page with the row.
    if (row.contains(document.activeElement))
      row.parentElement?.querySelector<HTMLElement>(':scope > a')?.focus();
    close();
  });

  const act = (button: HTMLElement, clause: HTMLElement): void => {
    const address = clause.querySelector<HTMLAnchorElement>(':scope > a')?.href ?? location.href;
    const citation = `${wordsOf(clause)}\n(${[row.dataset.gameName, sourceOf(clause)].filter(Boolean).join(', ')})`;
    switch (button.dataset.do) {
      case 'flip':
        flip(button, clause);
        break;
      case 'link':
        void copy(address, address);
        break;
      case 'cite':
        void copy(`${citation}\n${address}`, address);
        break;
      case 'share':
        // Rejects when the reader closes the sheet; that is an answer, not an error.
        navigator.share({ text: citation, url: address }).catch(() => undefined);
        break;
    }
  };
}

const clauseOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.clause[id], .run .clause') : null;

const isFlipped = (clause: HTMLElement): boolean => clause.classList.contains('flipped');

/** The row stands below the clause, which grows and shrinks: the page goes along, and the button stays under the thumb. */
function flip(button: HTMLElement, clause: HTMLElement): void {
  const before = button.getBoundingClientRect().top;
  button.setAttribute('aria-pressed', String(clause.classList.toggle('flipped')));
  window.scrollBy(0, button.getBoundingClientRect().top - before);
}

/** What a clause says in the reader's language; what is drawn by its name. */
function wordsOf(clause: HTMLElement): string {
  const text = clause.querySelector('.said:not(.other)')?.cloneNode(true);
  if (!(text instanceof HTMLElement)) return '';
  for (const added of text.querySelectorAll('.cite, .kind, .why, .guest')) added.remove();
  for (const drawn of text.querySelectorAll('[role=img]')) drawn.replaceWith(drawn.ariaLabel ?? '');
  for (const block of text.querySelectorAll('p, li, h3')) block.append('\n');
  for (const cell of text.querySelectorAll('td, th')) cell.append(cell.nextElementSibling ? ' | ' : '\n');
  return tidy(text.textContent);
}

/** Where it is printed; of what is no rule, first what it is: our reading must not pass for the book's word. */
function sourceOf(clause: HTMLElement): string {
  const kind = clause.querySelector('.said:not(.other) > .kind')?.textContent ?? '';
  const source =
    clause.closest('.run')?.querySelector('.sources > span')?.textContent ??
    [...clause.querySelectorAll('.cite')].map(({ textContent }) => textContent).join(', ');
  return [kind, source].map(tidy).filter(Boolean).join(': ');
}

/** Plain spaces: what is pasted elsewhere should be found there as it would be typed. */
const tidy = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();

async function copy(text: string, address: string): Promise<void> {
  const { copied = '', copyFailed = '' } = document.body.dataset;
  try {
    await navigator.clipboard.writeText(text);
    showToast(copied);
  } catch {
    showToast(fill(copyFailed, { address }));
  }
}
