import { isLang, type Lang, LANGS } from '../i18n/locales.ts';

/** What a reader keeps: both languages, one, nothing; or, who chose nothing, the languages that they read. */
export type Choice = 'all' | Lang | 'none' | 'auto';

/** Reads what the device remembers. */
export const readChoice = (remembered: string | undefined): Choice =>
  remembered === 'all' || remembered === 'none' || isLang(remembered) ? remembered : 'auto';

/** The languages to keep, the one of the page first. */
export function languagesOf(choice: Choice, pageLang: Lang): Lang[] {
  if (choice === 'none') return [];
  if (choice === 'auto') return [pageLang];
  return choice === 'all' ? [pageLang, ...LANGS.filter((lang) => lang !== pageLang)] : [choice];
}

/** What a browser may say about the line; most say nothing. */
export type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};

/** Whether the line seems slow, or each byte on it to be paid for: then nothing comes unasked. */
export const isCostly = ({ saveData, effectiveType = '4g', type }: Connection): boolean =>
  saveData === true || effectiveType !== '4g' || type === 'cellular';
