/**
 * The situations that a planned fight can come to, numbered: the rules are asked once for each attack on each of them,
 * however many orders of cards lead there.
 */

import { NO_ATTACK } from '../fight/attack-cards.ts';
import { monsterFightOutcome } from '../fight/fight-outcome.ts';
import type { FightEvent, FightSetUp, FightState, Witcher } from '../fight/fight-state.ts';
import { isKnockedOut } from '../fight/fight.ts';
import { isWitchersTurn, takeStep } from '../fight/monster-fight.ts';
import { attackFrom, sufferAttack } from '../fight/monster-turn.ts';
import { ATTACK_TYPES, type AttackType, ATTRIBUTES, HAND_LIMIT } from '../vocabulary.ts';
import type { CardGroup } from './card-groups.ts';

/** What the witcher does in each turn. */
type Plan = { readonly damage: number; readonly cards: number; readonly shields: number };

/** Places of the ends: complete defeat, driven away, defeated with no card left, with one … */
export const COMPLETE_DEFEAT = 0;
export const DRIVEN_AWAY = 1;
export const FIRST_LEFT = 2;

/** A situation before an attack, or an end, and the own turns that led there. */
export type Reached = { readonly situation: number; readonly turns: number };

export type Situations = {
  readonly begin: (state: FightState) => Reached;
  /** After an attack with a card of this group. */
  readonly attacked: (situation: number, type: AttackType | undefined, group: number) => Reached;
  /** The place of the end, if the fight is over here. */
  readonly endOf: (situation: number) => number | undefined;
};

export function makeSituations(setUp: FightSetUp, plan: Plan, groups: readonly CardGroup[]): Situations {
  const numbers = new Map<string, number>();
  const states: FightState[] = [];
  const reached = new Map<number, Reached>();

  const number = (state: FightState): number => {
    const key = keyOf(state);
    const known = numbers.get(key) ?? states.length;
    if (known === states.length) {
      numbers.set(key, known);
      states.push(state);
    }
    return known;
  };

  /** Up to the next attack, or to the end. Own turns leave nothing to chance. */
  const goOn = (state: FightState): Reached => {
    if (state.standing !== 'goes-on' || !isWitchersTurn(state.phase))
      return { situation: number(state), turns: 0 };
    const isNewTurn = state.phase === 'combo';
    const events = isNewTurn ? [comboOf(plan, state.witcher), DRAW] : [DRAW];
    const after = events.reduce((so, event) => {
      const step = takeStep(setUp, so, event);
      return step.ok ? step.value.state : so;
    }, state);
    return { situation: number(after), turns: isNewTurn ? 1 : 0 };
  };

  const attack = (before: FightState, type: AttackType | undefined, group: number): FightState => {
    const state = { ...before, attackType: type };
    const { witcher, pool } = sufferAttack(
      setUp,
      state,
      attackFrom(setUp, state, groups[group]?.card ?? 0) ?? NO_ATTACK,
    );
    const { outcome } = monsterFightOutcome({
      knockedOut: isKnockedOut(witcher),
      pool,
      lastAction: 'monster',
    });
    return {
      ...state,
      witcher: asOneLife(witcher),
      pool,
      attacks: state.attacks + 1,
      attackType: undefined,
      phase: 'combo',
      lastAction: 'monster',
      standing: outcome,
    };
  };

  return {
    begin: goOn,
    attacked: (situation, type, group) => {
      const key =
        (situation * groups.length + group) * 3 + (type === undefined ? 2 : ATTACK_TYPES.indexOf(type));
      const known = reached.get(key) ?? goOn(attack(stateAt(states, situation), type, group));
      reached.set(key, known);
      return known;
    },
    endOf: (situation) => endOf(stateAt(states, situation)),
  };
}

function stateAt(states: readonly FightState[], situation: number): FightState {
  const state = states[situation];
  if (state === undefined) throw new RangeError('A situation has the number that it was given.');
  return state;
}

function endOf({ standing, witcher }: FightState): number | undefined {
  switch (standing) {
    case 'goes-on':
      return undefined;
    case 'complete-defeat':
      return COMPLETE_DEFEAT;
    case 'driven-away':
      return DRIVEN_AWAY;
    case 'defeated':
      return FIRST_LEFT + witcher.deck + witcher.hand;
  }
}

/** All that the rest of a fight depends on, beside the unseen cards. */
const keyOf = ({ witcher, pool, attacks, standing }: FightState): string =>
  [
    witcher.shield,
    witcher.deck + witcher.hand,
    ...ATTRIBUTES.map((attribute) => witcher[attribute]),
    Math.min(1, witcher.turns),
    pool,
    Math.min(1, attacks),
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
