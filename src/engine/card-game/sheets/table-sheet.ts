import { cleanName, makeName, readName } from '../../names.ts';
import type { Read } from '../../result.ts';
import {
  forEachCharacter,
  orderOfPlay,
  type Piles,
  type SettledPiles,
  settlePiles,
} from '../turn/characters.ts';
import { endOf, type FirstRowMonster, QUARTER_TURNS } from '../turn/domination.ts';
import { endsGame, type GameLength, type Standing } from '../turn/game-end.ts';
import { type Character, CHARACTERS, GOLD_TOKENS, PLAYER_COUNTS, type PlayerCount } from '../vocabulary.ts';
import { firstWrong, joinParts, makeCounts, readCount, readCountAt, readWord } from './fields.ts';
import { FIRST_ROW, type Place, readGold, seatsOf, VERSION } from './own-sheet.ts';

/** Fame and gold of one player. */
export type Fame = Omit<Standing<number>, 'player'>;

/** What everybody at the table sees, and the fame. Players are seats, clockwise. */
export type TableSheet = {
  readonly names: readonly (string | undefined)[];
  /** Who holds the Witcher Marker. */
  readonly marker: number;
  /** The Character that each has chosen this turn. */
  readonly chosen: readonly (Character | undefined)[];
  readonly piles: Piles;
  readonly row: Readonly<Record<Place, FirstRowMonster>>;
  readonly fame: readonly Fame[];
  readonly length: GameLength;
};

export const TABLE_VIEW = 'table';

export const TABLE_ERRORS = [
  'unknown-version',
  'wrong-view',
  'wrong-players',
  'wrong-turn',
  'wrong-monsters',
  'wrong-fame',
] as const;
export type TableError = (typeof TABLE_ERRORS)[number];

const PART_ERRORS: readonly TableError[] = [
  'unknown-version',
  'wrong-view',
  'wrong-players',
  'wrong-turn',
  'wrong-turn',
  'wrong-turn',
  'wrong-monsters',
  'wrong-fame',
];

const USUAL_PLAYERS: PlayerCount = 3;
export const MOST_FAME = 99;
export const MOST_PILE = 52;
export const MOST_MONSTERS = 8;
const KILLED = 'k';

/**
 * Seats, marker, Characters by number, piles, first row, fame, length. Fame of a player is that of each Monster, of
 * Events, and tokens by value. What is empty at the end is left off.
 * @example makeTable(…) // => 'v1.table.~Ann~Ben.2.240.0-1-0-1-1.01k.3-4~2_6'
 */
export const makeTable = (table: TableSheet): string => joinParts('.', makeParts(table));

const makeParts = ({ names, marker, chosen, piles, row, fame, length }: TableSheet): readonly string[] => [
  VERSION,
  TABLE_VIEW,
  joinParts('~', [
    names.length === USUAL_PLAYERS ? '' : `${names.length}`,
    ...names.map((name) => (name === undefined ? '' : makeName(name))),
  ]),
  marker === 0 ? '' : `${marker + 1}`,
  makeDigits(chosen.map((character) => (character ? `${CHARACTERS.indexOf(character) + 1}` : '0'))),
  makeCounts(CHARACTERS.map((character) => piles[character])),
  makeDigits(FIRST_ROW.map((place) => `${row[place]}`.replace('killed', KILLED))),
  joinParts(
    '_',
    fame.map(({ monsters, events, gold }) =>
      joinParts('~', [
        monsters.join('-'),
        events === 0 ? '' : `${events}`,
        makeCounts(GOLD_TOKENS.map((token) => gold[token])),
      ]),
    ),
  ),
  length === 'standard' ? '' : length,
];

const makeDigits = (digits: readonly string[]): string =>
  digits.every((digit) => digit === '0') ? '' : digits.join('');

/** The table that an address holds. What cannot be read is left empty. */
export function readTable(text: string): Read<TableSheet, TableError> {
  const given = text.split('.');
  const value = toTable(given);
  const wrong = firstWrong(given, makeParts(value));
  return { value, error: wrong === -1 ? undefined : (PART_ERRORS[wrong] ?? 'wrong-fame') };
}

function toTable(parts: readonly string[]): TableSheet {
  const [, , seats = '', marker, chosen = '', piles, row = '', fame = '', length] = parts;
  const [count, ...names] = seats.split('~');
  const players = PLAYER_COUNTS.find((known) => `${known}` === count) ?? USUAL_PLAYERS;
  const characters = Array.from(chosen, (digit) => CHARACTERS[Number(digit) - 1]);
  const sheets = fame.split('_');
  return {
    names: seatsOf(players).map((seat) => readName(names[seat] ?? '')),
    marker: seatsOf(players).find((seat) => `${seat + 1}` === marker) ?? 0,
    // Nobody chooses what another has.
    chosen: seatsOf(players).map((seat) =>
      characters.indexOf(characters[seat]) === seat ? characters[seat] : undefined,
    ),
    piles: forEachCharacter((character) => readCountAt(piles, CHARACTERS.indexOf(character), MOST_PILE)),
    row: { 0: readMonster(row[0]), 1: readMonster(row[1]), 2: readMonster(row[2]) },
    fame: seatsOf(players).map((seat) => readFame(sheets[seat] ?? '')),
    length: readWord(length, ['long']) ?? 'standard',
  };
}

const readMonster = (text: string | undefined): FirstRowMonster =>
  text === KILLED ? 'killed' : (QUARTER_TURNS.find((turns) => `${turns}` === text) ?? 0);

function readFame(text: string): Fame {
  const [monsters = '', events, gold] = text.split('~');
  return {
    monsters: monsters
      .split('-')
      .filter((part) => /^\d{1,2}$/.test(part))
      .map(Number)
      .slice(0, MOST_MONSTERS),
    events: readCount(events, MOST_FAME),
    gold: readGold(gold),
  };
}

/** A table at which nothing has happened. */
export const EMPTY_TABLE: TableSheet = toTable([]);

/** A new game for the same players. */
export const clearTable = ({ names, length }: TableSheet): TableSheet => ({
  ...resize(EMPTY_TABLE, toCount(names.length)),
  names,
  length,
});

/** Another number of players; those who stay keep what is theirs. */
export function resize(table: TableSheet, players: PlayerCount): TableSheet {
  const seats = seatsOf(players);
  return {
    ...table,
    names: seats.map((seat) => table.names[seat]),
    marker: table.marker < players ? table.marker : 0,
    chosen: seats.map((seat) => table.chosen[seat]),
    fame: seats.map((seat) => table.fame[seat] ?? readFame('')),
  };
}

export const toCount = (players: number): PlayerCount =>
  PLAYER_COUNTS.find((count) => count === players) ?? USUAL_PLAYERS;

export const nameSeat = (table: TableSheet, seat: number, text: string): TableSheet => ({
  ...table,
  names: table.names.with(seat, cleanName(text)),
});

/** Who chooses a Character lets go of another, and whoever had it has none. */
export const choose = (table: TableSheet, character: Character, seat: number | undefined): TableSheet => ({
  ...table,
  chosen: table.chosen.map((own, each) => {
    if (each === seat) return character;
    return own === character ? undefined : own;
  }),
});

export const changeFame = (table: TableSheet, seat: number, change: Partial<Fame>): TableSheet => ({
  ...table,
  fame: table.fame.map((own, each) => (each === seat ? { ...own, ...change } : own)),
});

/** The first row as a list. */
export const rowOf = ({ row }: TableSheet): readonly FirstRowMonster[] =>
  FIRST_ROW.map((place) => row[place]);

/** Whether everybody has a Character: only then cards are put on those left over. */
export const allHaveChosen = ({ chosen }: TableSheet): boolean =>
  chosen.every((character) => character !== undefined);

/** What the Characters bring and get this turn, once all have chosen. */
export const pilesOf = (table: TableSheet): SettledPiles =>
  settlePiles(
    table.piles,
    CHARACTERS.filter((character) => table.chosen.includes(character)),
  );

/** The table when the next turn begins: Monsters turned or replaced, Characters free, the marker one seat further left. */
export function endTurn(table: TableSheet): TableSheet {
  const { after } = pilesOf(table);
  return {
    ...table,
    marker: (table.marker + 1) % table.names.length,
    chosen: table.names.map(() => undefined),
    piles: allHaveChosen(table) ? forEachCharacter((each) => Math.min(MOST_PILE, after[each])) : table.piles,
    row: { 0: endOf(table.row[0]).turns, 1: endOf(table.row[1]).turns, 2: endOf(table.row[2]).turns },
  };
}

/** What else ends a turn, after the Monsters. */
export const TURN_END_STEPS = ['refill-display', 'marker-passes'] as const;
export type TurnEndStep = (typeof TURN_END_STEPS)[number];

export const standingsOf = ({ fame }: TableSheet): readonly Standing<number>[] =>
  fame.map((own, player) => ({ ...own, player }));

/** How the game ends: with the fourth Monster, or with the fifth where all agreed on that. */
export const END_REASONS = { standard: 'fourth-monster', long: 'fifth-monster' } as const satisfies Readonly<
  Record<GameLength, string>
>;
export type EndReason = (typeof END_REASONS)[GameLength];

/** Whether somebody has killed as many Monsters as end the game. */
export const isLastTurn = ({ fame, length }: TableSheet): boolean =>
  endsGame(
    fame.map(({ monsters }) => monsters.length),
    length,
  );

/** In which order these bid: by Character where all have one, else as they sit from the marker on. */
export const biddingOrder = (table: TableSheet): readonly number[] =>
  allHaveChosen(table) ? orderOfPlay(table.chosen) : seatsOf(table.names.length);
