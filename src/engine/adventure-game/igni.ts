import type { Card, DodgeReading, Spending } from './spending.ts';

/**
 * The card of the worked battle: a witcher sign for 2 results of a kind (DE p. 7). Which kind is lost with the icons and
 * hangs on the dodge rule: only so does the example end with 4 swords and 2 shields.
 */
export const IGNI: Readonly<Record<DodgeReading, Card>> = {
  'sword-to-shield': { cost: { sign: 1 }, gain: { sword: 2 }, uses: 1 },
  'shield-to-sword': { cost: { sign: 1 }, gain: { shield: 2 }, uses: 1 },
};

/** The preset that goes with a dodge rule; without one, that of our preferred reading. */
export const igniFor = (dodge: Spending['dodge']): Card => IGNI[dodge === 'none' ? 'sword-to-shield' : dodge];

export const isIgni = (card: Card, dodge: Spending['dodge']): boolean => sameCard(card, igniFor(dodge));

/** The same spending by another reading of the dodge rule: Igni follows it, other cards stay. */
export const readDodge = (spending: Spending, dodge: DodgeReading): Spending => ({
  dodge,
  cards: spending.cards.map((card) => (isIgni(card, spending.dodge) ? IGNI[dodge] : card)),
});

const sameCard = (one: Card, two: Card): boolean => JSON.stringify(one) === JSON.stringify(two);
