import { holding, printed, type Reason, reading } from '../../reasons.ts';
import { changePoints, POINTS_PER_UNPLACED } from './points.ts';
import { type Hero, whole, WOUNDABLE_ACTIONS } from '../vocabulary.ts';

/** Spaces for wounds; only Yarpen has armour (EN p. 10). */
export const woundSpaces = (hero: Hero): { readonly actions: number; readonly armour: number } => ({
  actions: WOUNDABLE_ACTIONS.length,
  armour: hero === 'yarpen' ? 2 : 0,
});

export const WOUND_REASONS = [
  'placed',
  'armour-or-action',
  'no-space-costs-points',
  'points-stop-at-zero',
  'must-rest',
  'must-rest-despite-armour',
  'may-avoid-rest',
] as const;
export type WoundReason = (typeof WOUND_REASONS)[number];

/** Spaces without a wound token. An action token on a space is no hindrance (EN p. 10, DE p. 7; EN p. 2 says "open"). */
export type FreeSpaces = { readonly actions: number; readonly armour: number };

export type Suffered = {
  readonly placed: number;
  readonly unplaced: number;
  /** What the unplaced wounds cost, before the points stop at 0. */
  readonly loss: number;
  readonly points: number;
  /** The next action must be rest. `choice`: only if the wounds go on actions rather than on armour. */
  readonly mustRest: 'yes' | 'no' | 'choice';
  readonly reasons: readonly Reason<WoundReason>[];
};

/** What a number of wounds does to a hero (EN p. 10). */
export function suffer(wounds: number, free: FreeSpaces, points: number): Suffered {
  const [suffered, actions, armour] = [whole(wounds), whole(free.actions), whole(free.armour)];
  const placed = Math.min(suffered, actions + armour);
  const unplaced = suffered - placed;
  const loss = unplaced * POINTS_PER_UNPLACED;
  // Armour first keeps the most actions, actions first the fewest.
  const mustRest = Math.max(0, placed - armour) >= actions ? 'yes' : placed >= actions ? 'choice' : 'no';
  const full = placed === actions + armour;
  return {
    placed,
    unplaced,
    loss,
    points: changePoints(points, -loss),
    mustRest,
    reasons: holding<WoundReason>(
      [placed > 0, printed('placed')],
      [placed > 0 && actions > 0 && armour > 0, printed('armour-or-action')],
      [unplaced > 0, printed('no-space-costs-points')],
      [loss > points, printed('points-stop-at-zero')],
      [mustRest === 'yes' && full, printed('must-rest')],
      // The rule counts action spaces; that armour with room left changes nothing, no book says.
      [mustRest === 'yes' && !full, reading('must-rest-despite-armour')],
      [mustRest === 'choice', printed('may-avoid-rest')],
    ),
  };
}
