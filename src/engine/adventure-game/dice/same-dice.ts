import { type Die, FACES } from '../vocabulary.ts';

/** The same for dice with the same faces, in whatever order: such dice cannot be told apart by what they show. */
export const kindOfDie = (die: Die): string =>
  FACES.map((face) => die.filter((other) => other === face).length).join('');

export const sameDice = (one: Die, two: Die): boolean => kindOfDie(one) === kindOfDie(two);
