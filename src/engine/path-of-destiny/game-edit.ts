import { type ChapterEntry, countsPlaymat, type Game, type Row, three } from './game.ts';
import { type Character, CHARACTERS, type Counts } from './vocabulary.ts';

export type Table = Pick<Game, 'tale' | 'characters' | 'automa'>;

/** A Turn of the game, both counted from 0. */
export type TurnPlace = { readonly chapter: 0 | 1 | 2; readonly turn: 0 | 1 | 2 };

/** Enters something for a Chapter. Nothing that follows from it is stored, so all the rest follows by itself. */
export const changeChapter = (game: Game, chapter: 0 | 1 | 2, change: Partial<ChapterEntry>): Game => ({
  ...game,
  chapters: three((index) =>
    index === chapter ? { ...game.chapters[index], ...change } : game.chapters[index],
  ),
});

/** The same game at another table: what is entered stays with its seat, a new seat has nothing yet. */
export function changeTable(game: Game, table: Table): Game {
  const seats = table.characters.length;
  const seated = <T>(row: Row<T>): Row<T> =>
    table.characters.map((_, seat) => (seat < game.characters.length ? row[seat] : undefined));
  const playmat = (row: Row<Counts>): Row<Counts> =>
    countsPlaymat(table) ? [countsPlaymat(game) ? row[seats] : undefined] : [];
  const renamed = (character: Character): readonly Character[] =>
    table.characters.slice(game.characters.indexOf(character)).slice(0, 1);
  return {
    ...table,
    chapters: three((index) => {
      const chapter = game.chapters[index];
      return {
        ...chapter,
        turns: three((turn) => [...seated(chapter.turns[turn]), ...playmat(chapter.turns[turn])]),
        end: seated(chapter.end),
        other: seated(chapter.other),
        // Where somebody new stands on the track, nobody can know.
        initiative:
          seats === game.characters.length ? chapter.initiative?.flatMap((who) => renamed(who)) : undefined,
      };
    }),
    final: seated(game.final),
  };
}

/** As many characters: those who sit stay, and the first free ones join them. */
export function resizeTable(characters: readonly Character[], seats: number): readonly Character[] {
  const free = CHARACTERS.filter((character) => !characters.includes(character));
  return [...characters, ...free].slice(0, seats);
}

/** Gives a seat a character; whoever had that one takes the other in exchange. */
export const seatCharacter = (
  characters: readonly Character[],
  seat: number,
  character: Character,
): readonly Character[] => {
  const before = characters[seat];
  return characters.map((other, place) =>
    place === seat ? character : other === character && before !== undefined ? before : other,
  );
};

/** The players' counts of the Turn before: their Symbols stay. The Playmat is refilled, so its counts do not (p. 14). */
export const carriedOver = (game: Game, { chapter, turn }: TurnPlace): Row<Counts> =>
  game.chapters[chapter].turns[turn].map((_, place) =>
    turn > 0 && place < game.characters.length ? game.chapters[chapter].turns[turn - 1]?.[place] : undefined,
  );

/** The last Turn of which something is entered: there a game goes on. */
export const latestTurn = (game: Game): TurnPlace =>
  TURNS.findLast(({ chapter, turn }) => game.chapters[chapter].turns[turn].some((counts) => counts)) ?? {
    chapter: 0,
    turn: 0,
  };

const TURNS: readonly TurnPlace[] = three((chapter) => three((turn) => ({ chapter, turn }))).flat();
