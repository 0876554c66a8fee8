/**
 * The specialties of the five schools (rulebook p. 34–35): when each may be used and what it then does. How many cards,
 * shields or damage, only the player boards show, beside the marker of the current level; the level below no longer
 * counts.
 */

import { holding, type Permission, permission, printed, reading, type Reason } from '../../reasons.ts';
import type { Level, School } from '../vocabulary.ts';

/** What each specialty waits for. The Griffin's names no time of its own. */
export type SpecialtyMoment =
  /** Cards that the opponent has discarded as a result of the witcher's attack. */
  | { readonly school: 'viper'; readonly opponentDiscarded: number }
  | { readonly school: 'bear'; readonly shield: number }
  /** The witcher's own fight turns, from 1. */
  | { readonly school: 'cat'; readonly fightTurn: number }
  | { readonly school: 'wolf'; readonly comboCards: number }
  /** Whether it is still the first step of the own fight turn. */
  | { readonly school: 'griffin'; readonly firstStep: boolean };

export const SPECIALTY_OBSTACLES = [
  'used-this-fight',
  'not-own-fight-turn',
  'opponent-discarded-nothing',
  'shield-left',
  'not-first-fight-turn',
  'combo-below-3',
  'not-first-step',
] as const;
export type SpecialtyObstacle = (typeof SPECIALTY_OBSTACLES)[number];

export const SPECIALTY_CHOICES = ['player-decides', 'triggers-by-itself'] as const;
export type SpecialtyChoice = (typeof SPECIALTY_CHOICES)[number];

/** The clause of each obstacle, and of who decides, "entry#clause". */
export const SPECIALTY_CLAUSES: Readonly<Record<SpecialtyObstacle | SpecialtyChoice, string>> = {
  'used-this-fight': 'school-specialties#once-per-fight',
  'not-own-fight-turn': 'witchers-fight-turn#other-times',
  'opponent-discarded-nothing': 'school-specialties#viper',
  'shield-left': 'school-specialties#bear',
  'not-first-fight-turn': 'school-specialties#cat',
  'combo-below-3': 'school-specialties#wolf',
  'not-first-step': 'witchers-fight-turn#other-times',
  'player-decides': 'witchers-fight-turn#potions',
  'triggers-by-itself': 'school-specialties#bear-choice',
};

export type SpecialtyUse = Permission<SpecialtyObstacle> & { readonly choice: Reason<SpecialtyChoice> };

/** Whether a specialty can be used now: once a fight, in the own fight turn (p. 22), at its moment. */
export function specialtyUse(
  moment: SpecialtyMoment,
  fight: { readonly usedThisFight: boolean; readonly ownTurn: boolean },
): SpecialtyUse {
  const { school } = moment;
  return {
    ...permission<SpecialtyObstacle>(
      [fight.usedThisFight, printed('used-this-fight')],
      // Bear and Cat say so themselves (p. 34, 35); for the others p. 22 names the moment and forbids no other in words.
      [!fight.ownTurn, (school === 'bear' || school === 'cat' ? printed : reading)('not-own-fight-turn')],
      [school === 'viper' && moment.opponentDiscarded === 0, printed('opponent-discarded-nothing')],
      [school === 'bear' && moment.shield > 0, printed('shield-left')],
      [school === 'cat' && moment.fightTurn > 1, printed('not-first-fight-turn')],
      [school === 'wolf' && moment.comboCards < 3, printed('combo-below-3')],
      [school === 'griffin' && !moment.firstStep, reading('not-first-step')],
    ),
    // Armor is automatic on p. 34, while p. 22 leaves every specialty to the player: we follow its own text.
    choice: school === 'bear' ? reading('triggers-by-itself') : printed('player-decides'),
  };
}

export const SPECIALTY_STEPS = [
  'look-at-top-cards',
  'discard-of-them',
  'put-back-in-any-order',
  'draw-cards',
  'raise-shield',
  'return-if-shown',
  'more-damage',
  'take-top-discard',
  'take-any-discard',
  'discard-0-to-2',
  'discard-if-shown',
] as const;
export type SpecialtyStep = (typeof SPECIALTY_STEPS)[number];

/** The most of what a step does, where the book says it and not the board (p. 35). */
export const STEP_LIMITS: Partial<Readonly<Record<SpecialtyStep, number>>> = { 'discard-0-to-2': 2 };

/** What a specialty does at a level, in the order in which the book tells it. */
export function specialtySteps(school: School, level: Level): readonly Reason<SpecialtyStep>[] {
  switch (school) {
    case 'viper':
      return holding(
        [true, printed('look-at-top-cards')],
        [level >= 2, printed('discard-of-them')],
        [true, printed('put-back-in-any-order')],
      );
    case 'bear':
      return holding([true, printed('draw-cards')], [level >= 2, printed('raise-shield')]);
    case 'cat':
      return [printed('draw-cards'), printed('return-if-shown')];
    case 'wolf':
      return holding([true, printed('more-damage')], [level >= 2, printed('draw-cards')]);
    case 'griffin':
      // Whether levels 4 and 5 still discard cards of the hand, the book leaves open.
      return level >= 4
        ? [printed('take-any-discard'), reading('discard-if-shown')]
        : [printed('take-top-discard'), printed('discard-0-to-2')];
  }
}
