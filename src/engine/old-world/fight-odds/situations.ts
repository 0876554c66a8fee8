/**
 * The situations that a planned fight can come to: the rules are asked once for each attack on each of them, however
 * many orders of cards lead there.
 */

import { CARD_KINDS } from '../fight/attack-cards.ts';
import type { FightEvent, FightSetUp, FightState, Witcher } from '../fight/fight-state.ts';
import { attack, isWitchersTurn, takeStep } from '../fight/monster-fight.ts';
import { attackFrom } from '../fight/monster-turn.ts';
import { ATTACK_TYPES, type AttackType, ATTRIBUTES, HAND_LIMIT } from '../vocabulary.ts';
import type { CardGroup } from './card-groups.ts';
import { type Ends, onlyEnd } from './ways.ts';

/** What the witcher does in each turn. */
type Plan = { readonly damage: number; readonly cards: number; readonly shields: number };

/** Places of the ends: complete defeat, driven away, defeated with no card left, with one … */
export const COMPLETE_DEFEAT = 0;
export const DRIVEN_AWAY = 1;
export const FIRST_LEFT = 2;

/** Before an attack, or at the end. */
export type Situation = {
  /** From 0. */
  readonly number: number;
  readonly state: FightState;
  /** Where the fight is over. */
  readonly ends: Ends | undefined;
};

/** A situation, and the own turns that led there. */
export type Reached = { readonly situation: Situation; readonly turns: number };

export type Situations = {
  readonly begin: (state: FightState) => Reached;
  /** After an attack with a card of this group. */
  readonly attacked: (situation: Situation, type: AttackType | undefined, group: CardGroup) => Reached;
};

export function makeSituations(setUp: FightSetUp, plan: Plan): Situations {
  const situations = new Map<string, Situation>();
  const reached = new Map<number, Reached>();

  const situationOf = (state: FightState): Situation => {
    const key = keyOf(state);
    const found = situations.get(key) ?? { number: situations.size, state, ends: endsOf(state) };
    situations.set(key, found);
    return found;
  };

  /** Up to the next attack, or to the end. Own turns leave nothing to chance. */
  const goOn = (state: FightState): Reached => {
    if (state.standing !== 'goes-on' || !isWitchersTurn(state.phase))
      return { situation: situationOf(state), turns: 0 };
    const isNewTurn = state.phase === 'combo';
    const events = isNewTurn ? [comboOf(plan, state.witcher), DRAW] : [DRAW];
    const after = events.reduce((so, event) => {
      const step = takeStep(setUp, so, event);
      // Nobody draws after a combo that ends the fight.
      return step.ok ? step.value.state : so;
    }, state);
    return { situation: situationOf(after), turns: isNewTurn ? 1 : 0 };
  };

  return {
    begin: goOn,
    attacked: ({ number, state }, type, { kind, card }) => {
      const key = (number * CARD_KINDS + kind) * 3 + (type === undefined ? 2 : ATTACK_TYPES.indexOf(type));
      const known = reached.get(key);
      if (known !== undefined) return known;
      const now = { ...state, attackType: type };
      const after = attack(setUp, now, attackFrom(setUp, now, card)).state;
      const next = goOn({ ...after, witcher: asOneLife(after.witcher) });
      reached.set(key, next);
      return next;
    },
  };
}

function endsOf({ standing, witcher }: FightState): Ends | undefined {
  switch (standing) {
    case 'goes-on':
      return undefined;
    case 'complete-defeat':
      return onlyEnd(COMPLETE_DEFEAT);
    case 'driven-away':
      return onlyEnd(DRIVEN_AWAY);
    case 'defeated':
      return onlyEnd(FIRST_LEFT + witcher.deck + witcher.hand);
  }
}

/**
 * All that the rest of a fight depends on, beside the unseen cards. The pool only shrinks: what is different at the first
 * attack has its own.
 */
const keyOf = ({ witcher, pool, standing }: FightState): string =>
  [
    witcher.shield,
    witcher.deck + witcher.hand,
    ...ATTRIBUTES.map((attribute) => witcher[attribute]),
    pool,
    standing,
  ].join();

/** A full hand, if there are cards for it: which card lies where decides nothing but what can be played. */
function asOneLife(witcher: Witcher): Witcher {
  const life = witcher.deck + witcher.hand;
  const hand = Math.min(HAND_LIMIT, life);
  return { ...witcher, hand, deck: life - hand };
}

const DRAW: FightEvent = { kind: 'draw', modifier: 0 };

const comboOf = ({ damage, shields, cards }: Plan, { hand }: Witcher): FightEvent => ({
  kind: 'combo',
  cards: Math.min(cards, hand),
  damage: hand === 0 ? 0 : damage,
  shields: hand === 0 ? 0 : shields,
  draw: 0,
  taken: 0,
  returned: 0,
  colours: [],
  specialty: undefined,
});
