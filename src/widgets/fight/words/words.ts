import type { Localized } from '../../../i18n/locales.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import type { FightWords } from './shape.ts';

export const FIGHT_WORDS: Localized<FightWords> = { en: EN, de: DE };
