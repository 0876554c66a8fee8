/**
 * A game of dice poker in Old World as it lies on the table: who takes part, who wins, which gold moves, and whether it
 * may be played at all (rulebook p. 13–15, alone p. 33, with the locals p. 35).
 */

import { printed, reading, type Reason } from '../../reasons.ts';
import {
  type Comparison,
  compare,
  type Hand,
  type HandRank,
  rank,
  type Seat,
  SEATS,
  TIE_READINGS,
  type TieReading,
} from './dice-poker.ts';
import { isHand, type PokerMode, SAID_BARS, type SaidBar, type Table } from './dice-poker-table.ts';

/** What a player puts into the pool (p. 14, 33, 35). */
export const STAKE = 1;
/** What the winner takes: two stakes and one gold of the bank (p. 14), or one stake and two of the bank (p. 35). */
const POOL = 3;

/** The Solo-Help Card (p. 33). It has no row for "nothing", which pays nothing by our reading. */
const SOLO_PAYOUTS: Readonly<Record<HandRank, number>> = {
  nothing: 0,
  pair: 0,
  'two-pairs': 1,
  'three-of-a-kind': 2,
  'five-high-straight': 3,
  'six-high-straight': 3,
  'full-house': 4,
  'four-of-a-kind': 5,
  'five-of-a-kind': 6,
};

/** What a result pays when playing alone, before the stake is taken off. */
export const soloPayout = (result: HandRank): number => SOLO_PAYOUTS[result];

/** Whose dice a game needs. Alone there is nobody to beat. */
export const seatsIn = (mode: PokerMode): readonly Seat[] => (mode === 'solo' ? ['active'] : SEATS);

/** Why a game may not be played; the rules for each mode stand in different places. */
export type BarReason = `${PokerMode}-${Exclude<SaidBar, 'other-no-gold'>}` | 'witcher-other-no-gold';
export type StandingBar = Reason<BarReason> & { readonly bar: SaidBar };

/** Which of the things said against a game count in its mode. With an empty list it may be played. */
export const barsAgainst = ({ mode, bars }: Pick<Table, 'mode' | 'bars'>): readonly StandingBar[] =>
  barsIn(mode).filter(({ bar }) => bars.includes(bar));

/**
 * Everything that a player may have to say against a game of this mode. Without another witcher the book names the
 * stake, but not that one has to own it; alone it does not say either that the game is a location's action.
 */
export function barsIn(mode: PokerMode): readonly StandingBar[] {
  return SAID_BARS.filter((bar) => mode === 'witcher' || bar !== 'other-no-gold').map((bar) => {
    const reason = `${mode}-${bar}` as BarReason;
    return { bar, ...(mode === 'solo' || reason === 'locals-no-gold' ? reading(reason) : printed(reason)) };
  });
}

export const GOLD_REASONS = ['witcher-pool', 'locals-pool', 'solo-reward', 'solo-nothing'] as const;
export type GoldReason = (typeof GOLD_REASONS)[number];

export type Gain = {
  readonly seat: Seat;
  /** What the player takes at the end. */
  readonly payout: number;
  /** The same less the stake. */
  readonly gain: number;
};

/** The gold of everybody who has put some in. A player who rolls for the locals has not. */
export type Gains = Reason<GoldReason> & { readonly gold: readonly Gain[] };

/** What a game ends with. Alone, no hand is compared. */
export type Outcome = { readonly comparison?: Comparison; readonly gains: Gains };

/** How a game ends with the dice as they lie; none while dice are missing. */
export function findOutcome({ active, other, mode, ties }: Table): Outcome | undefined {
  if (!isHand(active)) return undefined;
  if (mode === 'solo') return { gains: gainsAlone(active) };
  if (!isHand(other)) return undefined;
  const comparison = compare(active, other, ties);
  const gainOf = (seat: Seat): Gain => makeGain(seat, comparison.winner === seat ? POOL : 0);
  const gains: Gains =
    mode === 'witcher'
      ? { ...printed('witcher-pool'), gold: SEATS.map(gainOf) }
      : { ...printed('locals-pool'), gold: [gainOf('active')] };
  return { comparison, gains };
}

function gainsAlone(hand: Hand): Gains {
  const result = rank(hand).rank;
  return {
    ...(result === 'nothing' ? reading('solo-nothing') : printed('solo-reward')),
    gold: [makeGain('active', soloPayout(result))],
  };
}

/** The stake is gone in any case. */
const makeGain = (seat: Seat, payout: number): Gain => ({ seat, payout, gain: payout - STAKE });

export const FIGHT_REASONS = ['no-fight', 'fight-stays-free'] as const;
export type FightReason = (typeof FIGHT_REASONS)[number];

/** What this game, or the one before it, means for a fight later in the turn; alone there is no witcher to fight. */
export function fightAfter(table: Table): Reason<FightReason> | undefined {
  const bars = barsAgainst(table);
  const isPlayed = bars.length === 0 && findOutcome(table) !== undefined;
  const wasPlayed = bars.some(({ bar }) => bar === 'already-played');
  if (table.mode === 'solo' || !(isPlayed || wasPlayed)) return undefined;
  return table.mode === 'witcher' ? printed('no-fight') : reading('fight-stays-free');
}

/** The readings by which the same dice have another winner. */
export function tiesThatMatter(table: Table): readonly TieReading[] {
  const winnerBy = (ties: TieReading): Seat | undefined =>
    findOutcome({ ...table, ties })?.comparison?.winner;
  return TIE_READINGS.filter((ties) => winnerBy(ties) !== winnerBy(table.ties));
}
