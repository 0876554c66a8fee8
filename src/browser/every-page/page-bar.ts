/** The bar on top of a text: it names the page once its title is out of sight, and says more to whoever lands inside. */
export function keepPageBar(): void {
  const bar = document.querySelector<HTMLElement>('.page-bar');
  const title = document.querySelector('h1');
  if (bar === null || title === null) return;
  // A busy phone tells several changes at once: the last one holds.
  new IntersectionObserver((changes) => {
    bar.classList.toggle('stuck', changes.at(-1)?.isIntersecting === false);
  }).observe(title);

  // A list that lies over the page goes when something in it was chosen, or something else touched.
  const contents = bar.querySelector('details');
  document.addEventListener('click', ({ target }) => {
    if (contents?.open && target instanceof Element && !target.closest('.page-bar summary'))
      contents.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !contents?.open) return;
    contents.open = false;
    contents.querySelector('summary')?.focus();
  });
  showAnswerOnArrival(bar);
}

/** Who arrives at a clause from elsewhere sees the entry's answer too, until the page is scrolled. */
function showAnswerOnArrival(bar: HTMLElement): void {
  const answer = document.querySelector('.page-head > .lead:not(.other)');
  const clause = document.getElementById(location.hash.slice(1));
  if (answer === null || !clause?.matches('.clause')) return;
  const line = document.createElement('p');
  line.className = 'arrival';
  line.append(...[...answer.childNodes].map((node) => node.cloneNode(true)));
  bar.append(line);
  document.documentElement.classList.add('arrived');
  clause.scrollIntoView();
  const leave = (): void => {
    line.remove();
    document.documentElement.classList.remove('arrived');
  };
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(event, leave, { once: true, passive: true });
}
