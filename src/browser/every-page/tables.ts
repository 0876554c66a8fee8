/** A table that is wider than the page scrolls by keyboard, too; one that fits is no stop on the way. */
export function letTablesScroll(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.table-scroll')) {
    if (place.scrollWidth <= place.clientWidth) continue;
    place.tabIndex = 0;
    place.role = 'region';
    place.ariaLabel = [...place.querySelectorAll('th')]
      .map(({ textContent }) => textContent.trim())
      .join(', ');
  }
}
