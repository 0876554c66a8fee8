/** Trophies before a fight, as keys. */
export const SPACE_NAMES = ['0', '1', '2', '3'] as const;
