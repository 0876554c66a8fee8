import { printed, reading, type Reason } from '../../reasons.ts';
import { type Character, CHARACTERS } from '../vocabulary.ts';

/** Face-down Attack Cards lying on each Character. */
export type Piles = Readonly<Record<Character, number>>;

export const ORDER_REASONS = ['marker-chooses-first', 'lowest-number-first'] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

export const PILE_REASONS = ['chosen-collects', 'unchosen-gets-card', 'card-from-deck'] as const;
export type PileReason = (typeof PILE_REASONS)[number];

export type SettledPiles = {
  /** What each chosen Character brings; nothing for the others. */
  readonly collected: Piles;
  readonly after: Piles;
  readonly reasons: readonly Reason<PileReason>[];
};

/** Seats clockwise from the holder of the Witcher Marker (Choosing a Character). */
export const choosingOrder = (seats: number, marker: number): readonly number[] =>
  Array.from({ length: seats }, (_, place) => (marker + place) % seats);

/** Who acts and bids in which order: by the numbers of the Characters, lowest first. The seats' choices come in. */
export const orderOfPlay = (chosen: readonly (Character | undefined)[]): readonly number[] =>
  CHARACTERS.map((character) => chosen.indexOf(character)).filter((seat) => seat !== -1);

/** Chosen Characters give their cards, then every other one gets a card (Choosing a Character). */
export function settlePiles(before: Piles, chosen: readonly Character[]): SettledPiles {
  const isChosen = (character: Character): boolean => chosen.includes(character);
  const collected = forEachCharacter((character) => (isChosen(character) ? before[character] : 0));
  return {
    collected,
    after: forEachCharacter((character) => (isChosen(character) ? 0 : before[character] + 1)),
    reasons: [
      ...(CHARACTERS.some((character) => collected[character] > 0) ? [printed('chosen-collects')] : []),
      // Where the card comes from the book does not say; the deck is the natural source. Players never choose all five.
      printed('unchosen-gets-card'),
      reading('card-from-deck'),
    ],
  };
}

export const forEachCharacter = <T>(make: (character: Character) => T): Readonly<Record<Character, T>> => ({
  yarpen: make('yarpen'),
  vesemir: make('vesemir'),
  triss: make('triss'),
  dandelion: make('dandelion'),
  foltest: make('foltest'),
});
