import type { Difficulty } from '../chapter/automa.ts';
import type { Color } from '../colors.ts';
import type { Colors } from '../colors.ts';
import type { Readings } from './readings.ts';
import type { Objective, ObjectivePoints } from '../tale/striga.ts';
import type { ActiveSymbols, Character, Counts, Side, Tale } from '../vocabulary.ts';

/** One value for each Chapter, or for each Turn of a Chapter. */
export type Three<T> = readonly [T, T, T];
type Index = 0 | 1 | 2;

export const three = <T>(make: (index: Index) => T): Three<T> => [make(0), make(1), make(2)];

/** A value for each seat, in their order; `undefined` is what is not entered yet. */
export type Row<T> = readonly (T | undefined)[];

/** Points of final scoring (p. 19). Those of the golden marker stand on the board, at its last spot. */
export type FinalPoints = { readonly sideQuest: number; readonly golden: number; readonly tale: number };

/** A game as it is entered, complete or not. */
export type Game = {
  readonly tale: Tale;
  /** Who sits where: two to five; in a solo game the player, then the Automa. */
  readonly characters: readonly Character[];
  /** The difficulty makes it a solo game. */
  readonly automa: Difficulty | undefined;
  /** What the players call themselves, and the colours they chose. */
  readonly names: Row<string>;
  readonly colors: Row<Color>;
  /** How the table reads what the book leaves open. */
  readonly readings: Readings;
  readonly chapters: Three<ChapterEntry>;
  readonly final: Row<FinalPoints>;
  /** What is entered for each kind of Secret Objective in Striga, whether or not it is revealed in the end. */
  readonly objectives: Readonly<Record<Objective, ObjectiveEntry>>;
};

/** A Secret Objective that asks who has the most: the points on the card, and how many everybody has. */
export type ObjectiveEntry = { readonly points: ObjectivePoints; readonly counts: Row<number> };

/**
 * Victory Points below 0 are a loss. Experience is gained, then lost, then gained again: the markers stop at both ends
 * of the track, so one sum would not do.
 */
export type OtherPoints = {
  readonly victory: number;
  readonly gained: number;
  readonly lost: number;
  readonly again: number;
};

export const NO_POINTS: OtherPoints = { victory: 0, gained: 0, lost: 0, again: 0 };

export type ChapterEntry = {
  /** As the Tale card shows them. */
  readonly active: ActiveSymbols | undefined;
  /** When the Destiny token is placed, the Automa's after the toss; with two players the Playmat's last (p. 17, 21). */
  readonly turns: Three<Row<Counts>>;
  /** When the points are given, if not as in the third Turn: Alliance cards may come in between. */
  readonly end: Row<Counts>;
  /** Points from all but the award, until the next Chapter begins. */
  readonly other: Row<OtherPoints>;
  /** At the end of the Chapter, top first. */
  readonly initiative: readonly Character[] | undefined;
  /** The Symbol that was chosen if no Destiny token was placed (p. 18). */
  readonly chosen: Side | undefined;
  /** The sequence on the Extra Effort card, and somebody's Timeline to hold against it (p. 23). */
  readonly sequence: readonly Color[];
  readonly timeline: readonly Colors<Color>[];
};

/** Only two players count the cards on the Playmat; against the Automa nobody does (p. 17, 21). */
export const countsPlaymat = ({ characters, automa }: Pick<Game, 'characters' | 'automa'>): boolean =>
  characters.length === 2 && automa === undefined;

/** In a solo game the second seat is the Automa's. */
export const isAutoma = ({ automa }: Pick<Game, 'automa'>, seat: number): boolean =>
  automa !== undefined && seat === 1;

/** Somebody whose Symbols decide about the Destiny token, and the place of their counts in the row of a Turn. */
export type Announcer = { readonly who: Character | 'playmat'; readonly place: number };

/** Who announces, in the order of the votes: all players and, with two, the Playmat; solo the Automa alone (p. 16, 17, 21). */
export function announcers(game: Pick<Game, 'characters' | 'automa'>): readonly Announcer[] {
  const seats = game.characters.map((who, place): Announcer => ({ who, place }));
  if (game.automa !== undefined) return seats.slice(1);
  return countsPlaymat(game) ? [...seats, { who: 'playmat', place: seats.length }] : seats;
}
