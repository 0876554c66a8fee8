import type { Result } from '../../result.ts';
import { printed, reading, type Reason } from '../../reasons.ts';
import { type Character, characterNumber, CHARACTERS } from '../vocabulary.ts';

export type Choice<P> = { readonly player: P; readonly character: Character };

/** Face-down Attack Cards lying on each Character. */
export type Piles = Readonly<Record<Character, number>>;

export const EMPTY_PILES: Piles = { yarpen: 0, vesemir: 0, triss: 0, dandelion: 0, foltest: 0 };

export const PILE_REASONS = ['chosen-collects', 'unchosen-gets-card', 'card-from-deck'] as const;
export type PileReason = (typeof PILE_REASONS)[number];

export type SettledPiles = {
  /** What each chosen Character brings; nothing for the others. */
  readonly collected: Piles;
  readonly after: Piles;
  /** Cards newly placed: one on every Character left over. */
  readonly placed: number;
  readonly reasons: readonly Reason<PileReason>[];
};

/** Clockwise from the holder of the Witcher Marker (Choosing a Character). */
export function choosingOrder<P>(
  clockwise: readonly P[],
  markerHolder: P,
): Result<readonly P[], 'no-such-player'> {
  const first = clockwise.indexOf(markerHolder);
  if (first === -1) return { ok: false, error: 'no-such-player' };
  return { ok: true, value: [...clockwise.slice(first), ...clockwise.slice(0, first)] };
}

/** Who acts and bids in which order: by the numbers of the Characters, lowest first. */
export function orderOfPlay<P>(choices: readonly Choice<P>[]): Result<readonly P[], 'same-character'> {
  if (new Set(choices.map(({ character }) => character)).size < choices.length) {
    return { ok: false, error: 'same-character' };
  }
  const byNumber = choices.toSorted((a, b) => characterNumber(a.character) - characterNumber(b.character));
  return { ok: true, value: byNumber.map(({ player }) => player) };
}

/** Chosen Characters give their cards, then every other one gets a card (Choosing a Character). */
export function settlePiles(before: Piles, chosen: readonly Character[]): SettledPiles {
  const isChosen = (character: Character): boolean => chosen.includes(character);
  const collected = forEachCharacter((character) => (isChosen(character) ? before[character] : 0));
  const placed = CHARACTERS.filter((character) => !isChosen(character)).length;
  return {
    collected,
    after: forEachCharacter((character) => (isChosen(character) ? 0 : before[character] + 1)),
    placed,
    reasons: [
      ...(CHARACTERS.some((character) => collected[character] > 0) ? [printed('chosen-collects')] : []),
      // Where the card comes from the book does not say; the deck is the natural source.
      ...(placed > 0 ? [printed('unchosen-gets-card'), reading('card-from-deck')] : []),
    ],
  };
}

const forEachCharacter = (count: (character: Character) => number): Piles => ({
  yarpen: count('yarpen'),
  vesemir: count('vesemir'),
  triss: count('triss'),
  dandelion: count('dandelion'),
  foltest: count('foltest'),
});
