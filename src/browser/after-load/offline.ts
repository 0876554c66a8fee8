import { recall, remember } from '../../device/storage.ts';
import { isLang } from '../../i18n/locales.ts';
import { fill } from '../../i18n/words.ts';
import { type Choice, type Connection, isCostly, languagesOf, readChoice } from '../../offline/choice.ts';
import { type Line, openLine } from '../../offline/client.ts';
import { describeStatus, formatSize } from '../../offline/describe.ts';
import { bytesFor, LIST, type OfflineList } from '../../offline/list.ts';
import type { Status } from '../../offline/messages.ts';
import { STATE_WORDS } from '../../offline/state-words.ts';
import { hideNotice, showNotice } from './notice.ts';

const NOTHING_KEPT: Status = {
  phase: 'none',
  langs: [],
  done: 0,
  total: 0,
  bytes: 0,
  built: '',
  update: false,
  noRoom: false,
};

/** Firefox ends a worker a minute after it last heard from a page, whatever it is doing. */
const STILL_HERE = 20_000;

/** Set on pages that show more than the footer does. */
let listener: ((status: Status | 'blocked') => void) | undefined;
let line: Promise<Line> | undefined;
let closed: Promise<unknown> = Promise.resolve();
let shown: Status | 'blocked' = NOTHING_KEPT;

/** Keeps the offline copy and says in the footer how it stands. */
export function keepOffline(): void {
  begin();
  // An interrupted download goes on as soon as there is hope for it.
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && begin());
  setInterval(() => shown !== 'blocked' && shown.phase === 'loading' && begin(), STILL_HERE);
}

function begin(): void {
  const choice = currentChoice();
  if (choice === 'none') show(NOTHING_KEPT);
  else if (choice === 'auto' && isCostly(connection())) void leaveAsItIs();
  else keep(choice, false);
}

export function watchOffline(onStatus: (status: Status | 'blocked') => void): void {
  listener = onStatus;
}

export const currentChoice = (): Choice => readChoice(recall('offline'));

export function chooseOffline(choice: Choice): void {
  remember('offline', choice);
  hideNotice();
  if (choice !== 'none') keep(choice, true);
  else if (canKeep()) {
    closed = (line ?? open()).then((opened) => opened.remove()).catch(() => undefined);
    line = undefined;
  }
}

/** The sizes come from the host; without a connection, from the copy. */
export const fetchSizes = (): Promise<(choice: Choice) => string> =>
  fetch(siteRoot() + LIST)
    .then((response) => response.json())
    .then(
      (list: OfflineList) => (choice) =>
        formatSize(bytesFor(list, languagesOf(choice, pageLang())), pageLang()),
    );

/** On a costly line nothing comes unasked, but what is there is told, and once it is asked. */
async function leaveAsItIs(): Promise<void> {
  if (!canKeep()) show('blocked');
  else if ((await navigator.serviceWorker.getRegistration()) !== undefined)
    withLine((opened) => opened.tell());
  else {
    show(NOTHING_KEPT);
    const sizeOf = await fetchSizes().catch(() => undefined);
    if (sizeOf === undefined || !isFirstTime()) return;
    const words = STATE_WORDS[pageLang()];
    showNotice(fill(words.ask, { size: sizeOf('auto') }), [
      [words.save, () => chooseOffline(pageLang())],
      [words.refuse, () => chooseOffline('none')],
    ]);
  }
}

function keep(choice: Choice, again: boolean): void {
  // What is chosen now: by the time the line is open something else may be, which then is sent after it.
  const langs = languagesOf(choice, pageLang());
  withLine((opened) => opened.keep(langs, { add: choice === 'auto', again }));
}

function withLine(act: (opened: Line) => void): void {
  if (!canKeep()) {
    show('blocked');
    return;
  }
  line ??= open();
  line.then(act, (error: unknown) => {
    // Without a network the worker itself cannot be fetched; that is worth another attempt.
    line = undefined;
    show(error instanceof TypeError ? { ...NOTHING_KEPT, phase: 'interrupted' } : 'blocked');
  });
}

const open = (): Promise<Line> => closed.then(() => openLine(siteRoot(), show));

/** Blocks come compressed: a browser that cannot unpack them keeps none. */
const canKeep = (): boolean => 'serviceWorker' in navigator && 'DecompressionStream' in window;

function show(status: Status | 'blocked'): void {
  const place = document.querySelector<HTMLElement>('[data-offline]');
  if (place === null) return;
  const words = STATE_WORDS[pageLang()];
  place.textContent = describeStatus(status, words, pageLang()) || (place.dataset.none ?? '');
  if (status !== 'blocked') {
    if (status.update) offerNewVersion();
    // The host has yet another one, or took it back.
    else if (shown !== 'blocked' && shown.update) hideNotice();
    if (status.total > 0 && status.phase !== 'none' && isFirstTime()) tellOfCopy(status);
  }
  shown = status;
  listener?.(status);
}

/** Asks before anything changes: whoever is in the middle of a dispute must not lose the page. */
function offerNewVersion(): void {
  if (shown !== 'blocked' && shown.update) return;
  const words = STATE_WORDS[pageLang()];
  showNotice(words.update, [
    [words.reload, () => withLine((opened) => opened.adopt())],
    [words.later, hideNotice],
  ]);
}

/** Nobody asked for the copy: whoever does not want it hears of it, and can say so. */
function tellOfCopy({ total }: Status): void {
  const words = STATE_WORDS[pageLang()];
  showNotice(fill(words.saving, { size: formatSize(total, pageLang()) }), [
    [words.fine, hideNotice],
    [words.refuse, () => chooseOffline('none')],
  ]);
}

/** Once on a device. */
function isFirstTime(): boolean {
  if (recall('offline') !== undefined) return false;
  return remember('offline', 'auto');
}

const siteRoot = (): string => document.querySelector<HTMLElement>('[data-offline]')?.dataset.offline ?? '/';

const pageLang = (): 'en' | 'de' => {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : 'en';
};

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};
