import fc from 'fast-check';
import { DIFFICULTIES } from '../../../../src/engine/path-of-destiny/automa.ts';
import {
  type ChapterEntry,
  countsPlaymat,
  type Game,
  type Row,
} from '../../../../src/engine/path-of-destiny/game.ts';
import {
  type Character,
  CHARACTERS,
  type Counts,
  SIDES,
  SYMBOLS,
  TALES,
} from '../../../../src/engine/path-of-destiny/vocabulary.ts';

/** Any game, entered as far as it happens to be. */
export const anyGame: fc.Arbitrary<Game> = fc
  .record({
    tale: fc.constantFrom(...TALES),
    characters: fc.shuffledSubarray([...CHARACTERS], { minLength: 2, maxLength: 5 }),
    automa: maybe(fc.constantFrom(...DIFFICULTIES)),
  })
  .map((table) => (table.automa ? { ...table, characters: table.characters.slice(0, 2) } : table))
  .chain((table) => {
    const chapter = anyChapter(table.characters, countsPlaymat(table));
    const points = fc.nat({ max: 99 });
    return fc.record({
      tale: fc.constant(table.tale),
      characters: fc.constant(table.characters),
      automa: fc.constant(table.automa),
      chapters: fc.tuple(chapter, chapter, chapter),
      final: anyRow(fc.record({ sideQuest: points, golden: points, tale: points }), table.characters.length),
    });
  });

function anyChapter(characters: readonly Character[], playmat: boolean): fc.Arbitrary<ChapterEntry> {
  const seats = characters.length;
  const turn = anyRow(anyCounts, playmat ? seats + 1 : seats);
  const points = fc.integer({ min: -99, max: 99 });
  return fc.record({
    active: maybe(
      fc
        .shuffledSubarray([...SYMBOLS], { minLength: 2, maxLength: 2 })
        .map(([left, right]) => ({ left: left!, right: right! })),
    ),
    turns: fc.tuple(turn, turn, turn),
    end: anyRow(anyCounts, seats),
    other: anyRow(fc.record({ victory: points, experience: points }), seats),
    initiative: maybe(fc.shuffledSubarray([...characters], { minLength: seats })),
    chosen: maybe(fc.constantFrom(...SIDES)),
  });
}

// Helpers

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
