/** The parts of the tool. A fight between witchers has no odds: only their cards know what they will do. */
export const VIEWS = ['set-up', 'fight', 'odds'] as const;
export const DUEL_VIEWS = ['set-up', 'fight'] as const;
export type View = (typeof VIEWS)[number];
