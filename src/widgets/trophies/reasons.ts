import type { BarReason, StepReason, Trophy } from '../../engine/old-world/game/trophy-sheet.ts';

/** The kinds of trophies, what a trophy does, what bars one, and what is said beside them. */
export type TrophiesReason =
  | Trophy['kind']
  | StepReason
  | Exclude<BarReason, 'game-over'>
  | 'hand-into-deck'
  | 'one-short'
  | 'four-trophies'
  | 'attacker-only'
  | 'level-five'
  | 'solo-goal'
  | 'driven-away'
  | 'solo-rating';
