import type { Localized } from '../i18n/locales.ts';

/** How the copy on the device stands. Beside what says it: pages load these words only when there is something to say. */
const de = {
  start: 'Wird offline gespeichert …',
  loading: 'Wird offline gespeichert: {done} von {total} Dateien',
  ready: 'Offline bereit – {size}, Stand {date}',
  interrupted:
    'Offline-Kopie unvollständig: {done} von {total} Dateien. Sobald eine Verbindung besteht, geht es weiter.',
  waiting: 'Noch keine Offline-Kopie. Sobald eine Verbindung besteht, geht es los.',
  full: 'Der Speicher reicht nicht für die Offline-Kopie ({size}). Online funktioniert alles.',
  noRoom: 'Es gibt eine neuere Fassung, aber der Speicher reicht nicht für sie.',
  none: 'Nicht auf dem Gerät gespeichert',
  blocked: 'Dieser Browser lässt hier keine Offline-Kopie zu. Online funktioniert alles.',
  update: 'Neue Fassung bereit',
  reload: 'Neu laden',
  later: 'Später',
};
export type StateWords = Readonly<Record<keyof typeof de, string>>;

const en: StateWords = {
  start: 'Saving for offline use …',
  loading: 'Saving for offline use: {done} of {total} files',
  ready: 'Ready offline – {size}, as of {date}',
  interrupted: 'Offline copy incomplete: {done} of {total} files. It continues with a connection.',
  waiting: 'No offline copy yet. It begins with a connection.',
  full: 'Not enough storage for the offline copy ({size}). Online everything works.',
  noRoom: 'There is a newer version, but not enough storage for it.',
  none: 'Not kept on this device',
  blocked: 'This browser allows no offline copy here. Online everything works.',
  update: 'New version ready',
  reload: 'Reload',
  later: 'Later',
};

export const STATE_WORDS: Localized<StateWords> = { en, de };
