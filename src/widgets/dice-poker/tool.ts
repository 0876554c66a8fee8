import { EMPTY_TABLE, makeTable, readTable } from '../../engine/old-world/poker/dice-poker-table.ts';
import { type Tool, unknownAttribute } from '../tool.ts';
import type { DicePokerReason } from './reasons.ts';
import { DICE_POKER_WORDS } from './words.ts';

/** Which clause each reason of the engine stands for. The build fails when one of them does not exist. */
export const DICE_POKER_CLAUSES: Readonly<Record<DicePokerReason, string>> = {
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

  'witcher-already-played': 'dice-poker#once-per-witcher',
  'witcher-no-gold': 'dice-poker#gold-needed',
  'witcher-other-no-gold': 'dice-poker#gold-needed',
  'locals-already-played': 'dice-poker-with-locals#once-per-turn',
  'locals-no-gold': 'dice-poker-with-locals#gold-needed',
  'solo-already-played': 'solo-dice-poker-and-rating#solo-where',
  'solo-no-gold': 'solo-dice-poker-and-rating#solo-gold-needed',

  'witcher-pool': 'dice-poker#pool-to-winner',
  'locals-pool': 'dice-poker-with-locals#result',
  'solo-reward': 'solo-dice-poker-and-rating#solo-rewards',
  'solo-nothing': 'solo-dice-poker-and-rating#solo-nothing',

  'no-fight': 'dice-poker#no-fight',
  'fight-stays-free': 'dice-poker-with-locals#not-with-the-neighbour',

  'other-first': 'dice-poker#reroll-order',
  'locals-first': 'dice-poker-with-locals#locals-reroll',
  'active-last': 'dice-poker#reroll-order',
  'solo-reroll': 'solo-dice-poker-and-rating#solo-game',
};

/** The table that an author has filled into the tag: two hands such as "55621", and against whom. */
export const readExample = ({
  active = '',
  other = '',
  mode = EMPTY_TABLE.mode,
}: Readonly<Record<string, string>>): ReturnType<typeof readTable> =>
  readTable(`v1.${active}.${other}.${mode}`);

export const dicePoker: Tool = {
  tag: 'DicePoker',
  game: 'old-world',
  icon: 'poker',
  words: DICE_POKER_WORDS,
  clauses: DICE_POKER_CLAUSES,
  problemIn: (attributes) => {
    const { error } = readExample(attributes);
    return (
      unknownAttribute('DicePoker', attributes, ['active', 'other', 'mode']) ??
      (error === undefined ? undefined : `The example of <DicePoker /> cannot be read (${error}).`)
    );
  },
  stateOf: (attributes) => makeTable(readExample(attributes).value),
};
