/** Of every card, in pixels: what apps cut nothing off. */
export const CARD = { width: 1200, height: 630 } as const;
