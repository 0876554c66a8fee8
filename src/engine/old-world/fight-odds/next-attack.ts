/** What the monster's next attack may do, reckoned over the cards that have not been seen. */

import {
  type Chance,
  chanceThat,
  compareChances,
  countWays,
  type Distribution,
  expectation,
} from '../../odds.ts';
import { CARD_READINGS, type CardReading, type UnseenCards, unseenCards } from '../fight/attack-cards.ts';
import type { MonsterFightOutcome } from '../fight/fight-outcome.ts';
import type { FightSetUp, FightState } from '../fight/fight-state.ts';
import { isKnockedOut } from '../fight/fight.ts';
import { attack } from '../fight/monster-fight.ts';
import { attackFrom } from '../fight/monster-turn.ts';
import type { AttackType } from '../vocabulary.ts';

/** Each unseen card is as likely as any other: the pool is a random part of them, in random order. */
export type AttackOdds = {
  /** Not to be knocked out. */
  readonly survives: Chance;
  readonly outcomes: Distribution<MonsterFightOutcome>;
  /** Cards of deck and hand together. */
  readonly cardsLost: Distribution<number>;
  readonly meanLost: Chance;
};

export type NextAttack = Readonly<Record<AttackType, AttackOdds>> & {
  /** The type that is survived less often or, where that is equal, costs more cards; none if both are the same. */
  readonly worse: AttackType | undefined;
};

/** The odds of both types against the witcher as things stand; nothing once the cards are all seen. */
export function nextAttack(setUp: FightSetUp, state: FightState): NextAttack | undefined {
  const unseen = unseenCards(setUp.cards, state.seen);
  if (unseen.length === 0 || state.pool === 0) return undefined;
  const [charge, bite] = [oddsOf(setUp, state, 'charge', unseen), oddsOf(setUp, state, 'bite', unseen)];
  const worse =
    compareChances(bite.survives, charge.survives) || compareChances(charge.meanLost, bite.meanLost);
  return { charge, bite, worse: worse === 0 ? undefined : worse > 0 ? 'charge' : 'bite' };
}

/** The same with one shield more, or one card more in the deck. */
export const withOneMore = (
  setUp: FightSetUp,
  state: FightState,
  of: 'shield' | 'deck',
): NextAttack | undefined =>
  nextAttack(setUp, { ...state, witcher: { ...state.witcher, [of]: state.witcher[of] + 1 } });

/** What something comes to by every other way to read the cards. */
export const byOtherCards = <T>(
  setUp: FightSetUp,
  work: (other: FightSetUp) => T,
): readonly { readonly cards: CardReading; readonly result: T }[] =>
  CARD_READINGS.filter(
    ({ disputed, lowering }) => disputed !== setUp.cards.disputed || lowering !== setUp.cards.lowering,
  ).map((cards) => ({ cards, result: work({ ...setUp, cards }) }));

function oddsOf(
  setUp: FightSetUp,
  state: FightState,
  type: AttackType,
  unseen: readonly UnseenCards[],
): AttackOdds {
  // An ability that takes the worse half leaves no choice.
  const isChosen = !(state.attacks === 0 && setUp.monster.effect?.kind === 'worse-first-attack');
  const attacked = { ...state, attackType: isChosen ? type : undefined };
  const before = state.witcher.deck + state.witcher.hand;
  const ends = unseen.map(({ card, count: ways }) => {
    const { witcher, standing } = attack(setUp, attacked, attackFrom(setUp, attacked, card)).state;
    const lost = before - witcher.deck - witcher.hand;
    return { ways, standing, isOut: isKnockedOut(witcher), lost };
  });
  const cardsLost = countWays(ends.map(({ lost, ways }) => [lost, ways]));
  return {
    survives: chanceThat(countWays(ends.map(({ isOut, ways }) => [isOut, ways])), (isOut) => !isOut),
    outcomes: countWays(ends.map(({ standing, ways }) => [standing, ways])),
    cardsLost,
    meanLost: expectation(cardsLost, (lost) => lost),
  };
}
