import { type Permission, permission, printed, type Reason } from '../../reasons.ts';
import { HIGHEST_LEVEL, type Level, TOP_SPACE, type TrackSpace } from '../vocabulary.ts';

/** p. 29. */
export const TROPHY_SOURCES = ['meditate', 'witcher-fight', 'monster-fight'] as const;
export type TrophySource = (typeof TROPHY_SOURCES)[number];

export const MEDITATE_OBSTACLES = ['below-level-5', 'trophy-gone', 'trophy-owned'] as const;
export type MeditateObstacle = (typeof MEDITATE_OBSTACLES)[number];

export type MeditateInput = {
  readonly level: Level;
  /** Trophy cards of this attribute that are left. */
  readonly trophiesLeft: number;
  readonly owned: boolean;
};

/** Whether a witcher may meditate for this attribute (p. 15). */
export const mayMeditate = ({ level, trophiesLeft, owned }: MeditateInput): Permission<MeditateObstacle> =>
  permission(
    [level < HIGHEST_LEVEL, printed('below-level-5')],
    [trophiesLeft === 0, printed('trophy-gone')],
    [owned, printed('trophy-owned')],
  );

export const TROPHY_REASONS = [
  'one-space-up',
  'top-space-wins',
  'meditation-never-ends-game',
  'suffer-fatigue',
] as const;
export type TrophyReason = (typeof TROPHY_REASONS)[number];

export type TrophyGain = {
  readonly space: TrackSpace;
  readonly wins: boolean;
  /** Whether fatigue follows, by the value of the space reached. */
  readonly fatigue: boolean;
  readonly reasons: readonly Reason<TrophyReason>[];
};

/** A new trophy: a step up, and the win on the top space unless it comes from meditating (p. 15, 29). */
export function gainTrophy(space: TrackSpace, source: TrophySource): TrophyGain {
  // Nobody gains a trophy on the top space: the game is over there. The step stops at the top all the same.
  const next = Math.min(TOP_SPACE, space + 1) as TrackSpace;
  if (next < TOP_SPACE)
    return {
      space: next,
      wins: false,
      fatigue: true,
      reasons: [printed('one-space-up'), printed('suffer-fatigue')],
    };
  return source === 'meditate'
    ? { space, wins: false, fatigue: false, reasons: [printed('meditation-never-ends-game')] }
    : {
        space: next,
        wins: true,
        fatigue: false,
        reasons: [printed('one-space-up'), printed('top-space-wins')],
      };
}

/** The one fatigue value that the book prints: 1 after the first trophy (p. 29). The board shows the others. */
export const printedFatigue = (space: TrackSpace): number | undefined => (space === 1 ? 1 : undefined);
