/** Who may reroll, in the order of play. */

import { printed, type Reason } from '../../reasons.ts';
import type { Seat } from './dice-poker.ts';
import type { PokerMode } from './dice-poker-table.ts';

export const REROLL_REASONS = ['other-first', 'locals-first', 'active-last', 'solo-reroll'] as const;
export type RerollReason = (typeof REROLL_REASONS)[number];

/** A player's one reroll, and the rule that says when it comes. */
export type Reroll = Reason<RerollReason> & { readonly seat: Seat };

const ACTIVE_LAST: Reroll = { seat: 'active', ...printed('active-last') };

const REROLLS: Readonly<Record<PokerMode, readonly Reroll[]>> = {
  witcher: [{ seat: 'other', ...printed('other-first') }, ACTIVE_LAST],
  locals: [{ seat: 'other', ...printed('locals-first') }, ACTIVE_LAST],
  solo: [{ seat: 'active', ...printed('solo-reroll') }],
};

export const rerollsIn = (mode: PokerMode): readonly Reroll[] => REROLLS[mode];
