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

/** One way to spend, with all figures filled in. */
export type Effect = {
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
  },
  'shield-to-sword': {
    cost: makeTotal({ dodge: 1, shield: 1 }),
    gain: makeTotal({ sword: 1 }),
    uses: 'any',
    card: undefined,
  },
};

/** The ways to spend, the dodge rule first. */
export function effectsOf({ dodge, cards }: Spending): readonly Effect[] {
  const ofCards = cards.map(({ cost, gain, uses }, card): Effect => ({
    cost: makeTotal(cost),
    gain: makeTotal(gain),
    uses: limitUses(uses),
    card,
  }));
  return dodge === 'none' ? ofCards : [DODGE_EFFECTS[dodge], ...ofCards];
}

/** Whether a total can pay for one use. */
export const canPay = (total: Total, { cost }: Effect): boolean =>
  RESULTS.every((kind) => total[kind] >= cost[kind]);

/** The total after one use: what it cost is gone, each result is spent once (EN p. 2). */
export const spend = (total: Total, { cost, gain }: Effect): Total =>
  mapResults((kind) => total[kind] - cost[kind] + gain[kind]);

/** All totals that some order of spending leaves, the unspent one first. */
export function reachable(total: Total, spending: Spending): readonly Total[] {
  const effects = effectsOf(spending);
  const start: State = { total: makeTotal(total), left: effects.map(({ uses }) => uses) };
  const seen = new Map([[keyOf(start), start]]);
  // A map may grow while it is walked: each state that is found is visited once.
  for (const { total: before, left } of seen.values()) {
    for (const [index, effect] of effects.entries()) {
      if (left[index] === 0 || !canPay(before, effect)) continue;
      const state = { total: spend(before, effect), left: useOnce(left, index) };
      if (!seen.has(keyOf(state))) seen.set(keyOf(state), state);
    }
  }
  const totals = new Map([...seen.values()].map((state) => [Object.values(state.total).join(), state.total]));
  return [...totals.values()];
}

type Uses = readonly (number | 'any')[];
type State = { readonly total: Total; readonly left: Uses };

const useOnce = (left: Uses, index: number): Uses =>
  left.map((uses, place) => (place === index && uses !== 'any' ? uses - 1 : uses));

const keyOf = ({ total, left }: State): string => [...Object.values(total), ...left].join();
