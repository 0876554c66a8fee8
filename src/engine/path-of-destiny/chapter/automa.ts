import { gainUpTo, loseExperience, type Track, type TrackMove } from './experience.ts';
import { reading } from '../../reasons.ts';

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
