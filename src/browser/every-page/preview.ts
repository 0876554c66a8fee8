import { type Excerpt, readExcerpt } from './excerpt.ts';

/**
 * Previews of links: by hover and focus beside the link, by tap as a sheet at the thumb. A tap shows the preview
 * and the sheet leads on; a click with the mouse and Enter follow the link as always.
 */
const HOVER_DELAY = 250;

export type Previews = {
  readonly panel: HTMLElement;
  readonly open: (link: HTMLAnchorElement, asSheet: boolean) => Promise<void>;
  readonly close: () => void;
};

export function showPreviews(): Previews | undefined {
  const panel = document.querySelector<HTMLElement>('.preview');
  // Browsers that know no popovers follow links as they always did.
  if (panel === null || !('showPopover' in panel)) return undefined;
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byTouch = false;

  const close = (): void => {
    clearTimeout(timer);
    current?.removeAttribute('aria-describedby');
    current = null;
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  const open = async (link: HTMLAnchorElement, asSheet: boolean): Promise<void> => {
    close();
    current = link;
    fillPanel(panel, link, undefined);
    panel.classList.toggle('preview-sheet', asSheet);
    link.setAttribute('aria-describedby', 'preview-text');
    // Beside the link there is nothing to show before the text is there; a sheet answers the tap at once.
    if (asSheet) panel.showPopover();
    const excerpt = await readExcerpt(link);
    if (current !== link) return;
    if (excerpt === undefined && !asSheet) return;
    fillPanel(panel, link, excerpt);
    if (!asSheet) {
      panel.showPopover();
      placeBeside(panel, link);
    }
  };
  const isSheet = (): boolean => current !== null && panel.classList.contains('preview-sheet');
  const inPanel = (target: EventTarget | null): boolean => target instanceof Node && panel.contains(target);

  const onPointerDown = (event: PointerEvent): void => {
    byTouch = event.pointerType === 'touch';
    const link = linkOf(event.target);
    // The finger is still down: what it asks for is on its way by the time it lifts.
    if (link !== null && byTouch) void readExcerpt(link);
    if (!inPanel(event.target) && link === null) close();
  };
  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event.target);
    if (link !== null && byTouch) {
      event.preventDefault();
      void open(link, true);
    } else if (event.target instanceof Element && event.target.closest('.preview-close')) close();
  };
  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || isSheet()) return;
    const link = linkOf(event.target);
    clearTimeout(timer);
    if (link !== null && link !== current) timer = setTimeout(() => void open(link, false), HOVER_DELAY);
    else if (link === null && !inPanel(event.target) && current !== document.activeElement) {
      timer = setTimeout(close, HOVER_DELAY);
    }
  };
  const onFocusIn = (event: FocusEvent): void => {
    // A link in the panel leads on by Enter: to show another in its place would take the focus away.
    if (byTouch || inPanel(event.target)) return;
    const link = linkOf(event.target);
    if (link?.matches(':focus-visible')) void open(link, false);
    else close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    byTouch = false;
    if (event.key === 'Escape') close();
  };
  const onScroll = (): void => {
    if (current === null || isSheet()) return;
    // Moving the focus to a link may scroll the page, also before its text has come: the preview goes along.
    if (current !== document.activeElement) close();
    else if (panel.matches(':popover-open')) placeBeside(panel, current);
  };

  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', onScroll, { passive: true });
  return { panel, open, close };
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-preview]') : null;

function fillPanel(panel: HTMLElement, link: HTMLAnchorElement, excerpt: Excerpt | undefined): void {
  // A link in the other language's wording speaks that language.
  const { lang } = link.closest<HTMLElement>('[lang]') ?? document.documentElement;
  const [title, other] = panel.querySelectorAll<HTMLElement>('.preview-title span');
  const text = panel.querySelector<HTMLElement>('.preview-text');
  if (!title || !other || !text) return;
  title.lang = text.lang = lang;
  other.lang = lang === 'de' ? 'en' : 'de';
  title.textContent = excerpt?.title ?? link.textContent;
  other.textContent = excerpt?.otherTitle ?? '';
  text.replaceChildren(...(excerpt?.nodes.map((node) => document.importNode(node, true)) ?? []));
  panel.querySelector('.preview-open')?.setAttribute('href', link.href);
}

/** Below the link where there is room, else above it; never over the edge. */
function placeBeside(panel: HTMLElement, link: HTMLElement): void {
  const gap = 8;
  const anchor = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const top = below + height < window.innerHeight ? below : Math.max(gap, anchor.top - gap - height);
  const left = Math.min(Math.max(gap, anchor.left), window.innerWidth - width - gap);
  // Through the CSSOM: the policy forbids style attributes in the markup, not this.
  panel.style.setProperty('top', `${top}px`);
  panel.style.setProperty('left', `${left}px`);
}
