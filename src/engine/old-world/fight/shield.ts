import { holding, printed, reading, type Reason } from '../../reasons.ts';
import { HIGHEST_LEVEL, type Level } from '../vocabulary.ts';

export const SHIELD_REASONS = [
  'shield-icons',
  'capped-by-defense',
  'track-end-unknown',
  'lowered-with-defense',
] as const;
export type ShieldReason = (typeof SHIELD_REASONS)[number];

export type Shield = { readonly shield: number; readonly reasons: readonly Reason<ShieldReason>[] };

/**
 * Shield icons of a combo raise the shield, never above Defense (p. 24). The book names no end of the track, only that
 * level 5 is an exception (p. 35): there the board must tell.
 */
export function raiseShield(shield: number, icons: number, defense: Level): Shield {
  const raised = Math.min(shield + icons, defense);
  return {
    shield: raised,
    reasons: holding<ShieldReason>(
      [icons > 0, printed('shield-icons')],
      [shield + icons > defense, printed('capped-by-defense')],
      [raised === HIGHEST_LEVEL, reading('track-end-unknown')],
    ),
  };
}

/** A lowered Defense takes the shield along: printed for exploration and event cards (p. 17), read so for fights. */
export const lowerShieldWithDefense = (shield: number, defense: Level): Shield => ({
  shield: Math.min(shield, defense),
  reasons: holding([shield > defense, reading('lowered-with-defense')]),
});
