/** What things are called, and the picture of each face. */
import {
  DICE_COUNTS,
  type DiceOwner,
  type Die,
  type Face,
  type Hero,
} from '../../engine/adventure-game/vocabulary.ts';
import { sameDice } from '../../engine/adventure-game/dice/same-dice.ts';
import { attackStat, type Enemy } from '../../engine/adventure-game/enemy/verdict.ts';
import type { Part } from '../../engine/adventure-game/odds/battle-parts.ts';
import { igniReading, type Spending } from '../../engine/adventure-game/spending/spending.ts';
import { fill } from '../../i18n/words.ts';
import type { TOOL_SYMBOL_ICONS } from '../../icons/tool-symbols.ts';
import type { BattleWords } from './words/words.ts';

/** Results have icons of their own names; some faces are named otherwise. */
export const FACE_ICONS: Readonly<Record<Face, keyof typeof TOOL_SYMBOL_ICONS>> = {
  sword: 'sword',
  shield: 'shield',
  dodge: 'dodge',
  ritual: 'ritual',
  'witcher-sign': 'sign',
  'double-sword': 'double-sword',
  'double-shield': 'double-shield',
  'dodge-shield': 'dodge-and-shield',
  'sword-double-shield': 'sword-and-double-shield',
  blank: 'blank',
};

/** A way to spend: a card by its place, the dodge rule without one. */
export function effectName(place: number | undefined, spending: Spending, words: BattleWords): string {
  const card = place === undefined ? undefined : spending.cards[place];
  if (place === undefined || card === undefined) return words.dodgeStep;
  return igniReading(card) === undefined ? fill(words.card, { index: place + 1 }) : words.igni;
}

/** One of a hero's dice in battle: by its owner, and with a number where the owner has different ones. */
export function dieName(place: number, dice: readonly Die[], hero: Hero, words: BattleWords): string {
  const owner: DiceOwner = place < DICE_COUNTS.battle ? 'battle' : hero;
  const start = owner === 'battle' ? 0 : DICE_COUNTS.battle;
  const [first, ...others] = dice.slice(start, start + DICE_COUNTS[owner]);
  const alike = first === undefined || others.every((die) => sameDice(first, die));
  return alike
    ? words.owners[owner]
    : fill(words.dieOf, { owner: words.owners[owner], index: place - start + 1 });
}

export const partName = (part: Part, enemy: Enemy, words: BattleWords): string => {
  if (part === 'both') return words.both;
  return words.comparisons[part === 'attack' && attackStat(enemy) === 'ritual' ? 'ritual' : part];
};
