import type { BlowReason } from '../../engine/adventure-game/battle/battle-sheet.ts';
import type { SpendingReason } from '../../engine/adventure-game/spending/spending.ts';
import type { VerdictReason } from '../../engine/adventure-game/enemy/verdict.ts';
import type { WoundReason } from '../../engine/adventure-game/hero/wounds.ts';

/** Reasons of the engine, and what the page shows without any: the total of a roll, the check of a die, rerolls. */
export type BattleReason =
  'total' | 'one-blank' | 'reroll' | SpendingReason | VerdictReason | BlowReason | WoundReason;
