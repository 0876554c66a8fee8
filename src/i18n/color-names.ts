import type { Localized } from './locales.ts';

/** The colours of cards, leads and regions, as texts name them. German ones take endings: „rote“, „roten“. */
export const COLOR_NAMES = {
  red: { en: ['red'], de: ['rot'] },
  blue: { en: ['blue'], de: ['blau'] },
  green: { en: ['green'], de: ['grün'] },
  yellow: { en: ['yellow'], de: ['gelb'] },
  purple: { en: ['purple'], de: ['violett', 'lila'] },
  gray: { en: ['gray'], de: ['grau'] },
} as const satisfies Record<string, Localized<readonly string[]>>;
