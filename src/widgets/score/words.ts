import type { Localized } from '../../i18n/locales.ts';

/** What both score sheets say. */
export type ScoreWords = {
  readonly table: string;
  readonly soloTable: string;
  readonly players: string;
  readonly count: string;
  readonly solo: string;
  readonly seat: string;
  readonly name: string;
  /** A control of one player, for those who do not see the row. */
  readonly field: string;
  /** Somebody's name where another has the same. */
  readonly sameName: string;
  readonly sheet: string;
  readonly history: string;
  readonly remove: string;
};

export const SCORE_WORDS: Localized<ScoreWords> = {
  en: {
    table: '{count} players: {names}',
    soloTable: 'Solo: {names}',
    players: 'Players',
    count: '{count} players',
    solo: 'Solo',
    seat: 'Player {number}',
    name: 'Name',
    field: '{who}, {what}',
    sameName: '{name} ({character})',
    sheet: 'Who is written down?',
    history: 'All entries ({count})',
    remove: 'Delete: {what}',
  },
  de: {
    table: '{count} Spieler: {names}',
    soloTable: 'Solo: {names}',
    players: 'Spieler',
    count: '{count} Spieler',
    solo: 'Solo',
    seat: 'Spieler {number}',
    name: 'Name',
    field: '{who}, {what}',
    sameName: '{name} ({character})',
    sheet: 'Für wen wird notiert?',
    history: 'Alle Einträge ({count})',
    remove: 'Löschen: {what}',
  },
};
