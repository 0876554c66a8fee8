import { recall, remember } from '../../device/storage.ts';
import { fill } from '../../i18n/words.ts';
import {
  type Course,
  goOn,
  isLastStep,
  make,
  nextStep,
  nextTurn,
  now,
  read,
  restart,
  seat,
  tick,
  type Turn,
  undo,
} from './turn.ts';

type Words = Readonly<Record<'player' | 'of' | 'turn' | 'step' | 'tick' | 'next' | 'then', string>>;

/** A step of the turn, where the quick reference says it: what is marked, and what is to be seen of it. */
type Step = {
  readonly place: HTMLElement;
  readonly text: HTMLElement;
  readonly said: string;
  readonly section: string;
  /** Its number in its list; a table has none. */
  readonly number: number | undefined;
};

/** Goes through the steps of the turn that the game's quick reference numbers, and keeps the place on the device. */
export function goThroughTurn(): void {
  const bar = document.querySelector<HTMLElement>('.turn-bar');
  const panel = document.querySelector<HTMLElement>('.table-panels > [data-turn]');
  const tickbox = bar?.querySelector<HTMLElement>('.turn-tick');
  const { game } = document.documentElement.dataset;
  if (!bar || !panel || !tickbox || game === undefined) return;
  const words = JSON.parse(bar.dataset.words ?? '{}') as Words;
  const steps = stepsOf(panel);
  const part = (name: string): HTMLElement | null => document.querySelector(`[data-turn-${name}]`);
  let course = read(coursesKept()[game], steps.length);

  const boxes = steps.map(({ place, section, number }, index) => {
    const box = tickbox.cloneNode(true) as HTMLElement;
    box.hidden = false;
    box.ariaLabel = number === undefined ? section : fill(words.tick, { section, step: number });
    box.querySelector('span')?.append(String(number ?? ''));
    box.addEventListener('click', () => change(tick(now(course), index)));
    place.classList.add('turn-step');
    place.prepend(box);
    return box;
  });

  const change = (next: Turn): void => keep(goOn(course, next));
  const keep = (next: Course): void => {
    const before = now(course);
    course = next;
    remember('turns', JSON.stringify({ ...coursesKept(), [game]: make(course) }));
    show();
    const { turns, done } = now(course);
    const { text, place, said = '' } = steps[done] ?? {};
    if (turns !== before.turns || done !== before.done) {
      text?.scrollIntoView({ block: 'nearest' });
      place?.scrollIntoView({ block: 'nearest' });
    }
    part('status')?.replaceChildren([who(now(course)), where(), said].join('. '));
  };
  const who = ({ players, player, turns }: Turn): string =>
    players === 0
      ? fill(words.turn, { turn: turns + 1 })
      : fill(words.of, { player: fill(words.player, { player: player + 1 }), players });
  const where = (): string =>
    fill(words.step, { step: Math.min(now(course).done + 1, steps.length), steps: steps.length });
  const show = (): void => {
    const turn = now(course);
    const following = nextTurn(turn);
    const then = fill(words.then, {
      who: following.players === 0 ? who(following) : fill(words.player, { player: following.player + 1 }),
    });
    for (const [index, box] of boxes.entries()) {
      box.ariaPressed = String(index < turn.done);
      if (index === turn.done) box.parentElement?.setAttribute('aria-current', 'step');
      else box.parentElement?.removeAttribute('aria-current');
    }
    part('who')?.replaceChildren(who(turn));
    part('where')?.replaceChildren(where());
    part('next')?.replaceChildren(isLastStep(turn, steps.length) ? then : words.next);
    part('end')?.replaceChildren(then);
    part('undo')?.toggleAttribute('disabled', course.length === 1);
    const seats = document.querySelector<HTMLInputElement>(`[name=players][value="${turn.players}"]`);
    if (seats) seats.checked = true;
  };

  const on = (name: string, act: () => void): void => part(name)?.addEventListener('click', act);
  on('next', () => change(nextStep(now(course), steps.length)));
  on('undo', () => keep(undo(course)));
  on('end', () => change(nextTurn(now(course))));
  on('restart', () => change(restart(now(course))));
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=players]'))
    input.addEventListener('change', () => change(seat(now(course), Number(input.value))));
  show();
}

/**
 * What is numbered is a step. A table between two lists is one as well: of its rows one is chosen, as in the second phase
 * of Old World.
 */
function stepsOf(panel: HTMLElement): readonly Step[] {
  const lists = [...panel.querySelectorAll('.steps')];
  const [first, last] = [lists.at(0), lists.at(-1)];
  const isBetween = (element: Element): boolean =>
    first !== undefined &&
    last !== undefined &&
    (first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

  let section: HTMLElement | undefined;
  return [...panel.querySelectorAll<HTMLElement>('h3, .steps > ol > li, .table-scroll')].flatMap(
    (element): readonly Step[] => {
      if (element.matches('h3')) section = element;
      const title = section?.textContent.trim() ?? '';
      if (element.matches('li')) {
        const number = [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
        return [{ place: element, text: element, said: element.textContent, section: title, number }];
      }
      if (!element.matches('.table-scroll') || !section || !isBetween(element)) return [];
      return [{ place: besideOf(section), text: element, said: title, section: title, number: undefined }];
    },
  );
}

/** Room for a tick beside a heading, which stays a heading by itself. */
function besideOf(heading: HTMLElement): HTMLElement {
  const row = document.createElement('div');
  heading.before(row);
  row.append(heading);
  return row;
}

function coursesKept(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(recall('turns') ?? 'null') as Record<string, unknown> | null) ?? {};
  } catch {
    // Garbled: the game begins anew.
    return {};
  }
}
