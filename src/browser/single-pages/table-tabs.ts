/**
 * Makes tabs of a list of anchors. The address follows, so that a reload, the language switch and the way back
 * lead to the same one; it is replaced, so that leaving takes one step back and not twenty.
 */
export function switchPanels(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const panelOf = (tab: HTMLAnchorElement): HTMLElement | null => document.getElementById(tab.hash.slice(1));

  const show = (shown: HTMLAnchorElement): void => {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === shown);
      tab.tabIndex = tab === shown ? 0 : -1;
      const panel = panelOf(tab);
      if (panel) panel.hidden = tab !== shown;
    }
    // In the middle of its row: its neighbours on both sides can be seen.
    shown.scrollIntoView({ block: 'nearest', inline: 'center' });
    // A new text begins at its beginning, but what is above it is not pushed away for that.
    const panel = panelOf(shown);
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  };
  const choose = (tab: HTMLAnchorElement): void => {
    history.replaceState(history.state, '', tab.hash);
    show(tab);
  };
  const showNamed = (): void => {
    const [first] = tabs;
    const shown = tabs.find(({ hash }) => hash === location.hash) ?? first;
    if (shown) show(shown);
  };

  list.role = 'tablist';
  for (const [index, tab] of tabs.entries()) {
    const slug = tab.hash.slice(1);
    tab.role = 'tab';
    tab.id = `tab-${slug}`;
    tab.setAttribute('aria-controls', slug);
    const panel = panelOf(tab);
    if (panel) panel.role = 'tabpanel';
    panel?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabs.at(nextIndex(event.key, index, tabs.length) ?? tabs.length);
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
  }
  // A link from one quick reference to another, and the way back from it.
  window.addEventListener('hashchange', showNamed);
  showNamed();
  showThatThereIsMore(list, tabs);
}

/** The row fades out where it goes on. */
function showThatThereIsMore(list: HTMLElement, tabs: readonly HTMLElement[]): void {
  const ends = [tabs.at(0), tabs.at(-1)] as const;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        list.classList.toggle(target === ends[0] ? 'more-before' : 'more-after', !isIntersecting);
    },
    { root: list, threshold: 0.98 },
  );
  for (const end of ends) if (end) seen.observe(end);
}

/** Round in a circle, as tabs do. Space chooses what is focused. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === ' ' ? index : undefined;
}
