import type { Read } from '../../result.ts';
import { makeSeats, readSeats } from '../../seats.ts';
import { HEROES, MOST } from '../vocabulary.ts';
import {
  type Change,
  FIXED_REASONS,
  LEAST_PLAYERS,
  OPEN_REASONS,
  type PointsSheet,
  settle,
} from './points-sheet.ts';
import { type GameLength, QUESTS_TO_END } from './victory.ts';

export const POINTS_VERSION = 'v1';

export const POINTS_ERRORS = [
  'unknown-version',
  'unknown-length',
  'wrong-players',
  'wrong-change',
  'wrong-belongings',
  'wrong-last-turns',
  'too-many-parts',
] as const;
export type PointsError = (typeof POINTS_ERRORS)[number];

/**
 * Length, seats, changes, leads and gold, last turns that are over. A change is the player's number, a letter and what
 * the reason needs: points, or the number of the quest's owner. What is empty at the end is left off.
 * @example 'v1.normal.geralt~Anna-triss.1s5-1m8-2u1-2w' // side quest, main quest, support of player 1, a wound
 */
export function makePoints(sheet: PointsSheet): string {
  const parts = makeParts(sheet);
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('.');
}

/** What an address holds, as far as it can be read. */
export function readPoints(text: string): Read<PointsSheet, PointsError> {
  const given = text.split('.');
  const [, length, seats = '', changes = '', belongings = '', lastTurns = ''] = given;
  const sheet = {
    length: LENGTHS.find((name) => name === length) ?? LENGTHS[0],
    seats: readSeats(seats, HEROES, LEAST_PLAYERS),
  };
  const figures = belongings.split('_');
  const value = settle({
    ...sheet,
    changes: changes.split('-').flatMap((change) => readChange(change, sheet.seats.length)),
    belongings: sheet.seats.map((_, seat) => readNumber(figures[seat], MOST)),
    lastTurns: readNumber(lastTurns, sheet.seats.length) ?? 0,
  });
  const made = makeParts(value);
  const wrong = made.findIndex((part, place) => part !== (given[place] ?? ''));
  return {
    value,
    error: POINTS_ERRORS[wrong] ?? (given.length > made.length ? 'too-many-parts' : undefined),
  };
}

const LENGTHS = Object.keys(QUESTS_TO_END) as [GameLength, ...GameLength[]];

const LETTERS = {
  'main-quest': 'm',
  'side-quest': 's',
  monster: 'k',
  gain: 'g',
  loss: 'l',
  wound: 'w',
  'foul-fate': 'f',
  'support-quest': 'u',
} as const satisfies Readonly<Record<Change['reason'], string>>;

const makeParts = ({ length, seats, changes, belongings, lastTurns }: PointsSheet): readonly string[] => [
  POINTS_VERSION,
  length,
  makeSeats(seats),
  changes.map(makeChange).join('-'),
  belongings.every((figure) => figure === undefined)
    ? ''
    : belongings.map((figure) => figure ?? '').join('_'),
  lastTurns === 0 ? '' : `${lastTurns}`,
];

const makeChange = (change: Change): string => {
  const figure = 'points' in change ? change.points : 'owner' in change ? change.owner + 1 : '';
  return `${change.seat + 1}${LETTERS[change.reason]}${figure}`;
};

/** None where it cannot be read, names nobody at the table, or lets somebody support their own quest. */
function readChange(text: string, seats: number): readonly Change[] {
  const [, player = '', letter, figure = ''] = /^(\d+)([a-z])(\d*)$/.exec(text) ?? [];
  const seat = Number(player) - 1;
  if (seat < 0 || seat >= seats) return [];
  const fixed = FIXED_REASONS.find((reason) => LETTERS[reason] === letter);
  if (fixed !== undefined) return [{ seat, reason: fixed }];
  const number = readNumber(figure, MOST) ?? 0;
  if (number === 0) return [];
  const open = OPEN_REASONS.find((reason) => LETTERS[reason] === letter);
  if (open !== undefined) return [{ seat, reason: open, points: number }];
  const owner = number - 1;
  const isSupport = letter === LETTERS['support-quest'] && owner < seats && owner !== seat;
  return isSupport ? [{ seat, reason: 'support-quest', owner }] : [];
}

/** A number from 0 on, as it is made. */
function readNumber(text = '', most: number): number | undefined {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return number <= most ? number : undefined;
}
