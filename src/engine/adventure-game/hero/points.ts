import type { Basis } from '../../reasons.ts';

/** The track goes round: 82 points stand on space 2 (EN p. 9). */
const TRACK_SPACES = 80;

/** A support quest: who completes it and who owns the card (EN p. 6 and 7, DE p. 5). */
export const SUPPORT_POINTS = { supporter: 6, owner: 3 } as const;

/** Lost for each wound or foul fate token that finds no space (EN p. 4 and 10). */
export const POINTS_PER_UNPLACED = 2;

/** Points after earning or, with a negative change, losing some; never below 0 (EN p. 9). */
export const changePoints = (points: number, change: number): number => Math.max(0, points + change);

/** Where the marker stands. That exactly 80 is space 0, as 79 + 3 suggests, is a reading: no book says it. */
export const markerSpace = (points: number): { readonly space: number; readonly basis: Basis } => {
  const space = Math.max(0, points) % TRACK_SPACES;
  return { space, basis: points > 0 && space === 0 ? 'reading' : 'print' };
};
