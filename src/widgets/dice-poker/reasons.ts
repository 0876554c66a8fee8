import type { ComparisonReason } from '../../engine/old-world/poker/dice-poker.ts';
import type { RerollReason } from '../../engine/old-world/poker/poker-rerolls.ts';
import type { BarReason, FightReason, GoldReason } from '../../engine/old-world/poker/poker-game.ts';

export type DicePokerReason = ComparisonReason | BarReason | GoldReason | FightReason | RerollReason;
