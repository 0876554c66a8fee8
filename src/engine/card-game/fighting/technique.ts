import { printed, reading, type Reason } from '../../reasons.ts';
import {
  ATTACK_CLASSES,
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  forEachClass,
  type Strengths,
  SWORD_OF_DESTINY,
} from '../vocabulary.ts';

/** The chosen Aspect of Geralt. How strong it is the book does not say: the card at the table does. */
export type Aspect = { readonly attackClass: AttackClass; readonly strength: number };

/** What adds to the Attack Cards without being one, so that no Trap can be played on it (FAQ). */
export type Aids = {
  readonly aspect: Aspect | undefined;
  /** Strength from Event Cards such as Mercenaries, as printed on them. */
  readonly events: Strengths;
};

export type Attack = Aids & { readonly cards: readonly AttackCard[] };

export const TECHNIQUE_REASONS = [
  'cards-count-per-class',
  'aspect-adds',
  'events-add',
  'sword-of-destiny-fills',
  'surplus-is-lost',
  'technique-short',
  'technique-met',
] as const;
export type TechniqueReason = (typeof TECHNIQUE_REASONS)[number];

/** That strengths of one class add up, and how much an aspect without a number counts, no book prints. */
const READINGS: readonly TechniqueReason[] = ['cards-count-per-class', 'aspect-adds'];

export type TechniqueCheck = {
  readonly met: boolean;
  /** What each class lacks before Swords of Destiny help. */
  readonly missing: Strengths;
  /** How many of the missing points Swords of Destiny fill. */
  readonly filled: number;
  /** What is missing after they helped; 0 when the Technique is met. */
  readonly short: number;
  /** Strength played that serves nothing. */
  readonly surplus: number;
  readonly reasons: readonly Reason<TechniqueReason>[];
};

/** Whether an Attack meets a Technique (Fighting the Monsters). Surplus never moves to another class. */
export function checkTechnique(technique: Strengths, attack: Attack): TechniqueCheck {
  const swords = attack.cards.filter((card) => card === SWORD_OF_DESTINY).length;
  const played = forEachClass(
    (attackClass) => cardStrength(attack.cards, attackClass) + aidStrength(attack, attackClass),
  );
  const missing = forEachClass((attackClass) => Math.max(0, technique[attackClass] - played[attackClass]));
  const lacking = total(missing);
  const filled = Math.min(swords, lacking);
  const unused = forEachClass((attackClass) => Math.max(0, played[attackClass] - technique[attackClass]));
  const surplus = total(unused) + swords - filled;
  const short = lacking - filled;
  const applies: Readonly<Record<TechniqueReason, boolean>> = {
    'cards-count-per-class': attack.cards.length > 0,
    'aspect-adds': attack.aspect !== undefined,
    'events-add': total(attack.events) > 0,
    'sword-of-destiny-fills': filled > 0,
    'surplus-is-lost': surplus > 0,
    'technique-short': short > 0,
    'technique-met': short === 0,
  };
  return {
    met: short === 0,
    missing,
    filled,
    short,
    surplus,
    reasons: TECHNIQUE_REASONS.filter((reason) => applies[reason]).map((reason) =>
      (READINGS.includes(reason) ? reading : printed)(reason),
    ),
  };
}

/** The cards without one copy of a card, for an Event that takes it away. The book does not print what a Trap does. */
export function withoutCard(cards: readonly AttackCard[], card: AttackCard): readonly AttackCard[] {
  const place = cards.indexOf(card);
  return cards.filter((_, index) => index !== place);
}

/** What Aspect and Event Cards give a class. */
export function aidStrength({ aspect, events }: Aids, attackClass: AttackClass): number {
  return events[attackClass] + (aspect?.attackClass === attackClass ? aspect.strength : 0);
}

const cardStrength = (cards: readonly AttackCard[], attackClass: AttackClass): number =>
  cards
    .map((card) => CARD_FACTS[card])
    .filter((facts) => facts.attackClass === attackClass)
    .reduce((sum, { strength }) => sum + strength, 0);

const total = (strengths: Strengths): number =>
  ATTACK_CLASSES.reduce((sum, attackClass) => sum + strengths[attackClass], 0);
