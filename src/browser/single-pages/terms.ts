import type { Localized } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import { fold } from '../../search/fold.ts';
import { typedForms } from '../../search/term-forms.ts';

/** The term base by filter, by game and by either language's alphabet. Without it, it is a plain table. */
type Row = {
  readonly element: HTMLTableRowElement;
  readonly words: Localized;
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
    words: { en: wordIn(element, 'en'), de: wordIn(element, 'de') },
    game: element.dataset.game ?? '',
  }));
  let forms: ReturnType<typeof typedForms> | undefined;

  const show = (): void => {
    const wanted = fold(query.value);
    // They are many: nobody needs them before something is typed.
    if (wanted !== '') forms ??= typedForms(rows.map(({ words }) => words));
    const shown = rows.filter(({ element, game: of }, index) => {
      const fits =
        (choice.value === '' || choice.value === of) &&
        (wanted === '' || forms?.[index]?.some((form) => form.includes(wanted)) === true);
      element.hidden = !fits;
      return fits;
    });
    const { some = '', one = '', none = '' } = count.dataset;
    count.textContent = fill([none, one][shown.length] ?? some, { count: shown.length });
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
    const lang = button.dataset.sort as keyof Localized;
    if (head === null) return;
    const down = head.ariaSort === 'ascending';
    for (const other of base.querySelectorAll('th')) other.removeAttribute('aria-sort');
    head.ariaSort = down ? 'descending' : 'ascending';
    const { compare } = new Intl.Collator(lang, { ignorePunctuation: true });
    const sorted = rows.toSorted((a, b) => compare(a.words[lang], b.words[lang]) * (down ? -1 : 1));
    base.tBodies[0]?.append(...sorted.map(({ element }) => element));
  };
}

function wordIn(row: Element, lang: string): string {
  return row.querySelector(`.word[lang=${lang}]`)?.textContent ?? '';
}
