import type { ComparisonReason, HandRank, Seat } from '../../engine/old-world/dice-poker.ts';
import type { TableError } from '../../engine/old-world/dice-poker-table.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { ToolWords } from '../tool.ts';

export type DicePokerWords = ToolWords & {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly ranks: Readonly<Record<HandRank, string>>;
  readonly reasons: Readonly<Record<ComparisonReason, string>>;
  readonly errors: Readonly<Record<TableError, string>>;
  readonly winner: Readonly<Record<Seat, string>>;
  readonly die: string;
  readonly emptyDie: string;
  readonly pad: string;
  readonly enter: string;
  readonly erase: string;
  readonly swap: string;
  readonly prompt: string;
  readonly step: string;
  readonly startAgain: string;
  readonly keys: string;
};

export const DICE_POKER_WORDS: Localized<DicePokerWords> = {
  en: {
    title: 'Dice-poker ranker',
    summary: 'Enter two rolls: their ranks, the winner, and the rule that decided.',
    seats: { active: 'Active player', other: 'Challenged player' },
    ranks: {
      nothing: 'Nothing',
      pair: 'Pair',
      'two-pairs': 'Two pairs',
      'three-of-a-kind': 'Three of a kind',
      'five-high-straight': 'Five-high straight',
      'six-high-straight': 'Six-high straight',
      'full-house': 'Full house',
      'four-of-a-kind': 'Four of a kind',
      'five-of-a-kind': 'Five of a kind',
    },
    reasons: {
      'better-rank': 'Rank',
      'nothing-below-pair': 'Rank',
      'higher-value': 'Value',
      'full-house-pair': 'Pair of the full house',
      'higher-pair': 'Higher pair',
      'lower-pair': 'Lower pair',
      'highest-unused-die': 'Highest unused die',
      'second-unused-die': 'Second-highest unused die',
      'third-unused-die': 'Third unused die is not compared',
      'nothing-next-die': 'Next die',
      'active-player': 'Complete tie: the active player wins',
    },
    errors: {
      'unknown-version': 'The address holds rolls in a form that this page does not know.',
      'not-two-hands': 'The address does not hold two rolls.',
      'not-a-die': 'The address holds a value that no die shows; dice run from 1 to 6.',
      'too-many-dice': 'The address holds more than five dice for one player.',
    },
    winner: { active: 'The active player wins', other: 'The challenged player wins' },
    die: '{seat}, die {index}: {value}',
    emptyDie: '{seat}, die {index}: not set',
    pad: 'Value of the chosen die',
    enter: 'Enter {value}',
    erase: 'Erase',
    swap: 'Swap',
    prompt: 'Enter five dice for each player.',
    step: 'Compared',
    startAgain: 'Enter the dice again below.',
    keys: 'Keys 1 to 6 enter a die, Backspace erases.',
  },
  de: {
    title: 'Würfelpoker-Rechner',
    summary: 'Zwei Würfe eingeben: was sie wert sind, wer gewinnt und welche Regel entscheidet.',
    seats: { active: 'Aktiver Spieler', other: 'Herausgeforderter' },
    ranks: {
      nothing: 'Nichts',
      pair: 'Paar',
      'two-pairs': 'Zwei Paare',
      'three-of-a-kind': 'Drilling',
      'five-high-straight': 'Straße bis 5',
      'six-high-straight': 'Straße bis 6',
      'full-house': 'Full House',
      'four-of-a-kind': 'Vierling',
      'five-of-a-kind': 'Fünfling',
    },
    reasons: {
      'better-rank': 'Kombination',
      'nothing-below-pair': 'Kombination',
      'higher-value': 'Wert',
      'full-house-pair': 'Paar des Full House',
      'higher-pair': 'Höheres Paar',
      'lower-pair': 'Niedrigeres Paar',
      'highest-unused-die': 'Höchster ungenutzter Würfel',
      'second-unused-die': 'Zweithöchster ungenutzter Würfel',
      'third-unused-die': 'Dritter ungenutzter Würfel zählt nicht',
      'nothing-next-die': 'Nächster Würfel',
      'active-player': 'Völliger Gleichstand: Der aktive Spieler gewinnt',
    },
    errors: {
      'unknown-version': 'Die Adresse enthält Würfe in einer Form, die diese Seite nicht kennt.',
      'not-two-hands': 'Die Adresse enthält nicht zwei Würfe.',
      'not-a-die': 'Die Adresse enthält einen Wert, den kein Würfel zeigt; Würfel reichen von 1 bis 6.',
      'too-many-dice': 'Die Adresse enthält mehr als fünf Würfel für einen Spieler.',
    },
    winner: { active: 'Der aktive Spieler gewinnt', other: 'Der Herausgeforderte gewinnt' },
    die: '{seat}, Würfel {index}: {value}',
    emptyDie: '{seat}, Würfel {index}: noch offen',
    pad: 'Wert des gewählten Würfels',
    enter: '{value} eingeben',
    erase: 'Löschen',
    swap: 'Tauschen',
    prompt: 'Für beide je fünf Würfel eingeben.',
    step: 'Verglichen',
    startAgain: 'Die Würfel unten neu eingeben.',
    keys: 'Die Tasten 1 bis 6 geben einen Würfel ein, die Rücktaste löscht.',
  },
};
