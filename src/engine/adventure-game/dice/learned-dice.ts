/** Dice that are learned while rolling: until a die is entered, the faces that came up stand for it. */
import type { OpenDie } from './dice-fold.ts';
import { battleDice, type DiceSet } from './dice-set.ts';
import { makeFaces, readFaces } from './face-letters.ts';
import {
  DICE_COUNTS,
  DICE_OWNERS,
  DIE_SIZE,
  type DiceOwner,
  type Die,
  type Face,
  type Hero,
} from '../vocabulary.ts';

/** What came up on whose dice, in the order in which it was tapped. */
export type SeenRolls = Readonly<Record<DiceOwner, readonly Face[]>>;

export const NOTHING_SEEN: SeenRolls = { battle: [], geralt: [], triss: [], dandelion: [], yarpen: [] };

/** With fewer faces than a die has, nothing can be said of it. */
export const FEWEST_SEEN = DIE_SIZE;

/** More would not make the chances much surer, and their counts too large to be exact. */
export const MOST_SEEN = 60;

/** The latest faces count. */
export const seeFace = (seen: SeenRolls, owner: DiceOwner, face: Face): SeenRolls => ({
  ...seen,
  [owner]: [...seen[owner], face].slice(-MOST_SEEN),
});

export const unseeFace = (seen: SeenRolls, owner: DiceOwner): SeenRolls => ({
  ...seen,
  [owner]: seen[owner].slice(0, -1),
});

/** @example makeSeenRolls({ ...NOTHING_SEEN, triss: ['ritual', 'blank'] }) // => '..r0..' */
export const makeSeenRolls = (seen: SeenRolls): string =>
  DICE_OWNERS.map((owner) => makeFaces(seen[owner])).join('.');

/** What the device holds, as far as it can be read. */
export function readSeenRolls(text: string): SeenRolls {
  const parts = text.split('.');
  const facesOf = (owner: DiceOwner): readonly Face[] =>
    readFaces(parts[DICE_OWNERS.indexOf(owner)] ?? '').slice(-MOST_SEEN);
  return {
    battle: facesOf('battle'),
    geralt: facesOf('geralt'),
    triss: facesOf('triss'),
    dandelion: facesOf('dandelion'),
    yarpen: facesOf('yarpen'),
  };
}

/** What a hero rolls in battle, as far as it is known. */
export type KnownDice = {
  readonly dice: readonly OpenDie[];
  /** The same dice where all are entered: only then the chances are exact. */
  readonly entered: readonly Die[] | undefined;
  /** Whose dice are only known by what came up. */
  readonly learned: readonly DiceOwner[];
  /** Whose dice are not known at all. */
  readonly missing: readonly DiceOwner[];
};

export function knownDice(set: DiceSet, seen: SeenRolls, hero: Hero): KnownDice {
  const owners: readonly DiceOwner[] = ['battle', hero];
  const learned = owners.filter((owner) => set[owner].length < DICE_COUNTS[owner]);
  return {
    dice: owners.flatMap((owner): readonly OpenDie[] =>
      learned.includes(owner)
        ? Array<OpenDie>(DICE_COUNTS[owner]).fill(learnedDie(owner, seen[owner]))
        : set[owner],
    ),
    entered: battleDice(set, hero),
    learned,
    missing: learned.filter((owner) => seen[owner].length < FEWEST_SEEN),
  };
}

/**
 * A die as likely to show a face as it was seen. That one of six faces of a battle die is blank is printed (EN p. 3), so
 * there only the other five are learned.
 */
export function learnedDie(owner: DiceOwner, seen: readonly Face[]): OpenDie {
  if (owner !== 'battle') return seen;
  const others = seen.filter((face) => face !== 'blank');
  const blanks = Array<Face>(Math.max(1, others.length)).fill('blank');
  return [...others.flatMap((face) => Array<Face>(DIE_SIZE - 1).fill(face)), ...blanks];
}
