/**
 * The arithmetic of a fight turn in Old World (rulebook p. 20–24).
 * All figures count whole cards, shields or damage, from 0; only modifiers may be negative.
 */

import { holding, printed, reading, type Reason } from '../../reasons.ts';
import { ATTRIBUTES, HAND_LIMIT, HIGHEST_LEVEL } from '../vocabulary.ts';

/** What a fight counts of a witcher, beside the levels of the attributes. */
export type WitcherNumber = 'shield' | 'deck' | 'hand' | 'discard' | 'trashed' | 'potions' | 'potionsUsed';

/** The highest number that a reader can set: far above all that a fight counts. */
export const MOST_COUNTED = 99;

/** What a number becomes that a reader sets: the table has the last word, but no level is beyond its track. */
export const correctedNumber = (of: string, to: number): number =>
  ATTRIBUTES.some((attribute) => attribute === of)
    ? Math.min(HIGHEST_LEVEL, Math.max(1, Math.trunc(to)))
    : Math.min(MOST_COUNTED, Math.max(0, Math.trunc(to)));

/** What stands between a witcher and the knock-out: the shield, then the cards (p. 20, 23). */
export type WitcherLife = { readonly shield: number; readonly deck: number; readonly hand: number };

/** A witcher's life is deck and hand together, whatever the shield shows (p. 20). */
export const isKnockedOut = ({ deck, hand }: Pick<WitcherLife, 'deck' | 'hand'>): boolean =>
  deck === 0 && hand === 0;

export const DAMAGE_REASONS = [
  'shield-first',
  'then-deck',
  'then-hand',
  'damage-left-over',
  'last-card-gone',
] as const;
export type DamageReason = (typeof DAMAGE_REASONS)[number];

export type WitcherDamage = WitcherLife & {
  /** How much each of the three lost; the witcher chooses the cards from the hand. */
  readonly lost: WitcherLife;
  readonly knockedOut: boolean;
  readonly reasons: readonly Reason<DamageReason>[];
};

/** p. 23. Only a monster's ability changes it. */
export const DAMAGE_ORDER = ['shield', 'deck', 'hand'] as const;
type DamageOrder = readonly (typeof DAMAGE_ORDER)[number][];

/** Damage to a witcher: shield, then deck, then hand (p. 23). Losing the last card is the knock-out (p. 20). */
export function damageToWitcher(
  before: WitcherLife,
  damage: number,
  order: DamageOrder = DAMAGE_ORDER,
): WitcherDamage {
  const lost = { shield: 0, deck: 0, hand: 0 };
  let left = damage;
  for (const of of order) {
    lost[of] = Math.min(before[of], left);
    left -= lost[of];
  }
  const after = {
    shield: before.shield - lost.shield,
    deck: before.deck - lost.deck,
    hand: before.hand - lost.hand,
  };
  const knockedOut = damage > 0 && isKnockedOut(after);
  return {
    ...after,
    lost,
    knockedOut,
    reasons: [
      ...order.filter((of) => lost[of] > 0).map((of) => printed(DAMAGE_REASON[of])),
      ...holding<DamageReason>(
        [left > 0, printed('damage-left-over')],
        [knockedOut && left === 0, printed('last-card-gone')],
      ),
    ],
  };
}

const DAMAGE_REASON = { shield: 'shield-first', deck: 'then-deck', hand: 'then-hand' } as const;

export const MONSTER_DAMAGE_REASONS = ['card-per-damage', 'revealed-card-leaves-pool', 'pool-empty'] as const;
export type MonsterDamageReason = (typeof MONSTER_DAMAGE_REASONS)[number];

export type MonsterDamage = {
  readonly pool: number;
  readonly discarded: number;
  readonly empty: boolean;
  readonly reasons: readonly Reason<MonsterDamageReason>[];
};

/** Each damage discards one card of the monster's life pool (p. 21, 23). */
export const damageToMonster = (pool: number, damage: number): MonsterDamage =>
  loseFromPool(pool, damage, printed('card-per-damage'));

/** The card a monster attacks with is drawn from its pool (p. 21, and the count of the example, p. 31–32). */
export const revealMonsterCard = (pool: number): MonsterDamage =>
  loseFromPool(pool, 1, printed('revealed-card-leaves-pool'));

function loseFromPool(pool: number, cards: number, why: Reason<MonsterDamageReason>): MonsterDamage {
  const discarded = Math.min(pool, cards);
  const empty = pool === discarded;
  return {
    pool: pool - discarded,
    discarded,
    empty,
    reasons: holding([discarded > 0, why], [empty, printed('pool-empty')]),
  };
}

/** What stops a drawing in a fight: that no deck is made anew, only step 4 prints (p. 24). */
export const DRAW_STOPS = ['hand-limit', 'deck-empty', 'deck-empty-otherwise'] as const;
export type DrawStop = (typeof DRAW_STOPS)[number];

export type FightDraw<Code extends string = DrawStop> = {
  readonly drawn: number;
  readonly hand: number;
  readonly deck: number;
  readonly reasons: readonly Reason<Code>[];
};

/** Cards that an effect draws, such as a specialty. */
export const drawInFight = (cards: Pick<WitcherLife, 'hand' | 'deck'>, wanted: number): FightDraw =>
  draw(cards, wanted, reading('deck-empty-otherwise'));

function draw(
  { hand, deck }: Pick<WitcherLife, 'hand' | 'deck'>,
  wanted: number,
  deckEmpty: Reason<DrawStop>,
): FightDraw {
  const room = Math.max(0, HAND_LIMIT - hand);
  const drawn = Math.min(wanted, room, deck);
  return {
    drawn,
    hand: hand + drawn,
    deck: deck - drawn,
    // Cards are drawn one by one: what runs out first stops the drawing.
    reasons: holding(
      [wanted > drawn && room <= deck, printed('hand-limit')],
      [wanted > drawn && deck < room, deckEmpty],
    ),
  };
}

export const REPLENISH_REASONS = [
  'combat-level',
  'combo-modifiers',
  'other-modifiers',
  'not-below-zero',
  ...DRAW_STOPS,
] as const;
export type ReplenishReason = (typeof REPLENISH_REASONS)[number];

export type ReplenishInput = {
  readonly combat: number;
  readonly comboModifier: number;
  readonly otherModifier: number;
  /** After the combo was played and its special effects were performed. */
  readonly hand: number;
  readonly deck: number;
};

/** Step 4 of a witcher's fight turn (p. 24). The deck is never reshuffled in a fight. */
export function replenish({
  combat,
  comboModifier,
  otherModifier,
  hand,
  deck,
}: ReplenishInput): FightDraw<ReplenishReason> {
  const sum = combat + comboModifier + otherModifier;
  const result = draw({ hand, deck }, Math.max(0, sum), printed('deck-empty'));
  return {
    ...result,
    reasons: [
      ...holding<ReplenishReason>(
        [true, printed('combat-level')],
        [comboModifier !== 0, printed('combo-modifiers')],
        [otherModifier !== 0, printed('other-modifiers')],
        [sum < 0, printed('not-below-zero')],
      ),
      ...result.reasons,
    ],
  };
}

/** Potions that may still be used in this fight (p. 22). A potion used before Alchemy fell stays used. */
export const potionsLeft = (alchemy: number, used: number): number => Math.max(0, alchemy - used);
