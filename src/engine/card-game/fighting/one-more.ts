import { type CheapestCards, cheapestCards, type Objective } from './cheapest-cards.ts';
import type { Adding, Aids } from './technique.ts';
import {
  ATTACK_CARDS,
  ATTACK_CLASSES,
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  type Strengths,
} from '../vocabulary.ts';

/** A Monster, and what one has against it. */
export type Prospect = {
  readonly technique: Strengths;
  readonly hand: readonly AttackCard[];
  readonly aids: Aids;
  readonly objective: Objective;
  readonly adding: Adding;
};

export const cheapestFor = ({ technique, hand, aids, objective, adding }: Prospect): CheapestCards =>
  cheapestCards(technique, hand, aids, objective, adding);

/** The cards of which one more in hand would help: to meet the Technique at all, or to spare more than now. */
export function helpfulCards(prospect: Prospect): readonly AttackCard[] {
  const now = costOf(cheapestFor(prospect), prospect.objective);
  return ATTACK_CARDS.filter((card) => {
    const then = cheapestFor({ ...prospect, hand: [...prospect.hand, card] });
    return costOf(then, prospect.objective) < now;
  });
}

/** The Aspects with which the Technique could be met, were they chosen: the winner of the bidding chooses. */
export const meetingAspects = (prospect: Prospect, strength: number): readonly AttackClass[] =>
  ATTACK_CLASSES.filter((attackClass) => {
    const aids = { ...prospect.aids, aspect: { attackClass, strength } };
    return cheapestFor({ ...prospect, aids }).possible;
  });

const costOf = (found: CheapestCards, objective: Objective): number => {
  if (!found.possible) return Infinity;
  return objective === 'fewest-cards' ? found.cards.length : found.strength;
};

/** Which classes these two may take stands only on their cards (Characters' Special Abilities). */
export const TAKERS = ['vesemir', 'triss'] as const;
export type Taker = (typeof TAKERS)[number];
export type TakerClasses = Readonly<Record<Taker, readonly AttackClass[]>>;

/** How an uncovered card is got hold of: with an Action, or with the Special Ability of a Character. */
export const TAKING_WAYS = ['action', 'yarpen', ...TAKERS] as const;
export type TakingWay = (typeof TAKING_WAYS)[number];

/** How one can take this card from the table; a Sword of Destiny not by the abilities of Vesemir and Triss (FAQ). */
export function waysToTake(card: AttackCard, classes: TakerClasses): readonly TakingWay[] {
  const { attackClass } = CARD_FACTS[card];
  const takers = TAKERS.filter((taker) => classes[taker].some((known) => known === attackClass));
  return ['action', 'yarpen', ...takers];
}
