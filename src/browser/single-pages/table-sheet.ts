import { previews } from '../every-page/page.ts';
import type { Previews } from '../every-page/preview.ts';
import { openSearch } from '../every-page/search-launcher.ts';

/** What a place in the history remembers of the sheet that is open there. */
type Shown = {
  readonly href: string;
  readonly title: string;
  /** How many steps back the page stands without a sheet: one preview leads to the next. */
  readonly depth: number;
  /** What was looked up, where search led here. */
  readonly query?: string | undefined;
};

/**
 * At the table every preview and every result of search is a sheet over the text, and “back” closes it: nobody leaves the
 * table who only wanted to read a rule. The sheet itself leads on to the entry.
 */
export function stayAtTable(): void {
  if (previews) keepSheets(previews);
}

function keepSheets({ panel, open, close }: Previews): void {
  const results = document.querySelector<HTMLButtonElement>('[data-results]');
  if (results) panel.querySelector('.preview-open')?.before(results);
  let opener: Element | null = null;
  let isReturning = false;
  /** A step back through the history takes a moment. */
  let isLeaving = false;
  /** What the next sheet is for; a tap on a link in a text needs none of it. */
  let query: string | undefined;

  const isSheet = (): boolean => panel.matches(':popover-open') && panel.classList.contains('preview-sheet');
  const openSheet = (href: string, title: string): void => {
    const link = Object.assign(document.createElement('a'), { href, textContent: title });
    void open(link, true);
  };
  /** A tap beside a sheet closes it and does nothing else; one on another term shows that. */
  const isBeside = (target: EventTarget | null): boolean =>
    isSheet() && target instanceof Element && !panel.contains(target) && !target.closest('a[data-preview]');

  const onResult = (event: MouseEvent, result: HTMLAnchorElement): void => {
    const dialog = result.closest('dialog');
    const { item } = result.dataset;
    const [slug = ''] = result.pathname.split('/').slice(-2);
    const isTab = result.pathname === location.pathname.replace(/table\/$/, `quick/${slug}/`);
    if (item === 'quickref' && isTab) {
      event.preventDefault();
      location.hash = slug;
    } else if (item === 'entry' || item === 'monster') {
      event.preventDefault();
      const { href } = result;
      const title = result.querySelector('.result-title')?.textContent ?? '';
      const asked = dialog?.querySelector('input')?.value;
      // What closes gives the focus back first; then the sheet takes it.
      dialog?.addEventListener(
        'close',
        () => {
          query = asked;
          openSheet(href, title);
        },
        { once: true },
      );
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (isBeside(event.target)) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
    if (link?.matches('[data-preview]')) {
      event.preventDefault();
      void open(link, true);
    } else if (link?.matches('.search-result')) onResult(event, link);
  };

  const record = (): void => {
    const { href: before, depth = 0 } = shownHere() ?? {};
    const href = panel.querySelector<HTMLAnchorElement>('.preview-open')?.href ?? '';
    const title = panel.querySelector('.preview-title span')?.textContent ?? '';
    const sheet: Shown = { href, title, depth: depth + 1, query };
    if (before !== href) history.pushState({ sheet }, '');
    query = undefined;
    if (results) results.hidden = shownHere()?.query === undefined;
  };
  /** Every way in and out of the panel ends here, so that the history agrees with what is seen. */
  const onToggle = (): void => {
    const shown = shownHere();
    if (isSheet()) {
      if (!isLeaving) record();
      if (!panel.contains(document.activeElement)) opener = document.activeElement;
      panel.querySelector<HTMLElement>('.preview-text')?.focus({ preventScroll: true });
    } else if (shown && !isLeaving) {
      isLeaving = true;
      history.go(-shown.depth);
    }
  };
  const onReturn = (): void => {
    const shown = shownHere();
    if (isLeaving) {
      isLeaving = false;
      // Another tab or sheet may have been opened in the same moment.
      keepTab();
      if (isSheet()) record();
    } else if (shown) openSheet(shown.href, shown.title);
    else if (isSheet()) close();
  };
  const giveFocusBack = (): void => {
    // Who went on by keyboard has taken it along.
    const isLost = document.activeElement === document.body || panel.contains(document.activeElement);
    if (isSheet() || !isLost) return;
    isReturning = true;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    isReturning = false;
  };

  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isBeside(event.target)) event.stopPropagation();
    },
    true,
  );
  document.addEventListener('click', onClick, true);
  // A link that gets the focus back is not asked for again.
  document.addEventListener(
    'focusin',
    (event) => {
      if (isReturning) event.stopPropagation();
    },
    true,
  );
  panel.addEventListener('toggle', () => {
    onToggle();
    giveFocusBack();
  });
  window.addEventListener('popstate', onReturn);
  results?.addEventListener('click', () => {
    const asked = shownHere()?.query;
    close();
    void openSearch(asked);
  });
  // Back from the entry that a sheet led to, by a page that was loaded anew.
  onReturn();
}

/** The address names the tab that is shown; without a name that is the first. */
function keepTab(): void {
  const [first, ...others] = document.querySelectorAll<HTMLAnchorElement>('.table-tabs a');
  const shown = others.find(({ ariaSelected }) => ariaSelected === 'true') ?? first;
  if (shown && shown.hash !== (location.hash || first?.hash))
    history.replaceState(history.state, '', shown.hash);
}

const shownHere = (): Shown | undefined => (history.state as { sheet?: Shown } | null)?.sheet;
