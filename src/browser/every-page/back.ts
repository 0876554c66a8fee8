import { recall, remember } from '../../device/storage.ts';
import { fill } from '../../i18n/words.ts';

/** A link that was followed: what its way back is called, and where it leads from and to. */
type Way = { readonly name: string; readonly href: string; readonly to: string };

/** The links of a text; at the table, where one plays on, all but its own way out. */
const OF_TEXT = 'main a[data-preview], .preview a';
const AT_TABLE = 'a:not([data-leave], [hreflang], [href^="#"])';

/**
 * After a link inside a text, a button leads back to the very place. The browser's own history does the work,
 * so that the page stands where it stood; the button only says where "back" goes. Each place in the history keeps
 * its own, so that one way may follow another.
 */
export function offerWayBack(): void {
  const button = document.querySelector<HTMLAnchorElement>('.way-back');
  const here = document.querySelector('h1');
  if (button === null) return;

  const show = (): void => {
    const followed = read();
    if (followed?.to === location.href) {
      remember('came-from', undefined, 'visit');
      history.replaceState({ ...(history.state as object | null), from: followed }, '');
    }
    const from = (history.state as { from?: Way } | null)?.from;
    button.hidden = from === undefined;
    if (from === undefined) return;
    button.href = from.href;
    button.querySelector('span')?.replaceChildren(from.name);
  };
  button.addEventListener('click', (event) => {
    if (history.length > 1) {
      event.preventDefault();
      history.back();
    }
  });
  document.addEventListener('click', (event) => {
    const name = here?.dataset.back;
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(name ? AT_TABLE : OF_TEXT)
        : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const way: Way = {
      name: name ?? fill(button.dataset.label ?? '', { title: here?.textContent ?? document.title }),
      href: location.href,
      to: link.href,
    };
    remember('came-from', JSON.stringify(way), 'visit');
    // A jump within the page loads nothing: the button appears once the address has changed.
    window.addEventListener('hashchange', show, { once: true });
  });
  window.addEventListener('popstate', show);
  show();
}

function read(): Way | undefined {
  try {
    return (JSON.parse(recall('came-from', 'visit') ?? 'null') as Way | null) ?? undefined;
  } catch {
    // Garbled: the browser's own back button remains.
    return undefined;
  }
}
