import { holding, type Permission, permission, printed, reading, type Reason } from '../../reasons.ts';
import type { PlayerCount } from '../vocabulary.ts';

/** The active player attacks (p. 20). */
export const FIGHTERS = ['attacker', 'defender'] as const;
export type Fighter = (typeof FIGHTERS)[number];

export const FIGHT_OBSTACLES = [
  'fought-this-turn',
  'elsewhere',
  'at-a-school',
  'closed-tavern',
  'played-poker-this-turn',
] as const;
export type FightObstacle = (typeof FIGHT_OBSTACLES)[number];

/** What bars a fight with a witcher, if it holds (p. 15): its clause, "entry#clause", as a reason. */
export const BARRING_CLAUSES: Readonly<Record<FightObstacle, Reason<string>>> = {
  'fought-this-turn': printed('phase-ii-fight-meditate-or-explore#one-fight'),
  elsewhere: printed('witcher-fight#where'),
  'at-a-school': printed('witcher-fight#not-at-schools'),
  'closed-tavern': printed('witcher-fight#tavern-bars'),
  'played-poker-this-turn': printed('dice-poker#no-fight'),
};

export const WINNER_REASONS = ['both-have-life', 'knocked-out', 'own-cards-ended-both'] as const;
export type WinnerReason = (typeof WINNER_REASONS)[number];

export type WitcherFightResult = {
  /** None while the fight goes on. */
  readonly winner: Fighter | undefined;
  readonly reasons: readonly Reason<WinnerReason>[];
};

/** Who has won, once the cards of `lastAction` are resolved. If both ran out, these cards win (p. 20). */
export function witcherFightResult(
  knockedOut: Readonly<Record<Fighter, boolean>>,
  lastAction: Fighter,
): WitcherFightResult {
  const [out, another] = FIGHTERS.filter((fighter) => knockedOut[fighter]);
  if (out === undefined) return { winner: undefined, reasons: [printed('both-have-life')] };
  if (another !== undefined) return { winner: lastAction, reasons: [printed('own-cards-ended-both')] };
  return { winner: out === 'attacker' ? 'defender' : 'attacker', reasons: [printed('knocked-out')] };
}

/** The gold beside a space of the trophy track: 1, 2 or 3 (p. 28). Which space shows which, only the board says. */
export const REPUTATION_GOLD = [1, 2, 3] as const;
export type ReputationGold = (typeof REPUTATION_GOLD)[number];

export const SETTLEMENT_REASONS = [
  'gold-by-losers-space',
  'gold-without-trophy',
  'witcher-trophy',
  'trophy-owned',
  'no-trophy-for-defender',
  'loser-takes-zero-cost-card',
  'attacker-draws-to-3',
  'attacker-draws-to-2',
  'defender-draws-4',
  'defender-draws-3',
  'tavern-closes',
] as const;
export type SettlementReason = (typeof SETTLEMENT_REASONS)[number];

export type WitcherFightEnd = {
  readonly winner: Fighter;
  /** As the loser's space of the trophy track shows. */
  readonly loserSpaceGold: ReputationGold;
  /** Whether the attacker already has a trophy of this defender. */
  readonly trophyOwned: boolean;
};

export type WitcherFightSettlement = {
  readonly winner: Fighter;
  readonly winnerGold: ReputationGold;
  /** The attacker's: one step up the trophy track, with fatigue. */
  readonly trophy: boolean;
  readonly zeroCostCard: Fighter;
  /** The attacker draws in Phase III up to this hand. */
  readonly attackerDrawsTo: 2 | 3;
  /** The defender draws at once. */
  readonly defenderDraws: 3 | 4;
  readonly reasons: readonly Reason<SettlementReason>[];
};

/** What a finished witcher fight brings (p. 27–28); the closed tavern token moves to its location (p. 20). */
export function settleWitcherFight({
  winner,
  loserSpaceGold,
  trophyOwned,
}: WitcherFightEnd): WitcherFightSettlement {
  const won = winner === 'attacker';
  return {
    winner,
    winnerGold: loserSpaceGold,
    trophy: won && !trophyOwned,
    zeroCostCard: won ? 'defender' : 'attacker',
    attackerDrawsTo: won ? 3 : 2,
    defenderDraws: won ? 3 : 4,
    reasons: holding(
      [won && !trophyOwned, printed('witcher-trophy')],
      [won && trophyOwned, printed('trophy-owned')],
      [!won, printed('no-trophy-for-defender')],
      // "Skip all steps below" stands under the trophy: that the gold remains is our reading.
      [true, won && trophyOwned ? reading('gold-without-trophy') : printed('gold-by-losers-space')],
      [true, printed('loser-takes-zero-cost-card')],
      [won, printed('defender-draws-3')],
      [won, printed('attacker-draws-to-3')],
      [!won, printed('defender-draws-4')],
      [!won, printed('attacker-draws-to-2')],
      [true, printed('tavern-closes')],
    ),
  };
}

const WAGER_STAKE = 1;

/** Whether those who do not fight may wager 1 gold before a witcher fight (p. 21). */
export const mayWager = (players: PlayerCount): Permission<'too-few-players'> =>
  permission([players < 3, printed('too-few-players')]);

export const WAGER_REASONS = ['stake-back', 'as-much-as-winner', 'stake-lost'] as const;
export type WagerReason = (typeof WAGER_REASONS)[number];

/** The clause of what bars a wager and of what it brings, "entry#clause". */
export const WAGER_CLAUSES: Readonly<Record<'too-few-players' | WagerReason, string>> = {
  'too-few-players': 'wagers#two-players',
  'stake-back': 'wagers#payout',
  'as-much-as-winner': 'wagers#payout',
  'stake-lost': 'wagers#lost',
};

export type WagerReturn = { readonly gold: number; readonly reasons: readonly Reason<WagerReason>[] };

/** What comes back from the bank: the stake and as much gold as the winner gains, or nothing (p. 28). */
export const wagerReturn = (
  on: Fighter,
  { winner, winnerGold }: Pick<WitcherFightSettlement, 'winner' | 'winnerGold'>,
): WagerReturn =>
  on === winner
    ? { gold: WAGER_STAKE + winnerGold, reasons: [printed('stake-back'), printed('as-much-as-winner')] }
    : { gold: 0, reasons: [printed('stake-lost')] };
