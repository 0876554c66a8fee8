import type { Card } from './spending.ts';

/**
 * The card of the worked battle: a witcher sign for 2 results of a kind (DE p. 7). Which kind is lost with the icons.
 * Swords let the example end with 4 swords and 2 shields by both readings of the dodge rule: with 3 swords and 1 shield
 * rolled by the one, with 1 and 3 by the other.
 */
export const IGNI: Card = { cost: { sign: 1 }, gain: { sword: 2 }, uses: 1 };

export const isIgni = (card: Card): boolean => JSON.stringify(card) === JSON.stringify(IGNI);
