import { fetchPreview } from './fetch-preview.ts';

/**
 * Previews of links: by hover and focus beside the link, by tap as a sheet at the thumb. A tap shows the preview
 * and the sheet leads on; a click with the mouse and Enter follow the link as always.
 */
const HOVER_DELAY = 250;

export function showPreviews(): void {
  const panel = document.querySelector<HTMLElement>('.preview');
  if (panel === null) return;
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byTouch = false;

  const close = (): void => {
    clearTimeout(timer);
    current?.removeAttribute('aria-describedby');
    current = null;
    if (panel.matches(':popover-open')) panel.hidePopover();
  };
  const open = (link: HTMLAnchorElement, asSheet: boolean): void => {
    close();
    current = link;
    fillPanel(panel, link);
    panel.classList.toggle('preview-sheet', asSheet);
    link.setAttribute('aria-describedby', 'preview-text');
    panel.showPopover();
    if (!asSheet) placeBeside(panel, link);
    if (link.dataset.preview !== '') return;
    void fetchPreview(link).then(() => {
      if (current !== link) return;
      fillPanel(panel, link);
      if (!asSheet) placeBeside(panel, link);
    });
  };
  const isSheet = (): boolean => current !== null && panel.classList.contains('preview-sheet');
  const inPanel = (target: EventTarget | null): boolean => target instanceof Node && panel.contains(target);

  const onPointerDown = (event: PointerEvent): void => {
    byTouch = event.pointerType === 'touch';
    if (!inPanel(event.target) && linkOf(event.target) === null) close();
  };
  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event.target);
    if (link !== null && byTouch) {
      event.preventDefault();
      open(link, true);
    } else if (event.target instanceof Element && event.target.closest('.preview-close')) close();
  };
  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || isSheet()) return;
    const link = linkOf(event.target);
    clearTimeout(timer);
    if (link !== null && link !== current) timer = setTimeout(() => open(link, false), HOVER_DELAY);
    else if (link === null && !inPanel(event.target) && current !== document.activeElement) {
      timer = setTimeout(close, HOVER_DELAY);
    }
  };
  const onFocusIn = (event: FocusEvent): void => {
    if (byTouch) return;
    const link = linkOf(event.target);
    if (link?.matches(':focus-visible')) open(link, false);
    else if (!inPanel(event.target)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    byTouch = false;
    if (event.key === 'Escape') close();
  };

  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('scroll', () => current !== null && !isSheet() && close(), { passive: true });
}

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-preview]') : null;

function fillPanel(panel: HTMLElement, link: HTMLAnchorElement): void {
  // A link in the other language's wording speaks that language.
  const lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
  const [title, other] = panel.querySelectorAll<HTMLElement>('.preview-title span');
  const text = panel.querySelector<HTMLElement>('.preview-text');
  if (!title || !other || !text) return;
  title.lang = text.lang = lang;
  other.lang = lang === 'de' ? 'en' : 'de';
  title.textContent = link.dataset.previewTitle ?? '';
  other.textContent = link.dataset.previewOther ?? '';
  text.textContent = link.dataset.preview ?? '';
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
