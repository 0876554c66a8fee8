import { printed, type Reason } from '../reasons.ts';
import { changePoints, POINTS_PER_UNPLACED } from './points.ts';
import { ACTIONS, whole } from './vocabulary.ts';

/** One beside each action space (EN p. 4); Yarpen's armour takes none (EN p. 10). */
export const FOUL_FATE_SPACES = ACTIONS.length;

/** Where an effect wants the token: in a region, on any space of the hero's sheet, or beside one named action. */
export const FOUL_FATE_TARGETS = ['region', 'sheet', 'action'] as const;
export type FoulFateTarget = (typeof FOUL_FATE_TARGETS)[number];

export const FOUL_FATE_REASONS = [
  'space-free',
  'if-able-ignored',
  'region-taken-goes-to-sheet',
  'named-space-taken',
  'sheet-full-costs-points',
  'points-stop-at-zero',
] as const;
export type FoulFateReason = (typeof FOUL_FATE_REASONS)[number];

export type FoulFateOrder = {
  readonly target: FoulFateTarget;
  readonly ifAble: boolean;
  /** Whether the region's space, or the one beside the named action, holds a token; the sheet has its own figure. */
  readonly taken: boolean;
  /** Foul fate tokens on the hero sheet. */
  readonly onSheet: number;
  readonly points: number;
};

export type FoulFatePlaced = {
  /** `not-said`: no book says what happens to a token for a named action whose space is taken. */
  readonly place: FoulFateTarget | 'none' | 'not-said';
  readonly onSheet: number;
  readonly points: number;
  readonly reasons: readonly Reason<FoulFateReason>[];
};

/** Where one foul fate token goes, and what it costs if it goes nowhere (EN p. 4 and 5, DE p. 8). */
export function placeFoulFate({ target, ifAble, taken, onSheet, points }: FoulFateOrder): FoulFatePlaced {
  const before = whole(onSheet);
  const full = before >= FOUL_FATE_SPACES;
  const free = { region: !taken, sheet: !full, action: !taken && !full }[target];
  const outcome = (
    place: FoulFatePlaced['place'],
    ...reasons: readonly FoulFateReason[]
  ): FoulFatePlaced => ({
    place,
    onSheet: place === 'sheet' || place === 'action' ? before + 1 : before,
    points,
    reasons: reasons.map(printed),
  });
  const unplaced = (...reasons: readonly FoulFateReason[]): FoulFatePlaced => {
    const stop: readonly FoulFateReason[] = points < POINTS_PER_UNPLACED ? ['points-stop-at-zero'] : [];
    return {
      ...outcome('none', ...reasons, 'sheet-full-costs-points', ...stop),
      points: changePoints(points, -POINTS_PER_UNPLACED),
    };
  };
  if (free) return outcome(target, 'space-free');
  if (ifAble) return outcome('none', 'if-able-ignored');
  if (target === 'region') {
    return full ? unplaced('region-taken-goes-to-sheet') : outcome('sheet', 'region-taken-goes-to-sheet');
  }
  return full ? unplaced() : outcome('not-said', 'named-space-taken');
}
