import { printed, reading, type Reason } from '../../reasons.ts';
import type { Side } from '../vocabulary.ts';

export type Ally = 'renfri' | 'stregobor';

/** Whom the players support when a side dominates (p. 26). */
const SUPPORTED_ALLY: Readonly<Record<Side, Ally>> = { left: 'renfri', right: 'stregobor' };

export const ALLIANCE_REASONS = [
  'supported-side-resolves',
  'other-side-stays',
  'before-chapter-points',
] as const;
export type AllianceReason = (typeof ALLIANCE_REASONS)[number];

export type AllianceResolution = { readonly ally: Ally; readonly reasons: readonly Reason<AllianceReason>[] };

/** The end of a Chapter: all cards of the supported side take effect, the others stay face down. */
export const resolveAlliance = (dominating: Side): AllianceResolution => ({
  ally: SUPPORTED_ALLY[dominating],
  // "After placing the last Destiny token": Symbols that the cards bring or take still count for the Chapter.
  reasons: [
    printed('supported-side-resolves'),
    printed('other-side-stays'),
    reading('before-chapter-points'),
  ],
});
