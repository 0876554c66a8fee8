import { isLang, type Lang, LANGS } from '../i18n/locales.ts';

/** What a reader keeps: everything, one language, nothing. */
export type Choice = 'all' | Lang | 'none';

/** Reads what the device remembers. Whoever chose nothing keeps everything, unless they asked to save data. */
export function readChoice(remembered: string | undefined, savesData: boolean): Choice {
  if (remembered === 'all' || remembered === 'none' || isLang(remembered)) return remembered;
  return savesData ? 'none' : 'all';
}

/** The languages to keep, the one of the page first. */
export function languagesOf(choice: Choice, pageLang: Lang): Lang[] {
  if (choice === 'none') return [];
  if (choice !== 'all') return [choice];
  return [pageLang, ...LANGS.filter((lang) => lang !== pageLang)];
}
