import { recall, remember } from '../../device/storage.ts';
import { fill } from '../../i18n/words.ts';

type Origin = { readonly title: string; readonly href: string; readonly to: string };

/**
 * After a link inside a text, a button leads back to the very place. The browser's own history does the work,
 * so that the page stands where it stood; the button only says where "back" goes.
 */
export function offerWayBack(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('main a[data-preview], .preview a, .table-bar a')
        : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const title = document.querySelector('h1')?.textContent ?? document.title;
    const origin: Origin = { title, href: location.href, to: link.href };
    remember('came-from', JSON.stringify(origin), 'visit');
    // A jump within the page loads nothing: the button appears once the address has changed.
    window.addEventListener('hashchange', show, { once: true });
  });
  window.addEventListener('popstate', show);
  show();
}

function show(): void {
  const button = document.querySelector<HTMLAnchorElement>('.way-back');
  const origin = read();
  if (button === null) return;
  button.hidden = origin?.to !== location.href;
  if (origin === undefined || button.hidden) return;
  button.href = origin.href;
  button.querySelector('span')?.replaceChildren(fill(button.dataset.label ?? '', { title: origin.title }));
  button.onclick = (event) => {
    if (history.length > 1) {
      event.preventDefault();
      history.back();
    }
  };
}

function read(): Origin | undefined {
  try {
    return (JSON.parse(recall('came-from', 'visit') ?? 'null') as Origin | null) ?? undefined;
  } catch {
    // Garbled: the browser's own back button remains.
    return undefined;
  }
}
