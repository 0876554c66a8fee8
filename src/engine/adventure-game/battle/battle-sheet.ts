import { holding, printed, type Reason } from '../../reasons.ts';
import { type Battle, EMPTY_BATTLE } from './battle-code.ts';
import { fitUses, type HandUses } from '../spending/hand-spending.ts';
import type { Objective } from '../spending/spending-solver.ts';
import { attackStat, type Enemy, penalty, type Shortfalls } from '../enemy/verdict.ts';
import type { Spending } from '../spending/spending.ts';
import { type Face, type Hero, whole } from '../vocabulary.ts';
import { suffer, type Suffered, woundSpaces } from '../hero/wounds.ts';

/** The wounds that an enemy deals: for each result missing in attack or defence, and at once, such as before rolling. */
export type Blows = { readonly attack: number; readonly defence: number; readonly once: number };

/** Wounds that lie on the hero sheet before the battle. */
export type Wounded = { readonly actions: number; readonly armour: number };

/** All that a reader enters about a battle: the battle, what is wanted of it, and who fights in which state. */
export type BattleSheet = {
  readonly battle: Battle;
  readonly objective: Objective;
  readonly hero: Hero;
  readonly blows: Blows;
  readonly wounded: Wounded;
  /** How many dice may be rolled again. */
  readonly rerolls: number;
  /** What the reader spends by hand; without it the best spending counts. */
  readonly hand: HandUses | undefined;
  /** For each face that was entered, on which of the hero's dice the reader sees it, as far as it was said. */
  readonly seenOn: readonly (number | undefined)[];
};

/** What is said of dice that are rolled again (EN p. 3). */
export const REROLL = printed('reroll');

/** As many wounds for one missing result as a page lets a reader enter; the books print 1. */
export const MOST_BLOWS = 9;

export const EMPTY_SHEET: BattleSheet = {
  battle: EMPTY_BATTLE,
  objective: 'both',
  hero: 'geralt',
  blows: { attack: 0, defence: 0, once: 0 },
  wounded: { actions: 0, armour: 0 },
  rerolls: 1,
  hand: undefined,
  seenOn: [],
};

/** The same sheet with another roll: where its faces are seen is not said yet. */
export const enterFaces = (sheet: BattleSheet, faces: readonly Face[]): BattleSheet => ({
  ...sheet,
  battle: { ...sheet.battle, faces },
  seenOn: [],
});

/** The same sheet with other ways to spend: what is spent by hand stays as far as it is still there. */
export const changeSpending = (sheet: BattleSheet, spending: Spending): BattleSheet => ({
  ...sheet,
  battle: { ...sheet.battle, spending },
  hand: sheet.hand && fitUses(sheet.hand, spending),
});

/** The same sheet without one of the cards; the uses of the others stay theirs. */
export const removeCard = (sheet: BattleSheet, card: number): BattleSheet => {
  const without = <T>(list: readonly T[]): readonly T[] => list.filter((_, place) => place !== card);
  const { spending } = sheet.battle;
  const hand = sheet.hand && { ...sheet.hand, cards: without(sheet.hand.cards) };
  return changeSpending({ ...sheet, hand }, { ...spending, cards: without(spending.cards) });
};

/** The same sheet with another hero: armour that he does not have takes its wounds along. */
export const chooseHero = (sheet: BattleSheet, hero: Hero): BattleSheet => ({
  ...sheet,
  hero,
  wounded: { ...sheet.wounded, armour: Math.min(sheet.wounded.armour, woundSpaces(hero).armour) },
});

export const BLOW_REASONS = ['for-each-short'] as const;
export type BlowReason = (typeof BLOW_REASONS)[number];

export type BattleWounds = {
  /** All wounds of the battle, and those of them for missing results. */
  readonly wounds: number;
  readonly forShort: number;
  readonly reasons: readonly Reason<BlowReason>[];
  readonly suffered: Suffered;
};

/** The wounds of a battle that leaves so much short, and what they do to the hero (EN p. 3 and 10). */
export function woundsOf(
  { blows, hero, wounded }: BattleSheet,
  enemy: Enemy,
  short: Shortfalls,
): BattleWounds {
  const stat = attackStat(enemy);
  const forShort =
    penalty(blows.attack, stat === undefined ? 0 : short[stat]) + penalty(blows.defence, short.shield);
  const spaces = woundSpaces(hero);
  const free = { actions: spaces.actions - wounded.actions, armour: spaces.armour - wounded.armour };
  const wounds = forShort + whole(blows.once);
  return {
    wounds,
    forShort,
    reasons: holding<BlowReason>([forShort > 0, printed('for-each-short')]),
    // How many points the hero has is not asked: the loss is shown, and that it stops at 0.
    suffered: suffer(wounds, free, Infinity),
  };
}
