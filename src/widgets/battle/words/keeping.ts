import type { DiceFileError } from '../../../engine/adventure-game/dice/dice-file.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of what stays on the reader's device: own enemies and dice. */
export type KeepingWords = {
  readonly ownEnemies: Readonly<
    Record<'title' | 'name' | 'keep' | 'how' | 'full' | 'remove' | 'removed' | 'undo' | 'notKept', string>
  >;
  readonly diceFile: Readonly<Record<'label' | 'save' | 'load' | 'undo' | 'kept' | 'notKept', string>> & {
    readonly errors: Readonly<Record<DiceFileError | 'read', string>>;
  };
};

export const KEEPING_WORDS: Localized<KeepingWords> = {
  en: {
    ownEnemies: {
      title: 'My enemies ({count})',
      name: 'Name of the enemy',
      keep: 'Keep',
      how: 'Keeps the stats entered above under this name, on this device.',
      full: 'No more enemies fit; delete one first.',
      remove: 'Delete {name}',
      removed: '{name} is deleted.',
      undo: 'Undo',
      notKept:
        'This device does not keep the enemies (storage is full or blocked). They stay until this page is closed.',
    },
    diceFile: {
      label: 'All dice',
      save: 'Save as file',
      load: 'Open file',
      undo: 'Undo dice',
      kept: 'The dice stay as they were.',
      notKept:
        'This device does not keep the dice (storage is full or blocked). Save them as a file, or put them in the link.',
      errors: {
        'no-json': 'This file is damaged or not JSON.',
        'no-dice-file': 'This file holds no battle dice.',
        'unknown-version': 'This file is of a version that this page does not know.',
        'no-face': 'This file holds a die face that does not exist.',
        'not-six-faces': 'This file holds a die that does not have six faces.',
        'too-many-dice': 'This file holds more dice than the game has.',
        read: 'This file cannot be opened.',
      },
    },
  },
  de: {
    ownEnemies: {
      title: 'Meine Feinde ({count})',
      name: 'Name des Feindes',
      keep: 'Merken',
      how: 'Die oben eingegebenen Werte werden unter diesem Namen auf diesem Gerät gespeichert.',
      full: 'Für weitere Feinde ist kein Platz; zuerst einen löschen.',
      remove: '{name} löschen',
      removed: '{name} ist gelöscht.',
      undo: 'Rückgängig',
      notKept:
        'Dieses Gerät merkt sich die Feinde nicht (Speicher voll oder gesperrt). Sie bleiben, bis die Seite geschlossen wird.',
    },
    diceFile: {
      label: 'Alle Würfel',
      save: 'Als Datei sichern',
      load: 'Datei öffnen',
      undo: 'Würfel zurückholen',
      kept: 'Die Würfel bleiben, wie sie waren.',
      notKept:
        'Dieses Gerät merkt sich die Würfel nicht (Speicher voll oder gesperrt). Man kann sie als Datei sichern oder in den Link aufnehmen.',
      errors: {
        'no-json': 'Diese Datei ist beschädigt oder kein JSON.',
        'no-dice-file': 'Diese Datei enthält keine Kampfwürfel.',
        'unknown-version': 'Diese Datei liegt in einer Version vor, die diese Seite nicht kennt.',
        'no-face': 'Diese Datei enthält eine Würfelseite, die es nicht gibt.',
        'not-six-faces': 'Diese Datei enthält einen Würfel, der nicht sechs Seiten hat.',
        'too-many-dice': 'Diese Datei enthält mehr Würfel, als das Spiel hat.',
        read: 'Diese Datei lässt sich nicht öffnen.',
      },
    },
  },
};
