import { recall, remember } from '../../device/storage.ts';
import type { KeyWords } from './keys.ts';
import { make } from './make.ts';

/** What the file beside a game's pages holds: see `src/pages/[lang]/[game]/entries.json.ts`. */
export type GameList = {
  readonly groups: readonly { readonly title: string; readonly pages: readonly ListedPage[] }[];
  readonly keys: KeyWords;
};
/** Its address below that of the game. */
type ListedPage = readonly [path: string, title: string];

/** Fills the list beside the text and marks the page in it. On the page of a whole book, it leads through the book. */
export function showList(nav: HTMLElement, { groups }: GameList): void {
  const hub = nav.querySelector('a')?.href;
  const book = document.querySelector('.chapter') !== null;
  const item = ([path, title]: ListedPage): HTMLElement => {
    const anchor = path.slice(0, -1);
    const inBook = book && document.getElementById(anchor) !== null;
    const link = make('a', { href: inBook ? `#${anchor}` : new URL(path, hub).href }, title);
    if (!inBook && link.pathname === location.pathname) link.ariaCurrent = 'page';
    return make('li', {}, link);
  };
  nav.append(
    make(
      'ul',
      {},
      ...groups.map(({ title, pages }) =>
        make('li', {}, make('span', {}, title), make('ul', {}, ...pages.map(item))),
      ),
    ),
  );
  if (book) markWhatIsRead(nav);
  keepPlace(nav);
}

/** The list stays where it was from page to page; the page that is open is in sight. */
function keepPlace(nav: HTMLElement): void {
  nav.scrollTop = Number(recall('entry-list-place', 'visit'));
  bringIntoSight(nav, nav.querySelector('[aria-current]'));
  window.addEventListener('pagehide', () => remember('entry-list-place', String(nav.scrollTop), 'visit'));
}

/** Not `scrollIntoView`, which would scroll the page as well. */
function bringIntoSight(nav: HTMLElement, link: Element | null): void {
  if (link === null) return;
  const [{ top, bottom }, frame] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  if (top < frame.top || bottom > frame.bottom)
    nav.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

/** Of a whole book, the entry that stands on top of the screen. */
function markWhatIsRead(nav: HTMLElement): void {
  const seen = new Set<Element>();
  const articles = [...document.querySelectorAll('.chapter > article')];
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const read = articles.find((article) => seen.has(article))?.querySelector('h3')?.id ?? '';
      const link = nav.querySelector(`a[href="#${read}"]`);
      if (link === null || link.ariaCurrent === 'location') return;
      nav.querySelector('[aria-current=location]')?.removeAttribute('aria-current');
      link.ariaCurrent = 'location';
      bringIntoSight(nav, link);
    },
    { rootMargin: '-80px 0px -60%' },
  );
  for (const article of articles) observer.observe(article);
}
