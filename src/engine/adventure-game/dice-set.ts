import type { Result } from '../result.ts';
import { makeFaces, parseFaces } from './face-letters.ts';
import {
  DICE_COUNTS,
  DICE_OWNERS,
  DIE_SIZE,
  type DiceOwner,
  type Die,
  type Face,
  type Hero,
} from './vocabulary.ts';

/** The dice of a box as a reader has entered them; dice that are not entered yet are missing. */
export type DiceSet = Readonly<Record<DiceOwner, readonly Die[]>>;

export const NO_DICE: DiceSet = { battle: [], geralt: [], triss: [], dandelion: [], yarpen: [] };

/** Made up, to show what the odds look like: what the dice of the game show is printed only in pictures. */
export const EXAMPLE_DICE: DiceSet = {
  battle: [
    ['sword', 'sword', 'shield', 'double-sword', 'dodge', 'blank'],
    ['sword', 'sword', 'shield', 'double-sword', 'dodge', 'blank'],
    ['sword', 'sword', 'shield', 'double-sword', 'dodge', 'blank'],
  ],
  geralt: [
    ['sword', 'shield', 'dodge', 'witcher-sign', 'double-shield', 'sword-double-shield'],
    ['sword', 'shield', 'dodge', 'witcher-sign', 'double-shield', 'sword-double-shield'],
    ['sword', 'shield', 'dodge', 'witcher-sign', 'double-shield', 'sword-double-shield'],
  ],
  triss: [['ritual', 'ritual', 'blank', 'sword', 'shield', 'dodge']],
  dandelion: [['sword', 'shield', 'dodge', 'dodge-shield', 'blank', 'blank']],
  yarpen: [['sword', 'shield', 'dodge', 'dodge-shield', 'double-sword', 'blank']],
};

export const DICE_SET_ERRORS = [
  'unknown-version',
  'not-five-owners',
  'not-a-face',
  'not-whole-dice',
  'too-many-dice',
] as const;
export type DiceSetError = (typeof DICE_SET_ERRORS)[number];

const VERSION = 'v1';

/** @example makeDiceSet({ ...NO_DICE, triss: [['ritual', 'ritual', 'dodge', 'shield', 'sword', 'blank']] }) // => 'v1...rrdhs0..' */
export const makeDiceSet = (set: DiceSet): string =>
  [VERSION, ...DICE_OWNERS.map((owner) => makeFaces(set[owner].flat()))].join('.');

/** The dice that an address holds. Anything else gives a code, never an exception. */
export function parseDiceSet(text: string): Result<DiceSet, DiceSetError> {
  const [version, ...groups] = text.split('.');
  if (version !== VERSION) return { ok: false, error: 'unknown-version' };
  if (groups.length !== DICE_OWNERS.length) return { ok: false, error: 'not-five-owners' };
  let set = NO_DICE;
  for (const [index, owner] of DICE_OWNERS.entries()) {
    const dice = parseDice(groups.slice(index, index + 1).join(''));
    if (!dice.ok) return dice;
    if (dice.value.length > DICE_COUNTS[owner]) return { ok: false, error: 'too-many-dice' };
    set = { ...set, [owner]: dice.value };
  }
  return { ok: true, value: set };
}

/** The same dice with one of an owner's entered or changed. A new one comes after those that are there. */
export const placeDie = (set: DiceSet, owner: DiceOwner, place: number, die: Die): DiceSet => ({
  ...set,
  [owner]: [...set[owner].slice(0, place), die, ...set[owner].slice(place + 1)],
});

/** What a hero rolls in battle (EN p. 2), or nothing while one of the dice is missing. */
export function battleDice(set: DiceSet, hero: Hero): readonly Die[] | undefined {
  const complete = (owner: DiceOwner): boolean => set[owner].length === DICE_COUNTS[owner];
  return complete('battle') && complete(hero) ? [...set.battle, ...set[hero]] : undefined;
}

export const isDie = (faces: readonly Face[]): faces is Die => faces.length === DIE_SIZE;

/** Whole dice without anything between them: "ssh0dd". */
function parseDice(text: string): Result<readonly Die[], DiceSetError> {
  const faces = parseFaces(text);
  if (faces === undefined) return { ok: false, error: 'not-a-face' };
  if (faces.length % DIE_SIZE !== 0) return { ok: false, error: 'not-whole-dice' };
  const dice: readonly (readonly Face[])[] = Array.from({ length: faces.length / DIE_SIZE }, (_, die) =>
    faces.slice(die * DIE_SIZE, (die + 1) * DIE_SIZE),
  );
  return { ok: true, value: dice.filter(isDie) };
}
