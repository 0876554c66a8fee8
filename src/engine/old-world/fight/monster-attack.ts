import type { DieValue } from '../poker/dice-poker.ts';
import { isKnockedOut } from './fight.ts';
import { holding, printed, reading, type Reason } from '../../reasons.ts';
import { type AttackType, HIGHEST_LEVEL, type Level, type PlayerCount } from '../vocabulary.ts';

export const CARD_LOSS_REASONS = [
  'random-from-hand',
  'rest-from-deck',
  'chosen-from-hand',
  'top-of-deck',
  'last-card-gone',
  'last-card-gone-otherwise',
] as const;
export type CardLossReason = (typeof CARD_LOSS_REASONS)[number];

export type WitcherCards = { readonly hand: number; readonly deck: number };

export type CardLoss = WitcherCards & {
  readonly fromHand: number;
  readonly fromDeck: number;
  readonly knockedOut: boolean;
  readonly reasons: readonly Reason<CardLossReason>[];
};

/** Random cards go from the hand, as many as the monster's level; the rest from the deck's top (p. 25). */
export const discardRandom = (count: number, cards: WitcherCards): CardLoss =>
  loseCards(count, cards, {
    hand: printed('random-from-hand'),
    deck: printed('rest-from-deck'),
    // p. 20 knocks out with the last card of the hand; that the last one of the deck counts as well is our reading.
    last: (fromDeck) => (fromDeck > 0 ? reading('last-card-gone-otherwise') : printed('last-card-gone')),
  });

/** A chosen card of the hand leaves the game; with an empty hand, the deck's top card (p. 25). */
export const trashChosen = (count: number, cards: WitcherCards): CardLoss =>
  loseCards(count, cards, {
    hand: printed('chosen-from-hand'),
    deck: printed('top-of-deck'),
    // p. 20 knocks out with the last card discarded or played; trashing is neither (p. 29).
    last: () => reading('last-card-gone-otherwise'),
  });

function loseCards(
  count: number,
  { hand, deck }: WitcherCards,
  why: Readonly<Record<'hand' | 'deck', Reason<CardLossReason>>> & {
    readonly last: (fromDeck: number) => Reason<CardLossReason>;
  },
): CardLoss {
  const fromHand = Math.min(hand, count);
  const fromDeck = Math.min(deck, count - fromHand);
  const left = { hand: hand - fromHand, deck: deck - fromDeck };
  const knockedOut = isKnockedOut(left);
  return {
    ...left,
    fromHand,
    fromDeck,
    knockedOut,
    reasons: holding([fromHand > 0, why.hand], [fromDeck > 0, why.deck], [knockedOut, why.last(fromDeck)]),
  };
}

export const LOWER_REASONS = ['lowered-by-1', 'never-below-1', 'level-5-stays', 'counts-at-once'] as const;
export type LowerReason = (typeof LOWER_REASONS)[number];

export type LoweredAttribute = { readonly level: Level; readonly reasons: readonly Reason<LowerReason>[] };

/** p. 25; never below 1, and never from level 5 (p. 11, 15). The witcher's own level stays. */
export function lowerAttribute(level: Level): LoweredAttribute {
  if (level === HIGHEST_LEVEL) return { level, reasons: [printed('level-5-stays')] };
  if (level === 1) return { level, reasons: [printed('never-below-1')] };
  // Whether a lowered level counts within the same fight, no book says.
  return { level: (level - 1) as Level, reasons: [printed('lowered-by-1'), reading('counts-at-once')] };
}

/** Seats count clockwise from 0, so the player to the right sits one seat before. */
export type Seating = { readonly players: PlayerCount; readonly active: number };

export const CHOOSER_REASONS = ['die-in-solo', 'controller-begins', 'next-counter-clockwise'] as const;
export type ChooserReason = (typeof CHOOSER_REASONS)[number];

export type AttackChooser = ({ readonly by: 'seat'; readonly seat: number } | { readonly by: 'die' }) & {
  readonly reasons: readonly Reason<ChooserReason>[];
};

/** Who names charge or bite in the monster's n-th turn, n from 1: the controller, then counter-clockwise (p. 25). */
export function attackChooser(turn: number, { players, active }: Seating): AttackChooser {
  if (players === 1) return { by: 'die', reasons: [printed('die-in-solo')] };
  return {
    by: 'seat',
    seat: seatBefore(active, 1 + ((turn - 1) % (players - 1)), players),
    reasons: [printed(turn === 1 ? 'controller-begins' : 'next-counter-clockwise')],
  };
}

const seatBefore = (seat: number, steps: number, players: number): number =>
  (seat - steps + players) % players;

/** In solo a die decides (p. 33). */
export const soloAttackType = (die: DieValue): AttackType => (die <= 3 ? 'charge' : 'bite');
