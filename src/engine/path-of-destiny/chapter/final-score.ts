import { printed, reading, type Reason } from '../../reasons.ts';

export type FinalSheet = {
  /** Victory Points after the award of the third Chapter. */
  readonly victory: number;
  readonly sideQuest: number;
  /** Points printed at the last spot of the golden marker; none if it never entered the track. */
  readonly golden: number | undefined;
  /** Points of the Tale's own conditions. */
  readonly tale: number;
};

/** Final scoring, in the order of the book (p. 19). */
export const finalScore = ({ victory, sideQuest, golden, tale }: FinalSheet): number =>
  victory + sideQuest + (golden ?? 0) + tale;

export type Finalist<P> = { readonly player: P; readonly score: number };

export const WINNER_REASONS = ['most-victory-points', 'higher-initiative', 'solo-winner'] as const;
export type WinnerReason = (typeof WINNER_REASONS)[number];

export type Winner<P> = {
  readonly player: P;
  /** Whether others have as many points. */
  readonly isTie: boolean;
  readonly reasons: readonly Reason<WinnerReason>[];
};

/**
 * Who wins (p. 19). The players are in Initiative order, top first; no players, no winner. That a solo game is won in
 * the same way, no page says.
 */
export function decideWinner<P>(
  initiative: readonly Finalist<P>[],
  mode: 'players' | 'solo' = 'players',
): Winner<P> | undefined {
  const most = Math.max(...initiative.map(({ score }) => score));
  const [first, ...equal] = initiative.filter(({ score }) => score === most);
  if (first === undefined) return undefined;
  const reasons: readonly Reason<WinnerReason>[] =
    mode === 'solo'
      ? [reading('solo-winner')]
      : [printed('most-victory-points'), ...(equal.length > 0 ? [printed('higher-initiative')] : [])];
  return { player: first.player, isTie: equal.length > 0, reasons };
}
