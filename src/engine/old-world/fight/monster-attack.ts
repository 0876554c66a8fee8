import type { DieValue } from '../poker/dice-poker.ts';
import { isKnockedOut } from './fight.ts';
import { holding, printed, reading, type Reason } from '../../reasons.ts';
import {
  type AttackType,
  type Attribute,
  HIGHEST_LEVEL,
  type Level,
  type MonsterLevel,
  type PlayerCount,
} from '../vocabulary.ts';

export const CARD_LOSS_REASONS = [
  'random-from-hand',
  'rest-from-deck',
  'chosen-from-hand',
  'top-of-deck',
  'last-card-gone',
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
export const discardRandom = (level: MonsterLevel, cards: WitcherCards): CardLoss =>
  loseCards(level, cards, {
    hand: printed('random-from-hand'),
    deck: printed('rest-from-deck'),
    // p. 20 knocks out with the last card of the hand; that the last one of the deck counts as well is our reading.
    last: (fromDeck) => (fromDeck > 0 ? reading : printed)('last-card-gone'),
  });

/** One chosen card of the hand leaves the game; with an empty hand, the deck's top card (p. 25). */
export const trashChosen = (cards: WitcherCards): CardLoss =>
  loseCards(1, cards, {
    hand: printed('chosen-from-hand'),
    deck: printed('top-of-deck'),
    // p. 20 knocks out with the last card discarded or played; trashing is neither (p. 29).
    last: () => reading('last-card-gone'),
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

export const LOWER_REASONS = [
  'lowered-by-1',
  'never-below-1',
  'level-5-stays',
  'draw-fewer-at-once',
  'lower-shield-too',
  'fewer-potions-at-once',
  'lower-specialty-at-once',
] as const;
export type LowerReason = (typeof LOWER_REASONS)[number];

export type LoweredAttribute = { readonly level: Level; readonly reasons: readonly Reason<LowerReason>[] };

/** p. 25; never below 1, and never from level 5 (p. 11, 15). The witcher's own level stays. */
export function lowerAttribute(attribute: Attribute, level: Level): LoweredAttribute {
  if (level === HIGHEST_LEVEL) return { level, reasons: [printed('level-5-stays')] };
  if (level === 1) return { level, reasons: [printed('never-below-1')] };
  return {
    level: (level - 1) as Level,
    reasons: holding(
      [true, printed('lowered-by-1')],
      // Whether a lowered level counts within the same fight, no book says.
      [attribute === 'combat', reading('draw-fewer-at-once')],
      [attribute === 'defense', reading('lower-shield-too')],
      [attribute === 'alchemy', reading('fewer-potions-at-once')],
      [attribute === 'specialty', reading('lower-specialty-at-once')],
    ),
  };
}

/** Seats count clockwise from 0, so the player to the right sits one seat before. */
export type Seating = { readonly players: PlayerCount; readonly active: number };

export const CHOOSER_REASONS = ['die-in-solo', 'controller-begins', 'next-counter-clockwise'] as const;
export type ChooserReason = (typeof CHOOSER_REASONS)[number];

export type AttackChooser = ({ readonly by: 'seat'; readonly seat: number } | { readonly by: 'die' }) & {
  readonly reasons: readonly Reason<ChooserReason>[];
};

/** The player to the right of the active one controls the monster for the whole fight (p. 21). None in solo. */
export const monsterController = ({ players, active }: Seating): number | undefined =>
  players === 1 ? undefined : seatBefore(active, 1, players);

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
