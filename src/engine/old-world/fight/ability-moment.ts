/** When a monster's ability matters, and what the reader must look at: the rest is applied. */

import { CARD_COLOURS, type CardColour } from '../vocabulary.ts';
import type { FightSetUp, FightState } from './fight-state.ts';
import { isWitchersTurn } from './monster-fight.ts';
import type { MonsterEffect } from './monster-effect.ts';

/** Whether the ability is applied at what comes next, or left to the reader. */
export type AbilityMoment = 'applied' | 'by-hand';

/** What the ability means for the step that comes next; nothing when it does not matter now. */
export function abilityMoment(
  { monster: { effect }, trail }: FightSetUp,
  state: FightState,
): AbilityMoment | undefined {
  if (effect === undefined) return undefined;
  if (state.standing !== 'goes-on')
    return effect.kind === 'draw-after-defeat' && state.standing === 'defeated' ? 'by-hand' : undefined;
  const own = isWitchersTurn(state.phase);
  const ownFirst = own && state.witcher.turns === 0;
  const first = !own && state.attacks === 0;
  const moment = (holds: boolean, what: AbilityMoment = 'applied'): AbilityMoment | undefined =>
    holds ? what : undefined;
  switch (effect.kind) {
    case 'combat-in-first-turn':
      return moment(ownFirst);
    case 'damage-in-first-turn':
      return moment(ownFirst && state.phase === 'combo' && !(effect.unless === 'trail' && trail));
    case 'random-first-card':
      return moment(ownFirst && state.phase === 'combo', 'by-hand');
    case 'colors-without-effect':
      return moment(state.phase === 'combo', 'by-hand');
    case 'shield-per-turn':
    case 'colors-lower-damage':
    case 'colors-lower-shield':
    case 'potions-per-fight':
    case 'lower-defense':
      return moment(state.phase === 'combo');
    case 'draw-less':
      return moment(own);
    case 'worse-first-attack':
    case 'first-attack-hits-hand':
    case 'stronger-first-attack':
      return moment(first);
    case 'stronger-last-attacks':
      return moment(!own && state.pool <= effect.left);
    case 'discard-for-damage':
      return moment(!own);
    case 'discard':
      return moment(first && effect.when === 'after-first-attack');
    case 'lower-shield':
    case 'draw-after-defeat':
      return undefined;
  }
}

/** The colours of the combo that the ability asks for. */
export function askedColours(effect: MonsterEffect | undefined): readonly CardColour[] {
  if (effect?.kind === 'colors-lower-damage' || effect?.kind === 'colors-lower-shield')
    return CARD_COLOURS.filter((colour) => effect.colors.includes(colour));
  return effect?.kind === 'draw-less' && effect.unless === 'dodge' ? ['green'] : [];
}
