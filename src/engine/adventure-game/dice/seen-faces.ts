import { sameDice } from './same-dice.ts';
import type { Die, Face } from '../vocabulary.ts';

/** For each face the place of the die that the reader sees it on, as far as it was said. */
export type Said = readonly (number | undefined)[];

/** For each face the place of its die. */
type Placing = readonly number[];

export type SeenFaces = {
  readonly dice: Placing;
  /** For each face the dice on which it could lie, of equal dice only the first; one where there is no doubt. */
  readonly options: readonly (readonly number[])[];
};

/**
 * Which face lies on which die, or nothing when these dice cannot show these faces. Where several answers are possible,
 * what the reader said decides, and then the first die.
 */
export function seeFaces(faces: readonly Face[], dice: readonly Die[], said: Said): SeenFaces | undefined {
  const placings = placeFaces(faces, dice);
  const kind = (place: number | undefined): number => firstLike(dice, place);
  const agrees = (placing: Placing, face: number): boolean =>
    said[face] === undefined || kind(placing[face]) === kind(said[face]);
  /** What was said is taken word by word, as far as it fits what was said before; one face may be left open. */
  const hear = (open?: number): readonly Placing[] =>
    faces.reduce((left, _, face) => {
      const agreeing = face === open ? left : left.filter((placing) => agrees(placing, face));
      return agreeing.length > 0 ? agreeing : left;
    }, placings);
  const [chosen] = hear();
  if (chosen === undefined) return undefined;
  const options = faces.map((_, face) => [...new Set(hear(face).map((placing) => kind(placing[face])))]);
  return { dice: chosen, options };
}

/** Every way to lay the faces on the dice. Equal dice and equal faces are not told apart. */
function placeFaces(faces: readonly Face[], dice: readonly Die[]): readonly Placing[] {
  if (faces.length !== dice.length) return [];
  return faces.reduce<readonly Placing[]>(
    (placings, face, index) =>
      placings.flatMap((placing) => {
        // Equal faces lie on the dice in order: another order would be the same roll.
        const twin = faces.findLastIndex((other, at) => at < index && other === face);
        return dice.flatMap((die, place) => {
          const free = (at: number): boolean => !placing.includes(at);
          const first = !dice.some((other, at) => at < place && free(at) && sameDice(other, die));
          const inOrder = twin < 0 || firstLike(dice, placing[twin]) <= firstLike(dice, place);
          return die.includes(face) && free(place) && first && inOrder ? [[...placing, place]] : [];
        });
      }),
    [[]],
  );
}

/** The first of the dice that are like the one in this place. */
const firstLike = (dice: readonly Die[], place: number | undefined): number => {
  const die = dice[Number(place)];
  return die === undefined ? -1 : dice.findIndex((other) => sameDice(other, die));
};
