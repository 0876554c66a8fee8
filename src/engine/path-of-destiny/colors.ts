/**
 * Colours to tell things apart by: those of players, and the banners of Action cards. The book shows the banners in
 * pictures only; whatever colour a card has, one of these stands for it.
 */
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'white'] as const;
export type Color = (typeof COLORS)[number];

/** A card's colours; a multicolor card has several at once (p. 7). */
export type Colors<C extends string> = readonly C[];
