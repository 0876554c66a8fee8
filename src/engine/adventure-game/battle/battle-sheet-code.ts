/** A battle sheet as the address holds it. */
import type { Read } from '../../result.ts';
import { type BattleError, makeBattle, MOST_DICE, readBattle } from './battle-code.ts';
import { type BattleSheet, EMPTY_SHEET, MOST_BLOWS } from './battle-sheet.ts';
import { fitUses } from '../spending/hand-spending.ts';
import { OBJECTIVES } from '../spending/spending-solver.ts';
import { MOST_USES } from '../spending/spending.ts';
import { HEROES, whole } from '../vocabulary.ts';
import { woundSpaces } from '../hero/wounds.ts';

export const BATTLE_SHEET_ERRORS = [
  'unknown-objective',
  'unknown-hero',
  'not-wounds',
  'not-rerolls',
  'not-uses',
  'not-seen',
  'too-much',
] as const;
export type BattleSheetError = BattleError | (typeof BATTLE_SHEET_ERRORS)[number];

/**
 * The battle; after it objective, hero, blows, wounds, rerolls, uses by hand and where the faces are seen, up to the last
 * that differs from an empty sheet.
 * @example 'v1.hw.monster.s4h2.sword-to-shield_attack_yarpen_0-1-0_2-1'
 */
export function makeSheet(sheet: BattleSheet): string {
  const empty = makeFields(EMPTY_SHEET);
  const fields = makeFields(sheet);
  const last = fields.findLastIndex((field, index) => field !== empty[index]);
  return [makeBattle(sheet.battle), ...fields.slice(0, last + 1)].join('_');
}

export function readSheet(text: string): Read<BattleSheet, BattleSheetError> {
  const [battleText = '', ...given] = text.split('_');
  const { value: battle, error: battleError } = readBattle(battleText);
  const fields = makeFields(EMPTY_SHEET).map((empty, index) => given[index] ?? empty);
  const [
    objectiveName,
    heroName,
    blowsText = '',
    woundedText = '',
    rerollsText,
    handText = '',
    seenText = '',
  ] = fields;
  const hero = HEROES.find((known) => known === heroName) ?? EMPTY_SHEET.hero;
  const [attack = 0, defence = 0, once = 0] = readCounts(blowsText, MOST_BLOWS);
  const spaces = woundSpaces(hero);
  const [actions = 0, armour = 0] = readCounts(woundedText, MOST_BLOWS);
  const [dodge = 0, ...cards] = readCounts(handText, MOST_USES);
  const rerolls = Number(rerollsText);
  const value: BattleSheet = {
    battle,
    objective: OBJECTIVES.find((known) => known === objectiveName) ?? EMPTY_SHEET.objective,
    hero,
    blows: { attack, defence, once },
    wounded: { actions: Math.min(actions, spaces.actions), armour: Math.min(armour, spaces.armour) },
    rerolls: rerolls >= 1 && rerolls <= MOST_DICE ? Math.floor(rerolls) : EMPTY_SHEET.rerolls,
    hand: /^[0-9]/.test(handText) ? fitUses({ dodge, cards }, battle.spending) : undefined,
    seenOn: readSeen(seenText, battle.faces.length),
  };
  // Whatever was not read as it stands is written otherwise.
  const wrong = makeFields(value).findIndex((field, index) => field !== fields[index]);
  const fieldError = FIELD_ERRORS[wrong] ?? (given.length > fields.length ? 'too-much' : undefined);
  return { value, error: battleError ?? fieldError };
}

/** What is wrong when a field cannot be read, in the order of the fields. */
const FIELD_ERRORS: readonly BattleSheetError[] = [
  'unknown-objective',
  'unknown-hero',
  'not-wounds',
  'not-wounds',
  'not-rerolls',
  'not-uses',
  'not-seen',
];

const makeFields = (sheet: BattleSheet): readonly string[] => {
  const { objective, hero, blows, wounded, rerolls, seenOn, battle } = sheet;
  const hand = sheet.hand && fitUses(sheet.hand, battle.spending);
  return [
    objective,
    hero,
    [blows.attack, blows.defence, blows.once].map((count) => Math.min(MOST_BLOWS, whole(count))).join('-'),
    [wounded.actions, wounded.armour].join('-'),
    String(rerolls),
    hand === undefined ? '' : [hand.dodge, ...hand.cards].join('-'),
    makeSeen(seenOn),
  ];
};

const readCounts = (text: string, most: number): readonly number[] =>
  text.split('-').map((count) => (/^[0-9]+$/.test(count) && Number(count) <= most ? Number(count) : 0));

/** A figure for each face whose die is known, an x for the others: "x0x3". */
const makeSeen = (seenOn: BattleSheet['seenOn']): string =>
  Array.from(seenOn, (die) => die ?? 'x')
    .join('')
    .replace(/x+$/, '');

function readSeen(text: string, faces: number): BattleSheet['seenOn'] {
  const seen = Array.from(text.slice(0, faces), (die) => (/^[0-9]$/.test(die) ? Number(die) : undefined));
  return seen.slice(0, seen.findLastIndex((die) => die !== undefined) + 1);
}
