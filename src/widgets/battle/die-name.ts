import { sameDice } from '../../engine/adventure-game/dice/same-dice.ts';
import { DICE_COUNTS, type DiceOwner, type Die, type Hero } from '../../engine/adventure-game/vocabulary.ts';
import { fill } from '../../i18n/words.ts';
import type { BattleWords } from './words.ts';

/** What one of a hero's dice in battle is called: by its owner, and with a number where the owner has different ones. */
export function dieName(place: number, dice: readonly Die[], hero: Hero, words: BattleWords): string {
  const owner: DiceOwner = place < DICE_COUNTS.battle ? 'battle' : hero;
  const start = owner === 'battle' ? 0 : DICE_COUNTS.battle;
  const [first, ...others] = dice.slice(start, start + DICE_COUNTS[owner]);
  const alike = first === undefined || others.every((die) => sameDice(first, die));
  return alike
    ? words.owners[owner]
    : fill(words.dieOf, { owner: words.owners[owner], index: place - start + 1 });
}
