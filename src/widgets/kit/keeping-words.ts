import type { Localized } from '../../i18n/locales.ts';
import type { KeptStatus } from './tool-state.ts';

/** What tools that keep a whole game say about the one in the address and the one on the device. */
export type KeepingWords = Readonly<Record<Extract<KeptStatus, 'not-kept' | 'by-link'>, string>> & {
  readonly keepThis: string;
  readonly openKept: string;
};

export const KEEPING_WORDS: Localized<KeepingWords> = {
  en: {
    'not-kept':
      'This device does not keep the game: its storage is full or blocked. Nothing is lost, the address holds the whole game: bookmark or share it.',
    'by-link':
      'This game came with the link. The game that this device keeps is untouched, and changes here are only in the address.',
    keepThis: 'Keep this one',
    openKept: 'Open the kept game',
  },
  de: {
    'not-kept':
      'Dieses Gerät merkt sich die Partie nicht: Der Speicher ist voll oder gesperrt. Es geht nichts verloren: Die ganze Partie steht in der Adresse, die man als Lesezeichen sichern oder teilen kann.',
    'by-link':
      'Diese Partie stammt aus dem Link. Die auf diesem Gerät gemerkte bleibt unberührt; Änderungen stehen nur in der Adresse.',
    keepThis: 'Diese merken',
    openKept: 'Gemerkte Partie öffnen',
  },
};
