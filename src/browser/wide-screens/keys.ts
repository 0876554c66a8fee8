import { recall, remember } from '../../device/storage.ts';
import { isSingleKey } from '../single-key.ts';
import { make } from './make.ts';

export type KeyWords = {
  readonly title: string;
  readonly use: string;
  readonly close: string;
  readonly names: readonly (readonly [key: string, does: string])[];
};

/** j and k go down and up the list beside the text, "?" says which keys there are. */
export function followKeys(nav: HTMLElement, words: KeyWords): void {
  const help = makeHelp(words);
  const open = (): void => help.showModal();
  const button = make('button', { type: 'button', onclick: open }, make('kbd', {}, '?'), words.title);
  nav.append(button, help);

  document.addEventListener('keydown', (event) => {
    // Nothing lies over the page, and the list is there: on a narrower screen it is not.
    if (!isSingleKey(event) || document.querySelector('dialog[open]') || nav.clientHeight === 0) return;
    if (event.key === '?') open();
    else if (event.key === 'j') neighbour(nav, 1)?.click();
    else if (event.key === 'k') neighbour(nav, -1)?.click();
  });
}

/** In a whole book, the next entry of the book. */
function neighbour(nav: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const inBook = [...nav.querySelectorAll<HTMLElement>('a[href^="#"]')];
  const links = inBook.length > 0 ? inBook : [...nav.querySelectorAll<HTMLElement>('li > a')];
  return links[links.findIndex((link) => link.ariaCurrent !== null) + step];
}

function makeHelp({ title, use, close, names }: KeyWords): HTMLDialogElement {
  const choice = make('input', {
    type: 'checkbox',
    checked: recall('single-keys') !== 'off',
    onchange: () => remember('single-keys', choice.checked ? undefined : 'off'),
  });
  const help = make(
    'dialog',
    { className: 'keys', ariaLabel: title },
    make('h2', {}, title),
    make(
      'dl',
      {},
      ...names.map(([key, does]) =>
        make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, does)),
      ),
    ),
    make('label', {}, choice, use),
    make(
      'button',
      { type: 'button', className: 'button', autofocus: true, onclick: () => help.close() },
      close,
    ),
  );
  return help;
}
