/** Opens search by button, by "/" and by Ctrl-K. Nothing of search is loaded before that. */
export function openSearchOnDemand(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-open-search]')) void openSearch();
  });
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.matches('input, textarea, select, [contenteditable]');
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey;
    const controlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!slash && !controlK) return;
    event.preventDefault();
    void openSearch();
  });
  // Where the shortcut of the installed app leads.
  if (new URLSearchParams(location.search).has('search')) void openSearch();
}

export async function openSearch(query = ''): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  if (dialog === null) return;
  const { showSearch } = await import('../search/open.tsx');
  showSearch(dialog, query);
}
