import { printed, reading, type Reason } from '../../reasons.ts';

/** How many Monsters of one player end the game (Object of the Game, with the note on longer play). */
export const GAME_LENGTHS = { standard: 4, long: 5 } as const;
export type GameLength = keyof typeof GAME_LENGTHS;

export type Standing<P> = {
  readonly player: P;
  /** Fame Points of each Monster killed. */
  readonly monsters: readonly number[];
  /** Fame Points from Event Cards. */
  readonly events: number;
  /** Value of the Gold Tokens. "Most Gold" does not say value or number: value is our reading. */
  readonly gold: number;
};

export const WINNER_REASONS = ['most-fame', 'best-monster', 'most-gold', 'still-tied'] as const;
export type WinnerReason = (typeof WINNER_REASONS)[number];

export type GameResult<P> = {
  /** Several when the rules leave it unresolved. */
  readonly winners: readonly P[];
  /** The criteria that were asked, the deciding one last. */
  readonly reasons: readonly Reason<WinnerReason>[];
};

/** Whether the game ends with this turn; the rest of the turn is still played. */
export const endsGame = (monstersKilled: readonly number[], length: GameLength): boolean =>
  monstersKilled.some((count) => count >= GAME_LENGTHS[length]);

export const fame = ({ monsters, events }: Standing<unknown>): number =>
  monsters.reduce((sum, points) => sum + points, events);

/** Who wins (Ending the Game). Ending it is worth nothing by itself. */
export function decideWinner<P>(standings: readonly Standing<P>[]): GameResult<P> {
  const criteria: readonly [Reason<WinnerReason>, (standing: Standing<P>) => number][] = [
    [printed('most-fame'), fame],
    // That each player's single best monster is meant is our reading.
    [reading('best-monster'), ({ monsters }) => Math.max(0, ...monsters)],
    [reading('most-gold'), ({ gold }) => gold],
  ];
  const reasons: Reason<WinnerReason>[] = [];
  let leaders = standings;
  for (const [reason, measure] of criteria) {
    const most = Math.max(...leaders.map(measure));
    leaders = leaders.filter((standing) => measure(standing) === most);
    reasons.push(reason);
    if (leaders.length <= 1) break;
  }
  const tied = leaders.length > 1 ? [reading('still-tied')] : [];
  return { winners: leaders.map(({ player }) => player), reasons: [...reasons, ...tied] };
}
