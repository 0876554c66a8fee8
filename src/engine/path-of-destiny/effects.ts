/** A card's colours; a multicolor card has several at once (p. 7). Their names are the cards' own. */
export type Colors<C extends string> = readonly C[];

/** The most that a 1/2/3 effect gives (p. 15). */
const HIGHEST_LEVEL = 3;

/** "Exactly" is not met by more (p. 28). */
export type Condition = { readonly kind: 'exactly' | 'at-least'; readonly number: number };

/** At which level a 1/2/3 effect applies: 0 means not at all. It may not be forfeited (p. 28). */
export const effectLevel = (count: number): number => Math.min(HIGHEST_LEVEL, Math.max(0, Math.floor(count)));

export const meetsCondition = ({ kind, number }: Condition, count: number): boolean =>
  kind === 'exactly' ? count === number : count >= number;

/** What the effect of a card sees: the cards before it and itself, not those to its right (p. 15). */
export const cardsInReach = <T>(timeline: readonly T[], place: number): readonly T[] =>
  timeline.slice(0, Math.max(0, place + 1));

/** Cards of a colour; a multicolor card counts for each of its colours. */
export const countColor = <C extends string>(cards: readonly Colors<C>[], color: C): number =>
  cards.filter((colors) => colors.includes(color)).length;
