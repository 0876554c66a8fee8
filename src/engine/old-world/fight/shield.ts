import type { Result } from '../../result.ts';
import { holding, printed, reading, type Reason } from '../../reasons.ts';
import { HIGHEST_LEVEL, type Level } from '../vocabulary.ts';

export const SHIELD_REASONS = [
  'shield-icons',
  'defense-raised',
  'no-shield-at-level-5',
  'up-to-defense',
  'capped-by-defense',
  'capped-by-track',
  'track-end-unknown',
  'lowered-with-defense',
] as const;
export type ShieldReason = (typeof SHIELD_REASONS)[number];

export type Shield = { readonly shield: number; readonly reasons: readonly Reason<ShieldReason>[] };

export type ShieldLimits = {
  readonly defense: Level;
  /** The last space of the shield track. Only the board shows it; left out, Defense alone limits. */
  readonly trackMax?: number | undefined;
};

/** Shield icons of a combo raise the shield, never above Defense (p. 24). */
export const raiseShield = (shield: number, icons: number, limits: ShieldLimits): Shield =>
  limited(shield + icons, limits, holding([icons > 0, printed('shield-icons')]));

/** After a fight the shield goes up to Defense (p. 27, 28). */
export const refillShield = (limits: ShieldLimits): Shield =>
  limited(limits.defense, limits, [printed('up-to-defense')]);

/** A lowered Defense takes the shield along: printed for exploration and event cards (p. 17), read so for fights. */
export function lowerShieldWithDefense(shield: number, defense: Level, during: 'cards' | 'fight'): Shield {
  const why =
    during === 'cards' ? printed('lowered-with-defense' as const) : reading('lowered-with-defense' as const);
  return { shield: Math.min(shield, defense), reasons: holding([shield > defense, why]) };
}

export type RaisedDefense = Shield & { readonly defense: Level };

/** Raising Defense raises the shield by 1 (p. 10), but not on reaching level 5 (p. 35). */
export function raiseDefense(defense: Level, shield: number): Result<RaisedDefense, 'at-highest-level'> {
  if (defense === HIGHEST_LEVEL) return { ok: false, error: 'at-highest-level' };
  const next = (defense + 1) as Level;
  const value: RaisedDefense =
    next === HIGHEST_LEVEL
      ? { defense: next, shield, reasons: [printed('no-shield-at-level-5')] }
      : { defense: next, shield: shield + 1, reasons: [printed('defense-raised')] };
  return { ok: true, value };
}

/** The book names no end of the track, only that level 5 is an exception (p. 35): there the board must tell. */
function limited(
  wanted: number,
  { defense, trackMax }: ShieldLimits,
  reasons: readonly Reason<ShieldReason>[],
): Shield {
  const byDefense = Math.min(wanted, defense);
  const shield = Math.min(byDefense, trackMax ?? byDefense);
  return {
    shield,
    reasons: [
      ...reasons,
      ...holding<ShieldReason>(
        [wanted > defense, printed('capped-by-defense')],
        [shield < byDefense, reading('capped-by-track')],
        [trackMax === undefined && byDefense === HIGHEST_LEVEL, reading('track-end-unknown')],
      ),
    ],
  };
}
