import { printed, reading, type Reason } from '../reasons.ts';
import { type PlayerCount, poolSize, type Side } from './vocabulary.ts';

export const ALLIES = ['renfri', 'stregobor'] as const;
export type Ally = (typeof ALLIES)[number];

/** Alliance cards that a player has of each side. */
export type AllianceCards = Readonly<Record<Ally, number>>;

/** The most of each side, so six in all (The Lesser Evil, p. 26). */
const ALLIANCE_LIMIT = 3;

/** Whom the players support when a side dominates (p. 26). */
export const SUPPORTED_ALLY: Readonly<Record<Side, Ally>> = { left: 'renfri', right: 'stregobor' };

export type AllianceDraw = {
  readonly held: AllianceCards;
  /** Cards of that side to discard at once; which ones the player chooses. */
  readonly discard: number;
};

export function drawAlliance(held: AllianceCards, ally: Ally): AllianceDraw {
  const drawn = held[ally] + 1;
  const kept = Math.min(ALLIANCE_LIMIT, drawn);
  return { held: { ...held, [ally]: kept }, discard: drawn - kept };
}

export const ALLIANCE_REASONS = [
  'supported-side-resolves',
  'other-side-stays',
  'before-chapter-points',
] as const;
export type AllianceReason = (typeof ALLIANCE_REASONS)[number];

export type AllianceResolution = {
  readonly ally: Ally;
  /** Cards that are revealed, applied and then discarded. */
  readonly resolved: number;
  readonly held: AllianceCards;
  readonly reasons: readonly Reason<AllianceReason>[];
};

/** The end of a Chapter: all cards of the supported side take effect, the others stay face down. */
export function resolveAlliance(held: AllianceCards, dominating: Side): AllianceResolution {
  const ally = SUPPORTED_ALLY[dominating];
  return {
    ally,
    resolved: held[ally],
    held: { ...held, [ally]: 0 },
    // "After placing the last Destiny token": Symbols that the cards bring or take still count for the Chapter.
    reasons: [
      printed('supported-side-resolves'),
      printed('other-side-stays'),
      reading('before-chapter-points'),
    ],
  };
}

/** Rows of the Alliance tokens: the one for both at the bottom, the single ones above it in random order. */
export function allianceRows(players: PlayerCount): {
  readonly both: number;
  readonly single: readonly [number, number];
} {
  const both = poolSize(players);
  return { both, single: [both - 1, both - 2] };
}
