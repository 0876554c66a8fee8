/** A fight against a monster as data: how it was set up, what has happened, and what stands now. */

import { printed, type Reason } from '../../reasons.ts';
import type { Attack, CardReading } from './attack-cards.ts';
import type { MonsterFightOutcome } from './fight-outcome.ts';
import type { WitcherNumber } from './fight.ts';
import type { MonsterEffect } from './monster-effect.ts';
import type { FightNumber } from './telling.ts';
import type {
  AttackType,
  Attribute,
  CardColour,
  Level,
  MonsterLevel,
  PlayerCount,
  School,
} from '../vocabulary.ts';

export type FightSetUp = {
  readonly monster: {
    /** As the reader's bestiary calls it; empty for a monster given by its numbers alone. */
    readonly name: string;
    readonly level: MonsterLevel;
    readonly life: number;
    /** What is known of its ability; nothing is applied without it. */
    readonly effect: MonsterEffect | undefined;
  };
  readonly trail: boolean;
  /** 1 is the solo mode. */
  readonly players: PlayerCount;
  readonly witcher: WitcherSetUp;
  readonly cards: CardReading;
};

/** A witcher before the fight. The deck is the life pool: the discard pile is already in it (p. 20). */
export type WitcherSetUp = Readonly<Record<Attribute, Level>> &
  Readonly<Record<'shield' | 'deck' | 'hand' | 'potions', number>> & {
    /** None where no specialty is known, as for the Manticore. */
    readonly school: School | undefined;
  };

/** A witcher in a fight. */
export type Witcher = Readonly<Record<Attribute, Level>> &
  Readonly<Record<WitcherNumber, number>> & {
    readonly school: School | undefined;
    readonly specialtyUsed: boolean;
    /** Own fight turns that are over. */
    readonly turns: number;
    /** What step 4 must know of the turn that goes on. */
    readonly turn: WitcherTurn;
  };

export type WitcherTurn = {
  /** Cards of the combo that will go to the discard pile. */
  readonly combo: number;
  readonly draw: number;
  readonly dodge: boolean;
  readonly shieldGained: number;
};

/** What comes next: steps 1 to 3 of the witcher's turn, step 4, or the two steps of the monster's. */
export const FIGHT_PHASES = ['combo', 'draw', 'attack-type', 'reveal'] as const;
export type FightPhase = (typeof FIGHT_PHASES)[number];

export type FightState = {
  readonly witcher: Witcher;
  /** Cards left in the monster's life pool. */
  readonly pool: number;
  /** The monster's fight turns that are over. */
  readonly attacks: number;
  readonly attackType: AttackType | undefined;
  /** What comes next while the fight goes on. */
  readonly phase: FightPhase;
  readonly lastAction: 'witcher' | 'monster';
  readonly standing: MonsterFightOutcome;
  /** How many cards of each kind of `attackCards` have been seen. */
  readonly seen: readonly number[];
};

/** The numbers of a specialty, which only the player board shows. */
export type SpecialtyNumbers = {
  /** Bear, Cat, Wolf. */
  readonly draw: number;
  /** Bear. */
  readonly shields: number;
  /** Wolf. */
  readonly damage: number;
  /** Cat: cards put back on the deck. Griffin: cards discarded. Viper: cards that the opponent's deck loses. */
  readonly cards: number;
};

export const NO_SPECIALTY: SpecialtyNumbers = { draw: 0, shields: 0, damage: 0, cards: 0 };

/** A combo as it lies on the table, extensions counted where a card lies on them. */
export type PlayedCombo = {
  readonly cards: number;
  readonly damage: number;
  readonly shields: number;
  /** More or fewer cards to draw. */
  readonly draw: number;
  /** Cards to take from the top of the discard pile. */
  readonly taken: number;
  /** Cards of the combo that return to the hand. */
  readonly returned: number;
  /** In the order of `CARD_COLOURS`; only some abilities ask for them. */
  readonly colours: readonly CardColour[];
  /** Wolf and Viper use theirs with the combo. */
  readonly specialty: SpecialtyNumbers | undefined;
};

/** What a witcher does in the own fight turn. */
export type WitcherEvent =
  | { readonly kind: 'potion' }
  /** Bear, Cat and Griffin. */
  | { readonly kind: 'specialty'; readonly numbers: SpecialtyNumbers }
  | ({ readonly kind: 'combo' } & PlayedCombo)
  /** Step 4; `modifier` is that of potions and other effects. It ends the turn. */
  | { readonly kind: 'draw'; readonly modifier: number };

export type FightEvent =
  | WitcherEvent
  | { readonly kind: 'attack-type'; readonly type: AttackType }
  /** A card by its place in `attackCards`, or what the reader's own card shows. */
  | { readonly kind: 'reveal'; readonly card: number }
  | { readonly kind: 'reveal'; readonly shows: Attack }
  /** A card that damage has turned up. */
  | { readonly kind: 'seen'; readonly card: number }
  | { readonly kind: 'correct'; readonly of: FightNumber; readonly to: number };

export const FIGHT_ERRORS = [
  'fight-is-over',
  'not-now',
  'must-play-a-card',
  'more-than-hand',
  'more-returned-than-played',
  'no-potion',
  'no-potion-left-this-fight',
  'no-specialty-now',
  'no-such-card',
] as const;
export type FightError = (typeof FIGHT_ERRORS)[number];

/** The clause that forbids it, "entry#clause", as a reason. That a card is not left, no rule has to say. */
export const ERROR_CLAUSES: Readonly<Record<Exclude<FightError, 'no-such-card'>, Reason<string>>> = {
  'fight-is-over': printed('fight-general-rules#alternating'),
  'not-now': printed('witchers-fight-turn#order'),
  'must-play-a-card': printed('combos#at-least-one'),
  'more-than-hand': printed('witchers-fight-turn#combo'),
  'more-returned-than-played': printed('special-effects#return-card'),
  'no-potion': printed('potions#used'),
  'no-potion-left-this-fight': printed('potions#per-fight'),
  'no-specialty-now': printed('school-specialties#once-per-fight'),
};
