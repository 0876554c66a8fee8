/** A monster's fight turn (p. 25): what its revealed card does to the witcher. */

import { type Attack, type AttackCard, attackOf } from './attack-cards.ts';
import type { FightSetUp, FightState, Witcher } from './fight-state.ts';
import { DAMAGE_ORDER, damageToWitcher, revealMonsterCard } from './fight.ts';
import { effectOf } from './monster-effect.ts';
import { discardRandom, lowerAttribute, trashChosen } from './monster-attack.ts';
import { lowerShieldWithDefense } from './shield.ts';
import { tell, tellAbility, tellChanges, type Told } from './telling.ts';
import { ATTACK_TYPES, type Attribute } from '../vocabulary.ts';
import type { WitcherStep } from './witcher-turn.ts';

export type MonsterStep = WitcherStep & { readonly pool: number };

/** The attack of a card, of the chosen type. */
export function attackFrom(setUp: FightSetUp, state: FightState, card: AttackCard): Attack {
  const attacks = (state.attackType === undefined ? ATTACK_TYPES : [state.attackType]).map((type) =>
    attackOf(card[type], setUp.monster.level, state.witcher),
  );
  // Without a type the ability takes the half that costs more cards.
  return attacks.reduce((worst, attack) =>
    cardsLost(setUp, state, attack) > cardsLost(setUp, state, worst) ? attack : worst,
  );
}

/** How many cards of deck and hand an attack would cost. */
export function cardsLost(setUp: FightSetUp, state: FightState, attack: Attack): number {
  const { deck, hand } = state.witcher;
  const { witcher } = sufferAttack(setUp, state, attack);
  return deck + hand - witcher.deck - witcher.hand;
}

/** A card is drawn from the pool and takes effect. */
export function sufferAttack(setUp: FightSetUp, state: FightState, shown: Attack): MonsterStep {
  const { pool, reasons } = revealMonsterCard(state.pool);
  const { attack, told } = strengthen(setUp, state, shown);
  const steps = [
    (witcher: Witcher) => lower(witcher, attack.lower),
    (witcher: Witcher) => suffer(setUp, state, witcher, attack.damage),
    (witcher: Witcher) => discard(witcher, attack.discard),
    (witcher: Witcher) => trash(witcher, attack.trash),
    (witcher: Witcher) => loseToAbility(witcher, randomCards(setUp, state, shown)),
  ];
  const start: WitcherStep = {
    witcher: state.witcher,
    told: [
      ...reasons.flatMap(({ reason, basis }) =>
        reason === 'pool-empty' ? [] : [tell({ reason, basis }, { of: 'pool', from: state.pool, to: pool })],
      ),
      ...told,
    ],
  };
  return { pool, ...steps.reduce((so, step) => joined(so, step(so.witcher)), start) };
}

const joined = (one: WitcherStep, two: WitcherStep): WitcherStep => ({
  witcher: two.witcher,
  told: [...one.told, ...two.told],
});

/** The attack with what an ability adds to its damage or takes off it. */
function strengthen(
  { monster: { effect } }: FightSetUp,
  { attacks, pool }: FightState,
  attack: Attack,
): { readonly attack: Attack; readonly told: readonly Told[] } {
  const first = attacks === 0 ? effectOf(effect, 'stronger-first-attack')?.by : undefined;
  const late = effectOf(effect, 'stronger-last-attacks');
  const more = first ?? (late !== undefined && pool <= late.left ? late.by : 0);
  const less = effectOf(effect, 'discard-for-damage')?.by ?? 0;
  const damage = Math.max(0, attack.damage + more - less);
  return damage === attack.damage
    ? { attack, told: [] }
    : { attack: { ...attack, damage }, told: [tellAbility()] };
}

/** Random cards that an ability takes from the hand after the attack. */
function randomCards({ monster: { effect } }: FightSetUp, { attacks }: FightState, shown: Attack): number {
  const forDamage = effectOf(effect, 'discard-for-damage');
  if (forDamage !== undefined) return shown.damage > 0 ? forDamage.count : 0;
  const after = effectOf(effect, 'discard');
  return after?.when === 'after-first-attack' && attacks === 0 ? after.count : 0;
}

function lower(witcher: Witcher, attribute: Attribute | undefined): WitcherStep {
  if (attribute === undefined) return { witcher, told: [] };
  const lowered = lowerAttribute(witcher[attribute]);
  const levels: Witcher = { ...witcher, [attribute]: lowered.level };
  const { shield, reasons } = lowerShieldWithDefense(levels.shield, levels.defense);
  const after = { ...levels, shield };
  return {
    witcher: after,
    told: [
      ...tellChanges(lowered.reasons, { 'lowered-by-1': attribute }, witcher, after),
      ...reasons.map((reason) =>
        tell(
          { ...reason, reason: 'lowered-with-defense' },
          { of: 'shield', from: witcher.shield, to: shield },
        ),
      ),
    ],
  };
}

function suffer(
  { monster: { effect } }: FightSetUp,
  { attacks }: FightState,
  witcher: Witcher,
  damage: number,
): WitcherStep {
  const handFirst = attacks === 0 && damage > 0 && effect?.kind === 'first-attack-hits-hand';
  const { lost, shield, deck, hand, reasons } = damageToWitcher(
    witcher,
    damage,
    handFirst ? ['hand', 'shield', 'deck'] : DAMAGE_ORDER,
  );
  const after = { ...witcher, shield, deck, hand, discard: witcher.discard + lost.deck + lost.hand };
  return {
    witcher: after,
    told: [
      ...(handFirst ? [tellAbility()] : []),
      ...tellChanges(
        reasons,
        { 'shield-first': 'shield', 'then-deck': 'deck', 'then-hand': 'hand' },
        witcher,
        after,
      ),
    ],
  };
}

function discard(witcher: Witcher, count: number): WitcherStep {
  if (count === 0) return { witcher, told: [] };
  const { hand, deck, fromHand, fromDeck, reasons } = discardRandom(count, witcher);
  const after = { ...witcher, hand, deck, discard: witcher.discard + fromHand + fromDeck };
  return {
    witcher: after,
    told: tellChanges(reasons, { 'random-from-hand': 'hand', 'rest-from-deck': 'deck' }, witcher, after),
  };
}

function trash(witcher: Witcher, count: number): WitcherStep {
  if (count === 0) return { witcher, told: [] };
  const { hand, deck, fromHand, fromDeck, reasons } = trashChosen(count, witcher);
  const after = { ...witcher, hand, deck, trashed: witcher.trashed + fromHand + fromDeck };
  return {
    witcher: after,
    told: tellChanges(reasons, { 'chosen-from-hand': 'hand', 'top-of-deck': 'deck' }, witcher, after),
  };
}

/** What an ability discards comes from the hand, as long as there is one. */
export function loseToAbility(witcher: Witcher, count: number): WitcherStep {
  const lost = Math.min(count, witcher.hand);
  if (lost === 0) return { witcher, told: [] };
  const hand = witcher.hand - lost;
  return {
    witcher: { ...witcher, hand, discard: witcher.discard + lost },
    told: [tellAbility({ of: 'hand', from: witcher.hand, to: hand })],
  };
}
