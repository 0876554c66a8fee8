import { isLang, type Lang } from '../../i18n/locales.ts';
import { recall } from '../../device/storage.ts';

/** The language that the reader chose, or else the first of the browser's that the site has. */
export function preferredLang(): Lang {
  const chosen = recall('lang');
  if (isLang(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLang) ?? 'en';
}
