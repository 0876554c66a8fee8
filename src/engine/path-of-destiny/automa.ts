import type { Result } from '../result.ts';
import { gainUpTo, loseExperience, type Track, type TrackMove } from './experience.ts';
import { printed, reading, type Reason } from '../reasons.ts';
import {
  type ActiveSymbols,
  type Chapter,
  countActive,
  type Counts,
  type GameSymbol,
  type Side,
} from './vocabulary.ts';

/** From the easiest to the hardest (p. 20). */
export const DIFFICULTIES = [
  'just-the-story',
  'normal',
  'story-and-swords',
  'blood-and-broken-bones',
  'death-march',
] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The Automa's starting Experience: 0, and 2 more with each level (p. 20). */
export const startingExperience = (difficulty: Difficulty): number => 2 * DIFFICULTIES.indexOf(difficulty);

/** Here the regular marker stops, the second Ability opens and the golden marker enters at 0 (p. 20). */
const AUTOMA_ABILITY_SPOT = 8;

/**
 * Gaining as the Automa: by the standard rules (p. 21) up to 8, where the book places both markers (p. 20). It does
 * not say how the track goes on: that the golden marker then counts, as for a player, is our reading.
 */
export const gainAsAutoma = (track: Track, points: number): TrackMove =>
  gainUpTo(AUTOMA_ABILITY_SPOT, track, points, reading);

/** Losing as the Automa, in the way of the players, of whom alone the book speaks (p. 27): all of it is our reading. */
export const loseAsAutoma = (track: Track, points: number): TrackMove => {
  const move = loseExperience(track, points);
  return { ...move, reasons: move.reasons.map(({ reason }) => reading(reason)) };
};

/** Where the Automa starts. That Death March! begins with the golden marker on 0 is our reading. */
export const automaStart = (difficulty: Difficulty): Track =>
  gainAsAutoma({ regular: startingExperience(difficulty), golden: undefined }, 0).track;

/** It opens when the golden marker enters, and no loss closes it (p. 20, 27). */
export const hasSecondAbility = ({ golden }: Track): boolean => golden !== undefined;

/** The Symbol that a toss of the Solo Mode token adds. */
const addToss = (counts: Counts, toss: Side): Counts => ({ ...counts, [toss]: counts[toss] + 1 });

/** The Automa's Symbols at the start of a Chapter: a toss per Chapter number, and its board's Active ones (p. 20). */
export function automaSymbols(
  chapter: Chapter,
  tosses: readonly Side[],
  board: readonly [GameSymbol, GameSymbol],
  active: ActiveSymbols,
): Result<Counts, 'wrong-number-of-tosses'> {
  if (tosses.length !== chapter) return { ok: false, error: 'wrong-number-of-tosses' };
  return { ok: true, value: tosses.reduce(addToss, countActive(board, active)) };
}

/** A pair that the Automa may take: its row, counted from the top, and all Symbols on the two cards. */
export type FreePair = { readonly row: number; readonly symbols: readonly GameSymbol[] };

export const AUTOMA_DRAFT_REASONS = ['most-active-symbols', 'higher-pair', 'no-active-symbol'] as const;
export type AutomaDraftReason = (typeof AUTOMA_DRAFT_REASONS)[number];

export type AutomaDraft = {
  readonly spot: number | 'deck';
  readonly reasons: readonly Reason<AutomaDraftReason>[];
};

/** What the Automa drafts (p. 20–21). Effects on the cards are ignored. */
export function automaDraft(free: readonly FreePair[], active: ActiveSymbols): AutomaDraft {
  const worth = ({ symbols }: FreePair): number => {
    const { left, right } = countActive(symbols, active);
    return left + right;
  };
  const most = Math.max(0, ...free.map(worth));
  const [first, ...equal] = free
    .filter((pair) => most > 0 && worth(pair) === most)
    .toSorted((a, b) => a.row - b.row);
  if (first === undefined) return { spot: 'deck', reasons: [printed('no-active-symbol')] };
  return {
    spot: first.row,
    reasons: [printed('most-active-symbols'), ...(equal.length > 0 ? [printed('higher-pair')] : [])],
  };
}
