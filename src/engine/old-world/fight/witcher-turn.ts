/** A witcher's fight turn (p. 22–24), against a monster or another witcher: what it does to the own numbers. */

import { printed, reading, type Reason } from '../../reasons.ts';
import type { Result } from '../../result.ts';
import { HAND_LIMIT } from '../vocabulary.ts';
import {
  type FightError,
  NO_SPECIALTY,
  type PlayedCombo,
  type SpecialtyNumbers,
  type Witcher,
  type WitcherSetUp,
  type WitcherTurn,
} from './fight-state.ts';
import { drawInFight, potionsLeft, replenish } from './fight.ts';
import { effectOf, type MonsterEffect } from './monster-effect.ts';
import { raiseShield } from './shield.ts';
import { type SpecialtyMoment, type SpecialtyUse, specialtyUse } from './specialties.ts';
import { type FightReason, tell, tellAbility, tellChanges, type Told } from './telling.ts';

/** What a monster's ability means for the witcher's turns; a witcher has none. */
export type Ability = { readonly effect: MonsterEffect | undefined; readonly trail: boolean };
export const NO_ABILITY: Ability = { effect: undefined, trail: false };

export type WitcherStep = { readonly witcher: Witcher; readonly told: readonly Told[] };
type Try<T> = Result<T, FightError>;

const NEW_TURN: WitcherTurn = { combo: 0, draw: 0, dodge: false, shieldGained: 0 };

export const enterFight = (setUp: WitcherSetUp): Witcher => ({
  ...setUp,
  discard: 0,
  trashed: 0,
  potionsUsed: 0,
  specialtyUsed: false,
  turns: 0,
  turn: NEW_TURN,
});

/** How many potions may still be used (p. 22), whatever the witcher holds. */
export function potionLimit({ alchemy, potionsUsed }: Witcher, { effect }: Ability): number {
  const left = potionsLeft(alchemy, potionsUsed);
  const ability = effectOf(effect, 'potions-per-fight');
  return ability === undefined ? left : Math.min(left, Math.max(0, ability.most - potionsUsed));
}

/** A potion is turned over (p. 22). What it does, only its card says: the reader corrects the numbers. */
export function usePotion(witcher: Witcher, ability: Ability, isOwnFirstStep: boolean): Try<WitcherStep> {
  if (witcher.potions === 0) return { ok: false, error: 'no-potion' };
  if (potionLimit(witcher, ability) === 0) return { ok: false, error: 'no-potion-left-this-fight' };
  const after = { ...witcher, potions: witcher.potions - 1, potionsUsed: witcher.potionsUsed + 1 };
  const told = [
    ...(isOwnFirstStep ? [] : [tell(reading('potion-at-other-time'))]),
    tell(printed('potion-used'), { of: 'potions', from: witcher.potions, to: after.potions }),
  ];
  return { ok: true, value: { witcher: after, told } };
}

/** The specialties that stand alone: Armor, Speed and Magic (p. 34–35). */
export function useSpecialty(
  witcher: Witcher,
  { draw, shields, cards }: SpecialtyNumbers,
  ability: Ability,
  isOwnFirstStep: boolean,
): Try<WitcherStep> {
  const { school } = witcher;
  if (!isAlone(school) || specialtyNow(witcher, isOwnFirstStep)?.allowed !== true)
    return { ok: false, error: 'no-specialty-now' };
  const used = { ...witcher, specialtyUsed: true };
  if (school === 'griffin') {
    const taken = takeDiscards(used, 1, 'griffin');
    const thrown = Math.min(cards, taken.witcher.hand);
    const after = {
      ...taken.witcher,
      hand: taken.witcher.hand - thrown,
      discard: taken.witcher.discard + thrown,
    };
    return {
      ok: true,
      value: { witcher: after, told: [...taken.told, ...handTold('griffin', taken.witcher, after)] },
    };
  }
  const drawn = drawInFight(used, draw);
  const armed = { ...used, hand: drawn.hand, deck: drawn.deck };
  const back = school === 'cat' ? Math.min(cards, armed.hand) : 0;
  const returned = { ...armed, hand: armed.hand - back, deck: armed.deck + back };
  const raised = raise(returned, school === 'bear' ? shields : 0, ability, 'bear');
  return {
    ok: true,
    value: {
      witcher: raised.witcher,
      told: [
        tell(printed(school), { of: 'hand', from: used.hand, to: returned.hand }),
        ...drawn.reasons.map((reason) => tell(reason)),
        ...raised.told,
      ],
    },
  };
}

export type ComboStep = WitcherStep & {
  /** What the opponent suffers, and the cards that Venomous-Steel takes from the opponent's deck. */
  readonly damage: number;
  readonly discards: number;
  /** How many of `told` come before the opponent's loss. */
  readonly beforeHit: number;
};

/** What forbids a combo of so many cards: whoever has cards must play one (p. 23). */
function comboSizeError(cards: number, cardsInHand: number): FightError | undefined {
  if (cards > cardsInHand) return 'more-than-hand';
  return cards === 0 && cardsInHand > 0 ? 'must-play-a-card' : undefined;
}

/** Steps 2 and 3: the combo, its damage, its shields and its special effects (p. 22–24). */
export function playCombo(
  witcher: Witcher,
  combo: PlayedCombo,
  ability: Ability,
  /** How many cards the opponent will discard for so much damage. */
  discardsFor: (damage: number) => number,
): Try<ComboStep> {
  const error = comboSizeError(combo.cards, witcher.hand);
  if (error !== undefined) return { ok: false, error };
  if (combo.returned > combo.cards) return { ok: false, error: 'more-returned-than-played' };
  const specialty = combo.specialty ?? NO_SPECIALTY;
  const extra = witcher.school === 'wolf' ? specialty : NO_SPECIALTY;
  const hit = dealDamage(witcher, combo, combo.damage + extra.damage, ability);
  const use = specialtyWithCombo(witcher, combo.cards, discardsFor(hit.damage));
  if (combo.specialty !== undefined && use?.allowed !== true) return { ok: false, error: 'no-specialty-now' };
  const played = { ...witcher, hand: witcher.hand - combo.cards };
  const before = [
    combo.cards === 0
      ? tell(reading('nothing-to-play'))
      : tell(printed('combo-played'), { of: 'hand', from: witcher.hand, to: played.hand }),
    ...(combo.specialty !== undefined && witcher.school === 'wolf'
      ? [tell(printed('wolf')), tell(reading('wolf-moment'))]
      : []),
    ...hit.told,
  ];
  const scared = loseShield(played, combo, ability);
  const raised = raise(scared.witcher, combo.shields, ability, 'shield-icons');
  const taken = takeDiscards(raised.witcher, combo.taken, 'top-of-discard');
  const back = Math.min(combo.returned, roomIn(taken.witcher));
  const after: Witcher = {
    ...taken.witcher,
    hand: taken.witcher.hand + back,
    specialtyUsed: witcher.specialtyUsed || combo.specialty !== undefined,
    turn: {
      ...taken.witcher.turn,
      combo: combo.cards - back,
      draw: combo.draw + extra.draw,
      dodge: combo.colours.includes('green'),
    },
  };
  const isSaved = combo.cards > 0 && witcher.deck === 0 && played.hand === 0 && after.hand > 0;
  return {
    ok: true,
    value: {
      witcher: after,
      damage: hit.damage,
      discards: witcher.school === 'viper' ? specialty.cards : 0,
      beforeHit: before.length,
      told: [
        ...before,
        ...scared.told,
        ...raised.told,
        ...taken.told,
        ...handTold('returned-to-hand', taken.witcher, after),
        ...(back < combo.returned ? [tell(reading('hand-full'))] : []),
        ...(isSaved ? [tell(reading('saved-by-returned-card'))] : []),
      ],
    },
  };
}

/** Step 4, and the end of the turn (p. 24). */
export function drawAfterCombo(witcher: Witcher, modifier: number, { effect }: Ability): WitcherStep {
  const { turn } = witcher;
  const weak = witcher.turns === 0 ? effectOf(effect, 'combat-in-first-turn') : undefined;
  const combat = weak?.value ?? witcher.combat;
  const less = fewerCards(effect, turn.dodge, combat + turn.draw + modifier);
  const { hand, deck, reasons } = replenish({
    combat,
    comboModifier: turn.draw,
    otherModifier: modifier - less,
    hand: witcher.hand,
    deck: witcher.deck,
  });
  const after: Witcher = {
    ...witcher,
    hand,
    deck,
    discard: witcher.discard + turn.combo,
    turns: witcher.turns + 1,
    turn: NEW_TURN,
  };
  return {
    witcher: after,
    told: [
      ...(weak !== undefined || less > 0 ? [tellAbility()] : []),
      ...tellChanges(reasons, { 'combat-level': 'hand' }, witcher, after),
      ...(turn.combo > 0
        ? [tell(printed('combo-discarded'), { of: 'discard', from: witcher.discard, to: after.discard })]
        : []),
    ],
  };
}

/** Whether Bear, Cat or Griffin can use theirs in this turn, and what stands against it; nothing for the others. */
export function specialtyNow(witcher: Witcher, firstStep: boolean): SpecialtyUse | undefined {
  const { school, shield, turns } = witcher;
  switch (school) {
    case 'bear':
      return useAt(witcher, { school, shield });
    case 'cat':
      return useAt(witcher, { school, fightTurn: turns + 1 });
    case 'griffin':
      return useAt(witcher, { school, firstStep });
    default:
      return undefined;
  }
}

/** The same for Wolf and Viper, who use theirs with a combo. */
export function specialtyWithCombo(
  witcher: Witcher,
  comboCards: number,
  opponentDiscarded: number,
): SpecialtyUse | undefined {
  const { school } = witcher;
  if (school === 'wolf') return useAt(witcher, { school, comboCards });
  return school === 'viper' ? useAt(witcher, { school, opponentDiscarded }) : undefined;
}

const isAlone = (school: Witcher['school']): school is 'bear' | 'cat' | 'griffin' =>
  school === 'bear' || school === 'cat' || school === 'griffin';

const useAt = (witcher: Witcher, moment: SpecialtyMoment): SpecialtyUse =>
  specialtyUse(moment, { usedThisFight: witcher.specialtyUsed, ownTurn: true });

/** What is left of a combo's damage once the ability has had its say. */
function dealDamage(
  { turns }: Witcher,
  { colours }: PlayedCombo,
  shown: number,
  { effect, trail }: Ability,
): { readonly damage: number; readonly told: readonly Told[] } {
  const weakened = effectOf(effect, 'colors-lower-damage');
  const capped = turns === 0 ? effectOf(effect, 'damage-in-first-turn') : undefined;
  const isSpared = capped?.unless === 'trail' && trail;
  const damage =
    weakened?.colors.some((colour) => colours.includes(colour)) === true
      ? Math.max(0, shown - weakened.by)
      : capped === undefined || isSpared
        ? shown
        : Math.min(shown, capped.most);
  return { damage, told: damage < shown ? [tellAbility()] : [] };
}

function loseShield(witcher: Witcher, { colours }: PlayedCombo, { effect }: Ability): WitcherStep {
  const ability = effectOf(effect, 'colors-lower-shield');
  if (ability?.colors.some((colour) => colours.includes(colour)) !== true) return { witcher, told: [] };
  const shield = Math.max(0, witcher.shield - ability.by);
  return {
    witcher: { ...witcher, shield },
    told: [tellAbility({ of: 'shield', from: witcher.shield, to: shield })],
  };
}

/** Shields of a combo or of Armor, as far as Defense and an ability let them rise. */
function raise(
  witcher: Witcher,
  icons: number,
  { effect }: Ability,
  why: 'shield-icons' | 'bear',
): WitcherStep {
  if (icons === 0) return { witcher, told: [] };
  const most = effectOf(effect, 'shield-per-turn')?.most ?? Infinity;
  const counted = Math.min(icons, Math.max(0, most - witcher.turn.shieldGained));
  const { shield, reasons } = raiseShield(witcher.shield, counted, witcher.defense);
  const gained = shield - witcher.shield;
  return {
    witcher: {
      ...witcher,
      shield,
      turn: { ...witcher.turn, shieldGained: witcher.turn.shieldGained + gained },
    },
    told: [
      tell(printed(why), { of: 'shield', from: witcher.shield, to: shield }),
      ...(counted < icons ? [tellAbility()] : []),
      ...reasons.flatMap((reason) => (isLimit(reason) ? [tell(reason)] : [])),
    ],
  };
}

const isLimit = (
  reason: ReturnType<typeof raiseShield>['reasons'][number],
): reason is Reason<'capped-by-defense' | 'track-end-unknown'> =>
  reason.reason === 'capped-by-defense' || reason.reason === 'track-end-unknown';

/** Cards from the discard pile to the hand; the combo does not lie there yet (p. 24). */
function takeDiscards(witcher: Witcher, wanted: number, why: 'top-of-discard' | 'griffin'): WitcherStep {
  const taken = Math.min(wanted, witcher.discard, roomIn(witcher));
  const after = { ...witcher, hand: witcher.hand + taken, discard: witcher.discard - taken };
  const isEmpty = after.discard === 0;
  return {
    witcher: after,
    told: [
      ...handTold(why, witcher, after),
      ...(taken < wanted ? [tell(reading(isEmpty ? 'empty-discard-pile' : 'hand-full'))] : []),
    ],
  };
}

const roomIn = ({ hand }: Witcher): number => Math.max(0, HAND_LIMIT - hand);

const handTold = (why: FightReason, before: Witcher, after: Witcher): readonly Told[] =>
  before.hand === after.hand ? [] : [tell(printed(why), { of: 'hand', from: before.hand, to: after.hand })];

/** Cards that an ability takes off the number to draw, never below its least. */
function fewerCards(effect: MonsterEffect | undefined, dodge: boolean, plain: number): number {
  const ability = effectOf(effect, 'draw-less');
  if (ability === undefined || (ability.unless === 'dodge' && dodge)) return 0;
  return ability.least === undefined ? ability.by : Math.min(ability.by, Math.max(0, plain - ability.least));
}
