import { type ChapterEntry, type Game, type Row, three } from './game.ts';
import { type Counts, otherSide } from '../vocabulary.ts';

/** A Turn of the game, both counted from 0. */
export type TurnPlace = { readonly chapter: 0 | 1 | 2; readonly turn: 0 | 1 | 2 };

/** Enters something for a Chapter. Nothing that follows from it is stored, so all the rest follows by itself. */
export const changeChapter = (game: Game, chapter: 0 | 1 | 2, change: Partial<ChapterEntry>): Game => ({
  ...game,
  chapters: three((index) =>
    index === chapter ? { ...game.chapters[index], ...change } : game.chapters[index],
  ),
});

/** What was entered left is right and the other way round, in a whole Chapter. */
export function swapSides(game: Game, chapter: 0 | 1 | 2): Game {
  const { active, turns, end, chosen } = game.chapters[chapter];
  const swap = (row: Row<Counts>): Row<Counts> =>
    row.map((counts) => counts && { left: counts.right, right: counts.left });
  return changeChapter(game, chapter, {
    active: active && { left: active.right, right: active.left },
    turns: three((turn) => swap(turns[turn])),
    end: swap(end),
    chosen: chosen && otherSide(chosen),
  });
}

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
