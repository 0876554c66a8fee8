import fc from 'fast-check';
import { type Adding, ADDINGS, type Aids } from '../../../../../src/engine/card-game/fighting/technique.ts';
import {
  ATTACK_CARDS,
  ATTACK_CLASSES,
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  forEachClass,
  type Strengths,
} from '../../../../../src/engine/card-game/vocabulary.ts';

/** The oracle: gives every Sword of Destiny to every class in turn and then compares class by class. */
export function isMet(
  technique: Strengths,
  cards: readonly AttackCard[],
  help: Aids,
  adding: Adding = 'add-up',
): boolean {
  type Attacks = Readonly<Record<AttackClass, readonly number[]>>;
  const met = (attacks: Attacks): boolean =>
    ATTACK_CLASSES.every((attackClass) => {
      const strength = adding === 'add-up' ? sum(attacks[attackClass]) : Math.max(0, ...attacks[attackClass]);
      return strength >= technique[attackClass];
    });
  const add = (to: Attacks, attackClass: AttackClass, strength: number): Attacks => ({
    ...to,
    [attackClass]: [...to[attackClass], strength],
  });
  const attempt = (played: Attacks, left: readonly AttackCard[]): boolean => {
    const [card, ...rest] = left;
    if (card === undefined) return met(played);
    const { attackClass, strength } = CARD_FACTS[card];
    return (attackClass === undefined ? ATTACK_CLASSES : [attackClass]).some((chosen) =>
      attempt(add(played, chosen, strength), rest),
    );
  };
  const { aspect, events } = help;
  const helped: Attacks = forEachClass((attackClass) => [events[attackClass]]);
  return attempt(aspect === undefined ? helped : add(helped, aspect.attackClass, aspect.strength), cards);
}

export const strengths = (some: Partial<Strengths>): Strengths => ({ ...forEachClass(() => 0), ...some });

/** An Aspect of strength 1, which is the tests' own figure: the book gives none. */
export const aids = (attackClass?: AttackClass): Aids => ({
  aspect: attackClass === undefined ? undefined : { attackClass, strength: 1 },
  events: strengths({}),
});

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
export const sorted = (cards: readonly AttackCard[]): AttackCard[] => cards.toSorted();

const need = fc.nat({ max: 4 });
const aid = fc.nat({ max: 1 });

export const anyCard = fc.constantFrom(...ATTACK_CARDS);
export const anyHand = fc.array(anyCard, { maxLength: 7 });

export const anyTechnique: fc.Arbitrary<Strengths> = fc.record({
  steel: need,
  silver: need,
  potion: need,
  sign: need,
});

export const anyAids: fc.Arbitrary<Aids> = fc.record({
  aspect: fc.option(
    fc.record({ attackClass: fc.constantFrom(...ATTACK_CLASSES), strength: fc.nat({ max: 2 }) }),
    {
      nil: undefined,
    },
  ),
  events: fc.record({ steel: aid, silver: aid, potion: aid, sign: aid }),
});

export const anyAdding: fc.Arbitrary<Adding> = fc.constantFrom(...ADDINGS);
