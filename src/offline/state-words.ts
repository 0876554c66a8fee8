import type { Localized } from '../i18n/locales.ts';

/** How the copy on the device stands. Beside what says it: pages load these words only when there is something to say. */
const de = {
  start: 'Wird offline gespeichert …',
  loading: 'Wird offline gespeichert: {done} von {total}',
  ready: 'Offline bereit: {what}, {size}, Stand {date}',
  en: 'Englisch',
  de: 'Deutsch',
  all: 'Deutsch und Englisch',
  interrupted:
    'Offline-Kopie unvollständig: {done} von {total}. Sobald eine Verbindung besteht, geht es weiter.',
  waiting: 'Noch keine Offline-Kopie. Sobald eine Verbindung besteht, geht es los.',
  wrong:
    'Offline-Kopie unvollständig: {done} von {total}. Der Rest kommt vom Server nicht so, wie er soll; beim nächsten Besuch wird es wieder versucht.',
  wrongList:
    'Noch keine Offline-Kopie: Sie kommt vom Server nicht so, wie sie soll. Beim nächsten Besuch wird es wieder versucht.',
  full: 'Der Speicher reicht nicht für die Offline-Kopie ({size}). Online funktioniert alles.',
  noRoom: 'Es gibt eine neuere Fassung, aber der Speicher reicht nicht für sie.',
  blocked: 'Dieser Browser lässt hier keine Offline-Kopie zu. Online funktioniert alles.',
  update: 'Neue Fassung bereit',
  reload: 'Neu laden',
  later: 'Später',
  saving: 'Medallion wird auf dem Gerät gespeichert und funktioniert dann ohne Netz ({size}).',
  fine: 'In Ordnung',
  refuse: 'Nicht speichern',
  ask: 'Medallion auf dem Gerät speichern, um es ohne Netz zu benutzen ({size})?',
  save: 'Speichern',
};
export type StateWords = Readonly<Record<keyof typeof de, string>>;

const en: StateWords = {
  start: 'Saving for offline use …',
  loading: 'Saving for offline use: {done} of {total}',
  ready: 'Ready offline: {what}, {size}, as of {date}',
  en: 'English',
  de: 'German',
  all: 'English and German',
  interrupted: 'Offline copy incomplete: {done} of {total}. It continues with a connection.',
  waiting: 'No offline copy yet. It begins with a connection.',
  wrong:
    'Offline copy incomplete: {done} of {total}. The host does not send the rest as it should; the next visit tries again.',
  wrongList: 'No offline copy yet: the host does not send it as it should. The next visit tries again.',
  full: 'Not enough storage for the offline copy ({size}). Online everything works.',
  noRoom: 'There is a newer version, but not enough storage for it.',
  blocked: 'This browser allows no offline copy here. Online everything works.',
  update: 'New version ready',
  reload: 'Reload',
  later: 'Later',
  saving: 'Medallion is being saved on this device and then works offline ({size}).',
  fine: 'All right',
  refuse: 'Do not save',
  ask: 'Save Medallion on this device, to use it offline ({size})?',
  save: 'Save',
};

export const STATE_WORDS: Localized<StateWords> = { en, de };
