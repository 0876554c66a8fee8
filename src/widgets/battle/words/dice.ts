import type { DiceOwner, Face, Hero, ResultKind } from '../../../engine/adventure-game/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of dice: the roll on the table and the reader’s own set. */
export type DiceWords = {
  readonly faces: Readonly<Record<Face, string>>;
  readonly results: Readonly<Record<ResultKind, string>>;
  readonly heroes: Readonly<Record<Hero, string>>;
  readonly hero: string;
  readonly roll: string;
  readonly rollPrompt: string;
  readonly pad: string;
  readonly removeDie: string;
  readonly erase: string;
  readonly keys: string;
  readonly myDice: string;
  readonly myDiceWhy: string;
  readonly owners: Readonly<Record<DiceOwner, string>>;
  readonly dieOf: string;
  readonly faceOf: string;
  readonly noFace: string;
  readonly exampleDice: string;
  readonly exampleNotice: string;
  readonly clearDice: string;
  readonly diceInLink: string;
  readonly fromLink: string;
  readonly badDice: string;
  readonly noDiceInLink: string;
};

export const DICE_WORDS: Localized<DiceWords> = {
  en: {
    faces: {
      sword: 'Sword',
      shield: 'Shield',
      dodge: 'Dodge',
      ritual: 'Ritual',
      'witcher-sign': 'Witcher sign',
      'double-sword': 'Double sword',
      'double-shield': 'Double shield',
      'dodge-shield': 'Dodge & shield',
      'sword-double-shield': 'Sword & double shield',
      blank: 'Blank',
    },
    results: {
      sword: 'Swords',
      shield: 'Shields',
      dodge: 'Dodges',
      ritual: 'Rituals',
      sign: 'Witcher signs',
    },
    heroes: { geralt: 'Geralt', triss: 'Triss', dandelion: 'Dandelion', yarpen: 'Yarpen' },
    hero: 'Hero',
    roll: 'Roll',
    rollPrompt: 'Tap the face of each die.',
    pad: 'Die faces',
    removeDie: 'Die {index}: {face}. Remove',
    erase: 'Erase',
    keys: 'Keys: s sword, h shield, d dodge, r ritual, w witcher sign, 0 blank; S, H, D, X the double ones. Backspace erases.',
    myDice: 'My dice',
    myDiceWhy:
      'For chances before the roll, enter each die once; the device keeps them. What the dice show is printed only in pictures that we do not have.',
    owners: {
      battle: 'Battle',
      geralt: 'Geralt',
      triss: 'Triss',
      dandelion: 'Dandelion',
      yarpen: 'Yarpen',
    },
    dieOf: '{owner} {index}',
    faceOf: '{die}, face {index}: {face}',
    noFace: 'not set',
    exampleDice: 'Made-up dice',
    exampleNotice: 'These dice are made up to try the page; they are not those of the game.',
    clearDice: 'Clear dice',
    diceInLink: 'Dice in the link',
    fromLink: 'These dice come from the link. The device keeps them only once one of them is changed.',
    badDice: 'Some of the dice in the link cannot be read; the others are shown.',
    noDiceInLink: 'The link holds dice that cannot be read; those of this device are shown.',
  },
  de: {
    faces: {
      sword: 'Schwert',
      shield: 'Schild',
      dodge: 'Ausweichen',
      ritual: 'Ritual',
      'witcher-sign': 'Hexer\u00adzeichen',
      'double-sword': 'Doppel\u00adschwert',
      'double-shield': 'Doppel\u00adschild',
      'dodge-shield': 'Ausweichen und Schild',
      'sword-double-shield': 'Schwert und Doppel\u00adschild',
      blank: 'Leer',
    },
    results: {
      sword: 'Schwerter',
      shield: 'Schilde',
      dodge: 'Ausweichen',
      ritual: 'Rituale',
      sign: 'Hexerzeichen',
    },
    heroes: { geralt: 'Geralt', triss: 'Triss', dandelion: 'Rittersporn', yarpen: 'Yarpen' },
    hero: 'Held',
    roll: 'Wurf',
    rollPrompt: 'Für jeden Würfel die gewürfelte Seite antippen.',
    pad: 'Würfelseiten',
    removeDie: 'Würfel {index}: {face}. Entfernen',
    erase: 'Löschen',
    keys: 'Tasten: s Schwert, h Schild, d Ausweichen, r Ritual, w Hexerzeichen, 0 leer; S, H, D, X die doppelten. Rücktaste löscht.',
    myDice: 'Meine Würfel',
    myDiceWhy:
      'Um die Chancen vor dem Wurf zu sehen, jeden Würfel einmal eingeben; das Gerät merkt sich die Würfel. Was sie zeigen, ist nur auf Bildern zu sehen, die uns fehlen.',
    owners: {
      battle: 'Kampf',
      geralt: 'Geralt',
      triss: 'Triss',
      dandelion: 'Rittersporn',
      yarpen: 'Yarpen',
    },
    dieOf: '{owner} {index}',
    faceOf: '{die}, Seite {index}: {face}',
    noFace: 'noch offen',
    exampleDice: 'Erfundene Würfel',
    exampleNotice: 'Diese Würfel sind zum Ausprobieren erfunden; es sind nicht die des Spiels.',
    clearDice: 'Würfel leeren',
    diceInLink: 'Würfel im Link',
    fromLink: 'Diese Würfel stammen aus dem Link. Das Gerät merkt sie sich erst, wenn einer geändert wird.',
    badDice: 'Einige Würfel im Link sind unlesbar; gezeigt werden die anderen.',
    noDiceInLink: 'Der Link enthält unlesbare Würfel; gezeigt werden die dieses Geräts.',
  },
};
