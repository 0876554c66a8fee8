import { printed, reading, type Reason } from '../../reasons.ts';
import { makeTotal, mapResults } from '../dice/results.ts';
import { type Amounts, RESULTS, type Total, whole } from '../vocabulary.ts';

/**
 * The icons of the dodge rule (EN p. 2 step 5, DE p. 6) are lost in our sources. The German example proves that a dodge
 * and a sword make a shield, or a dodge and a shield make a sword; the first is our preferred reading.
 */
export const DODGE_READINGS = ['sword-to-shield', 'shield-to-sword'] as const;
export type DodgeReading = (typeof DODGE_READINGS)[number];

/** A card that turns results into others, as the reader enters it; without cost it is a free gain. */
export type Card = { readonly cost: Amounts; readonly gain: Amounts; readonly uses: number };

/**
 * The card of the worked battle: a witcher sign for 2 results of a kind (DE p. 7). Which kind is lost with the icons:
 * with swords the example works by both readings of the dodge rule, with shields only by the other one.
 */
export const IGNI_READINGS = ['sword', 'shield'] as const;
export type IgniReading = (typeof IGNI_READINGS)[number];

export const makeIgni = (kind: IgniReading): Card => ({ cost: { sign: 1 }, gain: { [kind]: 2 }, uses: 1 });

/** How a card reads Igni; nothing if it is another one. */
export const igniReading = (card: Card): IgniReading | undefined =>
  IGNI_READINGS.find((kind) => JSON.stringify(card) === JSON.stringify(makeIgni(kind)));

/** As often as eight dice can pay: the uses of a card that names no limit. */
export const MOST_USES = 16;

/** Beyond this many ways to have spent, the search for the best spending would keep a page waiting. */
const MOST_WAYS = 5000;

/**
 * Whether these are more cards, or more uses of them, than can be searched. A card that is never used counts too, and
 * so does each dodge that cards bring: it can be spent or kept.
 */
export const tooManyCards = (cards: readonly Card[]): boolean => {
  const ways = cards.reduce((product, { uses }) => product * (Math.max(1, limitUses(uses)) + 1), 1);
  const dodges = cards.reduce((sum, { gain, uses }) => sum + limitUses(uses) * whole(gain.dodge), 0);
  return ways * (1 + dodges) > MOST_WAYS;
};

/** As many of the cards, from the first, as can be searched. */
export const limitCards = (cards: readonly Card[]): readonly Card[] =>
  tooManyCards(cards) ? limitCards(cards.slice(0, -1)) : cards;

/** A number of uses with which the engine reckons. */
export const limitUses = (uses: number): number => Math.min(MOST_USES, whole(uses));

export type Spending = { readonly dodge: DodgeReading | 'none'; readonly cards: readonly Card[] };

/** The same spending with results for nothing: to see what they would be worth. */
export const withGift = ({ dodge, cards }: Spending, gain: Amounts): Spending => ({
  dodge,
  cards: [...cards, { cost: {}, gain, uses: 1 }],
});

/** Why results may be spent: the dodge rule, a card as its reader entered it, or Igni, whose results we read. */
export const SPENDING_REASONS = ['dodge-rule', 'card', 'igni'] as const;
export type SpendingReason = (typeof SPENDING_REASONS)[number];

/** One way to spend, with all figures filled in. */
export type Effect = Reason<SpendingReason> & {
  readonly cost: Total;
  readonly gain: Total;
  /** Without limit only the dodge rule: it always loses a result, so that it comes to an end. */
  readonly uses: number | 'any';
  /** Place among the cards; `undefined` is the dodge rule. */
  readonly card: number | undefined;
};

const DODGE_EFFECTS: Readonly<Record<DodgeReading, Effect>> = {
  'sword-to-shield': {
    cost: makeTotal({ dodge: 1, sword: 1 }),
    gain: makeTotal({ shield: 1 }),
    uses: 'any',
    card: undefined,
    ...reading('dodge-rule'),
  },
  'shield-to-sword': {
    cost: makeTotal({ dodge: 1, shield: 1 }),
    gain: makeTotal({ sword: 1 }),
    uses: 'any',
    card: undefined,
    ...reading('dodge-rule'),
  },
};

/** The ways to spend, the dodge rule first. */
export function effectsOf({ dodge, cards }: Spending): readonly Effect[] {
  const ofCards = cards.map(({ cost, gain, uses }, card): Effect => ({
    cost: makeTotal(cost),
    gain: makeTotal(gain),
    uses: limitUses(uses),
    card,
    ...(igniReading({ cost, gain, uses }) === undefined ? printed('card') : reading('igni')),
  }));
  return dodge === 'none' ? ofCards : [DODGE_EFFECTS[dodge], ...ofCards];
}

/** Whether a total can pay for one use. */
export const canPay = (total: Total, { cost }: Effect): boolean =>
  RESULTS.every((kind) => total[kind] >= cost[kind]);

/** The total after one use: what it cost is gone, each result is spent once (EN p. 2). */
export const spend = (total: Total, { cost, gain }: Effect): Total =>
  mapResults((kind) => total[kind] - cost[kind] + gain[kind]);
