/** The languages of the site, in the order in which a reader is offered them. Everything else derives from here. */
export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** A text in every language. */
export type Localized<T = string> = Readonly<Record<Lang, T>>;

export const LANG_NAMES: Localized = { en: 'English', de: 'Deutsch' };

/** The other language: the site is bilingual, so there is exactly one. */
export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'de' : 'en');

export const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);
