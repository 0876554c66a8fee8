import type { SpotOutcome } from '../../../engine/card-game/turn/domination.ts';
import type { TieReading } from '../../../engine/card-game/turn/game-end.ts';
import type { Character, GoldToken } from '../../../engine/card-game/vocabulary.ts';
import type { Localized } from '../../../i18n/locales.ts';

/** The words of the table: whose turn, which monsters, what fame. */
export type TableWords = {
  readonly characters: Readonly<Record<Character, string>>;
  readonly seats: string;
  readonly seat: string;
  readonly nameOf: string;
  readonly marker: string;
  readonly length: string;
  readonly lengths: Readonly<Record<'standard' | 'long', string>>;
  readonly fame: string;
  readonly fameOf: string;
  readonly points: string;
  readonly addMonster: string;
  readonly removeMonster: string;
  readonly monstersOf: string;
  readonly eventFame: string;
  readonly tieGold: string;
  readonly goldOf: Readonly<Record<GoldToken, string>>;
  readonly leads: string;
  readonly tied: string;
  readonly noFame: string;
  readonly wins: string;
  readonly share: string;
  readonly until: string;
  /** Nobody can share before gold was compared. */
  readonly lacksGold: string;
  readonly lastTurn: string;
  readonly otherTies: Readonly<Record<TieReading, string>>;
  readonly and: string;
  readonly turn: string;
  readonly character: string;
  readonly nobody: string;
  readonly pile: string;
  readonly piled: string;
  readonly takes: string;
  readonly gets: string;
  readonly chooses: string;
  readonly order: string;
  readonly orderOpen: string;
  readonly row: string;
  readonly location: string;
  readonly states: Readonly<Record<'0' | '1' | '2' | 'killed', string>>;
  readonly ends: Readonly<Record<SpotOutcome, string>>;
  readonly falls: Readonly<Record<'none' | 'one' | 'many', string>>;
  readonly otherNewcomers: string;
  readonly endTurn: string;
  readonly pileRules: string;
  readonly rules: string;
};

export const TABLE_WORDS: Localized<TableWords> = {
  en: {
    characters: {
      yarpen: 'Yarpen',
      vesemir: 'Vesemir',
      triss: 'Triss',
      dandelion: 'Dandelion',
      foltest: 'Foltest',
    },
    seats: '{count} players: {names}',
    seat: 'Player {number}',
    nameOf: 'Name of player {number}',
    marker: 'Witcher marker',
    length: 'The game ends with the',
    lengths: { standard: '4th monster', long: '5th monster' },
    fame: 'Fame',
    fameOf: '{who}: {points} fame points',
    points: 'Fame points of a monster that {who} defeated',
    addMonster: 'Add a monster worth {points}',
    removeMonster: 'Take the monster worth {points} away',
    monstersOf: '{count} of {most} monsters',
    eventFame: 'Fame from events',
    tieGold: 'Gold, for ties',
    goldOf: { 'gold-2': 'Tokens of 2', 'gold-3': 'Tokens of 3' },
    leads: '{who} leads with {points}',
    tied: '{who} lead with {points} each',
    noFame: 'Tap a player, then the fame of each monster defeated.',
    wins: '{who} wins with {points}',
    share: '{who} share the victory with {points} each',
    lacksGold: 'Tied: enter their gold below.',
    until: 'The game ends with the turn in which a player defeats monster number {most}.',
    lastTurn: 'If it stays so. This is the last turn: play it to its end, bidding for the event included.',
    otherTies: {
      'next-best': 'If the next-best monsters are compared, too: {who}.',
      'by-number': 'If the number of tokens counts, not their value: {who}.',
    },
    and: ' and ',
    turn: 'This turn',
    character: '{number} {name}',
    nobody: 'nobody',
    pile: 'Cards on {character}',
    piled: '{count} on it',
    takes: 'takes {count}',
    gets: '{count}, then {after}',
    chooses: 'Choosing, clockwise: {names}',
    order: 'Acting and bidding: {names}',
    orderOpen: 'Acting and bidding: by number, once all have chosen',
    row: 'Turns of the first-row monsters',
    location: 'Location {number}',
    states: { 0: '0 of 3', 1: '1 of 3', 2: '2 of 3', killed: 'defeated' },
    ends: { turned: 'then {next}', advanced: 'next moves down', 'location-falls': 'location falls' },
    falls: {
      none: 'No location falls this turn',
      one: 'Location {places} falls',
      many: 'Locations {places} fall',
    },
    otherNewcomers:
      'By another reading: a monster that comes into the first row is turned at once, so it is one turn ahead.',
    endTurn: 'End the turn',
    pileRules: 'Cards on the characters, and the rules',
    rules: 'The rules behind it',
  },
  de: {
    characters: {
      yarpen: 'Yarpen',
      vesemir: 'Vesemir',
      triss: 'Triss',
      dandelion: 'Rittersporn',
      foltest: 'Foltest',
    },
    seats: '{count} Spieler: {names}',
    seat: 'Spieler {number}',
    nameOf: 'Name von Spieler {number}',
    marker: 'Hexermarker',
    length: 'Das Spiel endet mit dem',
    lengths: { standard: '4. Monster', long: '5. Monster' },
    fame: 'Ruhm',
    fameOf: '{who}: {points} Ruhmespunkte',
    points: 'Ruhmespunkte eines von {who} besiegten Monsters',
    addMonster: 'Monster mit {points} Punkten hinzufügen',
    removeMonster: 'Monster mit {points} Punkten entfernen',
    monstersOf: '{count} von {most} Monstern',
    eventFame: 'Ruhm aus Ereignissen',
    tieGold: 'Gold, für Gleichstände',
    goldOf: { 'gold-2': 'Marken mit 2', 'gold-3': 'Marken mit 3' },
    leads: '{who} führt mit {points}',
    tied: '{who} führen mit je {points}',
    noFame: 'Spieler antippen, dann den Ruhm jedes besiegten Monsters.',
    wins: '{who} gewinnt mit {points}',
    share: '{who} teilen sich den Sieg mit je {points}',
    lacksGold: 'Gleichstand: ihr Gold unten eingeben.',
    until: 'Das Spiel endet mit der Runde, in der jemand das Monster Nummer {most} besiegt.',
    lastTurn: 'Falls es so bleibt. Die letzte Runde wird zu Ende gespielt, samt dem Bieten um das Ereignis.',
    otherTies: {
      'next-best': 'Falls auch die nächstbesten Monster verglichen werden: {who}.',
      'by-number': 'Falls die Anzahl der Marken zählt, nicht ihr Wert: {who}.',
    },
    and: ' und ',
    turn: 'Diese Runde',
    character: '{number} {name}',
    nobody: 'niemand',
    pile: 'Karten auf {character}',
    piled: '{count} darauf',
    takes: 'nimmt {count}',
    gets: '{count}, dann {after}',
    chooses: 'Auswahl im Uhrzeigersinn: {names}',
    order: 'Handeln und Bieten: {names}',
    orderOpen: 'Handeln und Bieten: nach Nummern, sobald alle gewählt haben',
    row: 'Drehungen der Monster der ersten Reihe',
    location: 'Ort {number}',
    states: { 0: '0 von 3', 1: '1 von 3', 2: '2 von 3', killed: 'besiegt' },
    ends: { turned: 'dann {next}', advanced: 'nächstes rückt nach', 'location-falls': 'Ort fällt' },
    falls: {
      none: 'In dieser Runde fällt kein Ort',
      one: 'Ort {places} fällt',
      many: 'Orte {places} fallen',
    },
    otherNewcomers:
      'Nach anderer Lesart: Ein Monster, das in die erste Reihe kommt, wird sofort gedreht und ist damit eine Drehung weiter.',
    endTurn: 'Runde beenden',
    pileRules: 'Karten auf den Charakteren, samt Regeln',
    rules: 'Die Regeln dazu',
  },
};
