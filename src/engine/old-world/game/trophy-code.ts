import type { Read } from '../../result.ts';
import { makeSeats, readSeats } from '../../seats.ts';
import { ATTRIBUTES, SCHOOLS } from '../vocabulary.ts';
import { BOARD_FATIGUE, isSolo, type Trophy, type TrophySheet, withTrophies } from './trophy-sheet.ts';

export const TROPHIES_VERSION = 'v1';

export const TROPHY_ERRORS = [
  'unknown-version',
  'wrong-players',
  'wrong-trophy',
  'wrong-fatigue',
  'wrong-turn',
  'too-many-parts',
] as const;
export type TrophyError = (typeof TROPHY_ERRORS)[number];

/**
 * Seats, trophies, the fatigue values of the board, the turn of a solo game. A trophy is the player's number and a
 * letter: monster, witcher with the number of the one who lost, or attribute with its first letter. What is empty at the
 * end is left off.
 * @example 'v1.wolf~Anna-bear.1m-2w1-1ac' // a monster, a fight won against player 1, meditating for combat
 */
export function makeTrophies(sheet: TrophySheet): string {
  const parts = makeParts(sheet);
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('.');
}

/** What an address holds, as far as it can be read; a trophy that nobody could gain is none. */
export function readTrophies(text: string): Read<TrophySheet, TrophyError> {
  const given = text.split('.');
  const [, seats = '', trophies = '', fatigue = '', turn] = given;
  const figures = fatigue.split('_');
  const table = {
    seats: readSeats(seats, SCHOOLS, namesSchool(seats) ? 1 : 2),
    trophies: [],
    fatigue: BOARD_FATIGUE.map((_, place) => readNumber(figures[place])),
  };
  const value = withTrophies(
    { ...table, turn: isSolo(table) ? Math.max(1, readNumber(turn) ?? 1) : 1 },
    trophies.split('-').flatMap(readTrophy),
  );
  const made = makeParts(value);
  const wrong = made.findIndex((part, place) => part !== (given[place] ?? ''));
  return {
    value,
    error: TROPHY_ERRORS[wrong] ?? (given.length > made.length ? 'too-many-parts' : undefined),
  };
}

/** Only who is named sits alone: of an address without anybody, the solo mode is no better guess than a table. */
const namesSchool = (seats: string): boolean =>
  seats.split('-').some((seat) => SCHOOLS.some((school) => school === seat.split('~')[0]));

const makeParts = ({ seats, trophies, fatigue, turn }: TrophySheet): readonly string[] => [
  TROPHIES_VERSION,
  makeSeats(seats),
  trophies.map(makeTrophy).join('-'),
  fatigue.every((value) => value === undefined) ? '' : fatigue.map((value) => value ?? '').join('_'),
  turn === 1 ? '' : `${turn}`,
];

/** The first letters of the attributes all differ. */
const makeTrophy = (trophy: Trophy): string => {
  const what =
    trophy.kind === 'witcher'
      ? trophy.from + 1
      : trophy.kind === 'attribute'
        ? trophy.attribute.slice(0, 1)
        : '';
  return `${trophy.seat + 1}${trophy.kind.slice(0, 1)}${what}`;
};

function readTrophy(text: string): readonly Trophy[] {
  const [, player, kind, what] = /^([1-9])([maw])([1-9cdas]?)$/.exec(text) ?? [];
  if (player === undefined) return [];
  const seat = Number(player) - 1;
  if (kind === 'm') return [{ seat, kind: 'monster' }];
  if (kind === 'w') return /\d/.test(`${what}`) ? [{ seat, kind: 'witcher', from: Number(what) - 1 }] : [];
  return ATTRIBUTES.filter((attribute) => attribute.slice(0, 1) === what).map((attribute) => ({
    seat,
    kind: 'attribute',
    attribute,
  }));
}

/** A number from 0 to 99, as it is made. */
const readNumber = (text = ''): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);
