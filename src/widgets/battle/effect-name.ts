import { isIgni } from '../../engine/adventure-game/spending/igni.ts';
import type { Spending } from '../../engine/adventure-game/spending/spending.ts';
import { fill } from '../../i18n/words.ts';
import type { BattleWords } from './words.ts';

/** What a way to spend is called: a card by its place, the dodge rule without one. */
export function effectName(place: number | undefined, spending: Spending, words: BattleWords): string {
  const card = place === undefined ? undefined : spending.cards[place];
  if (place === undefined || card === undefined) return words.dodgeStep;
  return isIgni(card) ? words.igni : fill(words.card, { index: place + 1 });
}
