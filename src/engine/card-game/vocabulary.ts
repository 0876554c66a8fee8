/** What the Adventure Card Game consists of. Its rulebook has no page numbers; comments name the section. */

export const ATTACK_CLASSES = ['steel', 'silver', 'potion', 'sign'] as const;
export type AttackClass = (typeof ATTACK_CLASSES)[number];

/** A strength for each class of Attack: of a Technique, or of what is played. */
export type Strengths = Readonly<Record<AttackClass, number>>;

export const SWORD_OF_DESTINY = 'sword-of-destiny';

/** Every Attack Card there is. The Sword of Destiny stands for any class, always with strength 1. */
export const ATTACK_CARDS = [
  'steel-1',
  'steel-2',
  'silver-1',
  'silver-2',
  'potion-1',
  'potion-2',
  'sign-1',
  'sign-2',
  SWORD_OF_DESTINY,
] as const;
export type AttackCard = (typeof ATTACK_CARDS)[number];

type CardFacts = {
  /** None for the Sword of Destiny, which belongs to no class. */
  readonly attackClass: AttackClass | undefined;
  readonly strength: 1 | 2;
  /** How many of the 52 cards of the deck are this one (Attack Deck). */
  readonly copies: number;
};

export const CARD_FACTS: Readonly<Record<AttackCard, CardFacts>> = {
  'steel-1': { attackClass: 'steel', strength: 1, copies: 9 },
  'steel-2': { attackClass: 'steel', strength: 2, copies: 3 },
  'silver-1': { attackClass: 'silver', strength: 1, copies: 9 },
  'silver-2': { attackClass: 'silver', strength: 2, copies: 3 },
  'potion-1': { attackClass: 'potion', strength: 1, copies: 9 },
  'potion-2': { attackClass: 'potion', strength: 2, copies: 3 },
  'sign-1': { attackClass: 'sign', strength: 1, copies: 9 },
  'sign-2': { attackClass: 'sign', strength: 2, copies: 3 },
  [SWORD_OF_DESTINY]: { attackClass: undefined, strength: 1, copies: 4 },
};

/** In the order of their numbers, 1 to 5. Which classes Vesemir and Triss may take stands only on their cards. */
export const CHARACTERS = ['yarpen', 'vesemir', 'triss', 'dandelion', 'foltest'] as const;
export type Character = (typeof CHARACTERS)[number];

export const characterNumber = (character: Character): number => CHARACTERS.indexOf(character) + 1;

export const GOLD_TOKENS = ['gold-2', 'gold-3'] as const;
export type GoldToken = (typeof GOLD_TOKENS)[number];

/** Value and number of the 24 tokens (Gold Tokens). */
export const GOLD_FACTS: Readonly<Record<GoldToken, { readonly value: 2 | 3; readonly copies: number }>> = {
  'gold-2': { value: 2, copies: 16 },
  'gold-3': { value: 3, copies: 8 },
};

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** How many Attack Cards lie face up (Game Setup). */
export const displaySize = (players: PlayerCount): 3 | 4 => (players === 4 ? 4 : 3);

/** One value for each class of Attack. */
export const forEachClass = <T>(make: (attackClass: AttackClass) => T): Readonly<Record<AttackClass, T>> => ({
  steel: make('steel'),
  silver: make('silver'),
  potion: make('potion'),
  sign: make('sign'),
});
