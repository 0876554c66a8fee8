import type { Difficulty } from '../../../engine/path-of-destiny/chapter/automa.ts';
import type { Color } from '../../../engine/path-of-destiny/colors.ts';
import type { Character, GameSymbol, Tale } from '../../../engine/path-of-destiny/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of who plays what. */
export type TableWords = {
  readonly characters: Readonly<Record<Character | 'playmat', string>>;
  readonly automa: string;
  /** Somebody's name where another has the same. */
  readonly sameName: string;
  readonly colors: Readonly<Record<Color, string>>;
  readonly tales: Readonly<Record<Tale, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly symbols: Readonly<Record<GameSymbol, string>>;
  readonly setup: Readonly<
    Record<
      | 'table'
      | 'players'
      | 'solo'
      | 'soloTable'
      | 'count'
      | 'seat'
      | 'player'
      | 'name'
      | 'character'
      | 'color'
      | 'automa'
      | 'tale'
      | 'difficulty'
      | 'active'
      | 'noActive',
      string
    >
  >;
  readonly move: Readonly<Record<'up' | 'down', string>>;
};

export const TABLE_WORDS: Localized<TableWords> = {
  en: {
    characters: {
      geralt: 'Geralt',
      yennefer: 'Yennefer',
      dandelion: 'Dandelion',
      ciri: 'Ciri',
      vesemir: 'Vesemir',
      letho: 'Letho',
      triss: 'Triss',
      regis: 'Regis',
      dijkstra: 'Dijkstra',
      yarpen: 'Yarpen',
      playmat: 'Playmat',
    },
    automa: 'Automa ({name})',
    sameName: '{name} ({character})',
    colors: { red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', purple: 'Purple', white: 'White' },
    tales: {
      'the-edge-of-the-world': 'The Edge of the World',
      striga: 'Striga',
      'the-lesser-evil': 'The Lesser Evil',
    },
    difficulties: {
      'just-the-story': 'Just the Story',
      normal: 'Normal',
      'story-and-swords': 'Story and Swords',
      'blood-and-broken-bones': 'Blood and Broken Bones',
      'death-march': 'Death March!',
    },
    symbols: { fight: 'Fight', magic: 'Magic', exploration: 'Exploration', diplomacy: 'Diplomacy' },
    setup: {
      table: '{count} players: {names}',
      players: 'Players',
      solo: 'Solo',
      soloTable: 'Solo: {names}',
      count: '{count} players',
      seat: 'Player {number}',
      player: 'Player',
      name: 'Name',
      character: 'Character',
      color: 'Colour',
      automa: 'Automa',
      tale: 'Tale',
      difficulty: 'Difficulty',
      active: 'Active symbols of chapter {chapter}, left and right',
      noActive: 'not set',
    },
    move: { up: 'Move {who} up', down: 'Move {who} down' },
  },
  de: {
    characters: {
      geralt: 'Geralt',
      yennefer: 'Yennefer',
      dandelion: 'Rittersporn',
      ciri: 'Ciri',
      vesemir: 'Vesemir',
      letho: 'Letho',
      triss: 'Triss',
      regis: 'Regis',
      dijkstra: 'Dijkstra',
      yarpen: 'Yarpen',
      playmat: 'Spielmatte',
    },
    automa: 'Automa ({name})',
    sameName: '{name} ({character})',
    colors: { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau', purple: 'Lila', white: 'Weiß' },
    tales: {
      'the-edge-of-the-world': 'Am Rand der Welt',
      striga: 'Striege',
      'the-lesser-evil': 'Das kleinere Übel',
    },
    difficulties: {
      'just-the-story': 'Just the Story',
      normal: 'Normal',
      'story-and-swords': 'Story and Swords',
      'blood-and-broken-bones': 'Blood and Broken Bones',
      'death-march': 'Death March!',
    },
    symbols: { fight: 'Kampf', magic: 'Magie', exploration: 'Erkundung', diplomacy: 'Diplomatie' },
    setup: {
      table: '{count} Spieler: {names}',
      players: 'Spieler',
      solo: 'Solo',
      soloTable: 'Solo: {names}',
      count: '{count} Spieler',
      seat: 'Spieler {number}',
      player: 'Spieler',
      name: 'Name',
      character: 'Charakter',
      color: 'Farbe',
      automa: 'Automa',
      tale: 'Geschichte',
      difficulty: 'Schwierig\u00adkeits\u00adgrad',
      active: 'Aktive Symbole in Kapitel {chapter}, links und rechts',
      noActive: 'offen',
    },
    move: { up: '{who} nach oben', down: '{who} nach unten' },
  },
};
