import type { Place, Vote } from '../../../engine/path-of-destiny/chapter/destiny-token.ts';
import type { Readings } from '../../../engine/path-of-destiny/game/readings.ts';
import type { Side } from '../../../engine/path-of-destiny/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of the parts of the game, of one turn, and of numbers everywhere. */
export type TurnWords = {
  readonly swapSides: string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly views: Readonly<
    Record<'label' | 'chapter' | 'turn' | 'end' | 'final' | 'choose' | 'open', string>
  >;
  readonly turnNumbers: readonly [string, string, string];
  readonly field: Readonly<Record<'name', string>>;
  readonly votes: Readonly<Record<Vote, string>>;
  readonly notYet: string;
  readonly carryOver: string;
  readonly places: Readonly<Record<Place, string>>;
  /** In a list of three. */
  readonly shortPlaces: Readonly<Record<Place, string>>;
  readonly token: string;
  readonly tally: string;
  readonly missing: string;
  readonly afterToss: string;
  readonly unknown: string;
  readonly readings: {
    readonly labels: Readonly<Record<keyof Readings, string>>;
    readonly options: Readonly<Record<Readings[keyof Readings], string>>;
  };
};

export const TURN_WORDS: Localized<TurnWords> = {
  en: {
    swapSides: 'Swap sides',
    sides: { left: 'Left', right: 'Right' },
    views: {
      label: 'Turns',
      chapter: 'Ch. {number}',
      turn: 'Turn {number}',
      end: 'End',
      final: 'Final scoring',
      choose: 'Part of the game',
      open: 'open',
    },
    turnNumbers: ['I', 'II', 'III'],
    field: { name: '{who}, {what}' },
    votes: { left: 'announces left', right: 'announces right', tie: 'announces a tie' },
    notYet: 'not counted yet',
    carryOver: 'Copy the numbers of turn {turn}',
    places: { left: 'left path', right: 'right path', aside: 'put aside' },
    shortPlaces: { left: 'left', right: 'right', aside: 'aside' },
    token: 'Token {turn}: {place}',
    tally: 'Left {left} · right {right} · tie {tie}',
    missing: 'Still to count: {names}',
    afterToss: 'Count after the toss of the solo token.',
    unknown: 'open',
    readings: {
      labels: {
        ties: 'What does an announced tie do?',
        automa: 'Does the Automa keep path tokens from the player?',
        arrangement: 'How are the cards of the sequence arranged?',
      },
      options: {
        'ties-left-out': 'It does not count',
        'ties-count': 'More than half of all is needed',
        'automa-compares': 'Yes, where it is ahead',
        'automa-left-out': 'No, the player gets them',
        adjacent: 'Side by side',
        'in-order': 'In order, gaps allowed',
      },
    },
  },
  de: {
    swapSides: 'Seiten tauschen',
    sides: { left: 'Links', right: 'Rechts' },
    views: {
      label: 'Züge',
      chapter: 'Kap. {number}',
      turn: 'Zug {number}',
      end: 'Ende',
      final: 'Endwertung',
      choose: 'Abschnitt der Partie',
      open: 'offen',
    },
    turnNumbers: ['I', 'II', 'III'],
    field: { name: '{who}, {what}' },
    votes: { left: 'sagt links an', right: 'sagt rechts an', tie: 'sagt Gleichstand an' },
    notYet: 'noch nicht gezählt',
    carryOver: 'Zahlen aus Zug {turn} übernehmen',
    places: { left: 'linker Pfad', right: 'rechter Pfad', aside: 'beiseitegelegt' },
    shortPlaces: { left: 'links', right: 'rechts', aside: 'beiseite' },
    token: 'Marker {turn}: {place}',
    tally: 'Links {left} · rechts {right} · Gleichstand {tie}',
    missing: 'Noch zu zählen: {names}',
    afterToss: 'Nach dem Wurf des Solo-Schicksalsmarkers zählen.',
    unknown: 'offen',
    readings: {
      labels: {
        ties: 'Was bewirkt ein angesagter Gleichstand?',
        automa: 'Enthält die Automa dem Spieler Pfadmarker vor?',
        arrangement: 'Wie liegen die Karten der Farbfolge?',
      },
      options: {
        'ties-left-out': 'Er zählt nicht mit',
        'ties-count': 'Nötig ist mehr als die Hälfte aller',
        'automa-compares': 'Ja, wo sie vorn liegt',
        'automa-left-out': 'Nein, der Spieler erhält sie',
        adjacent: 'Nebeneinander',
        'in-order': 'Der Reihe nach, mit Lücken',
      },
    },
  },
};
