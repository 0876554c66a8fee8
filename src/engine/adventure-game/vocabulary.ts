/**
 * The words that the rules of the Adventure Game share. EN is the English Rules Reference Guide, DE the German rules.
 * Which faces a die has is printed only in pictures that we do not have: dice are always an input.
 */

/** EN p. 16. */
export const FACES = [
  'sword',
  'shield',
  'dodge',
  'ritual',
  'witcher-sign',
  'double-sword',
  'double-shield',
  'dodge-shield',
  'sword-double-shield',
  'blank',
] as const;
export type Face = (typeof FACES)[number];

export const DIE_SIZE = 6;
export type Die = readonly [Face, Face, Face, Face, Face, Face];

/** What faces produce and what a hero spends (EN p. 3: a face is not its result). */
export const RESULTS = ['sword', 'shield', 'dodge', 'ritual', 'sign'] as const;
export type ResultKind = (typeof RESULTS)[number];

export type Total = Readonly<Record<ResultKind, number>>;
/** Like a total, but what is not named is none. */
export type Amounts = Readonly<Partial<Record<ResultKind, number>>>;

export const HEROES = ['geralt', 'triss', 'dandelion', 'yarpen'] as const;
export type Hero = (typeof HEROES)[number];

export const DICE_OWNERS = ['battle', ...HEROES] as const;
export type DiceOwner = (typeof DICE_OWNERS)[number];

/** How many dice lie in the box (DE p. 2). A battle rolls the battle dice and the hero's own (EN p. 2). */
export const DICE_COUNTS: Readonly<Record<DiceOwner, number>> = {
  battle: 3,
  geralt: 3,
  triss: 1,
  dandelion: 1,
  yarpen: 1,
};

/** `special` is the hero's own action: brew, prepare, sing or command (EN p. 2). */
export const ACTIONS = ['travel', 'investigate', 'develop', 'rest', 'special'] as const;
export type Action = (typeof ACTIONS)[number];

/** The actions whose space takes a wound (EN p. 10). */
export const WOUNDABLE_ACTIONS = ['travel', 'investigate', 'develop', 'special'] as const satisfies Action[];

/** More of anything than the game can show; keeps mistyped figures from stopping a page. */
export const MOST = 99;

/** A number of things: whole, from 0 to `MOST`. */
export const whole = (value: number | undefined): number =>
  value === undefined || Number.isNaN(value) ? 0 : Math.min(MOST, Math.max(0, Math.floor(value)));
