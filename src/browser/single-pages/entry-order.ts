import { recall, remember } from '../../device/storage.ts';
import { initialOf } from './initial.ts';

/** The entries of a game by chapter, as they come, or by letter. Each stands in the page once: it moves. */
const entries = document.querySelector<HTMLElement>('.entry-index');
const jump = document.querySelector<HTMLElement>('.jump');
const button = jump?.querySelector('button');
const links = jump?.querySelector('ul');
if (entries && button && links) run(entries, button, links);

/** A part of the list: its place to jump to, and its entries in order. */
type Part = { readonly section: Element; readonly link: Element; readonly items: readonly Element[] };

function run(list: HTMLElement, toggle: HTMLButtonElement, jumps: HTMLElement): void {
  const chapters = [...list.children].map((section, index): Part => {
    // Each chapter has its link in the same place.
    const link = jumps.children[index] ?? section;
    return { section, link, items: [...section.querySelectorAll('li')] };
  });
  const letters = byLetter(chapters.flatMap(({ items }) => items));
  let isByLetter = false;

  const show = (wanted: boolean): void => {
    isByLetter = wanted;
    const parts = isByLetter ? letters : chapters;
    for (const { section, items } of parts) section.querySelector('ul')?.append(...items);
    list.replaceChildren(...parts.map(({ section }) => section));
    jumps.replaceChildren(...parts.map(({ link }) => link));
    jumps.scrollLeft = 0;
    // It says what it leads to.
    toggle.textContent = (isByLetter ? toggle.dataset.chapters : toggle.dataset.letters) ?? '';
  };
  toggle.addEventListener('click', () => {
    show(!isByLetter);
    remember('entry-order', isByLetter ? 'a-z' : undefined);
    // Who stands in the midst of the list begins anew at its beginning.
    if (list.getBoundingClientRect().top < 0) document.getElementById('entries')?.scrollIntoView();
  });

  /** An address may name a place that only one of the orders has. */
  const follow = (): void => {
    const [, chapter, letter] = /^#(?:(chapter-)|(a-z$|letter-))/.exec(location.hash) ?? [];
    if (isByLetter ? chapter === undefined : letter === undefined) return;
    show(!isByLetter);
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };
  if (recall('entry-order') === 'a-z') show(true);
  follow();
  window.addEventListener('hashchange', follow);
}

function byLetter(items: readonly Element[]): Part[] {
  const titleOf = (item: Element): string => item.querySelector('a')?.textContent ?? '';
  const { compare } = new Intl.Collator(document.documentElement.lang);
  const sorted = items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
  const letters = new Set(sorted.map((item) => initialOf(titleOf(item))));
  return [...letters].map((letter) => {
    const id = `letter-${letter === '#' ? '0' : letter.toLowerCase()}`;
    const heading = make('h3', { id, textContent: letter });
    const section = make('section', {}, heading, make('ul', {}));
    const link = make('li', {}, make('a', { href: `#${id}`, textContent: letter }));
    return { section, link, items: sorted.filter((item) => initialOf(titleOf(item)) === letter) };
  });
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: Element[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
