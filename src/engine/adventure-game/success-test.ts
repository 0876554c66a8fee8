import type { Chance } from '../odds.ts';
import type { Die, Face, Hero } from './vocabulary.ts';

/**
 * The faces that count as success, where a book names them: Geralt (DE p. 7). Yarpen has two faces, the single dodge not
 * among them (EN p. 10); his, Triss's and Dandelion's are on their sheets and are an input.
 */
export const KNOWN_SUCCESS_FACES: Readonly<Record<Hero, readonly Face[] | undefined>> = {
  geralt: ['witcher-sign'],
  triss: undefined,
  dandelion: undefined,
  yarpen: undefined,
};

/** The face that a book names as no success, so that an entry can be checked (EN p. 10). */
export const YARPEN_NO_SUCCESS: Face = 'dodge';

/** At least one success among the hero's dice is enough (EN p. 3). */
export const isSuccess = (roll: readonly Face[], successes: readonly Face[]): boolean =>
  roll.some((face) => successes.includes(face));

/** The chance of at least one success with the hero's whole set (EN p. 3). */
export function successOdds(dice: readonly Die[], successes: readonly Face[]): Chance {
  const total = dice.reduce((product, die) => product * die.length, 1);
  const misses = dice.reduce(
    (product, die) => product * die.filter((face) => !successes.includes(face)).length,
    1,
  );
  return { ways: total - misses, total };
}
