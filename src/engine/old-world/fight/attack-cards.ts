/** The 20 monster fight cards as players have written them down. No book prints them, and the reader's cards decide. */

import type { AttackType, Attribute, Level, MonsterLevel } from '../vocabulary.ts';

/** What an attack does to a witcher (p. 25), in numbers. */
export type Attack = {
  readonly damage: number;
  /** Random cards from the hand. */
  readonly discard: number;
  /** Chosen cards from the hand that leave the game. */
  readonly trash: number;
  readonly lower: Attribute | undefined;
};

export const NO_ATTACK: Attack = { damage: 0, discard: 0, trash: 0, lower: undefined };

/** Damage as the card shows it: a number, the witcher's level of an attribute, or the monster's level and so much more. */
type ShownDamage = number | Attribute | { readonly levelAnd: number };

/** One of the two attacks on a card. A random discard is as large as the monster's level. */
export type CardHalf = {
  readonly damage?: ShownDamage;
  readonly discard?: true;
  readonly trash?: true;
  readonly lower?: Attribute;
};

export type AttackCard = Readonly<Record<AttackType, CardHalf>> & { readonly copies: number };

/** One card is told in two ways, and the damage beside a lowered attribute is 1 more in the book's example (p. 32). */
export const DISPUTED_CARDS = ['level-and-2', 'level'] as const;
export const LOWERING_DAMAGES = ['level-less-1', 'level'] as const;
export type CardReading = {
  /** The charge of the disputed card, which tells its two versions apart. */
  readonly disputed: (typeof DISPUTED_CARDS)[number];
  readonly lowering: (typeof LOWERING_DAMAGES)[number];
};

export const FIRST_CARD_READING: CardReading = { disputed: 'level-and-2', lowering: 'level-less-1' };

/** Every way to read what is told of the cards. */
export const CARD_READINGS: readonly CardReading[] = DISPUTED_CARDS.flatMap((disputed) =>
  LOWERING_DAMAGES.map((lowering) => ({ disputed, lowering })),
);

const DISCARD: CardHalf = { discard: true };
const TRASH: CardHalf = { trash: true };
const deals = (damage: ShownDamage): CardHalf => ({ damage });

function makeCards({ disputed, lowering }: CardReading): readonly AttackCard[] {
  const lowers = (attribute: Attribute): CardHalf => ({
    damage: { levelAnd: lowering === 'level' ? 0 : -1 },
    lower: attribute,
  });
  const card = (charge: CardHalf, bite: CardHalf, copies = 1): AttackCard => ({ charge, bite, copies });
  return [
    card(deals(3), deals(5), 2),
    card(DISCARD, deals(4), 2),
    card(DISCARD, deals(3)),
    card(DISCARD, deals({ levelAnd: 2 })),
    card(TRASH, deals(3)),
    card(TRASH, deals(2)),
    card(TRASH, deals('combat')),
    card(deals(5), deals(2)),
    card(deals(5), deals('alchemy')),
    card(deals(4), deals(2)),
    card(deals(4), deals('specialty')),
    card(deals(4), lowers('combat')),
    card(deals(3), deals(4)),
    card(deals(3), deals('defense')),
    card(deals(2), deals(4)),
    card(deals(2), deals(3)),
    card(deals(2), lowers('alchemy')),
    disputed === 'level-and-2'
      ? card(deals({ levelAnd: 2 }), { lower: 'defense' })
      : card(deals({ levelAnd: 0 }), lowers('specialty')),
  ];
}

const CARDS = {
  'level-and-2': {
    'level-less-1': makeCards({ disputed: 'level-and-2', lowering: 'level-less-1' }),
    level: makeCards({ disputed: 'level-and-2', lowering: 'level' }),
  },
  level: {
    'level-less-1': makeCards({ disputed: 'level', lowering: 'level-less-1' }),
    level: makeCards({ disputed: 'level', lowering: 'level' }),
  },
};

/** The kinds of cards, always in the same order: an address names them by their places. */
export const attackCards = ({ disputed, lowering }: CardReading): readonly AttackCard[] =>
  CARDS[disputed][lowering];

/** How many kinds there are, whatever the reading. */
export const CARD_KINDS = attackCards(FIRST_CARD_READING).length;

/** The numbers of a half against this witcher. */
export const attackOf = (
  { damage = 0, discard, trash, lower }: CardHalf,
  level: MonsterLevel,
  attributes: Readonly<Record<Attribute, Level>>,
): Attack => ({
  damage:
    typeof damage === 'number'
      ? damage
      : typeof damage === 'string'
        ? attributes[damage]
        : level + damage.levelAnd,
  discard: discard === true ? level : 0,
  trash: trash === true ? 1 : 0,
  lower,
});

/** The cards of a kind that have not been seen, at least one. */
export type UnseenCards = { readonly kind: number; readonly card: AttackCard; readonly count: number };

/** What has not been seen, given how many of each kind have. */
export const unseenCards = (reading: CardReading, seen: readonly number[]): readonly UnseenCards[] =>
  attackCards(reading)
    .map((card, kind) => ({ kind, card, count: card.copies - (seen[kind] ?? 0) }))
    .filter(({ count }) => count > 0);

/** The unseen card at a place, from 0, as if all lay in a row: whoever draws for the reader picks the place. */
export function cardAt(unseen: readonly UnseenCards[], place: number): UnseenCards | undefined {
  let left = place;
  return unseen.find(({ count }) => (left -= count) < 0);
}
