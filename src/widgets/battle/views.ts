/** The parts of the tool. */
export const VIEWS = ['rolled', 'before', 'dice', 'wounds'] as const;
export type View = (typeof VIEWS)[number];
