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
  const { phase, done, total, bytes, built } = status;
  const size = formatSize(bytes, lang);
  switch (phase) {
    case 'ready': {
      const date = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(built),
      );
      return [fill(words.ready, { size, date }), ...(status.noRoom ? [words.noRoom] : [])].join('. ');
    }
    case 'loading':
      return total === 0 ? words.start : fill(words.loading, { done, total });
    case 'interrupted':
      return total === 0 ? words.waiting : fill(words.interrupted, { done, total });
    case 'full':
      return fill(words.full, { size });
    case 'none':
      return words.none;
  }
}
