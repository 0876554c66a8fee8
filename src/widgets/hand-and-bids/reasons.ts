import type { AuctionReason } from '../../engine/card-game/bidding/auction.ts';
import type { BidReason } from '../../engine/card-game/bidding/bids.ts';
import type { TakingWay } from '../../engine/card-game/fighting/one-more.ts';
import type { TechniqueReason } from '../../engine/card-game/fighting/technique.ts';
import type { EndReason, TurnEndStep } from '../../engine/card-game/sheets/table-sheet.ts';
import type { OrderReason, PileReason } from '../../engine/card-game/turn/characters.ts';
import type { DominationReason, FallStep } from '../../engine/card-game/turn/domination.ts';
import type { WinnerReason } from '../../engine/card-game/turn/game-end.ts';

/** The reasons that the engine gives, by what they are about. */
export type ReasonCodes = {
  readonly technique: TechniqueReason;
  readonly take: TakingWay;
  readonly bid: BidReason | 'rival-bounds';
  readonly auction: AuctionReason;
  readonly turn: OrderReason | PileReason | TurnEndStep;
  readonly row: DominationReason | FallStep;
  readonly end: EndReason | WinnerReason;
  /** What only the components show. */
  readonly open: 'aspect-strength' | 'taker-classes';
};
export type PerReason<T> = {
  readonly [Group in keyof ReasonCodes]: Readonly<Record<ReasonCodes[Group], T>>;
};
