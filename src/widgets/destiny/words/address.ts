import type { GameError } from '../../../engine/path-of-destiny/game/game-read.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words about the game in the address. */
export type AddressWords = {
  readonly errors: Readonly<Record<GameError, string>>;
};

export const ADDRESS_WORDS: Localized<AddressWords> = {
  en: {
    errors: {
      'unknown-version': 'The address holds a game in a form that this page does not know.',
      'unknown-tale': 'The address names a tale that this page does not know.',
      'unknown-mode': 'The way of playing in the address cannot be read.',
      'no-characters': 'No player in the address can be read; here are {count} others: {names}.',
      'wrong-characters': 'The players in the address cannot all be read.',
      'not-a-chapter': 'Something in a chapter of the address cannot be read.',
      'not-final-points': 'Points of the final scoring in the address cannot be read.',
      'unknown-reading': 'A reading in the address is unknown.',
      'not-objectives': 'The secret objectives in the address cannot all be read.',
      'too-many-parts': 'The address holds more than one game has.',
    },
  },
  de: {
    errors: {
      'unknown-version': 'Die Adresse enthält eine Partie in einer Form, die diese Seite nicht kennt.',
      'unknown-tale': 'Die Adresse nennt eine Geschichte, die diese Seite nicht kennt.',
      'unknown-mode': 'Die Spielweise in der Adresse ist nicht lesbar.',
      'no-characters':
        'Kein Spieler in der Adresse ist lesbar; stattdessen spielen hier {count} andere: {names}.',
      'wrong-characters': 'Die Spieler in der Adresse sind nicht alle lesbar.',
      'not-a-chapter': 'Etwas in einem Kapitel der Adresse ist nicht lesbar.',
      'not-final-points': 'Punkte der Endwertung in der Adresse sind nicht lesbar.',
      'unknown-reading': 'Die Adresse nennt eine Lesart, die diese Seite nicht kennt.',
      'not-objectives': 'Die geheimen Ziele in der Adresse sind nicht alle lesbar.',
      'too-many-parts': 'Die Adresse enthält mehr, als eine Partie hat.',
    },
  },
};
