import type { Read } from '../../result.ts';
import { makeFaces, parseFaces, readFaces } from './face-letters.ts';
import {
  DICE_COUNTS,
  DICE_OWNERS,
  DIE_SIZE,
  type DiceOwner,
  type Die,
  type Face,
  type Hero,
} from '../vocabulary.ts';

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

/** The dice that an address holds; of those that cannot be read, the others stay. */
export function readDiceSet(text: string): Read<DiceSet, DiceSetError> {
  const [version, ...groups] = text.split('.');
  const read = DICE_OWNERS.map((owner, index) => readDice(groups[index] ?? '', DICE_COUNTS[owner]));
  const found = [
    version === VERSION ? undefined : 'unknown-version',
    groups.length === DICE_OWNERS.length ? undefined : 'not-five-owners',
    ...read.map(({ error }) => error),
  ] as const;
  return {
    value: {
      ...NO_DICE,
      ...Object.fromEntries(DICE_OWNERS.map((owner, index) => [owner, read[index]?.value])),
    },
    error: found.find((error) => error !== undefined),
  };
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
function readDice(text: string, most: number): Read<readonly Die[], DiceSetError> {
  const letters = Array.from(text);
  const dice = Array.from({ length: Math.floor(letters.length / DIE_SIZE) }, (_, die) =>
    readFaces(letters.slice(die * DIE_SIZE, (die + 1) * DIE_SIZE).join('')),
  );
  const whole = dice.filter(isDie);
  const wrong = [
    ['not-a-face', parseFaces(text) === undefined],
    ['not-whole-dice', letters.length % DIE_SIZE !== 0],
    ['too-many-dice', whole.length > most],
  ] as const;
  return { value: whole.slice(0, most), error: wrong.find(([, holds]) => holds)?.[0] };
}
