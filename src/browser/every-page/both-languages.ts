import { remember } from '../../device/storage.ts';

/** Set before the first paint, so that nothing moves: see `before-paint.js`. */
const page = document.documentElement;

/**
 * The control EN · DE · both. A choice is remembered: of a language for the site's address without one, of both for every
 * page that holds its text in both. Clause and entered values are the same in all of them and go along.
 */
export function chooseLanguages(): void {
  const both = document.querySelector<HTMLElement>('.languages [data-both]');
  const show = (on: boolean): void => {
    page.toggleAttribute('data-both', on);
    if (on) both?.setAttribute('aria-current', 'true');
    else both?.removeAttribute('aria-current');
  };
  if (location.hash === both?.getAttribute('href')) {
    // The address of the view without a script: with one, it can be left again.
    page.dataset.both = '';
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  if (both) show(page.hasAttribute('data-both'));

  both?.addEventListener('click', (event) => {
    event.preventDefault();
    const on = !page.hasAttribute('data-both');
    remember('both-languages', on ? 'true' : undefined);
    keepInPlace(() => show(on));
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages [hreflang]')) {
    link.addEventListener('click', (event) => {
      remember('lang', link.hreflang);
      remember('both-languages', undefined);
      const target = new URL(link.href);
      if (target.pathname === location.pathname) {
        // This is the page's own language: only the other one goes.
        event.preventDefault();
        keepInPlace(() => show(false));
        return;
      }
      const entered = new URLSearchParams(location.search);
      entered.delete('both');
      target.search = String(entered);
      target.hash = location.hash;
      link.href = target.href;
    });
  }
}

/** What the reader looks at stays where it is, whatever grows or shrinks above it. */
function keepInPlace(change: () => void): void {
  const isSeen = (element: Element, below = 0): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > below && top < window.innerHeight;
  };
  // What was asked for, while it is in sight; else what stands on top.
  const asked = document.querySelector('.clause:target');
  const seen =
    asked && isSeen(asked)
      ? asked
      : [...document.querySelectorAll('.clause, .page-head')].find((element) =>
          isSeen(element, window.innerHeight / 4),
        );
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  if (seen && window.scrollY > 0) window.scrollBy(0, seen.getBoundingClientRect().top - before);
}

/** Shows which words of the two languages are one term, while one of them is pointed at. */
export function pairTerms(): void {
  const mark = (event: Event): void => {
    for (const marked of document.querySelectorAll('.paired')) marked.classList.remove('paired');
    const term = event.target instanceof Element ? event.target.closest<HTMLElement>('mark[data-t]') : null;
    const clause = term?.closest('.clause, .page-head');
    for (const word of clause?.querySelectorAll(`mark[data-t="${term?.dataset.t ?? ''}"]`) ?? [])
      word.classList.add('paired');
  };
  document.addEventListener('pointerover', mark);
  document.addEventListener('click', mark);
}
