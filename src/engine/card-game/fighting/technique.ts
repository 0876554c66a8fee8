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

/**
 * Whether attacks of one class add up, which is our reading, or one of them must have all the strength that the
 * Technique shows for its class. The book speaks of total strength and does not say of what.
 */
export const ADDINGS = ['add-up', 'one-attack'] as const;
export type Adding = (typeof ADDINGS)[number];

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
export function checkTechnique(
  technique: Strengths,
  attack: Attack,
  adding: Adding = 'add-up',
): TechniqueCheck {
  const swords = attack.cards.filter((card) => card === SWORD_OF_DESTINY).length;
  const played = forEachClass((attackClass) => sum(attacksOf(attack, attackClass)));
  const served = forEachClass((attackClass) => {
    const need = technique[attackClass];
    if (adding === 'add-up') return Math.min(need, played[attackClass]);
    return Math.max(0, ...attacksOf(attack, attackClass)) >= need ? need : 0;
  });
  const missing = forEachClass((attackClass) => technique[attackClass] - served[attackClass]);
  const lacking = total(missing);
  // Alone a Sword serves only where no more than its strength is asked for.
  const fillable =
    adding === 'add-up'
      ? lacking
      : ATTACK_CLASSES.filter((attackClass) => missing[attackClass] === SWORD_STRENGTH).length;
  const filled = Math.min(swords, fillable);
  const surplus = total(played) - total(served) + swords - filled;
  const short = lacking - filled;
  const applies: Readonly<Record<TechniqueReason, boolean>> = {
    // Nothing is added where no two attacks are of one class.
    'cards-count-per-class': ATTACK_CLASSES.some(
      (attackClass) => attacksOf(attack, attackClass).filter((strength) => strength > 0).length > 1,
    ),
    'aspect-adds': attack.aspect !== undefined && technique[attack.aspect.attackClass] > 0,
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

/** What Aspect and Event Cards give a class, each by itself. */
export const aidsOf = ({ aspect, events }: Aids, attackClass: AttackClass): readonly [number, number] => [
  aspect?.attackClass === attackClass ? aspect.strength : 0,
  events[attackClass],
];

/** The strength of each attack of a class. */
const attacksOf = (attack: Attack, attackClass: AttackClass): readonly number[] => [
  ...attack.cards
    .map((card) => CARD_FACTS[card])
    .filter((facts) => facts.attackClass === attackClass)
    .map(({ strength }) => strength),
  ...aidsOf(attack, attackClass),
];

const SWORD_STRENGTH = CARD_FACTS[SWORD_OF_DESTINY].strength;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const total = (strengths: Strengths): number =>
  sum(ATTACK_CLASSES.map((attackClass) => strengths[attackClass]));
