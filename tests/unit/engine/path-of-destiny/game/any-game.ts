import fc from 'fast-check';
import { COLORS } from '../../../../../src/engine/path-of-destiny/colors.ts';
import { cleanName } from '../../../../../src/engine/names.ts';
import { READINGS } from '../../../../../src/engine/path-of-destiny/game/readings.ts';
import { DIFFICULTIES } from '../../../../../src/engine/path-of-destiny/chapter/automa.ts';
import {
  type ChapterEntry,
  countsPlaymat,
  type Game,
  type ObjectiveEntry,
  type Row,
} from '../../../../../src/engine/path-of-destiny/game/game.ts';
import {
  type Chapter,
  type Character,
  CHARACTERS,
  type Counts,
  SIDES,
  SYMBOLS,
  TALES,
  timelineSize,
} from '../../../../../src/engine/path-of-destiny/vocabulary.ts';

/** Any game, entered as far as it happens to be. */
export const anyGame: fc.Arbitrary<Game> = fc
  .record({
    tale: fc.constantFrom(...TALES),
    characters: fc.shuffledSubarray([...CHARACTERS], { minLength: 2, maxLength: 5 }),
    automa: maybe(fc.constantFrom(...DIFFICULTIES)),
  })
  .map((table) => (table.automa ? { ...table, characters: table.characters.slice(0, 2) } : table))
  .chain((table) => {
    const seats = table.characters.length;
    const anyChapterOf = (chapter: 1 | 2 | 3) => anyChapter(table.characters, countsPlaymat(table), chapter);
    const points = fc.nat({ max: 99 });
    return fc.record({
      tale: fc.constant(table.tale),
      characters: fc.constant(table.characters),
      automa: fc.constant(table.automa),
      names: anySeats(anyName, seats),
      colors: anyColors(seats),
      readings: fc.record({
        ties: fc.constantFrom(...READINGS.ties),
        automa: fc.constantFrom(...READINGS.automa),
        arrangement: fc.constantFrom(...READINGS.arrangement),
      }),
      chapters: fc.tuple(anyChapterOf(1), anyChapterOf(2), anyChapterOf(3)),
      final: anyRow(fc.record({ sideQuest: points, golden: points, tale: points }), seats),
      objectives: fc.record({
        fight: anyObjective(seats),
        magic: anyObjective(seats),
        'fight-diplomacy-exploration': anyObjective(seats),
        'magic-diplomacy-exploration': anyObjective(seats),
      }),
    });
  });

function anyChapter(
  characters: readonly Character[],
  playmat: boolean,
  chapter: Chapter,
): fc.Arbitrary<ChapterEntry> {
  const seats = characters.length;
  const maxLength = timelineSize(chapter);
  const turn = anyRow(anyCounts, playmat ? seats + 1 : seats);
  const [points, amount] = [fc.integer({ min: -99, max: 99 }), fc.nat({ max: 99 })];
  return fc.record({
    active: maybe(
      fc
        .shuffledSubarray([...SYMBOLS], { minLength: 2, maxLength: 2 })
        .map(([left, right]) => ({ left: left!, right: right! })),
    ),
    turns: fc.tuple(turn, turn, turn),
    end: anyRow(anyCounts, seats),
    other: anyRow(fc.record({ victory: points, gained: amount, lost: amount, again: amount }), seats),
    initiative: maybe(fc.shuffledSubarray([...characters], { minLength: seats })),
    chosen: maybe(fc.constantFrom(...SIDES)),
    sequence: fc.array(fc.constantFrom(...COLORS), { maxLength }),
    timeline: fc.array(fc.subarray([...COLORS], { minLength: 1 }), { maxLength }),
  });
}

// Helpers

/** Anything that somebody may type as a name. */
export const anyName: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(
      'Anna',
      'Jürgen',
      'Anna-Lena',
      'Żaneta',
      'Müller, jr.',
      'a~b_c.d',
      '*2d*',
      '50%',
      '李',
      '🐺',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map((text) => cleanName(text) ?? 'Ciri');

function anyColors(seats: number): fc.Arbitrary<Game['colors']> {
  return fc
    .tuple(
      fc.shuffledSubarray([...COLORS], { minLength: seats }),
      fc.array(fc.boolean(), { minLength: seats }),
    )
    .map(([colors, has]) => colors.slice(0, seats).map((color, seat) => (has[seat] ? color : undefined)));
}

function anyObjective(seats: number): fc.Arbitrary<ObjectiveEntry> {
  const number = fc.nat({ max: 99 });
  return fc.record({
    points: fc.oneof(fc.constant([5, 3, 1] as const), fc.tuple(number, number, number)),
    counts: anyRow(fc.nat({ max: 9 }), seats),
  });
}

function anySeats<T>(cell: fc.Arbitrary<T>, seats: number): fc.Arbitrary<Row<T>> {
  return fc.array(maybe(cell), { minLength: seats, maxLength: seats });
}

const anyCounts: fc.Arbitrary<Counts> = fc.record({ left: fc.nat({ max: 12 }), right: fc.nat({ max: 12 }) });

function maybe<T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.option(some, { nil: undefined });
}

/** Mostly full, so that something follows from it; sometimes empty. */
function anyRow<T>(cell: fc.Arbitrary<T>, length: number): fc.Arbitrary<Row<T>> {
  const full = fc.array(cell, { minLength: length, maxLength: length });
  const some = fc.array(maybe(cell), { minLength: length, maxLength: length });
  return fc.oneof({ weight: 4, arbitrary: full }, { weight: 1, arbitrary: some });
}
