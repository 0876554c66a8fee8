import type { EndingReason, LineReason, StepReason } from '../../engine/adventure-game/hero/points-sheet.ts';
import type { WinnerReason } from '../../engine/adventure-game/hero/victory.ts';

/** `rest-lapses`: points stop at 0, and our reading is that the rest of a loss is forgotten. */
export type PointsReason = LineReason | StepReason | EndingReason | WinnerReason | 'rest-lapses';
