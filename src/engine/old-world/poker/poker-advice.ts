/** Which dice to keep in a game as it lies on the table. */

import type { Distribution } from '../../odds.ts';
import type { HandRank, Seat } from './dice-poker.ts';
import { isHand, type Table } from './dice-poker-table.ts';
import { keepRanks, type RatedKeep, rateActiveKeeps, rateOtherKeeps, rateSoloKeeps } from './poker-odds.ts';
import { at } from './poker-rolls.ts';

export type Advice = {
  /** Every different keep, best first: by the chance to win, alone by the mean payout. */
  readonly keeps: readonly RatedKeep[];
  /** What the best keep ends as, from worst to best. */
  readonly ranks: Distribution<HandRank>;
};

/** What a player should keep; nothing while dice are missing. */
export function adviseReroll(table: Table, seat: Seat): Advice | undefined {
  const keeps = rateKeeps(table, seat);
  return keeps && { keeps, ranks: keepRanks(at(keeps, 0).keep) };
}

function rateKeeps({ active, other, mode, ties }: Table, seat: Seat): readonly RatedKeep[] | undefined {
  if (!isHand(active)) return undefined;
  if (mode === 'solo') return rateSoloKeeps(active);
  if (!isHand(other)) return undefined;
  return seat === 'active' ? rateActiveKeeps(active, other, ties) : rateOtherKeeps(other, active, ties);
}
