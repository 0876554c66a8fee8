/** What runs in the page itself, handed there as text: a function here uses nothing from around it. */

export type Named = {
  readonly role:
    | 'button'
    | 'combobox'
    | 'group'
    | 'heading'
    | 'link'
    | 'option'
    | 'radio'
    | 'spinbutton'
    | 'tab'
    | 'textbox';
  readonly name?: string;
  /** A regular expression. */
  readonly pattern?: string;
  readonly within?: string;
};
export type Place = { readonly x: number; readonly y: number };

/** The first that can be seen. Roles and names as far as this site goes: a tool for all pages would be far larger. */
export function find(target: string | Named): Element | undefined {
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  if (typeof target === 'string') return [...document.querySelectorAll(target)].find(isSeen);

  const { role, name, pattern, within = '' } = target;
  const native = {
    button: 'button, summary',
    combobox: 'select',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]:not([role])',
    option: 'option',
    radio: 'input[type=radio]',
    spinbutton: 'input[type=number]',
    tab: 'tab',
    textbox: 'input:not([type]), input[type=text], input[type=search]',
  }[role];
  const selector = `:is(${native}, [role=${role}])`;
  const nameOf = (element: Element): string => {
    const byIds = element.getAttribute('aria-labelledby')?.split(' ');
    const legend = element instanceof HTMLFieldSetElement ? element.querySelector('legend') : null;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const parts =
      byIds?.map((id) => document.getElementById(id)) ?? (legend ? [legend] : [...(labels ?? [])]);
    const text =
      element.getAttribute('aria-label') ??
      (parts.length > 0 ? parts.map((part) => part?.textContent ?? '').join(' ') : element.textContent);
    return text.replace(/\s+/g, ' ').trim();
  };
  const fits = (element: Element): boolean =>
    name === undefined ? new RegExp(pattern ?? '').test(nameOf(element)) : nameOf(element) === name;
  // The button that is a visually hidden input is seen by its label.
  const isSeenByLabel = (element: Element): boolean =>
    element instanceof HTMLInputElement && [...(element.labels ?? [])].some(isSeen);
  return [...document.querySelectorAll(`${within} ${selector}`)].find(
    (element) => (isSeen(element) || isSeenByLabel(element)) && fits(element),
  );
}

/** Where to click it, once it stands still, is enabled, and nothing lies over it. */
export async function placeToClick(found: Element | undefined): Promise<Place | undefined> {
  if (found === undefined || found.matches(':disabled')) return undefined;
  const isChoice = found instanceof HTMLInputElement && /^(radio|checkbox)$/.test(found.type);
  const element = (isChoice ? found.labels?.[0] : undefined) ?? found;
  const whereabouts = (): Place => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isOver = ({ x, y }: Place): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || found === top);
  };
  if (!isOver(whereabouts())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = whereabouts();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const place = whereabouts();
  return place.x === before.x && place.y === before.y && isOver(place) ? place : undefined;
}

/** What the page has heard of a click since it was watched. A page that came instead of it has watched nothing. */
export type Heard = 'nothing' | 'a touch' | 'a click' | 'a click beside it';
type Watching = typeof globalThis & { heard?: Heard };

/** Watches for the next click. One that comes down beside it, because the page has moved meanwhile, does nothing. */
export function watchClick(found: Element | undefined): boolean {
  const watching = globalThis as Watching;
  watching.heard = 'nothing';
  const watched = new AbortController();
  const hear = (event: Event): void => {
    const goal = event.target;
    const isLabel =
      found instanceof HTMLInputElement &&
      [...(found.labels ?? [])].some((label) => label.contains(goal as Node));
    const isHit = isLabel || found?.contains(goal as Node) === true;
    if (!isHit) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type !== 'click') watching.heard = 'a touch';
    else {
      watching.heard = isHit ? 'a click' : 'a click beside it';
      watched.abort();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'])
    addEventListener(type, hear, { capture: true, passive: false, signal: watched.signal });
  return true;
}

export const whatWasHeard = (): Heard | undefined => (globalThis as Watching).heard;
