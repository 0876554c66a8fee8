/** The contents of a long page open where the reader is in it. Without it, they open folded. */
const contents = document.querySelector<HTMLDetailsElement>('.page-bar > .contents');
const list = contents?.querySelector('.contents-list');
if (contents && list) contents.addEventListener('toggle', () => contents.open && showPlace(contents, list));

/** What begins no further below the bar has been reached. */
const REACHED = 16;

function showPlace(bar: Element, parts: Element): void {
  const { bottom } = bar.getBoundingClientRect();
  const links = [...parts.querySelectorAll<HTMLAnchorElement>('a')];
  const here = links.findLast((link) => {
    const target = document.getElementById(link.hash.slice(1));
    // To know where a heading is, its article would have to be laid out; where the article begins is known.
    const place = target?.closest('article') ?? target;
    // What a filter hides has no rectangle. (`checkVisibility` is newer than our oldest browsers.)
    return (
      place && place.getClientRects().length > 0 && place.getBoundingClientRect().top <= bottom + REACHED
    );
  });
  for (const link of links) link.ariaCurrent = link === here ? 'location' : null;
  for (const fold of parts.querySelectorAll('details')) fold.open = fold.contains(here ?? null);
  // Not `scrollIntoView`, which would scroll the page as well.
  if (here) parts.scrollTop += here.getBoundingClientRect().top - bottom - parts.clientHeight / 2;
}
