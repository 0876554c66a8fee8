import type { Read } from '../../result.ts';
import { type Difficulty, DIFFICULTIES } from '../chapter/automa.ts';
import { namesAnyone, readCard, readNumbers, readRow, readSeats } from './game-fields.ts';
import { makeParts, WITHOUT_AUTOMA } from './game-code.ts';
import { type ChapterEntry, countsPlaymat, type Game, type OtherPoints, type Row, three } from './game.ts';
import { readReadings } from './readings.ts';
import { type Objective, SHOWN_POINTS } from '../tale/striga.ts';
import {
  CHAPTERS,
  type Character,
  type Counts,
  SIDES,
  SYMBOLS,
  type Tale,
  TALES,
  timelineSize,
} from '../vocabulary.ts';

export const GAME_ERRORS = [
  'unknown-version',
  'unknown-tale',
  'unknown-mode',
  'no-characters',
  'wrong-characters',
  'not-a-chapter',
  'not-final-points',
  'unknown-reading',
  'not-objectives',
  'too-many-parts',
] as const;
export type GameError = (typeof GAME_ERRORS)[number];

/** What is wrong when a part of an address differs from that of the game that was read from it. */
const PART_ERRORS: readonly GameError[] = [
  'unknown-version',
  'unknown-tale',
  'unknown-mode',
  'wrong-characters',
  ...three((): GameError => 'not-a-chapter'),
  'not-final-points',
  'unknown-reading',
  'not-objectives',
];

const [FIRST_TALE] = TALES;
const SEATS = 3;

/**
 * The game that an address holds: numbers up to 99, other points also down to -99. What cannot be read is left empty;
 * a missing tale is the first, missing characters are the next free ones.
 */
export function readGame(text: string): Read<Game, GameError> {
  const given = text.split('.');
  const value = toGame(given);
  const made = makeParts(value);
  // Whoever sees others at the table must hear of that before anything else.
  if (!namesAnyone(given[SEATS])) return { value, error: 'no-characters' };
  const wrong = made.findIndex((part, place) => part !== (given[place] ?? '').replace(/~+$/, ''));
  return { value, error: PART_ERRORS[wrong] ?? (given.length > made.length ? 'too-many-parts' : undefined) };
}

/** A game of which nothing is entered. */
export const newGame = (tale: Tale, characters: readonly Character[], automa: Difficulty | undefined): Game =>
  toGame(['', tale, automa ?? WITHOUT_AUTOMA, characters.join('-')]);

function toGame(parts: readonly string[]): Game {
  const [, tale, mode, seatsPart = '', , , , final, readings = '', objectives = ''] = parts;
  const chapters = parts.slice(4, 7).map((part) => part.split('~'));
  const rows = [...chapters.flatMap((fields) => fields.slice(1, 6)), final ?? ''];
  const { characters, names, colors } = readSeats(
    seatsPart,
    Math.max(...rows.map((row) => row.split('_').length)),
  );
  const seats = characters.length;
  const table = {
    tale: TALES.find((name) => name === tale) ?? FIRST_TALE,
    characters,
    // Only one player meets the Automa.
    automa: seats === 2 ? DIFFICULTIES.find((name) => name === mode) : undefined,
  };
  const [fight, magic, fightOrOther, magicOrOther] = objectives.split('~');
  const readObjective = (text = ''): Game['objectives'][Objective] => {
    const [points, ...counts] = text.split('_');
    const [most, second, third] = readNumbers(points, 3, 0) ?? SHOWN_POINTS;
    return { points: [most, second, third], counts: readRow(counts.join('_'), seats, 1, (count) => count) };
  };
  return {
    ...table,
    names,
    colors,
    readings: readReadings(readings),
    chapters: three((chapter) => readChapter(table, chapters[chapter] ?? [], chapter)),
    final: readRow(final, seats, 3, (sideQuest, golden, points) => ({ sideQuest, golden, tale: points })),
    objectives: {
      fight: readObjective(fight),
      magic: readObjective(magic),
      'fight-diplomacy-exploration': readObjective(fightOrOther),
      'magic-diplomacy-exploration': readObjective(magicOrOther),
    },
  };
}

function readChapter(
  table: Pick<Game, 'characters' | 'automa'>,
  fields: readonly string[],
  index: 0 | 1 | 2,
): ChapterEntry {
  const { characters } = table;
  const seats = characters.length;
  const [active = '', one, two, last, end, other, initiative = '', chosen, sequence = '', timeline = ''] =
    fields;
  const [left, right, ...more] = active.split('-').map((name) => SYMBOLS.find((known) => known === name));
  const readTurn = (text: string | undefined): Row<Counts> =>
    readRow(text, countsPlaymat(table) ? seats + 1 : seats, 2, toCounts);
  const order = Array.from(initiative).flatMap((seat) => characters.slice(Number(seat) - 1, Number(seat)));
  const cards = timeline
    .split('-')
    .map(readCard)
    .filter((card) => card.length > 0);
  const size = timelineSize(CHAPTERS[index]);
  return {
    active: left && right && left !== right && more.length === 0 ? { left, right } : undefined,
    turns: [readTurn(one), readTurn(two), readTurn(last)],
    end: readRow(end, seats, 2, toCounts),
    other: readOther(other, seats),
    initiative: order.length === seats && new Set(order).size === seats ? order : undefined,
    chosen: SIDES.find((side) => side === chosen),
    sequence: Array.from(sequence).flatMap(readCard).slice(0, size),
    timeline: cards.slice(0, size),
  };
}

const LEAST = -99;

/** Victory Points, then Experience: a gain, a loss below 0, or both, and what was gained again after the loss. */
function readOther(text: string | undefined, seats: number): Row<OtherPoints> {
  const one = readRow(text, seats, 2, (victory, sum) => toOther(victory, sum, sum), LEAST);
  const both = readRow(text, seats, 3, (victory, gained, lost) => toOther(victory, gained, lost), LEAST);
  const all = readRow(text, seats, 4, toOther, LEAST);
  return one.map((points, seat) => points ?? both[seat] ?? all[seat]);
}

const toOther = (victory: number, gained: number, lost: number, again = 0): OtherPoints => ({
  victory,
  gained: Math.max(0, gained),
  lost: Math.max(0, -lost),
  again: Math.max(0, again),
});

const toCounts = (left: number, right: number): Counts => ({ left, right });
