import type { Enemy } from './verdict.ts';

export const KNOWN_ENEMIES = ['flatterer', 'striga', 'mage', 'centipede', 'kikimore'] as const;
export type KnownEnemy = (typeof KNOWN_ENEMIES)[number];

/** `print`: the book names the figures. `derived`: they follow from a worked example. `preview`: one report, no book. */
export type Confidence = 'print' | 'derived' | 'preview';

/** The few enemies whose stats any source gives; all others are on their tokens and cards only. */
export const ENEMIES: Readonly<
  Record<KnownEnemy, { readonly enemy: Enemy; readonly confidence: Confidence }>
> = {
  // At most these: 4 swords and 2 shields were enough (DE p. 7).
  flatterer: { enemy: { kind: 'monster', sword: 4, shield: 2 }, confidence: 'derived' },
  // Its sword stat is not given (EN p. 3).
  striga: { enemy: { kind: 'monster', shield: 5 }, confidence: 'print' },
  // The figures of both quests are printed, which is which follows from their order (DE p. 3 and 4).
  mage: { enemy: { kind: 'main-quest', sword: 4, shield: 3 }, confidence: 'derived' },
  centipede: { enemy: { kind: 'main-quest', sword: 3, shield: 3 }, confidence: 'derived' },
  // A report on the publisher's preview of 2014.
  kikimore: { enemy: { kind: 'monster', sword: 4, shield: 2 }, confidence: 'preview' },
};
