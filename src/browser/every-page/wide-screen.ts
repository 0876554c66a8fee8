/** What stands beside a text on a wide screen is loaded there alone: a phone pays nothing for it. */
export function fillWideScreen(): void {
  if (document.querySelector('.entries') === null) return;
  const wide = matchMedia('(min-width: 68.75rem)');
  const load = (): void => {
    // A module runs once, however often it is asked for. Without a network the page is as it was.
    if (wide.matches) import('../wide-screens/beside.ts').catch(() => undefined);
  };
  wide.addEventListener('change', load);
  load();
}
