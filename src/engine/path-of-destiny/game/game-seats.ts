import type { Color } from '../colors.ts';
import { countsPlaymat, type Game, type ObjectiveEntry, type Row, three } from './game.ts';
import { cleanName } from '../../names.ts';
import { type Character, CHARACTERS, type Counts } from '../vocabulary.ts';

export type Table = Pick<Game, 'tale' | 'characters' | 'automa'>;

/** The same game at another table: what is entered stays with its seat, a new seat has nothing yet. */
export function changeTable(game: Game, { tale, characters, automa }: Table): Game {
  const seats = characters.length;
  const hasPlaymat = countsPlaymat({ characters, automa });
  const reseated = changeRows(
    game,
    (row) => characters.map((_, seat) => row[seat]),
    (playmat) => (hasPlaymat ? [playmat] : []),
  );
  const renamed = (character: Character): readonly Character[] =>
    characters.slice(game.characters.indexOf(character)).slice(0, 1);
  return {
    ...reseated,
    ...{ tale, characters, automa },
    chapters: three((index) => {
      const { initiative } = game.chapters[index];
      return {
        ...reseated.chapters[index],
        // Where somebody new stands on the track, nobody can know.
        initiative: seats === game.characters.length ? initiative?.flatMap((who) => renamed(who)) : undefined,
      };
    }),
  };
}

/** Two players change places, each with everything that is theirs. */
export function swapSeats(game: Game, one: number, two: number): Game {
  const order = game.characters.map((_, seat) => (seat === one ? two : seat === two ? one : seat));
  const swapped = changeRows(
    game,
    (row) => order.map((seat) => row[seat]),
    (playmat) => (countsPlaymat(game) ? [playmat] : []),
  );
  return { ...swapped, characters: order.flatMap((seat) => game.characters.slice(seat, seat + 1)) };
}

/** Everything that is kept by seats; the counts of the Playmat stand behind them. */
function changeRows(
  game: Game,
  change: <T>(row: Row<T>) => Row<T>,
  behind: (playmat: Counts | undefined) => Row<Counts>,
): Game {
  const seats = game.characters.length;
  const changeObjective = (entry: ObjectiveEntry): ObjectiveEntry => ({
    ...entry,
    counts: change(entry.counts),
  });
  return {
    ...game,
    names: change(game.names),
    colors: change(game.colors),
    chapters: three((index) => {
      const { turns, end, other, ...chapter } = game.chapters[index];
      return {
        ...chapter,
        turns: three((turn) => [...change(turns[turn].slice(0, seats)), ...behind(turns[turn][seats])]),
        end: change(end),
        other: change(other),
      };
    }),
    final: change(game.final),
    objectives: {
      fight: changeObjective(game.objectives.fight),
      magic: changeObjective(game.objectives.magic),
      'fight-diplomacy-exploration': changeObjective(game.objectives['fight-diplomacy-exploration']),
      'magic-diplomacy-exploration': changeObjective(game.objectives['magic-diplomacy-exploration']),
    },
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

/** A name as it was typed; nothing typed gives the character's name back. */
export const nameSeat = (game: Game, seat: number, typed: string): Game => ({
  ...game,
  names: game.names.with(seat, cleanName(typed)),
});

/** A colour for a seat, or none; whoever had that one takes the other in exchange. */
export const colorSeat = (game: Game, seat: number, color: Color | undefined): Game => ({
  ...game,
  colors: game.colors.map((own, place) =>
    place === seat ? color : own !== undefined && own === color ? game.colors[seat] : own,
  ),
});
