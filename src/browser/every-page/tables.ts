/** A table that is wider than the page scrolls by keyboard, too; one that fits is no stop on the way. */
export function letTablesScroll(): void {
  // Measured when it comes near: to measure all at once would lay out a whole book that nobody sees yet.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        if (target.scrollWidth > target.clientWidth) makeStop(target);
      }
    },
    { rootMargin: '200%' },
  );
  for (const place of document.querySelectorAll('.table-scroll')) near.observe(place);
}

function makeStop(place: HTMLElement): void {
  place.tabIndex = 0;
  place.role = 'region';
  place.ariaLabel = [...place.querySelectorAll('th')].map(({ textContent }) => textContent.trim()).join(', ');
}
