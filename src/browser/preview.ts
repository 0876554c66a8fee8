/**
 * Previews of links: by hover and focus beside the link, by tap as a sheet at the thumb. A tap shows the preview
 * and the sheet leads on; a click with the mouse and Enter follow the link as always.
 */
const HOVER_DELAY = 250;

export function showPreviews(): void {
  const panel = document.querySelector<HTMLElement>('.preview');
  if (panel === null) return;
  const part = <T extends HTMLElement>(selector: string): T | null => panel.querySelector<T>(selector);

  let current: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;

  const close = (): void => {
    clearTimeout(timer);
    current?.removeAttribute('aria-describedby');
    current = undefined;
    if (panel.matches(':popover-open')) panel.hidePopover();
  };

  const open = (link: HTMLAnchorElement, sheet: boolean): void => {
    if (current === link) return;
    close();
    current = link;
    part('.preview-title')?.replaceChildren(link.dataset.previewTitle ?? '');
    part('.preview-text')?.replaceChildren(link.dataset.preview ?? '');
    const full = part<HTMLAnchorElement>('.preview-open');
    if (full) full.href = link.href;
    panel.classList.toggle('preview-sheet', sheet);
    link.setAttribute('aria-describedby', 'preview-text');
    panel.showPopover();
    if (!sheet) placeBeside(panel, link);
  };

  const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-preview]') : null;

  document.addEventListener('pointerdown', (event) => {
    touched = event.pointerType === 'touch';
    if (!panel.contains(event.target as Node) && !linkOf(event.target)) close();
  });
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target);
    if (link && touched && !panel.contains(link)) {
      event.preventDefault();
      open(link, true);
    } else if (part('.preview-close')?.contains(event.target as Node)) close();
  }, true);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const link = linkOf(event.target);
    if (link === current && link !== null) clearTimeout(timer);
    else if (link) {
      clearTimeout(timer);
      timer = setTimeout(() => open(link, false), HOVER_DELAY);
    } else if (panel.contains(event.target as Node)) clearTimeout(timer);
    else if (current && !panel.classList.contains('preview-sheet') && current !== document.activeElement) {
      clearTimeout(timer);
      timer = setTimeout(close, HOVER_DELAY);
    } else if (!current) clearTimeout(timer);
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event.target);
    if (link && !touched && link.matches(':focus-visible')) open(link, false);
    else if (!panel.contains(event.target as Node) && !touched) close();
  });
  document.addEventListener('keydown', (event) => {
    touched = false;
    if (event.key === 'Escape') close();
  });
  window.addEventListener('scroll', () => {
    if (current && !panel.classList.contains('preview-sheet')) close();
  }, { passive: true });
}

/** Below the link where there is room, else above it; never over the edge. Set through the CSSOM, which the policy allows. */
function placeBeside(panel: HTMLElement, link: HTMLElement): void {
  const gap = 8;
  const anchor = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = anchor.bottom + gap;
  const top = below + height < window.innerHeight ? below : Math.max(gap, anchor.top - gap - height);
  const left = Math.min(Math.max(gap, anchor.left), window.innerWidth - width - gap);
  panel.style.setProperty('top', `${top}px`);
  panel.style.setProperty('left', `${left}px`);
}
