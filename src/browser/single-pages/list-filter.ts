import { recall } from '../../device/storage.ts';

/**
 * Shows one part of a long list, or all of it: what is chosen stands in the address, so that it can be shared. Whatever the
 * address points to is shown and unfolded. Without it, everything is there, folded.
 */
const PARAMETER = 'show';
const ALL = '';
/** What stands in the address for all parts, which may not be what is shown at first. */
const ALL_IN_ADDRESS = 'all';

const filter = document.querySelector<HTMLElement>('[data-filter]');
if (filter !== null) run(filter);

function run(chips: HTMLElement): void {
  const buttons = [...chips.querySelectorAll('button')];
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];

  const show = (chosen: string): void => {
    for (const part of parts) part.hidden = chosen !== ALL && part.dataset.part !== chosen;
    for (const button of buttons) button.ariaPressed = String(button.value === chosen);
  };
  const reveal = (): void => {
    const target = document.getElementById(location.hash.slice(1));
    const part = target?.closest<HTMLElement>('[data-part]');
    if (!target || !part) return;
    if (part.hidden) show(ALL);
    for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    target.scrollIntoView();
  };

  for (const button of buttons)
    button.addEventListener('click', () => {
      show(button.value);
      const url = new URL(location.href);
      url.searchParams.set(PARAMETER, button.value === ALL ? ALL_IN_ADDRESS : button.value);
      // Where the reader came in may be hidden now.
      url.hash = '';
      history.replaceState(history.state, '', url);
    });
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  const first = asked ?? (chips.dataset.filter === 'game' ? recall('game') : undefined) ?? ALL;
  show(buttons.some(({ value }) => value === first) ? first : ALL);
  reveal();
  window.addEventListener('hashchange', reveal);
}
