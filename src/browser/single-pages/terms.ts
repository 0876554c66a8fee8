import { fill } from '../../i18n/words.ts';
import { fold } from '../../search/fold.ts';

/** The term base by filter, by game and by either language's alphabet. Without it, it is a plain table. */
type Row = {
  readonly element: HTMLTableRowElement;
  readonly words: readonly string[];
  readonly game: string;
};

const table = document.querySelector<HTMLTableElement>('#terms');
const filter = document.querySelector<HTMLInputElement>('#term-filter');
const game = document.querySelector<HTMLSelectElement>('#term-game');
const status = document.querySelector<HTMLElement>('#term-count');
if (table && filter && game && status) run(table, filter, game, status);

function run(
  base: HTMLTableElement,
  query: HTMLInputElement,
  choice: HTMLSelectElement,
  count: HTMLElement,
): void {
  const rows = [...(base.tBodies[0]?.rows ?? [])].map((element): Row => ({
    element,
    words: [...element.querySelectorAll('.word')].map(({ textContent }) => textContent),
    game: element.dataset.game ?? '',
  }));

  const show = (): void => {
    const wanted = fold(query.value).trim();
    const shown = rows.filter(({ element, words, game: of }) => {
      const fits =
        (choice.value === '' || choice.value === of) && words.some((word) => fold(word).includes(wanted));
      element.hidden = !fits;
      return fits;
    });
    const { some = '', none = '' } = count.dataset;
    count.textContent = shown.length === 0 ? none : fill(some, { count: shown.length });
  };
  query.addEventListener('input', show);
  choice.addEventListener('change', show);
  // A reload may bring back what was typed.
  show();

  for (const button of base.querySelectorAll<HTMLElement>('[data-sort]')) {
    button.addEventListener('click', () => sort(button));
  }
  const sort = (button: HTMLElement): void => {
    const head = button.closest('th');
    if (head === null) return;
    const down = head.ariaSort === 'ascending';
    for (const other of base.querySelectorAll('th')) other.removeAttribute('aria-sort');
    head.ariaSort = down ? 'descending' : 'ascending';
    const { compare } = new Intl.Collator(button.dataset.sort, { ignorePunctuation: true });
    const wordOf = ({ words }: Row): string => words[head.cellIndex] ?? '';
    const sorted = rows.toSorted((a, b) => compare(wordOf(a), wordOf(b)) * (down ? -1 : 1));
    base.tBodies[0]?.append(...sorted.map(({ element }) => element));
  };
}
