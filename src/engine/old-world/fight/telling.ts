/** How a fight tells what it does: each change with the clause it rests on. */

import { type Basis, printed, reading, type Reason } from '../../reasons.ts';
import type { Attribute } from '../vocabulary.ts';
import type { FirstTurnReason, OutcomeReason } from './fight-outcome.ts';
import type { DamageReason, MonsterDamageReason, ReplenishReason, WitcherNumber } from './fight.ts';
import type { CardLossReason, ChooserReason, LowerReason } from './monster-attack.ts';
import type { ShieldReason } from './shield.ts';
import type { WinnerReason } from './witcher-fight.ts';

/** Beside print and reading: a fact from outside the books, such as a monster's ability, or the reader's own word. */
export type FightBasis = Basis | 'outside' | 'own';

/** A number that a fight changes: the witcher's, or the cards of the monster. */
export type FightNumber = WitcherNumber | Attribute | 'pool';

export type FightReason =
  | FirstTurnReason
  | Exclude<OutcomeReason, 'both-have-life'>
  | DamageReason
  | Exclude<MonsterDamageReason, 'pool-empty'>
  | ReplenishReason
  | CardLossReason
  | LowerReason
  | ChooserReason
  | ShieldReason
  | Exclude<WinnerReason, 'both-have-life'>
  | 'monster-life-pool'
  | 'combo-played'
  | 'nothing-to-play'
  | 'potion-used'
  | 'potion-at-other-time'
  | 'viper'
  | 'viper-against-monster'
  | 'bear'
  | 'cat'
  | 'wolf'
  | 'wolf-moment'
  | 'griffin'
  | 'top-of-discard'
  | 'empty-discard-pile'
  | 'returned-to-hand'
  | 'hand-full'
  | 'saved-by-returned-card'
  | 'combo-discarded'
  | 'ability';

/** The clause of each reason, "entry#clause". What the reader corrects rests on none. */
export const FIGHT_CLAUSES: Readonly<Record<FightReason, string>> = {
  'monster-life-pool': 'monster-fight#life-pool',
  'has-trail-token': 'monster-fight#first-turn',
  'no-trail-token': 'monster-fight#first-turn',
  'attacker-begins': 'witcher-fight#attacker-first',
  ability: 'monster-fight#special-ability',

  'potion-used': 'potions#per-fight',
  'potion-at-other-time': 'witchers-fight-turn#other-times',
  viper: 'school-specialties#viper-discard',
  'viper-against-monster': 'school-specialties#viper-and-monsters',
  bear: 'school-specialties#bear',
  cat: 'school-specialties#cat',
  wolf: 'school-specialties#wolf',
  'wolf-moment': 'school-specialties#wolf-moment',
  griffin: 'school-specialties#griffin',

  'combo-played': 'combos#at-least-one',
  'nothing-to-play': 'combos#empty-hand',
  'card-per-damage': 'damage#monster',
  'shield-icons': 'shields#raise',
  'capped-by-defense': 'shields#cap',
  'track-end-unknown': 'shields#defense-5',
  'lowered-with-defense': 'shields#defense-lowered-in-a-fight',
  'top-of-discard': 'special-effects#top-of-discard',
  'empty-discard-pile': 'special-effects#empty-discard-pile',
  'returned-to-hand': 'special-effects#return-card',
  'hand-full': 'hand-limit#other-cards-to-hand',

  'combat-level': 'replenishing-the-hand#number',
  'combo-modifiers': 'special-effects#draw-modifiers',
  'other-modifiers': 'replenishing-the-hand#number',
  'not-below-zero': 'replenishing-the-hand#not-below-zero',
  'hand-limit': 'hand-limit#lost',
  'deck-empty': 'replenishing-the-hand#no-reshuffle',
  'deck-empty-otherwise': 'replenishing-the-hand#other-draws',
  'combo-discarded': 'replenishing-the-hand#then-discard',

  'controller-begins': 'monsters-fight-turn#first-turn',
  'next-counter-clockwise': 'monsters-fight-turn#later-turns',
  'die-in-solo': 'solo-mode#attack-die',
  'revealed-card-leaves-pool': 'monsters-fight-turn#card-leaves-pool',
  'shield-first': 'damage#shield',
  'then-deck': 'damage#deck',
  'then-hand': 'damage#hand',
  'damage-left-over': 'life-pool-and-knock-out#knocked-out',
  'last-card-gone': 'life-pool-and-knock-out#exactly-the-last-card',
  'last-card-gone-otherwise': 'life-pool-and-knock-out#any-loss',
  'random-from-hand': 'monsters-fight-turn#random-discard',
  'rest-from-deck': 'monsters-fight-turn#too-few-cards',
  'chosen-from-hand': 'monsters-fight-turn#trash-card',
  'top-of-deck': 'monsters-fight-turn#trash-card',
  'lowered-by-1': 'monsters-fight-turn#lower-attribute',
  'never-below-1': 'attributes#never-below',
  'level-5-stays': 'attributes#level-five',
  'counts-at-once': 'attributes#lowered-in-fight',

  'knocked-out': 'life-pool-and-knock-out#knocked-out',
  'saved-by-returned-card': 'life-pool-and-knock-out#when-checked',
  'own-cards-ended-both': 'life-pool-and-knock-out#both-at-once',
  'monster-out-of-cards': 'defeating-a-monster#when',
  'survived-its-last-card': 'monsters-fight-turn#its-last-card',
  'at-most-1-card-left': 'driving-a-monster-away#when',
  'at-least-2-cards-left': 'complete-defeat#when',
};

/** The clause of what is said before a step gives a reason, "entry#clause", as a reason. */
export const SHOWN_CLAUSES = {
  'life-pool': printed('fight-general-rules#life-pool'),
  ability: printed('monster-fight#special-ability'),
  combo: printed('combos#at-least-one'),
  draw: printed('replenishing-the-hand#number'),
  'attack-type': printed('monsters-fight-turn#choose'),
  reveal: printed('monsters-fight-turn#reveal'),
  'specialty-numbers': reading('school-specialties#on-the-board'),
  potions: printed('potions#per-fight'),
  wagers: printed('wagers#who'),
};

/** What a step changed, in the order of the rules. A reason may change no number: it says why not. */
export type Told = {
  readonly reason: FightReason | 'corrected';
  readonly basis: FightBasis;
  /** "entry#clause"; none for what the reader corrected. */
  readonly clause: string | undefined;
  readonly change: NumberChange | undefined;
};

export type NumberChange = { readonly of: FightNumber; readonly from: number; readonly to: number };

export const tell = (
  { reason, basis }: { readonly reason: FightReason; readonly basis: FightBasis },
  change?: NumberChange,
): Told => ({ reason, basis, clause: FIGHT_CLAUSES[reason], change });

/** What a monster's ability does, which no book prints. */
export const tellAbility = (change?: NumberChange): Told =>
  tell({ reason: 'ability', basis: 'outside' }, change);

export const tellCorrected = (change: NumberChange): Told => ({
  reason: 'corrected',
  basis: 'own',
  clause: undefined,
  change,
});

/** The same reasons, those that change a number with what it was and is. */
export const tellChanges = <Code extends FightReason, Of extends FightNumber>(
  reasons: readonly Reason<Code>[],
  numbers: Partial<Readonly<Record<Code, Of>>>,
  before: Readonly<Record<Of, number>>,
  after: Readonly<Record<Of, number>>,
): readonly Told[] =>
  reasons.map((reason) => {
    const of = numbers[reason.reason];
    return tell(reason, of && { of, from: before[of], to: after[of] });
  });
