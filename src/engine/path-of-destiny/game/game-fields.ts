import { type Color, COLORS } from '../colors.ts';
import type { Colors } from '../colors.ts';
import type { Game, Row } from './game.ts';
import { readName } from '../../names.ts';
import { type Character, CHARACTERS } from '../vocabulary.ts';

/** As many numbers as there must be, none below the least; nothing if one of them cannot be read. */
export function readNumbers(
  text = '',
  length: 1 | 2 | 3 | 4,
  least: number,
): readonly [number, number, number, number] | undefined {
  const numbers = text.split('-').map((number) => {
    const value = /^(?:0|n?[1-9]\d?)$/.test(number) ? Number(number.replace('n', '-')) : NaN;
    return value >= least ? value : NaN;
  });
  if (numbers.length !== length || numbers.some((number) => Number.isNaN(number))) return undefined;
  const [one = 0, two = 0, three = 0, last = 0] = numbers;
  return [one, two, three, last];
}

/** As many cells as there are, each as far as it can be read. */
export const readRow = <T>(
  text = '',
  cells: number,
  length: 1 | 2 | 3 | 4,
  make: (one: number, two: number, three: number, last: number) => T,
  least = 0,
): Row<T> => {
  const texts = text.split('_');
  return Array.from({ length: cells }, (_, place) => {
    const numbers = readNumbers(texts[place], length, least);
    return numbers && make(...numbers);
  });
};

/** A card by the first letters of its colours. */
export const readCard = (text: string): Colors<Color> =>
  COLORS.filter((color) => text.includes(color.slice(0, 1)));

type Seats = Pick<Game, 'characters' | 'names' | 'colors'>;

/** Two to five seats. Whose character cannot be read, or is taken, gets a free one, so that all others keep their seats. */
export function readSeats(text: string, widestRow: number): Seats {
  const fields = toFields(text);
  // Where there is not even a list, the rows of numbers tell how many there were.
  const seats = Math.min(5, Math.max(2, fields.length < 2 ? widestRow : fields.length));
  const named = Array.from({ length: seats }, (_, seat) => readCharacter(fields[seat]));
  const kept = named.map((character, seat) => (named.indexOf(character) === seat ? character : undefined));
  const free = CHARACTERS.filter((character) => !kept.includes(character));
  return {
    characters: kept.reduce<readonly Character[]>((taken, character) => {
      const next = character === undefined ? free.filter((other) => !taken.includes(other)) : [character];
      return [...taken, ...next.slice(0, 1)];
    }, []),
    names: kept.map((_, seat) => readName(fields[seat]?.[1] ?? '')),
    colors: readColors(kept.map((_, seat) => fields[seat]?.[2])),
  };
}

/** Whether at least one seat has a character that can be read. */
export const namesAnyone = (text = ''): boolean =>
  toFields(text).some((fields) => readCharacter(fields) !== undefined);

const toFields = (text: string): readonly (readonly string[])[] =>
  text.split('-').map((seat) => seat.split('~'));

const readCharacter = (fields: readonly string[] = []): Character | undefined =>
  CHARACTERS.find((character) => character === fields[0]);

/** Each colour belongs to one player at most. */
const readColors = (texts: readonly (string | undefined)[]): Row<Color> =>
  texts.map((text, seat) =>
    texts.indexOf(text) === seat ? COLORS.find((color) => color === text) : undefined,
  );
