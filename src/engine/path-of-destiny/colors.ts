/**
 * Colours to tell things apart by: those of players, and the banners of Action cards. The book shows the banners in
 * pictures only; whatever colour a card has, one of these stands for it.
 */
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'white'] as const;
export type Color = (typeof COLORS)[number];
