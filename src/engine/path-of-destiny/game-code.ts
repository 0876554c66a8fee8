import type { Result } from '../result.ts';
import { type Difficulty, DIFFICULTIES } from './automa.ts';
import { type ChapterEntry, countsPlaymat, type Game, type Row, three } from './game.ts';
import { type Character, CHARACTERS, type Counts, SIDES, SYMBOLS, type Tale, TALES } from './vocabulary.ts';

export const GAME_ERRORS = [
  'unknown-version',
  'unknown-tale',
  'unknown-mode',
  'wrong-characters',
  'not-a-chapter',
  'not-final-points',
  'too-many-parts',
] as const;
export type GameError = (typeof GAME_ERRORS)[number];

type Table = Pick<Game, 'tale' | 'characters' | 'automa'>;

const VERSION = 'v1';
const WITHOUT_AUTOMA = 'players';

/**
 * Tale, mode, characters, three Chapters, final points. A Chapter is its Active Symbols, three Turns, the Symbols at its
 * end, other points, the Initiative by numbers of seats, the chosen side. What is empty at the end of either is left off.
 * @example 'v1.striga.players.ciri-geralt-vesemir.fight-magic~3-0_1-2_1-2' // only the first Turn is entered
 */
export const makeGame = ({ tale, automa, characters, chapters, final }: Game): string =>
  joinParts('.', [
    VERSION,
    tale,
    automa ?? WITHOUT_AUTOMA,
    characters.join('-'),
    ...chapters.map((chapter) => makeChapter(chapter, characters)),
    makeRow(final, ({ sideQuest, golden, tale: points }) => [sideQuest, golden, points]),
  ]);

const makeChapter = (
  { active, turns, end, other, initiative, chosen }: ChapterEntry,
  characters: readonly Character[],
): string =>
  joinParts('~', [
    active === undefined ? '' : `${active.left}-${active.right}`,
    ...[...turns, end].map((row) => makeRow(row, ({ left, right }) => [left, right])),
    makeRow(other, ({ victory, experience }) => [victory, experience]),
    initiative?.map((character) => characters.indexOf(character) + 1).join('') ?? '',
    chosen ?? '',
  ]);

/** A number below 0 begins with n. */
const makeRow = <T>(row: Row<T>, numbers: (cell: T) => readonly number[]): string => {
  const cells = row.map((cell) => (cell === undefined ? [] : numbers(cell)));
  const texts = cells.map((cell) => cell.map((number) => `${number}`.replace('-', 'n')).join('-'));
  return texts.every((text) => text === '') ? '' : texts.join('_');
};

/** Without the empty parts at the end. */
const joinParts = (separator: string, parts: readonly string[]): string =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(separator);

/** A game of which nothing is entered. */
export const newGame = (tale: Tale, characters: readonly Character[], automa: Difficulty | undefined): Game =>
  readGame({ tale, characters, automa }, []);

/** The game that an address holds. Numbers go up to 99, other points also down to -99. */
export function parseGame(text: string): Result<Game, GameError> {
  const [version, taleName, mode, names = '', ...parts] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  const tale = TALES.find((name) => name === taleName);
  if (tale === undefined) return { ok: false, error: 'unknown-tale' };
  const automa = DIFFICULTIES.find((name) => name === mode);
  if (automa === undefined && mode !== WITHOUT_AUTOMA) return { ok: false, error: 'unknown-mode' };
  const characters = names.split('-').flatMap((name) => CHARACTERS.filter((known) => known === name));
  const seats = new Set(characters).size;
  if (seats < names.split('-').length || seats < 2 || seats > (automa === undefined ? 5 : 2)) {
    return { ok: false, error: 'wrong-characters' };
  }
  const table = { tale, characters, automa };
  const patterns = chapterPatterns(table);
  const isChapter = (part: string): boolean =>
    part.split('~').every((field, place) => patterns[place]?.test(field) === true);
  if (!parts.slice(0, 3).every(isChapter)) return { ok: false, error: 'not-a-chapter' };
  const [final = '', ...more] = parts.slice(3);
  if (!rowPattern(seats, COUNT, COUNT, COUNT).test(final)) return { ok: false, error: 'not-final-points' };
  return more.length > 0
    ? { ok: false, error: 'too-many-parts' }
    : { ok: true, value: readGame(table, parts) };
}

const COUNT = '\\d{1,2}';
const POINTS = '(?:\\d{1,2}|n[1-9]\\d?)';
const SYMBOL = `(?:${SYMBOLS.join('|')})`;

/** As many cells as there are, each of which may be empty; or nothing at all. */
function rowPattern(cells: number, ...numbers: readonly string[]): RegExp {
  const cell = `(?:${numbers.join('-')})?`;
  return new RegExp(`^(?:${cell}(?:_${cell}){${cells - 1}})?$`);
}

function chapterPatterns(table: Table): readonly RegExp[] {
  const seats = table.characters.length;
  const turn = rowPattern(countsPlaymat(table) ? seats + 1 : seats, COUNT, COUNT);
  return [
    new RegExp(`^(?:(${SYMBOL})-(?!\\1$)${SYMBOL})?$`),
    ...[turn, turn, turn, rowPattern(seats, COUNT, COUNT)],
    rowPattern(seats, POINTS, POINTS),
    new RegExp(`^(?:(?!.*(.).*\\1)[1-${seats}]{${seats}})?$`),
    /^(?:left|right)?$/,
  ];
}

/** The game of parts that fit the patterns. */
function readGame(table: Table, parts: readonly string[]): Game {
  const { characters } = table;
  const seats = characters.length;
  return {
    ...table,
    chapters: three((chapter) => {
      const fields = parts[chapter]?.split('~') ?? [];
      const [active, one, two, last, end, other, initiative, chosen] = fields;
      const [left, right] = (active ?? '')
        .split('-')
        .flatMap((name) => SYMBOLS.filter((known) => known === name));
      const readTurn = (text: string | undefined): Row<Counts> =>
        readRow(text, countsPlaymat(table) ? seats + 1 : seats, toCounts);
      const order = Array.from(initiative ?? '', Number);
      return {
        active: left && right && { left, right },
        turns: [readTurn(one), readTurn(two), readTurn(last)],
        end: readRow(end, seats, toCounts),
        other: readRow(other, seats, (victory, experience) => ({ victory, experience })),
        initiative: order.length > 0 ? order.flatMap((seat) => characters.slice(seat - 1, seat)) : undefined,
        chosen: SIDES.find((side) => side === chosen),
      };
    }),
    final: readRow(parts[3], seats, (sideQuest, golden, tale) => ({ sideQuest, golden, tale })),
  };
}

const toCounts = (left: number, right: number): Counts => ({ left, right });

const toNumber = (text = ''): number => Number(text.replace('n', '-'));

const readRow = <T>(text = '', cells: number, make: (one: number, two: number, last: number) => T): Row<T> =>
  Array.from({ length: cells }, (_, place) => {
    const [one, two, last] = text.split('_')[place]?.split('-') ?? [];
    return one ? make(toNumber(one), toNumber(two), toNumber(last)) : undefined;
  });
