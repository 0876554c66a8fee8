import { type Adding, type Aids, aidsOf, checkTechnique, type TechniqueCheck } from './technique.ts';
import {
  ATTACK_CLASSES,
  type AttackCard,
  type AttackClass,
  CARD_FACTS,
  type Strengths,
  SWORD_OF_DESTINY,
} from '../vocabulary.ts';

/** What is spared first: cards, or strength, which is also what a card is worth when bidding for an Event. */
export const OBJECTIVES = ['fewest-cards', 'least-strength'] as const;
export type Objective = (typeof OBJECTIVES)[number];

export type CheapestCards =
  | {
      readonly possible: true;
      /** By class, the stronger first; Swords of Destiny last. */
      readonly cards: readonly AttackCard[];
      readonly swords: number;
      readonly strength: number;
    }
  /** `best` is what the whole hand would reach. */
  | { readonly possible: false; readonly best: TechniqueCheck };

type Plan = { readonly cards: readonly AttackCard[]; readonly swords: number; readonly strength: number };

const NOTHING_PLAYED: Plan = { cards: [], swords: 0, strength: 0 };

/**
 * The set of cards that meets a Technique at the least cost, Swords of Destiny spared second. Of equally cheap sets
 * always the same one. Class by class, only the best plan for each number of Swords is kept: any hand is fast.
 */
export function cheapestCards(
  technique: Strengths,
  hand: readonly AttackCard[],
  aids: Aids,
  objective: Objective,
  adding: Adding = 'add-up',
): CheapestCards {
  const swords = hand.filter((card) => card === SWORD_OF_DESTINY).length;
  const [best] = ATTACK_CLASSES.reduce<readonly Plan[]>(
    (before, attackClass) => {
      const need = needBeside(aidsOf(aids, attackClass), technique[attackClass], adding);
      const ways = waysToMeet(need, attackClass, hand, swords).filter(
        ({ cards, swords: used }) => adding === 'add-up' || cards.length + used <= 1,
      );
      const joined = before.flatMap((plan) => ways.map((way) => join(plan, way)));
      return bestForEachSwordCount(
        joined.filter((plan) => plan.swords <= swords),
        objective,
      );
    },
    [NOTHING_PLAYED],
  );
  if (best === undefined) {
    return { possible: false, best: checkTechnique(technique, { ...aids, cards: hand }, adding) };
  }
  const added = Array.from({ length: best.swords }, (): AttackCard => SWORD_OF_DESTINY);
  return { possible: true, ...best, cards: [...best.cards, ...added] };
}

/** What cards still have to bring beside Aspect and Event Cards. */
const needBeside = ([aspect, events]: readonly [number, number], need: number, adding: Adding): number => {
  if (adding === 'add-up') return need - aspect - events;
  return Math.max(aspect, events) >= need ? 0 : need;
};

/** The sensible ways to reach a strength in one class: a number of Swords, of twos, and then as few ones as needed. */
function waysToMeet(
  need: number,
  attackClass: AttackClass,
  hand: readonly AttackCard[],
  swords: number,
): readonly Plan[] {
  const ofClass = (strength: 1 | 2): readonly AttackCard[] =>
    hand.filter(
      (card) => CARD_FACTS[card].attackClass === attackClass && CARD_FACTS[card].strength === strength,
    );
  const [ones, twos] = [ofClass(1), ofClass(2)];
  const mostSwords = Math.min(swords, Math.max(0, Math.ceil(need)));
  return countTo(mostSwords).flatMap((used) =>
    countTo(twos.length).flatMap((strong): Plan[] => {
      const weak = Math.max(0, Math.ceil(need) - used - 2 * strong);
      if (!(weak <= ones.length)) return [];
      const cards = [...twos.slice(0, strong), ...ones.slice(0, weak)];
      return [{ cards, swords: used, strength: used + 2 * strong + weak }];
    }),
  );
}

const join = (one: Plan, two: Plan): Plan => ({
  cards: [...one.cards, ...two.cards],
  swords: one.swords + two.swords,
  strength: one.strength + two.strength,
});

/** Plans by cost, and of those with as many Swords only the cheapest. */
function bestForEachSwordCount(plans: readonly Plan[], objective: Objective): readonly Plan[] {
  const cost = ({ cards, swords, strength }: Plan): readonly [number, number, number] =>
    objective === 'fewest-cards'
      ? [cards.length + swords, swords, strength]
      : [strength, swords, cards.length + swords];
  return plans
    .toSorted((one, two) => {
      const [a, b] = [cost(one), cost(two)];
      return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
    })
    .filter((plan, place, all) => all.findIndex(({ swords }) => swords === plan.swords) === place);
}

/** 0, 1, … up to and including a number. */
const countTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);
