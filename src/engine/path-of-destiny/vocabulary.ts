/** What Path of Destiny consists of. */

export const SYMBOLS = ['fight', 'magic', 'exploration', 'diplomacy'] as const;
/** One of the four Symbols (p. 6). Unlike JavaScript's `Symbol`. */
export type GameSymbol = (typeof SYMBOLS)[number];

/** The two Paths of a Chapter: light arrow left, dark arrow right (p. 11). */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Which Symbol is Active on each side; the other two are Non-Active (p. 6). */
export type ActiveSymbols = Readonly<Record<Side, GameSymbol>>;

/** How many Active Symbols somebody has: visible on cards and as tokens. Covered ones do not count. */
export type Counts = Readonly<Record<Side, number>>;

export const NO_SYMBOLS: Counts = { left: 0, right: 0 };

export const CHAPTERS = [1, 2, 3] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const TURNS_PER_CHAPTER = 3;

/** What each player adds to the Timeline in a Turn (p. 15). */
export const CARDS_PER_TURN = 2;

/** Cards kept from the Chapter before: none, one, two (p. 18). */
export const keptCards = (chapter: Chapter): number => chapter - 1;

/** The kept cards and those of each Turn. */
export const timelineSize = (chapter: Chapter): number =>
  keptCards(chapter) + CARDS_PER_TURN * TURNS_PER_CHAPTER;

/** Whether the cards of an Extra Effort sequence must lie side by side. The book does not say: the table decides. */
export const ARRANGEMENTS = ['adjacent', 'in-order'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export const PLAYER_COUNTS = [1, 2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The five of the core game (p. 4). */
export const CORE_CHARACTERS = ['geralt', 'yennefer', 'dandelion', 'ciri', 'vesemir'] as const;

/** All that the Initiative lists name (p. 23). */
export const CHARACTERS = [...CORE_CHARACTERS, 'letho', 'triss', 'regis', 'dijkstra', 'yarpen'] as const;
export type Character = (typeof CHARACTERS)[number];

export const TALES = ['the-edge-of-the-world', 'striga', 'the-lesser-evil'] as const;
export type Tale = (typeof TALES)[number];

/** Where each character starts on the Initiative track, 1 on top, in the order of `TALES` (p. 23, 24, 26). */
export const STARTING_PLACES: Readonly<Record<Character, readonly [number, number, number]>> = {
  geralt: [5, 2, 6],
  yennefer: [4, 8, 7],
  dandelion: [9, 9, 1],
  ciri: [3, 4, 9],
  vesemir: [10, 3, 2],
  letho: [1, 1, 8],
  triss: [2, 7, 10],
  regis: [6, 5, 5],
  dijkstra: [7, 10, 4],
  yarpen: [8, 6, 3],
};

/** The characters in play in the order in which a Tale lets them start. */
export const startingInitiative = <C extends Character>(tale: Tale, playing: readonly C[]): readonly C[] => {
  const column = TALES.indexOf(tale);
  const place = (character: Character): number => Number(STARTING_PLACES[character][column]);
  return playing.toSorted((a, b) => place(a) - place(b));
};
