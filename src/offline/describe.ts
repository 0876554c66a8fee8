import type { Lang, Localized } from '../i18n/locales.ts';
import { fill } from '../i18n/words.ts';
import type { Status } from './messages.ts';
import type { StateWords } from './state-words.ts';

/** English dates as the site writes them everywhere: day before month. */
const LOCALES: Localized = { en: 'en-GB', de: 'de' };

/** @example formatSize(6_312_000, 'en') // => '6.3 MB' */
export const formatSize = (bytes: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);

/** How the copy stands, in one sentence. A date, never an age: the device's clock may be wrong. */
export function describeStatus(status: Status | 'blocked', words: StateWords, lang: Lang): string {
  if (status === 'blocked') return words.blocked;
  const { phase, langs, bytes, built } = status;
  const isBegun = status.total > 0;
  const size = formatSize(bytes, lang);
  const done = formatSize(status.done, lang);
  const total = formatSize(status.total, lang);
  switch (phase) {
    case 'ready': {
      const date = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(built),
      );
      const [only] = langs;
      const what = langs.length > 1 || only === undefined ? words.all : words[only];
      return [fill(words.ready, { what, size, date }), ...(status.noRoom ? [words.noRoom] : [])].join('. ');
    }
    case 'loading':
      return isBegun ? fill(words.loading, { done, total }) : words.start;
    case 'interrupted':
      return isBegun ? fill(words.interrupted, { done, total }) : words.waiting;
    case 'wrong':
      return isBegun ? fill(words.wrong, { done, total }) : words.wrongList;
    case 'full':
      return fill(words.full, { size });
    case 'none':
      // Every page has these words itself: who keeps no copy loads nothing to be told so.
      return '';
  }
}
