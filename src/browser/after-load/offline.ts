import { isLang } from '../../i18n/locales.ts';
import { type Choice, languagesOf, readChoice } from '../../offline/choice.ts';
import { type Line, openLine } from '../../offline/client.ts';
import { describeStatus } from '../../offline/describe.ts';
import type { Status } from '../../offline/messages.ts';
import { STATE_WORDS, type StateWords } from '../../offline/state-words.ts';
import { recall, remember } from '../../device/storage.ts';

const NOTHING_KEPT: Status = {
  phase: 'none',
  done: 0,
  total: 0,
  bytes: 0,
  built: '',
  update: false,
  noRoom: false,
};

/** Set on pages that show more than the footer does. */
let listener: ((status: Status | 'blocked') => void) | undefined;
let line: Promise<Line> | undefined;

/** Keeps the offline copy and says in the footer how it stands. */
export function keepOffline(): void {
  const begin = (): void => {
    if (currentChoice() === 'none') show(NOTHING_KEPT);
    else keep(false);
  };
  begin();
  // An interrupted download goes on as soon as there is hope for it.
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && begin());
}

export function watchOffline(onStatus: (status: Status | 'blocked') => void): void {
  listener = onStatus;
}

export const currentChoice = (): Choice => readChoice(recall('offline'), savesData());

export function chooseOffline(choice: Choice): void {
  remember('offline', choice);
  if (choice === 'none') withLine((opened) => opened.remove());
  else keep(true);
}

function keep(again: boolean): void {
  // What is chosen now: by the time the line is open something else may be, which then is sent after it.
  const langs = languagesOf(currentChoice(), pageLang());
  withLine((opened) => opened.keep(langs, again));
}

function withLine(act: (opened: Line) => void): void {
  const root = document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '/';
  if (!('serviceWorker' in navigator)) {
    show('blocked');
    return;
  }
  line ??= openLine(root, show);
  line.then(act, (error: unknown) => {
    // Without a network the worker itself cannot be fetched; that is worth another attempt.
    line = undefined;
    show(error instanceof TypeError ? { ...NOTHING_KEPT, phase: 'interrupted' } : 'blocked');
  });
}

function show(status: Status | 'blocked'): void {
  const place = document.querySelector<HTMLElement>('[data-offline]');
  if (place === null) return;
  const words = STATE_WORDS[pageLang()];
  place.textContent = describeStatus(status, words, pageLang());
  place.hidden = false;
  if (status !== 'blocked' && status.update) offerNewVersion(words);
  listener?.(status);
}

/** Asks before anything changes: whoever is in the middle of a dispute must not lose the page. */
function offerNewVersion(words: StateWords): void {
  const notice = document.querySelector<HTMLElement>('.new-version');
  if (notice === null || notice.childElementCount > 0) return;
  const text = document.createElement('span');
  text.textContent = words.update;
  const makeButton = (label: string, look: string, act: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = look;
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  };
  notice.replaceChildren(
    text,
    makeButton(words.reload, 'button button-primary', () => withLine((opened) => opened.adopt())),
    makeButton(words.later, 'button', () => notice.remove()),
  );
}

const pageLang = (): 'en' | 'de' => {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : 'en';
};

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
