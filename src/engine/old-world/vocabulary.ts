/** The words of Old World that several rules share. Numbers are printed ones; the page stands beside each. */

/** The schools of the base game (p. 3). The Manticore is the Monster Trail expansion's (p. 11). */
export const SCHOOLS = ['wolf', 'griffin', 'bear', 'cat', 'viper'] as const;
export type School = (typeof SCHOOLS)[number];

/** p. 10, in the order of the player board. */
export const ATTRIBUTES = ['combat', 'defense', 'alchemy', 'specialty'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Levels of attributes and of a witcher (p. 10). */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];
export const HIGHEST_LEVEL: Level = 5;

export const MONSTER_LEVELS = [1, 2, 3] as const;
export type MonsterLevel = (typeof MONSTER_LEVELS)[number];

/** p. 25. */
export const ATTACK_TYPES = ['charge', 'bite'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** p. 9: fast attack, strong attack, dodge, defensive sign, offensive sign. */
export const CARD_COLOURS = ['blue', 'red', 'green', 'yellow', 'purple'] as const;
export type CardColour = (typeof CARD_COLOURS)[number];

/** One player plays the solo mode (p. 33). */
export const PLAYER_COUNTS = [1, 2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Spaces of the trophy track, by trophies gained; the top one wins (p. 9, 29). */
export const TRACK_SPACES = [0, 1, 2, 3, 4] as const;
export type TrackSpace = (typeof TRACK_SPACES)[number];
export const TOP_SPACE: TrackSpace = 4;

/** p. 19, 24. */
export const HAND_LIMIT = 7;
/** p. 11, 22. */
export const POTION_LIMIT = 4;
