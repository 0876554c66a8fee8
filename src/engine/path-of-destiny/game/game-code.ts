import type { Color } from '../colors.ts';
import type { Colors } from '../colors.ts';
import type { ChapterEntry, Game, ObjectiveEntry, Row } from './game.ts';
import { makeName } from '../../names.ts';
import { makeReadings } from './readings.ts';
import { isShownObjective, OBJECTIVES } from '../tale/striga.ts';
import type { Character } from '../vocabulary.ts';

export const VERSION = 'v1';
export const WITHOUT_AUTOMA = 'players';

/**
 * Tale, mode, seats, three Chapters, final points, readings other than ours, Secret Objectives. A seat is a character,
 * a name and a colour. A Chapter is its Active Symbols, three Turns, the Symbols at its end, other points, the
 * Initiative by numbers of seats, the chosen side, the Extra Effort sequence, a Timeline. What is empty at the end of
 * any of these is left off.
 * @example 'v1.striga.players.ciri~Anna~red-geralt-vesemir.fight-magic~3-0_1-2_1-2' // only the first Turn is entered
 */
export const makeGame = (game: Game): string => joinParts('.', makeParts(game));

export const makeParts = (game: Game): readonly string[] => [
  VERSION,
  game.tale,
  game.automa ?? WITHOUT_AUTOMA,
  game.characters
    .map((character, seat) => makeSeat(character, game.names[seat], game.colors[seat]))
    .join('-'),
  ...game.chapters.map((chapter) => makeChapter(chapter, game.characters)),
  makeRow(game.final, ({ sideQuest, golden, tale }) => [sideQuest, golden, tale]),
  makeReadings(game.readings),
  joinParts(
    '~',
    OBJECTIVES.map((objective) => makeObjective(game.objectives[objective])),
  ),
];

const makeSeat = (character: Character, name: string | undefined, color: Color | undefined): string =>
  joinParts('~', [character, name === undefined ? '' : makeName(name), color ?? '']);

const makeChapter = (chapter: ChapterEntry, characters: readonly Character[]): string =>
  joinParts('~', [
    chapter.active === undefined ? '' : `${chapter.active.left}-${chapter.active.right}`,
    ...[...chapter.turns, chapter.end].map((row) => makeRow(row, ({ left, right }) => [left, right])),
    makeRow(chapter.other, ({ victory, gained, lost, again }) => {
      if (again > 0) return [victory, gained, -lost, again];
      return gained > 0 && lost > 0 ? [victory, gained, -lost] : [victory, gained - lost];
    }),
    chapter.initiative?.map((character) => characters.indexOf(character) + 1).join('') ?? '',
    chapter.chosen ?? '',
    makeCard(chapter.sequence),
    chapter.timeline.map(makeCard).join('-'),
  ]);

/** Colours by their first letters, which all differ. */
const makeCard = (colors: Colors<Color>): string => colors.map((color) => color.slice(0, 1)).join('');

/** The points, if they are not those that the book shows, and the counts. */
const makeObjective = ({ points, counts }: ObjectiveEntry): string =>
  joinCells([
    isShownObjective(points) ? '' : points.join('-'),
    ...counts.map((count) => (count === undefined ? '' : `${count}`)),
  ]);

/** A number below 0 begins with n. */
const makeRow = <T>(row: Row<T>, numbers: (cell: T) => readonly number[]): string => {
  const cells = row.map((cell) => (cell === undefined ? [] : numbers(cell)));
  return joinCells(cells.map((cell) => cell.map((number) => `${number}`.replace('-', 'n')).join('-')));
};

/** All cells, as their place counts; or nothing if all are empty. */
const joinCells = (cells: readonly string[]): string =>
  cells.every((cell) => cell === '') ? '' : cells.join('_');

/** Without the empty parts at the end. */
const joinParts = (separator: string, parts: readonly string[]): string =>
  parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(separator);
