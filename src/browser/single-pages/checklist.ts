import { type KeptSetUp, recallSetUp, rememberSetUp } from '../../device/set-up.ts';
import { fill } from '../../i18n/words.ts';
import {
  addressWith,
  type Choice,
  type Chosen,
  holds,
  mattering,
  readChosen,
  type When,
} from './chosen-table.ts';

/** How a table says that there is nothing. */
const NOTHING = '–';

/**
 * The set-up to tick off: shows the steps, rows and numbers of the chosen table, and keeps what is done. Without it,
 * everything stands there for all tables.
 */
const list = document.querySelector<HTMLElement>('.checklist');
if (list) follow(list, list.dataset.setUp ?? '');

function follow(page: HTMLElement, game: string): void {
  const fields = [...page.querySelectorAll<HTMLFieldSetElement>('.table-choices fieldset')];
  const radios = [...page.querySelectorAll<HTMLInputElement>('.table-choices input')];
  const steps = [...page.querySelectorAll<HTMLElement>('.todo')];
  const bar = document.querySelector<HTMLElement>('.todo-bar');
  const clear = bar?.querySelector('button');
  const choices = fields.map((field): Choice => {
    const own = radios.filter((radio) => field.contains(radio));
    return { id: own[0]?.name ?? '', when: whenOf(field), options: own.map(({ value }) => value) };
  });

  let chosen: Chosen = {};
  let done = new Set<string>();
  /** What “New game” has just cleared. */
  let cleared: KeptSetUp['done'] = [];

  const show = (): void => {
    const table = mattering(choices, chosen);
    for (const part of page.querySelectorAll<HTMLElement>('[data-when]'))
      part.hidden = !holds(whenOf(part), part.matches('fieldset') ? chosen : table);
    for (const section of page.querySelectorAll('section'))
      section.hidden = [...section.querySelectorAll<HTMLElement>('.todo')].every(({ hidden }) => hidden);
    for (const step of steps) {
      showTable(step, table);
      // Once that is chosen, it goes without saying.
      const isChosen = Object.keys(whenOf(step)).every((choice) => table[choice] !== undefined);
      step.querySelector('.todo-when')?.toggleAttribute('hidden', isChosen);
    }
    for (const radio of radios) radio.checked = chosen[radio.name] === radio.value;
    for (const tick of steps.map(tickOf)) if (tick) tick.checked = done.has(tick.value);
    tellProgress();
  };
  const tellProgress = (): void => {
    const ticks = steps.filter(({ hidden }) => !hidden).map(tickOf);
    const count = ticks.filter((tick) => tick?.checked).length;
    const meter = bar?.querySelector('progress');
    if (meter) Object.assign(meter, { max: ticks.length, value: count });
    const status = bar?.querySelector<HTMLElement>('[role=status]');
    const { some = '', all = '' } = status?.dataset ?? {};
    status?.replaceChildren(count === ticks.length ? all : fill(some, { done: count, all: ticks.length }));
    if (!clear) return;
    clear.disabled = done.size === 0 && cleared.length === 0;
    clear.textContent = (cleared.length > 0 ? clear.dataset.undo : clear.dataset.clear) ?? '';
  };
  const keep = (): void => {
    rememberSetUp(game, { chosen, done: [...done] });
    history.replaceState(history.state, '', addressWith(location.href, choices, mattering(choices, chosen)));
  };

  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio') chosen = { ...chosen, [target.name]: target.value };
    else if (target.checked) done.add(target.value);
    else done.delete(target.value);
    cleared = [];
    keep();
    show();
  });
  // The text is a larger thing to hit than the box; whatever leads somewhere in it still does.
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a, label, details') || getSelection()?.toString())
      return;
    const step = target.closest<HTMLElement>('.todo');
    if (step) tickOf(step)?.click();
  });
  clear?.addEventListener('click', () => {
    const before = [...done];
    done = new Set(cleared);
    cleared = cleared.length > 0 ? [] : before;
    keep();
    show();
  });

  /** Who was quicker than this script has chosen and ticked, too. */
  const start = (isFirst: boolean): void => {
    const kept = recallSetUp(game);
    const asked = new URLSearchParams(location.search);
    const early = [...radios, ...steps.map(tickOf)].filter((input) => isFirst && input?.checked);
    chosen = readChosen(
      choices,
      (id) => early.find((input) => input?.name === id)?.value,
      (id) => asked.get(id),
      (id) => kept.chosen[id],
    );
    done = new Set([
      ...kept.done,
      ...early.flatMap((input) => (input?.type === 'checkbox' ? [input.value] : [])),
    ]);
    keep();
    show();
  };
  start(true);
  // A page that comes back from the browser's memory shows what was forgotten meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) start(false);
  });
}

function tickOf(step: HTMLElement): HTMLInputElement | null {
  return step.querySelector('input');
}

function whenOf({ dataset }: HTMLElement): When {
  return JSON.parse(dataset.when ?? '{}') as When;
}

/** Of a table in the text, the rows and columns that are for these players; a column that is then empty goes, too. */
function showTable(step: HTMLElement, chosen: Chosen): void {
  const rows = JSON.parse(step.dataset.rows ?? '[]') as When[];
  const columns = JSON.parse(step.dataset.columns ?? '[]') as When[];
  const table = [...step.querySelectorAll<HTMLTableElement>('.todo-text > .said table')].at(-1);
  if (table === undefined || rows.length + columns.length === 0) return;
  const body = [...table.tBodies].flatMap(({ rows: own }) => [...own]);
  for (const [index, row] of body.entries()) row.hidden = !holds(rows[index] ?? {}, chosen);
  const left = body.filter(({ hidden }) => !hidden);
  const isEmpty = (column: number): boolean =>
    left.every(({ cells }) => cells[column]?.textContent.trim() === NOTHING);
  for (const { cells } of table.rows)
    for (const [index, cell] of [...cells].entries())
      cell.hidden = index > 0 && (!holds(columns[index - 1] ?? {}, chosen) || isEmpty(index));
}
