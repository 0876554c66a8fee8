import { readSheet } from '../../engine/adventure-game/battle/battle-sheet-code.ts';
import type { KnownEnemy } from '../../engine/adventure-game/enemy/known-enemies.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import type { BattleReason } from './reasons.ts';
import { BATTLE_WORDS } from './words/words.ts';

/** Which clause each reason stands for. The build fails when one of them does not exist. */
export const BATTLE_CLAUSES: Readonly<Record<BattleReason, string>> = {
  total: 'battles#total',
  'one-blank': 'dice#blank',
  reroll: 'dice#reroll',
  'dodge-rule': 'battles#dodge',
  card: 'dice#spend',
  igni: 'example-flatterer-battle#results',
  'attack-succeeds': 'battles#attack',
  'attack-fails': 'battles#attack',
  'ritual-succeeds': 'battles#ritual-instead',
  'ritual-fails': 'battles#ritual-instead',
  'extra-ritual-succeeds': 'battles#ritual-beside',
  'extra-ritual-fails': 'battles#ritual-beside',
  'defence-succeeds': 'battles#defense',
  'defence-fails': 'battles#defense',
  'for-each-short': 'battles#short',
  'monster-defeated': 'battles#defeat',
  'failed-defence-still-counts': 'battles#both-count',
  'monster-stays': 'battles#not-defeated',
  'extra-ritual-does-not-defeat': 'battles#ritual-beside',
  'quest-completed': 'operations#main-quest-battle',
  placed: 'wounds#where',
  'armour-or-action': 'yarpen#armor',
  'no-space-costs-points': 'wounds#overflow',
  'points-stop-at-zero': 'victory-points#not-below-zero',
  'must-rest': 'wounds#forced-rest',
  'must-rest-despite-armour': 'wounds#yarpen-armor',
  'may-avoid-rest': 'wounds#forced-rest',
};

/** Where the stats of a known enemy are explained; a preview is no book of ours and has no clause. */
export const ENEMY_CLAUSES: Readonly<Record<Exclude<KnownEnemy, 'kikimore'>, string>> = {
  flatterer: 'example-flatterer-battle#final',
  striga: 'battles#striga',
  mage: 'example-quest-card#enemy-stats',
  centipede: 'example-quest-card#second-card-stats',
};

export const battle: Tool = {
  tag: 'Battle',
  game: 'adventure-game',
  icon: 'combat',
  words: BATTLE_WORDS,
  clauses: { ...BATTLE_CLAUSES, ...ENEMY_CLAUSES },
  problemIn: (attributes) => {
    const { sheet } = attributes;
    const error = sheet === undefined ? undefined : readSheet(sheet).error;
    return (
      unknownAttribute('Battle', attributes, ['sheet']) ??
      (error === undefined ? undefined : `<Battle sheet="${sheet ?? ''}" /> cannot be read (${error}).`)
    );
  },
  stateOf: ({ sheet }) => sheet,
};
