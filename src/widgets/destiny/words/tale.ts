import type { Ally } from '../../../engine/path-of-destiny/tale/alliance.ts';
import type { Objective } from '../../../engine/path-of-destiny/tale/striga.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of what the tales add. */
export type TaleWords = {
  readonly effort: Readonly<
    Record<
      | 'title'
      | 'sequence'
      | 'timeline'
      | 'played'
      | 'hint'
      | 'multicolor'
      | 'add'
      | 'remove'
      | 'open'
      | 'met'
      | 'notMet',
      string
    >
  >;
  readonly objective: Readonly<Record<'unknown' | 'hint' | 'scores' | 'where', string>> & {
    readonly points: readonly [string, string, string];
  };
  readonly alliance: Readonly<Record<Ally, string>>;
  readonly objectivesOpen: string;
  readonly objectives: Readonly<Record<Objective, string>>;
  readonly symbolsNeeded: string;
};

export const TALE_WORDS: Localized<TaleWords> = {
  en: {
    effort: {
      title: 'Extra Effort: does a timeline show the sequence?',
      sequence: 'Sequence on the card of chapter {chapter}',
      timeline: 'Timeline, from the left',
      played: 'new',
      hint: 'All cards in their order; the last two count as played this turn.',
      multicolor: 'Colours of the last card',
      add: '{color}: add to {list}',
      remove: 'Take the last one away: {list}',
      open: 'Enter the sequence and the timeline.',
      met: 'Bonus: cards {places} make the sequence',
      notMet: 'No bonus',
    },
    objective: {
      unknown: 'Which two count follows from the dominating symbol of chapter 3.',
      hint: 'For an objective that asks who has the most. 5, 3 and 1 are on the card that the book shows; other cards have their own numbers. What an objective pays everybody alike goes under Tale.',
      points: ['Most', '1 fewer', '2 fewer'],
      scores: '{points} VP',
      where: 'They are counted in the final scoring.',
    },
    alliance: {
      renfri: 'Renfri is supported: her alliance cards take effect',
      stregobor: 'Stregobor is supported: his alliance cards take effect',
    },
    objectivesOpen: 'Secret objectives that are revealed',
    objectives: {
      fight: 'Fight',
      magic: 'Magic',
      'fight-diplomacy-exploration': 'Fight, Diplomacy, Exploration',
      'magic-diplomacy-exploration': 'Magic, Diplomacy, Exploration',
    },
    symbolsNeeded: 'Set the active symbols above to see them.',
  },
  de: {
    effort: {
      title: 'Zusätzliche Anstrengung: Zeigt ein Zeitstrahl die Farbfolge?',
      sequence: 'Farbfolge auf der Karte von Kapitel {chapter}',
      timeline: 'Zeitstrahl, von links',
      played: 'neu',
      hint: 'Alle Karten der Reihe nach; die letzten zwei gelten als in diesem Zug ausgespielt.',
      multicolor: 'Farben der letzten Karte',
      add: '{color} hinzufügen: {list}',
      remove: 'Letzte entfernen: {list}',
      open: 'Farbfolge und Zeitstrahl eingeben.',
      met: 'Bonus: Die Karten {places} bilden die Farbfolge',
      notMet: 'Kein Bonus',
    },
    objective: {
      unknown: 'Welche zwei zählen, ergibt sich aus dem dominierenden Symbol von Kapitel 3.',
      hint: 'Für ein Ziel, bei dem zählt, wer die meisten hat. 5, 3 und 1 stehen auf der Karte, die im Heft abgebildet ist; auf anderen stehen eigene Zahlen. Punkte, die bei einem Ziel alle gleich erhalten, gehören unter „Geschichte“.',
      points: ['Die meisten', '1 weniger', '2 weniger'],
      scores: '{points} SP',
      where: 'Gezählt werden sie in der Endwertung.',
    },
    alliance: {
      renfri: 'Renfri wird unterstützt: Ihre Bündniskarten wirken',
      stregobor: 'Stregobor wird unterstützt: Seine Bündniskarten wirken',
    },
    objectivesOpen: 'Geheime Ziele, die aufgedeckt werden',
    objectives: {
      fight: 'Kampf',
      magic: 'Magie',
      'fight-diplomacy-exploration': 'Kampf, Diplomatie, Erkundung',
      'magic-diplomacy-exploration': 'Magie, Diplomatie, Erkundung',
    },
    symbolsNeeded: 'Sichtbar, sobald oben die aktiven Symbole gewählt sind.',
  },
};
