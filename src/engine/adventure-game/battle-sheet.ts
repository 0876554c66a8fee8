import { holding, printed, type Reason } from '../reasons.ts';
import type { Result } from '../result.ts';
import { type Battle, type BattleError, makeBattle, parseBattle } from './battle-code.ts';
import { type Objective, OBJECTIVES } from './spending-solver.ts';
import { attackStat, type Enemy, penalty, type Shortfalls } from './verdict.ts';
import { type Hero, HEROES, whole } from './vocabulary.ts';
import { suffer, type Suffered, woundSpaces } from './wounds.ts';

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
};

export const BATTLE_SHEET_ERRORS = ['unknown-objective', 'unknown-hero', 'not-wounds'] as const;
export type BattleSheetError = BattleError | (typeof BATTLE_SHEET_ERRORS)[number];

/** As many wounds for one missing result as a page lets a reader enter; the books print 1. */
export const MOST_BLOWS = 9;

export const EMPTY_SHEET: BattleSheet = {
  battle: { faces: [], enemy: { kind: 'monster' }, spending: { dodge: 'sword-to-shield', cards: [] } },
  objective: 'both',
  hero: 'geralt',
  blows: { attack: 0, defence: 0, once: 0 },
  wounded: { actions: 0, armour: 0 },
};

/**
 * The battle; after it objective, hero, blows and wounds, unless all of them are as on an empty sheet.
 * @example 'v1.hw.monster.s4h2.sword-to-shield_attack_yarpen_0-1-0_2-1'
 */
export const makeSheet = (sheet: BattleSheet): string =>
  [makeBattle(sheet.battle), ...(makeRest(sheet) === makeRest(EMPTY_SHEET) ? [] : [makeRest(sheet)])].join(
    '_',
  );

export function parseSheet(text: string): Result<BattleSheet, BattleSheetError> {
  const [battleText = '', ...rest] = text.split('_');
  const battle = parseBattle(battleText);
  if (!battle.ok) return battle;
  if (rest.length === 0) return { ok: true, value: { ...EMPTY_SHEET, battle: battle.value } };
  const [objectiveName, heroName, blowsText, woundedText, ...more] = rest;
  const objective = OBJECTIVES.find((known) => known === objectiveName);
  if (objective === undefined) return { ok: false, error: 'unknown-objective' };
  const hero = HEROES.find((known) => known === heroName);
  if (hero === undefined) return { ok: false, error: 'unknown-hero' };
  const blows = /^([0-9])-([0-9])-([0-9])$/.exec(blowsText ?? '')?.map(Number);
  const wounded = /^([0-9])-([0-9])$/.exec(woundedText ?? '')?.map(Number);
  if (blows === undefined || wounded === undefined || more.length > 0)
    return { ok: false, error: 'not-wounds' };
  const [, attack, defence, once] = blows as [number, number, number, number];
  const [, actions, armour] = wounded as [number, number, number];
  const spaces = woundSpaces(hero);
  if (actions > spaces.actions || armour > spaces.armour) return { ok: false, error: 'not-wounds' };
  return {
    ok: true,
    value: {
      battle: battle.value,
      objective,
      hero,
      blows: { attack, defence, once },
      wounded: { actions, armour },
    },
  };
}

const makeRest = ({ objective, hero, blows, wounded }: BattleSheet): string =>
  [
    objective,
    hero,
    [blows.attack, blows.defence, blows.once].map((count) => Math.min(MOST_BLOWS, whole(count))).join('-'),
    [wounded.actions, wounded.armour].join('-'),
  ].join('_');

/** The same sheet with another hero: armour that he does not have takes its wounds along. */
export const chooseHero = (sheet: BattleSheet, hero: Hero): BattleSheet => ({
  ...sheet,
  hero,
  wounded: { ...sheet.wounded, armour: Math.min(sheet.wounded.armour, woundSpaces(hero).armour) },
});

export const BLOW_REASONS = ['for-each-short'] as const;
export type BlowReason = (typeof BLOW_REASONS)[number];

export type BattleWounds = {
  /** All wounds of the battle. */
  readonly wounds: number;
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
    reasons: holding<BlowReason>([forShort > 0, printed('for-each-short')]),
    // How many points the hero has is not asked: the loss is shown, and that it stops at 0.
    suffered: suffer(wounds, free, Infinity),
  };
}
