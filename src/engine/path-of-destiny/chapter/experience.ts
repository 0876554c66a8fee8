import { printed, reading, type Reason } from '../../reasons.ts';

/** Where an Experience track ends (p. 12). */
export const TRACK_END = 20;

export type Track = {
  readonly regular: number;
  /** None until the golden marker has entered the track. */
  readonly golden: number | undefined;
};

export const NEW_TRACK: Track = { regular: 0, golden: undefined };

export const EXPERIENCE_REASONS = [
  'regular-marker-moves',
  'golden-marker-enters',
  'rest-moves-golden',
  'golden-marker-moves',
  'track-full',
  'golden-marker-goes-back',
  'regular-marker-goes-back',
  'stops-at-zero',
] as const;
export type ExperienceReason = (typeof EXPERIENCE_REASONS)[number];

export type TrackMove = {
  readonly track: Track;
  /** Points that had no effect: at the end of the track, or below 0. */
  readonly wasted: number;
  readonly reasons: readonly Reason<ExperienceReason>[];
};

/** Gaining Experience Points (p. 12): up to 20, then the golden marker from 0 to 20. */
export const gainExperience = (track: Track, points: number): TrackMove =>
  gainUpTo(TRACK_END, track, points, printed);

/**
 * Gaining on a track whose regular marker stops at `regularEnd`. Whether the book says how the golden marker goes on
 * is for the caller to say: it does for players only.
 */
export function gainUpTo(
  regularEnd: number,
  track: Track,
  points: number,
  goldenBasis: typeof printed | typeof reading,
): TrackMove {
  const regularSteps = Math.min(points, Math.max(0, regularEnd - track.regular));
  const regular = track.regular + regularSteps;
  const rest = points - regularSteps;
  const golden = regular < regularEnd ? track.golden : (track.golden ?? 0);
  const goldenSteps = golden === undefined ? 0 : Math.min(rest, TRACK_END - golden);
  const wasted = rest - goldenSteps;
  const enters = golden !== undefined && track.golden === undefined;
  return {
    track: { regular, golden: golden === undefined ? undefined : golden + goldenSteps },
    wasted,
    reasons: [
      // With the golden marker on the track the regular one only moves after a loss, of which the book says no more.
      ...(regularSteps > 0 ? [(track.golden === undefined ? printed : reading)('regular-marker-moves')] : []),
      ...(enters ? [printed('golden-marker-enters')] : []),
      // "Any additional Experience they gain" leaves open what becomes of the rest of the gain that reached the end.
      ...(goldenSteps > 0
        ? [regularSteps > 0 ? reading('rest-moves-golden') : goldenBasis('golden-marker-moves')]
        : []),
      ...(wasted > 0 ? [goldenBasis('track-full')] : []),
    ],
  };
}

/** Losing Experience Points in The Lesser Evil (p. 27): the golden marker first, never below 0 (both our reading). */
export function loseExperience(track: Track, points: number): TrackMove {
  const goldenSteps = Math.min(points, track.golden ?? 0);
  const regularSteps = Math.min(points - goldenSteps, track.regular);
  const wasted = points - goldenSteps - regularSteps;
  return {
    track: {
      regular: track.regular - regularSteps,
      golden: track.golden === undefined ? undefined : track.golden - goldenSteps,
    },
    wasted,
    reasons: [
      ...(goldenSteps > 0 ? [reading('golden-marker-goes-back')] : []),
      ...(regularSteps > 0
        ? [(track.golden === undefined ? printed : reading)('regular-marker-goes-back')]
        : []),
      ...(wasted > 0 ? [reading('stops-at-zero')] : []),
    ],
  };
}
