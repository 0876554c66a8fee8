import type { BattleSheetError } from '../../../engine/adventure-game/battle/battle-sheet-code.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** What an address that cannot be read in full is told about. */
export type ErrorWords = {
  readonly errors: Readonly<Record<BattleSheetError, string>>;
};

export const ERROR_WORDS: Localized<ErrorWords> = {
  en: {
    errors: {
      'unknown-version': 'The address holds a battle in a form that this page does not know.',
      'not-a-face': 'The address holds a die face that does not exist.',
      'too-many-dice': 'The address holds more dice than this page can handle.',
      'unknown-enemy': 'The address holds a kind of enemy that does not exist.',
      'not-a-stat': 'The address holds a stat that cannot be read.',
      'unknown-dodge-reading': 'The address holds a dodge rule that this page does not know.',
      'not-a-card': 'The address holds a card that cannot be read.',
      'too-many-cards': 'The address holds more cards than this page can handle.',
      'unknown-objective': 'The address holds an aim that this page does not know.',
      'unknown-hero': 'The address holds a hero who does not exist.',
      'not-wounds': 'The address holds wounds that cannot be read.',
      'not-rerolls': 'The address holds a number of rerolls that cannot be read.',
      'not-uses': 'The address holds a spending by hand that does not fit the cards.',
      'not-seen': 'The address holds places of the dice that cannot be read.',
      'too-much': 'The address holds more than a battle.',
    },
  },
  de: {
    errors: {
      'unknown-version': 'Die Adresse enthält einen Kampf in einer Form, die diese Seite nicht kennt.',
      'not-a-face': 'Die Adresse enthält eine Würfelseite, die es nicht gibt.',
      'too-many-dice': 'Die Adresse enthält mehr Würfel, als diese Seite berechnen kann.',
      'unknown-enemy': 'Die Adresse enthält eine Art von Feind, die es nicht gibt.',
      'not-a-stat': 'Die Adresse enthält einen unlesbaren Wert des Feindes.',
      'unknown-dodge-reading':
        'Die Adresse enthält eine Regel für das Ausweichen, die diese Seite nicht kennt.',
      'not-a-card': 'Die Adresse enthält eine unlesbare Karte.',
      'too-many-cards': 'Die Adresse enthält mehr Karten, als diese Seite berechnen kann.',
      'unknown-objective': 'Die Adresse enthält ein Ziel, das diese Seite nicht kennt.',
      'unknown-hero': 'Die Adresse enthält einen Helden, den es nicht gibt.',
      'not-wounds': 'Die Adresse enthält unlesbare Wunden.',
      'not-rerolls': 'Die Adresse enthält eine unlesbare Zahl von Neuwürfen.',
      'not-uses': 'Was laut Adresse von Hand ausgegeben wird, passt nicht zu den Karten.',
      'not-seen': 'Die Adresse enthält eine unlesbare Zuordnung der Würfel.',
      'too-much': 'Die Adresse enthält mehr als einen Kampf.',
    },
  },
};
