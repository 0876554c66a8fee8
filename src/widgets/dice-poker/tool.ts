import type { ComparisonReason } from '../../engine/old-world/dice-poker.ts';
import type { Tool } from '../tool.ts';
import { DICE_POKER_WORDS } from './words.ts';

/** Which clause each reason of the engine stands for. The build fails when one of them does not exist. */
export const DICE_POKER_CLAUSES: Readonly<Record<ComparisonReason, string>> = {
  'better-rank': 'dice-poker#compare',
  'nothing-below-pair': 'dice-poker-ranks#nothing',
  'higher-value': 'dice-poker#higher-values',
  'full-house-pair': 'dice-poker#full-house-tie',
  'higher-pair': 'dice-poker#two-pairs-tie',
  'lower-pair': 'dice-poker#two-pairs-tie',
  'highest-unused-die': 'dice-poker#unused-dice',
  'second-unused-die': 'dice-poker#unused-dice',
  'third-unused-die': 'dice-poker#third-unused-die',
  'nothing-next-die': 'dice-poker-ranks#nothing',
  'active-player': 'dice-poker#active-wins-ties',
};

export const dicePoker: Tool = {
  tag: 'DicePoker',
  game: 'old-world',
  icon: 'poker',
  words: DICE_POKER_WORDS,
  clauses: DICE_POKER_CLAUSES,
};
